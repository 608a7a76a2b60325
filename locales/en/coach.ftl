# The coach's reasons: one sentence for a move, in which every number is computed from what the player sees.
# The program begins each with a capital letter.
#   $card, $card_object   the card that the move plays, as subject and as object ("your blue 12")
#   $other, $other_object another card of the hand
#   $more                 $need and two more

coach-card-B = your blue { $value }
    .object = your blue { $value }
coach-card-G = your green { $value }
    .object = your green { $value }
coach-card-R = your red { $value }
    .object = your red { $value }
coach-card-Y = your yellow { $value }
    .object = your yellow { $value }
coach-card-P = your purple { $value }
    .object = your purple { $value }
coach-card-W = your Wizard
    .object = your Wizard
coach-card-F = your Fool
    .object = your Fool
coach-card-shapeshifter = your Shapeshifter
    .object = your Shapeshifter
coach-card-dragon = your Dragon
    .object = your Dragon
coach-card-fairy = your Fairy
    .object = your Fairy
coach-card-bomb = your Bomb
    .object = your Bomb
coach-card-juggler = your Juggler
    .object = your Juggler
coach-card-cloud = your Cloud
    .object = your Cloud
coach-as-W = { $card } as a Wizard
    .object = { $card } as a Wizard
coach-as-F = { $card } as a Fool
    .object = { $card } as a Fool
coach-as-B = { $card } as blue { $value }
    .object = { $card } as blue { $value }
coach-as-G = { $card } as green { $value }
    .object = { $card } as green { $value }
coach-as-R = { $card } as red { $value }
    .object = { $card } as red { $value }
coach-as-Y = { $card } as yellow { $value }
    .object = { $card } as yellow { $value }

coach-goal = { $goal ->
    [none] you need no more tricks
    [over] you have { $need ->
        [one] one trick
       *[other] { $need } tricks
    } too many
    [all] you need every trick that is left
    [short] you need { $need } tricks, and only { $left } { $left ->
        [one] is
       *[other] are
    } left
    [either] with the Cloud you need { $need ->
        [0] none
       *[other] { $need }
    } or { $more } of the { $left } tricks left
   *[some] you need { $need ->
        [one] one
       *[other] { $need }
    } of the { $left } tricks left
}
coach-seals = { $goal ->
    [none] you have no seal left to give back
    [magician] with the Magician you give back no seals
    [all] you need every trick that is left
    [short] you have { $seals } seals to give back, and only { $left } { $left ->
        [one] trick is
       *[other] tricks are
    } left
   *[some] you have { $seals ->
        [one] one seal
       *[other] { $seals } seals
    } to give back in { $left } tricks
}
coach-often = { $times ->
    [0] in hardly any deal that fits what you have seen
   *[other] { $of ->
        [1] in nearly every deal that fits what you have seen
       *[other] in { $times } of { $of } deals that fit what you have seen
    }
}
coach-rounds = { $times ->
    [0] in hardly any round
   *[other] { $of ->
        [1] in nearly every round
       *[other] in { $times } of { $of } rounds
    }
}
coach-best-rounds = { $best_times ->
    [0] in hardly any
   *[other] { $best_of ->
        [1] in nearly every one
       *[other] in { $best_times } of { $best_of }
    }
}
coach-beaters = { $beaters ->
    [0] nothing that is still out would beat it
    [one] only one card that is still out would beat it
   *[other] { $beaters } cards that are still out would beat it
}
coach-few = { $beaters ->
    [0] nothing that is still out would beat it
    [one] only one card that is still out would beat it
   *[other] only { $beaters } cards that are still out would beat it
}
coach-threat = { $threat ->
    [wizards] { $out ->
        [one] one Wizard is still out
       *[other] { $out } Wizards are still out
    }
    [trumps] { $out ->
        [one] one trump is still out
       *[other] { $out } trumps are still out
    }
    [higher] { $out ->
        [one] one higher card of the suit is still out
       *[other] { $out } higher cards of the suit are still out
    }
   *[cards] { $out ->
        [one] one card that would beat this one is still out
       *[other] { $out } cards that would beat this one are still out
    }
}

why-only-move = It is the only move that the rules allow.
why-ahead = On average it brings { $points } points more than any other move.
why-behind = On average it brings { $points } points less than the best move.
why-ahead-penalty = On average it costs { $points } penalty points less than any other move.
why-behind-penalty = On average it costs { $points } penalty points more than the best move.
why-even = It is as good as the best move.
why-takes = { coach-goal }; { $card } takes this one { coach-often }.
why-takes-against = { coach-threat }; { $card } takes this trick { coach-often }.
why-takes-sure = { coach-goal }; { $card } takes this one for certain.
why-loses = { coach-goal }; { $card } loses this one { coach-often }.
why-loses-sure = { coach-goal }; { $card } loses this one for certain.
why-sheds = { coach-goal }; get rid of { $card_object }: { coach-few }.
why-keeps-danger = { coach-goal }, and would be left with { $other_object }: { coach-few }.
why-saves = { coach-goal }; { $card } goes now and { $other } later: { coach-few }.
why-as-often = { $card } takes this trick hardly more often than { $other }, and is the stronger card to keep.
why-too-many = With this card the bot expects too many tricks { coach-rounds }; with the best one, { $other_object }, { coach-best-rounds }.
why-too-few = With this card the bot expects too few tricks { coach-rounds }; with the best one, { $other_object }, { coach-best-rounds }.
why-keep = { coach-goal }; better keep { $card_object }: { coach-few }.
why-bomb = { coach-goal }; with the Bomb nobody takes this one.
why-bombed = Nobody takes a trick with the Bomb in it, so { $card } can go: { coach-beaters }.
why-cloud = Whoever takes the Cloud must change their bid by one; { $card } takes it { coach-often }.
why-unseen = You can't see your card; it takes the trick { coach-often }.
why-bid = This hand should take { $tricks } tricks on average, and exactly { $bid } { coach-rounds }.
why-bid-last = This hand should take { $tricks } tricks on average; with { $bid }, all bids add up to { $sum } for { $cards ->
    [one] one trick
   *[other] { $cards } tricks
}.
why-bid-forbidden = { $forbidden } would fit best, but the bids must not add up to { $cards }.
why-bid-low = With a bid of { $bid } the bot expects more tricks than that { coach-rounds }.
why-bid-high = With a bid of { $bid } the bot expects fewer tricks than that { coach-rounds }.
why-trump = { $count ->
    [one] You hold one { $suit } card, the { $value }.
   *[other] You hold { $count } { $suit } cards, the highest of them the { $value }.
}
why-trump-fewer = { $count ->
    [0] You hold no { $suit } card, but { $most ->
        [one] one { $best } one
       *[other] { $most } { $best } ones
    }.
    [one] You hold one { $suit } card, but { $most } { $best } ones.
   *[other] You hold { $count } { $suit } cards, but { $most } { $best } ones.
}
why-trump-lower = Your highest { $suit } card is the { $value }, your highest { $best } one the { $top }.
why-trump-none = { $count ->
    [0] Without trump no suit counts more than another, and you hold no card of any suit.
    [one] Without trump no suit counts more than another, and you hold no more than one card of any suit.
   *[other] Without trump no suit counts more than another, and you hold no more than { $count } cards of any suit.
}
why-pass = { coach-goal }; { $beaters ->
    [0] nothing that is still out would beat { $card_object }
    [one] only one card that is still out would beat { $card_object }
   *[other] { $beaters } cards that are still out would beat { $card_object }
}.
why-pass-bomb = { coach-goal }; nobody takes a trick with your Bomb in it.
why-change-met = Then your bid of { $bid } is met.
why-change-off = Then you have bid { $bid } and won { $won }.
why-seal = Played well, you take { $tricks } tricks on average that { $seal_object } fits, and have { $held ->
    [0] no such seal yet
    [one] one such seal
   *[other] { $held } such seals
}.
why-seal-from = Played well, you take { $tricks } tricks on average that { $seal_object } fits; { $seat } gets a white one for it.
why-done = Played well, you take { $tricks } tricks on average, and have { $held ->
    [0] no seal
    [one] one seal
   *[other] { $held } seals
}.
why-magician = With the Magician you need no seals; the others take { $black } black ones on average, and each of them spares you a point, down to 0.
why-pays = { coach-seals }; { $card } takes this one, and a seal fits, { coach-often }.
why-pays-against = { coach-threat }; { $card } takes this trick, and a seal fits, { coach-often }.
why-pays-black = { $card } takes this trick, and no seal of yours fits, { coach-often }.
why-ducks = { coach-seals }; { $card } loses this trick { coach-often }.
why-ducks-sure = { coach-seals }; { $card } loses this trick for certain.
why-strong-kept = { coach-seals }; it keeps { $other_object }: { coach-few }.
why-strong-gone = { coach-seals }; get rid of { $card_object }: { coach-few }.
why-strong-lost = { coach-seals }; better keep { $card_object }: { coach-few }.
why-return = Of this suit you have { $held ->
    [one] one seal
   *[other] { $held } seals
} and { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
} left.
why-return-white = { $count ->
    [one] You have one white seal: it fits every trick, and costs 4 points if it is left.
   *[other] You have { $count } white seals: they fit every trick, and cost 4 points each if they are left.
}

# The coach's reasons: one sentence for a move, in which every number is computed from what the player sees.
# The program begins each with a capital letter.
#   $card, $card_object   the card that the move plays, as subject and as object ("your blue 12")
#   $other, $other_object another card of the hand

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
coach-as-W = { $card } (a Wizard)
    .object = { $card } (a Wizard)
coach-as-F = { $card } (a Fool)
    .object = { $card } (a Fool)
coach-as-B = { $card } (blue { $value })
    .object = { $card } (blue { $value })
coach-as-G = { $card } (green { $value })
    .object = { $card } (green { $value })
coach-as-R = { $card } (red { $value })
    .object = { $card } (red { $value })
coach-as-Y = { $card } (yellow { $value })
    .object = { $card } (yellow { $value })

coach-often = { $times ->
    [0] in hardly any deal
   *[other] { $of ->
        [1] in nearly every deal
       *[other] in { $times } of { $of } deals
    }
}
coach-rounds = { $times ->
    [0] in hardly any round
   *[other] { $of ->
        [1] in nearly every round
       *[other] in { $times } of { $of } rounds
    }
}
coach-few = { $beaters ->
    [0] no card still out beats it
    [one] only one card out beats it
   *[other] only { $beaters } cards out beat it
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
        [one] one higher card is still out
       *[other] { $out } higher cards are still out
    }
   *[cards] { $out ->
        [one] one stronger card is still out
       *[other] { $out } stronger cards are still out
    }
}

why-only-move = It is the only move that the rules allow.
why-ahead = On average it brings { $points } points more than any other move.
why-behind = On average it brings { $points } points less than the best move.
why-ahead-penalty = On average it costs { $points } penalty points less than any other move.
why-behind-penalty = On average it costs { $points } penalty points more than the best move.
why-even = No other move is clearly better.
why-takes = { $card } takes this trick { coach-often }.
why-takes-against = { coach-threat }; your card wins { coach-often }.
why-takes-sure = { $card } takes this trick for certain.
why-loses = { $card } loses this trick { coach-often }.
why-loses-sure = { $card } loses this trick for certain.
why-sheds = Get rid of { $card_object }: { coach-few }.
why-keeps-danger = This leaves you { $other_object }: { coach-few }.
why-saves = Save { $other_object } for later: { coach-few }.
why-as-often = { $card } wins hardly more often than { $other }.
why-too-many = This brings too many tricks { coach-rounds }.
why-too-few = This brings too few tricks { coach-rounds }.
why-keep = Better keep { $card_object }: { coach-few }.
why-bomb = With the Bomb nobody takes this trick.
why-bombed = { $card } can go: the Bomb leaves this trick to nobody.
why-cloud = This gets you the Cloud { coach-often }.
why-unseen = Your unseen card takes this trick { coach-often }.
why-bid = { $tricks } tricks on average, and exactly { $bid } { coach-rounds }.
why-bid-last = With { $bid }, all bids add up to { $sum } for { $cards ->
    [one] one trick
   *[other] { $cards } tricks
}.
why-bid-forbidden = { $forbidden } would fit best, but the bids must not make { $cards }.
why-bid-low = You take more than { $bid } { coach-rounds }.
why-bid-high = You take fewer than { $bid } { coach-rounds }.
why-trump = { $count ->
    [one] You hold one { $suit } card, the { $value }.
   *[other] You hold { $count } { $suit } cards, the highest is the { $value }.
}
why-trump-fewer = { $count ->
    [0] You hold no { $suit } card, but { $most ->
        [one] one { $best } one
       *[other] { $most } { $best } ones
    }.
    [one] You hold one { $suit } card, but { $most } { $best } ones.
   *[other] You hold { $count } { $suit } cards, but { $most } { $best } ones.
}
why-trump-lower = Your highest { $suit } card is the { $value }, your highest { $best } the { $top }.
why-trump-none = { $count ->
    [0] You hold no card of any suit.
    [one] You hold no more than one card of any suit.
   *[other] You hold no more than { $count } cards of any suit.
}
why-pass = { $beaters ->
    [0] No card still out beats { $card_object }
    [one] Only one card out beats { $card_object }
   *[other] { $beaters } cards still out beat { $card_object }
}.
why-pass-bomb = Nobody takes a trick with your Bomb in it.
why-change-met = Then your bid of { $bid } is met.
why-change-off = Then you have bid { $bid } and won { $won }.
why-seal = On average { $seal_object } fits { $tricks } of your tricks; you have { $held ->
    [0] none
   *[other] { $held }
}.
why-seal-from = On average { $seal_object } fits { $tricks } tricks; { $seat } gets a white one.
why-done = On average you take { $tricks } tricks, and have { $held ->
    [0] no seal
    [one] one seal
   *[other] { $held } seals
}.
why-magician = On average the others’ black seals save you { $black } points.
why-pays = { $card } wins with a fitting seal { coach-often }.
why-pays-against = { $card } wins with a fitting seal { coach-often }.
why-pays-black = { $card } wins without a fitting seal { coach-often }.
why-ducks = { $card } loses this trick { coach-often }.
why-ducks-sure = { $card } loses this trick for certain.
why-strong-kept = This keeps { $other_object }: { coach-few }.
why-strong-gone = Get rid of { $card_object }: { coach-few }.
why-strong-lost = Better keep { $card_object }: { coach-few }.
why-return = Of this colour you have { $held ->
    [one] one seal
   *[other] { $held } seals
} and { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
} left.
why-return-white = { $count ->
    [one] Your white seal fits every trick, but costs 4 points if left.
   *[other] Your { $count } white seals fit every trick, but cost 4 points each if left.
}

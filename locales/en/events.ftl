# The events of a game, one sentence each. $you is "yes" if the event is about the player at this terminal.

event-round-dealt = { $you ->
    [yes] Round { $round } of { $rounds }: you deal.
   *[no] Round { $round } of { $rounds }: { $player } deals.
}
event-cards-dealt = { $cards ->
    [one] Everyone gets one card.
   *[other] Everyone gets { $cards } cards.
}
event-cards-unseen = You see everybody’s card but your own.
event-card-turned = Turned up: { $card }.
event-werewolf-exchanged = { $you ->
    [yes] You exchange the Werewolf for { $card }.
   *[no] { $player } exchanges the Werewolf for { $card }.
}
event-trump-set = Trump is { $suit }.
event-trump-set-none = There is no trump in this round.
event-trump-named = { $you ->
    [yes] You name { $suit } as trump.
   *[no] { $player } names { $suit } as trump.
}
event-trump-named-none = { $you ->
    [yes] You choose to play without trump.
   *[no] { $player } chooses to play without trump.
}
event-bid-made = { $you ->
    [yes] You bid { $tricks }.
   *[no] { $player } bids { $tricks }.
}
event-bid-made-hidden = { $player } has bid.
event-bids-shown = The bids: { $bids }.
event-bids-shown-one = { $you ->
    [yes] you { $tricks }
   *[no] { $player } { $tricks }
}
event-card-played = { $you ->
    [yes] You play { $card }.
   *[no] { $player } plays { $card }.
}
event-trick-taken = { $you ->
    [yes] You take the trick.
   *[no] { $player } takes the trick.
}
event-trick-bombed = { $you ->
    [yes] Boom! Nobody gets the trick; you lead next.
   *[no] Boom! Nobody gets the trick; { $player } leads next.
}
event-card-laid-aside = You lay { $card } aside for { $left }.
event-card-laid-aside-hidden = { $player } has chosen a card to pass.
event-cards-passed = Everyone passes a card to the left.
event-cards-passed-received = { $player } passes you { $card }.
event-bid-changed-up = { $you ->
    [yes] The Cloud: you raise your bid by one.
   *[no] The Cloud: { $player } raises the bid by one.
}
event-bid-changed-down = { $you ->
    [yes] The Cloud: you lower your bid by one.
   *[no] The Cloud: { $player } lowers the bid by one.
}
event-seal-taken = { $you ->
    [yes] You take { $seal }.
   *[no] { $player } takes { $seal }.
}
event-seal-taken-from = { $you ->
    [yes] You take { $seal } from { $victim }, who gets a white one.
   *[no] { $player } takes { $seal } from { $victim }, who gets a white one.
}
event-seal-taken-from-you = { $player } takes { $seal } from you; you get a white one.
event-magician-taken = { $you ->
    [yes] You take the Black Magician.
   *[no] { $player } takes the Black Magician.
}
event-prediction-made = { $you ->
    [yes] Your prediction is complete.
   *[no] { $player }’s prediction is complete.
}
event-seal-returned = { $you ->
    [yes] You return { $seal }.
   *[no] { $player } returns { $seal }.
}
event-black-seal-taken = { $you ->
    [yes] You have no seal that fits and take a black one.
   *[no] { $player } has no seal that fits and takes a black one.
}
event-black-seal-spared = { $you ->
    [yes] You have no seal that fits, but no black one is left.
   *[no] { $player } has no seal that fits, but no black one is left.
}
event-round-scored = Round { $round } is over.
event-round-scored-wizard = { $you ->
    [yes] You bid { $bid } and took { $tricks }: { $points } points, { $total } in total.
   *[no] { $player } bid { $bid } and took { $tricks }: { $points } points, { $total } in total.
}
event-round-scored-extreme = { $you ->
    [yes] You get { $points ->
        [0] no penalty points
        [one] one penalty point
       *[other] { $points } penalty points
    }, { $total } in total.
   *[no] { $player } gets { $points ->
        [0] no penalty points
        [one] one penalty point
       *[other] { $points } penalty points
    }, { $total } in total.
}
event-game-over = { $you ->
    [yes] The game is over: you win!
   *[no] The game is over: { $player } wins.
}
event-game-over-shared = { $you ->
    [yes] The game is over: you share the win with { $players }.
   *[no] The game is over: { $players } share the win.
}

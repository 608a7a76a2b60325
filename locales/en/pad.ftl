# The score pad: what can't be, and why a file can't be read. Shown in the terminal and in the browser.

pad-kind-B = blue seals
pad-kind-G = green seals
pad-kind-R = red seals
pad-kind-Y = yellow seals
pad-kind-P = purple seals
pad-kind-white = white seals
pad-kind-black = black seals
pad-kind-coloured = coloured seals

pad-check-players-few = { $count ->
    [one] One player can’t play this game; it takes at least { $fewest }.
   *[other] { $count } players are too few; the game is for at least { $fewest }.
}
pad-check-players-many = { $count } players are too many; the game is for at most { $most }.
pad-check-specials-pair = The Dragon and the Fairy can only be played together.
pad-check-specials-mode = This variant is played without special cards.
pad-check-plus-minus-bidding = Plus/minus one is played only with open bids.
pad-check-cards-many = With { $cards } cards each there aren’t enough: there are only { $deck }.
pad-check-bid-high = { $player } has bid { $bid }, but there { $most ->
    [one] is only one trick.
   *[other] are only { $most } tricks.
}
pad-check-tricks-high = { $player } can’t have taken { $tricks } tricks: there { $most ->
    [one] is only one.
   *[other] are only { $most }.
}
pad-check-bids-even = The bids come to { $sum }, as many as there are tricks. { $player } bid last.
pad-check-bomb-absent = A trick was bombed, but the Bomb isn’t in your deck.
pad-check-bombs-many = There is only one Bomb, so { $bombed } tricks can’t have been bombed.
pad-check-tricks-sum = { $bombed ->
    [0] The tricks come to { $sum }
   *[other] The tricks come to { $sum } and { $bombed } bombed
}, but there { $cards ->
    [one] is only one.
   *[other] are { $cards }.
}
pad-check-cloud-absent = A bid was changed by the Cloud, but the Cloud isn’t in your deck.
pad-check-cloud-range = The Cloud would make { $player }’s bid { $bid }; it must lie between 0 and { $most }.
pad-check-cloud-trick = { $player } has no trick and so can’t have won the Cloud.
pad-check-seals-pool = { $count } { $kind } are out, but there are only { $most }.
pad-check-seals-many = { $player } has taken { $count } coloured seals; at most { $most } are allowed.
pad-check-take-none = More { $kind } were taken from { $player } than { $player } had.
pad-check-take-early = { $player } took from another player ({ $kind }), but the pool still had some.
pad-check-magician-seals = { $player } has the Black Magician and therefore no seals.
pad-check-tricks-many = { $tricks } tricks are written down; a round has { $most }.
pad-check-black-white = Trick { $trick }: { $player } took a black seal but had a white one, which fits every trick.
pad-check-back-nothing = Trick { $trick }: { $player } must give back a seal, or take a black one.
pad-check-back-none = Trick { $trick }: { $player } gave back a seal without having one ({ $kind }).
pad-check-left-more = { $player } can’t have { $count } { $kind } left, having had only { $most }.

pad-fault-not-text = This is not a text file.
pad-fault-not-json = This file is damaged or not a score pad: it can’t be read as JSON.
pad-fault-not-object = There must be an object here, not { $value }.
pad-fault-not-list = “{ $name }” must be a list.
pad-fault-not-pad = This is not a score pad of this game (it says { $value }).
pad-fault-newer = This pad was written by a newer version of foretell ({ $value }).
pad-fault-missing = “{ $name }” is missing.
pad-fault-unknown-key = “{ $name }” is not allowed here.
pad-fault-bad-value = “{ $name }” can’t be { $value }.
pad-fault-unknown-entry = There is no entry called { $value }.
pad-fault-wrong-game = An entry called { $value } belongs to the other game.
pad-fault-same-id = The id { $value } is used twice.
pad-fault-too-long = This file is too large for a score pad.
pad-fault-entry = Entry { $entry }: { $fault }
pad-fault-line = Line { $line }: { $fault }

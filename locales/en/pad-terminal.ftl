# The score pad line by line: foretell pad.

pad-command-help = help
pad-command-sheet = sheet
pad-command-undo = undo
pad-command-redo = redo
pad-command-fix = fix
pad-command-bomb = bomb
pad-command-cloud = cloud
pad-command-magician = magician
pad-command-left = left
pad-command-ok = ok
pad-command-join = join
pad-command-leave = leave
pad-command-dealer = dealer
pad-command-rounds = rounds
pad-command-quit = quit

pad-help = Answer with a number, or with several for the next players: 1 0 2. “mira 2” changes Mira’s number. “fix 3 mira 2 1”: in round 3 Mira bid 2 and took 1 (in Wizard Extreme the seals left: fix 3 mira r x). “cloud mira +”, “bomb 0”, “join jan average”, “leave jan”, “dealer jan”, “rounds 10”. Seals: b g r y p, w white, x black; a number counts coloured ones, 0 means none; “y<mira” takes a yellow one from Mira; m is the Magician. Commands: { $commands }.
pad-legend = Total points, tricks bid/taken; * marks the dealer.
pad-legend-extreme = Total points, seals (w white, x black), M the Black Magician; * marks the dealer.
pad-round = Round { $round } of { $rounds }, { $cards ->
    [one] one card
   *[other] { $cards } cards
} each. { $dealer } deals.
pad-trump = Trump is { $suit }.
pad-bids = The bids: { $bids }. That makes { $sum } for { $cards ->
    [one] one trick.
   *[other] { $cards } tricks.
}
pad-overrule = Type ok if you play it that way anyway.
pad-place = { $place }. { $player }: { $points }
pad-place-left = { $player } has left: { $points }
pad-check-round = Round { $round }: { $text }

pad-ask-names = Who is playing? Type the names clockwise, with commas; the first one deals.
pad-ask-over = The game is over. Type a correction, or quit.
pad-ask-bid = { $player } bids ({ $sum } of { $cards } so far)
pad-ask-bid-down = { $player } bids, and nobody looks
pad-ask-bid-again = { $player }: which bid is right? Or ok if you play it that way
pad-unseen = Hidden bids do not show while you type them.
pad-ask-say = Enter when the bids are right
pad-ask-tricks = { $player } took ({ $sum } of { $cards } so far)
pad-ask-tricks-again = { $player }: which number of tricks is right? Or ok if you play it that way
pad-ask-bomb = One trick is missing. Enter if it was bombed, or a correction
pad-ask-cloud = Whose bid does the Cloud change? For example: mira +. Enter if nobody’s
pad-ask-mend = A correction, or ok if you play it that way
pad-ask-end = Enter ends round { $round }
pad-ask-seals = { $player } predicts (such as rry, m for the Magician, 0 for none)
pad-ask-trick = Trick { $trick }: who took it, and which seal went back (mira r; mira x: took a black one; mira: none)? Or left
pad-ask-left = What does { $player } have left (such as r w x, 0 for nothing)?

pad-not-understood = I don’t understand that. Type ? for help.
pad-no-number = “{ $text }” is not a number from 0 to 99.
pad-no-player = Nobody here is called “{ $text }”.
pad-which-player = Several names begin with “{ $text }”.
pad-no-seal = “{ $text }” is not a seal here. There are { $suits }, w (white) and x (black).
pad-no-round = There is no round { $round } yet.
pad-too-many = { $most ->
    [one] Only one player is left to ask.
   *[other] Only { $most } players are left to ask.
}
pad-fix-how = Type the round, the player and the correct numbers, for example: fix 3 mira 2 1
pad-cloud-how = Type the player and + or -, for example: cloud mira +
pad-not-now = You can’t do that now.
pad-mend-first = Correct it first, or type ok if you play it that way.
pad-say-first = If the bids are right, press Enter first. To change one, type the name: mira 2. Or type all of them again.
pad-no-undo = There is nothing to undo.
pad-no-redo = There is nothing to redo.
pad-not-written = That was not saved. { $fault }
pad-unreadable = { $file } was not changed. { $fault }
pad-left = Goodbye! Everything is saved in { $file }.
pad-left-empty = Goodbye! Nothing was entered.
pad-is-record = { $file } is a game record, not a score pad. To read it: foretell show { $file }

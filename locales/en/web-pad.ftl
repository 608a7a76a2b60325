# The score pad for games with real cards.

web-pad = Score pad
web-pad-intro = For games with real cards: quicker than paper, and it knows the rules. Everything stays in this browser, and works without a net.
web-pad-new = New game
web-pad-all = All games
web-pad-running = Going on
web-pad-finished = Finished
web-pad-empty = Nothing written down yet. Begin a game, and it is kept here after every touch.
web-pad-statistics = Statistics
web-pad-import = Read in files
web-pad-export = Save all games
web-pad-thrown = The game lies in the bin.
web-pad-throw = Throw away: { $game }
web-pad-take-back = Take out of the bin: { $game }
web-pad-bin = { $count ->
    [one] One game in the bin, for 30 days
   *[other] { $count } games in the bin, for 30 days each
}
web-pad-import-new = { $file }: a game was added.
web-pad-import-known = { $file }: you have this game already. { $added ->
    [0] There was nothing new in it.
    [one] One entry was added.
   *[other] { $added } entries were added.
}
web-pad-import-bad = { $file } was not taken. { $fault }
web-pad-import-bad-game = { $file }: game { $number } was not taken. { $fault }
web-pad-import-rest = All your games are as they were.
web-pad-forgetful = This browser keeps nothing here. Save the game as a file before you close the page.
web-pad-unkept = What you wrote last could not be kept on this device. Save the game as a file, to be safe.
web-pad-damaged = This game can't be read any more.
web-pad-damaged-ones = Can't be read
web-pad-none = There is no such game in this browser.

web-pad-players = Players
web-pad-players-note = Clockwise, as you sit. The red card marks who deals first.
web-pad-add-name = Name
web-pad-add = Add
web-pad-known = Known from earlier games
web-pad-dealer = Dealer
web-pad-first-dealer = { $player } deals first
web-pad-up = { $player }: one up
web-pad-down = { $player }: one down
web-pad-remove = Remove { $player }
web-pad-agreed = What you agree on
web-pad-house-rules = Points of your own
web-pad-points-met = For a met bid
web-pad-points-trick = For each trick of it
web-pad-points-off = For each trick off
web-pad-points-zero = For a met bid of 0
web-pad-points-magician = The Magician costs
web-pad-points-coloured = A coloured seal
web-pad-points-white = A white seal
web-pad-points-black = A black seal
web-pad-zero = A met bid of 0 counts differently
web-pad-plus-minus-off = Not played
web-pad-plus-minus-warn = Tell
web-pad-plus-minus-forbid = Forbid
web-pad-few = The rules want more players; you can play all the same.
web-pad-many = The rules want fewer players; you can play all the same.
web-pad-begin = Begin

web-pad-round = Round { $round } of { $rounds }
web-pad-in-round = Round { $round }
web-pad-dealt = { $dealer } deals
web-pad-cards-dealt = { $cards ->
    [one] One card
   *[other] { $cards } cards
} each, { $dealer } deals
web-pad-trump = trump is { $suit }
web-pad-nobody = Nobody plays. Add players at the table.
web-pad-tools = Tools
web-pad-undo = Undo
web-pad-redo = Redo
web-pad-view-round = Round
web-pad-view-sheet = Sheet
web-pad-view-chart = Chart

web-pad-asks-bid = { $player } bids
web-pad-asks-tricks = { $player } took
web-pad-key-likely = { $number }, what is left
web-pad-key-warned = { $number }, makes the bids even
web-pad-key-forbidden = { $number }, not allowed: plus/minus one
web-pad-forbidden = Plus/minus one: the bids must not come to the number of tricks.
web-pad-leave-it = Leave it as it is
web-pad-curtain = Hand the phone to { $player }
web-pad-curtain-open = I am { $player }
web-pad-down-hidden = Bids face down until all have bid
web-pad-down-secret = Bids face down until the round is over
web-pad-sum = Bids: { $sum } of { $cards }
web-pad-tricks-sum = Tricks: { $sum } of { $cards }
web-pad-even = { $cards ->
    [one] Bids come to one trick: even
   *[other] Bids come to { $cards } tricks: even
}
web-pad-above = { $count } too many bid for { $cards ->
    [one] one trick
   *[other] { $cards } tricks
}
web-pad-below = { $count } too few bid for { $cards ->
    [one] one trick
   *[other] { $cards } tricks
}
web-pad-say = Once more, aloud
web-pad-said = Right: we play
web-pad-bombed = A trick was bombed
web-pad-bombed-one = One is missing: bombed
web-pad-cloud = Cloud
web-pad-cloud-set = Cloud: { $player } { $change }
web-pad-cloud-who = Whose bid does the Cloud change?
web-pad-cloud-more = { $player }: one more
web-pad-cloud-less = { $player }: one less
web-pad-cloud-nobody = Nobody’s
web-pad-end = Count the round
web-pad-scored = Round { $round }
web-pad-over = The game is over
web-pad-next = Round { $round }: { $player } deals
web-pad-again = Once more, same players
web-pad-overrule = Our table plays it so
web-pad-overrule-always = … in every round
web-pad-overruled = { $rule }: not our way after all

web-pad-deals = deals
web-pad-has-bid = bid { $bid }
web-pad-has-taken = took { $tricks }
web-pad-has-points = { $points } in all

web-pad-asks-seals = { $player } predicts
web-pad-asks-left = What has { $player } left?
web-pad-asks-trick = Trick { $trick } of { $tricks }: who took it?
web-pad-all-tricks = All tricks are played
web-pad-all-counted = Everything is counted
web-pad-take = { $seal }, { $count } left
web-pad-done = { $count ->
    [0] No trick: done
    [one] One trick: done
   *[other] { $count } tricks: done
}
web-pad-brief = Only write down the end
web-pad-won = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
web-pad-back = { $player } took it and gives back
web-pad-gives = { $player } took it: { $seal } back, has { $count }
web-pad-takes-black = { $player } took it: a black seal more, has { $count }
web-pad-trick-of = { $player } took it
web-pad-more = { $what }: one more
web-pad-less = { $what }: one less
web-pad-left = That is left

web-pad-sheet-note = Touch a cell to correct it. Tricks/bid, points, and below them the total.
web-pad-sheet-note-extreme = Touch a cell to correct it. Seals left, points, and below them the total.
web-pad-bid = Bid
web-pad-tricks = Tricks
web-pad-predicted = Predicted
web-pad-left-title = Left at the end
web-pad-left-follows = As it follows from the tricks
web-pad-cards = Cards each
web-pad-reopen = Open the round again
web-pad-ready = Done

web-pad-table = Table
web-pad-title = Name of the game
web-pad-name-of = Name of player { $number }
web-pad-leaves = Leaves
web-pad-comes-back = Plays again
web-pad-newcomer = Somebody new
web-pad-joins = Joins in round { $round }
web-pad-average = Begins with the average
    .about = Of all others’ points; else with 0
web-pad-rounds = Rounds
web-pad-rounds-usual = By the rules
web-pad-end-here = End after round { $round }
web-pad-awake = Keep the screen on
    .about = While a game is open

web-pad-share = Share
web-pad-share-link = Link
    .about = The whole result is in it; nothing is uploaded
web-pad-share-picture = Picture
    .about = The sheet on the felt
web-pad-share-text = Text
    .about = Places and points to paste
web-pad-share-file = File
    .about = Everything, to be read in elsewhere
web-pad-link-copied = The link is copied.
web-pad-link-here = Here is the link:
web-pad-text-copied = The text is copied.
web-pad-text-here = Here is the text:
web-pad-picture-saved = The picture is saved.
web-pad-file-saved = The file is saved.
web-pad-total = Total
web-pad-shared-over = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
web-pad-shared-running = after round { $rounds }
web-pad-shared-damaged = This link is damaged; perhaps its end was cut off. Ask for it once more.
web-pad-own = Keep a pad of your own

web-pad-statistics-note = Over all games in this browser. Players are known by their names.
web-pad-statistics-none = No round of this game is written down yet.
web-pad-player = Player
web-pad-won-games = Won
web-pad-hit-rate = Bids met
web-pad-per-round = Points a round
web-pad-streak = Met in a row
web-pad-best = Best round
web-pad-about-player = { $player }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
web-pad-by-bid = How often a bid is met
web-pad-by-seals = How often a prediction comes true, by tricks
web-pad-by-seat = By the seat
web-pad-seat-dealer = Dealer
web-pad-seat = { $seat }. after the dealer
web-pad-rate = { $percent } % ({ $met }/{ $rounds })

web-pad-spoken-bid = { $player } bids { $bid }; sum { $sum } of { $cards }
web-pad-spoken-down = { $player } has bid
web-pad-spoken-tricks = { $player } took { $tricks }; sum { $sum } of { $cards }
web-pad-spoken-take = { $player } takes { $seal }
web-pad-spoken-trick = { $player } took trick { $trick }
web-pad-spoken-undo = Undone
web-pad-spoken-redo = Brought back
web-pad-spoken-end = Round { $round } is counted

web-pad-share-together = Keep score together
    .about = A link, and every phone at the table writes along, live
web-pad-together = Together at one pad
web-pad-together-live = { $here ->
    [one] One phone is here
   *[other] { $here } phones are here
}{ $watchers ->
    [0] {""}
    [one] , one is watching
   *[other] , { $watchers } are watching
}
web-pad-together-offline = Offline. Write on: the others get it as soon as the line is back.
web-pad-together-unsent = { $count ->
    [one] One entry is still to be sent
   *[other] { $count } entries are still to be sent
}
web-pad-together-gone = The table is gone. Everything is kept here, and you can put the pad on a new one.
web-pad-together-gone-short = No table any more
web-pad-together-broken = The server's copy of this pad is damaged. Everything is kept here, and you can put the pad on a new table.
web-pad-together-offline-short = Offline
web-pad-together-others = with other phones
web-pad-together-link = Link for everybody at the table
web-pad-together-note = Whoever has this link can write along.
web-pad-together-qr = QR code of the link to this pad
web-pad-together-watch = Only watch
    .about = This link shows the pad live, and lets nobody write
web-pad-together-phones = Who has a phone of their own?
web-pad-together-face-down = Bids that lie face down are then made on it, and nobody else can see them.
web-pad-together-mine = Your phone
web-pad-together-held = Has a phone
web-pad-together-away = Has a phone, not here now
web-pad-together-none = No phone
web-pad-together-i-am = That’s me
web-pad-together-let-go = Let go
web-pad-together-stop = Stop on this phone
    .about = What is written stays here; the others go on
web-pad-together-again = Put it on a new table
web-pad-together-waiting = Waiting for { $players }
web-pad-together-waiting-shown = Waiting until the bids are shown
web-pad-together-waiting-note = Everybody bids on their own phone.
web-pad-together-own-bid = Your bid, { $player }
web-pad-together-watching = You are watching
web-pad-together-unsure = { $player } makes this bid on their own phone.

web-pad-join-title = Come to the pad
web-pad-join-who = Which player are you?
web-pad-join-nobody = None of them, I only write along
web-pad-join-watch = Watch
web-pad-join-watch-note = This link is for watching.
web-pad-join-none = There is no such pad here. Perhaps nobody has used it for 90 days, or the link was cut off.
web-pad-join-offline = The server can’t be reached. Try again when there is a net.
web-pad-join-damaged = This pad can’t be read here. Reload the page: perhaps it is too old.
web-pad-join-again = Try again

web-pad-refused = Not taken by the others, and taken off here:
web-pad-refused-not-yours = this bid is made on the player’s own phone.
web-pad-refused-face-down = this would have shown bids that lie face down.
web-pad-refused-taken = This player has a phone already.
web-pad-refused-full = The pad at the table is full. What you write now is kept on this phone alone.
web-pad-refused-other = { $message }
web-pad-refused-read = All right

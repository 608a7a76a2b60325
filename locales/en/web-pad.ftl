# The score pad for games with real cards.

web-pad = Score pad
web-pad-intro = For games with real cards. It knows the rules, works offline, and keeps everything in this browser.
web-pad-intro-http = For games with real cards: quicker than paper, and it knows the rules. Everything stays in this browser. At this address (http) the page itself opens only while the server is running.
web-pad-new = New game
web-pad-all = All games
web-pad-running = In progress
web-pad-finished = Finished
web-pad-empty = Nothing written down yet. Start a game; every entry is saved here at once.
web-pad-statistics = Statistics
web-pad-import = Import files
web-pad-export = Save all games
web-pad-thrown = The game is in the bin.
web-pad-throw = Move to the bin: { $game }
web-pad-take-back = Restore from the bin: { $game }
web-pad-bin = { $count ->
    [one] One game in the bin, for 30 days
   *[other] { $count } games in the bin, for 30 days each
}
web-pad-import-new = { $file }: a game was added.
web-pad-import-known = { $file }: you already have this game. { $added ->
    [0] There was nothing new in it.
    [one] One entry was added.
   *[other] { $added } entries were added.
}
web-pad-import-bad = { $file } was not imported. { $fault }
web-pad-import-bad-game = { $file }: game { $number } was not imported. { $fault }
web-pad-import-rest = All your games are unchanged.
web-pad-forgetful = This browser does not save anything here. Save the game as a file before you close the page.
web-pad-unkept = Your last entry could not be saved on this device. Save the game as a file, to be safe.
web-pad-damaged = This game can’t be read any more.
web-pad-damaged-ones = Can’t be read
web-pad-none = There is no such game in this browser.

web-pad-players = Players
web-pad-players-note = Clockwise, as you sit. The red card marks the first dealer.
web-pad-add-name = Name
web-pad-add = Add
web-pad-known = Known from earlier games
web-pad-dealer = Dealer
web-pad-first-dealer = { $player } deals first
web-pad-up = { $player }: one up
web-pad-down = { $player }: one down
web-pad-remove = Remove { $player }
web-pad-agreed = Variants and house rules
web-pad-house-rules = Your own points
web-pad-points-met = For meeting the bid
web-pad-points-trick = For each of those tricks
web-pad-points-off = For each trick too many or too few
web-pad-points-zero = For meeting a bid of 0
web-pad-points-magician = The Magician costs
web-pad-points-coloured = A coloured seal
web-pad-points-white = A white seal
web-pad-points-black = A black seal
web-pad-zero = Meeting a bid of 0 scores differently
web-pad-plus-minus-off = Not played
web-pad-plus-minus-warn = Warn
web-pad-plus-minus-forbid = Forbid
web-pad-first = First add the players.
web-pad-few = The rules require more players, but you can still play.
web-pad-many = The rules allow fewer players, but you can still play.
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
web-pad-key-warned = { $number }, makes the bids equal the tricks
web-pad-key-forbidden = { $number }, not allowed: plus/minus one
web-pad-forbidden = Plus/minus one: the bids must not add up to the number of tricks.
web-pad-leave-it = Leave it as it is
web-pad-curtain = Hand the phone to { $player }
web-pad-curtain-open = I am { $player }
web-pad-down-hidden = Bids face down until all have bid
web-pad-down-secret = Bids face down until the round is over
web-pad-sum = Bids: { $sum } of { $cards }
web-pad-tricks-sum = Tricks: { $sum } of { $cards }
web-pad-even = { $cards ->
    [one] The bids add up to exactly one trick
   *[other] The bids add up to exactly { $cards } tricks
}
web-pad-above = { $count } too many bid for { $cards ->
    [one] one trick
   *[other] { $cards } tricks
}
web-pad-below = { $count } too few bid for { $cards ->
    [one] one trick
   *[other] { $cards } tricks
}
web-pad-say = Read the bids aloud
web-pad-said = Correct, let’s play
web-pad-bombed = A trick was bombed
web-pad-bombed-one = One is missing: bombed
web-pad-cloud = Cloud
web-pad-cloud-set = Cloud: { $player } { $change }
web-pad-cloud-who = Whose bid does the Cloud change?
web-pad-cloud-more = { $player }: one more
web-pad-cloud-less = { $player }: one less
web-pad-cloud-nobody = Nobody’s
web-pad-end = Score the round
web-pad-scored = Round { $round }
web-pad-over = The game is over
web-pad-next = Round { $round }: { $player } deals
web-pad-again = Play again, same players
web-pad-overrule = We allow this
web-pad-overrule-always = … in every round
web-pad-overruled = { $rule }: apply it again

web-pad-deals = deals
web-pad-has-bid = bid { $bid }
web-pad-has-taken = took { $tricks }
web-pad-has-points = { $points } in all

web-pad-asks-seals = { $player } predicts
web-pad-asks-left = What does { $player } have left?
web-pad-asks-trick = Trick { $trick } of { $tricks }: who took it?
web-pad-all-tricks = All tricks are played
web-pad-all-counted = Everything is counted
web-pad-take = { $seal }, { $count } left
web-pad-done = { $count ->
    [0] No trick: done
    [one] One trick: done
   *[other] { $count } tricks: done
}
web-pad-brief = Enter only the result
web-pad-won = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
web-pad-back = { $player } took it and gives back
web-pad-gives = { $player } took it: { $seal } back, has { $count }
web-pad-takes-black = { $player } took it: one more black seal, has { $count }
web-pad-trick-of = { $player } took it
web-pad-more = { $what }: one more
web-pad-less = { $what }: one less
web-pad-left = These are left

web-pad-sheet-note = Tap a cell to correct it. Tricks/bid, points, and below them the total.
web-pad-sheet-note-extreme = Tap a cell to correct it. Seals left, points, and below them the total.
web-pad-bid = Bid
web-pad-tricks = Tricks
web-pad-predicted = Predicted
web-pad-left-title = Left at the end
web-pad-left-follows = Calculated from the tricks
web-pad-cards = Cards each
web-pad-reopen = Reopen the round
web-pad-ready = Done

web-pad-table = Table
web-pad-title = Name of the game
web-pad-name-of = Name of player { $number }
web-pad-leaves = Leaves
web-pad-comes-back = Plays again
web-pad-newcomer = New player
web-pad-joins = Joins in round { $round }
web-pad-average = Begins with the average
    .about = Of the other players’ points; otherwise with 0
web-pad-rounds = Rounds
web-pad-rounds-usual = As in the rules
web-pad-end-here = End after round { $round }
web-pad-awake = Keep the screen on
    .about = While a game is open

web-pad-share = Share
web-pad-share-link = Link
    .about = Contains the whole result; nothing is uploaded
web-pad-share-picture = Picture
    .about = The score sheet as an image
web-pad-share-text = Text
    .about = Places and points to paste
web-pad-share-file = File
    .about = Everything, to import elsewhere
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
web-pad-shared-damaged = This link is damaged; perhaps its end was cut off. Ask for it again.
web-pad-own = Keep your own pad

web-pad-statistics-note = Across all games in this browser. Players are recognised by their names.
web-pad-statistics-none = No round of this game is written down yet.
web-pad-player = Player
web-pad-won-games = Won
web-pad-hit-rate = Bids met
web-pad-per-round = Points per round
web-pad-streak = Bids met in a row
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
web-pad-by-seat = By seat
web-pad-seat-dealer = Dealer
web-pad-seat = Seat { $seat } after the dealer
web-pad-rate = { $percent }% ({ $met }/{ $rounds })

web-pad-spoken-bid = { $player } bids { $bid }; sum { $sum } of { $cards }
web-pad-spoken-down = { $player } has bid
web-pad-spoken-tricks = { $player } took { $tricks }; sum { $sum } of { $cards }
web-pad-spoken-take = { $player } takes { $seal }
web-pad-spoken-trick = { $player } took trick { $trick }
web-pad-spoken-undo = Undone
web-pad-spoken-redo = Redone
web-pad-spoken-end = Round { $round } is scored

web-pad-share-together = Keep score together
    .about = One link, and every phone at the table can write, live
web-pad-together = Shared pad
web-pad-together-live = { $here ->
    [one] One phone is here
   *[other] { $here } phones are here
}{ $watchers ->
    [0] {""}
    [one] , one is watching
   *[other] , { $watchers } are watching
}
web-pad-together-offline = Offline. Keep writing: the others get it as soon as the connection is back.
web-pad-together-unsent = { $count ->
    [one] One entry has not been sent yet
   *[other] { $count } entries have not been sent yet
}
web-pad-together-gone = The table no longer exists. Everything is kept here, and you can put the pad on a new one.
web-pad-together-gone-short = No table
web-pad-together-broken = The server’s copy of this pad is damaged. Everything is kept here, and you can put the pad on a new table.
web-pad-together-offline-short = Offline
web-pad-together-others = with other phones
web-pad-together-link = Link for everybody at the table
web-pad-together-note = Anyone with this link can write.
web-pad-together-qr = QR code of the link to this pad
web-pad-together-watch = Only watch
    .about = This link shows the pad live, but doesn’t allow writing
web-pad-together-phones = Who has a phone of their own?
web-pad-together-face-down = Face-down bids are then made on that phone, and nobody else can see them.
web-pad-together-mine = Your phone
web-pad-together-held = Has a phone
web-pad-together-away = Has a phone, not here now
web-pad-together-none = No phone
web-pad-together-i-am = That’s me
web-pad-together-let-go = Release
web-pad-together-stop = Stop on this phone
    .about = What is written stays here; the others go on
web-pad-together-again = Put it on a new table
web-pad-together-waiting = Waiting for { $players }
web-pad-together-waiting-shown = Waiting until the bids are shown
web-pad-together-waiting-note = All players bid on their own phones.
web-pad-together-own-bid = Your bid, { $player }
web-pad-together-watching = You are watching
web-pad-together-unsure = { $player } makes this bid on their own phone.

web-pad-join-title = Join the pad
web-pad-join-who = Which player are you?
web-pad-join-nobody = None of them, I only keep score
web-pad-join-watch = Watch
web-pad-join-watch-note = This link is for watching.
web-pad-join-none = There is no such pad here. Perhaps nobody has used it for 90 days, or the link was cut off.
web-pad-join-offline = The server can’t be reached. Try again when you are online.
web-pad-join-damaged = This pad can’t be read here. Reload the page: perhaps it is too old.
web-pad-join-again = Try again

web-pad-refused = Not accepted by the others, and removed here:
web-pad-refused-not-yours = This bid is made on the player’s own phone.
web-pad-refused-face-down = This would have shown bids that lie face down.
web-pad-refused-taken = This player already has a phone.
web-pad-refused-full = The pad at the table is full. Anything you write now is kept only on this phone.
web-pad-refused-other = { $message }
web-pad-refused-read = OK

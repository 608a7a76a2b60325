# Looking at a game again, and loading one from a file.

web-replay-title = Replay
web-replay-fetching = One moment …
web-replay-home = Home page
web-replay-load = Load a record
web-replay-to-table = To the table
web-replay-fault-newer = This game is from a newer version of this page. Reload the page, then try again.
web-replay-fault-not-over = This game isn’t over yet. After the last card you can watch it here.
web-replay-fault-not-loaded = No game is loaded here any more. Load the file again.
web-replay-fault-none = There is no such table, or it was closed without a game.
web-replay-fault-offline = The server doesn’t answer. Try again in a moment.
web-replay-fault-other = That didn’t work. Try again in a moment.

# In the replay
web-replay-at = Moment { $at } of { $moments }
web-replay-slider = Moment of the game
web-replay-controls = Forwards and backwards
web-replay-back = One step back
web-replay-on = One step forward
web-replay-round-back = One round back
web-replay-round-on = One round forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-tools = More
web-replay-speed = Speed
web-replay-chair = Who sits in front
web-replay-hands = Show all hands
web-replay-moments = Moments
web-replay-choose-round = Jump to a round
web-replay-round = Round { $round }
web-replay-now = This moment
web-replay-copy = Copy a link to this moment
web-replay-copied = The link is copied.
web-replay-download = Download the record
web-replay-start = Nothing has been dealt yet
web-replay-nothing = The game is about to begin.
web-replay-place-round = Round { $round } of { $rounds }
web-replay-place-trick = Round { $round } of { $rounds } · trick { $trick } of { $tricks }

# Loading a record
web-replay-load-title = Watch a recorded game
web-replay-load-intro = Load the record of a game: all hands open, step by step.
web-replay-pick = A record
web-replay-choose-file = Choose a file
web-replay-drop = … or drop it here. JSON with one game, or JSONL with many.
web-replay-paste = Paste text instead
web-replay-text = The record as text
web-replay-take = Watch
web-replay-several = { $games } games. Which one?
web-replay-more = Show more
web-replay-unknown = Unknown game
web-replay-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
web-replay-unfinished = unfinished
web-replay-kept-not = Nothing leaves your device: the game is checked and replayed in your browser.
web-replay-where-from = Records come from the result of a game here, from the terminal, or from any program that writes this open format.
web-replay-to-fair = Check whether a game was shuffled fairly
web-replay-fault-json = This is not a game record: the text can’t be read as JSON.
web-replay-fault-line = Line { $line } can’t be read as JSON.
web-replay-fault-large = This file is larger than 64 MiB. Split it into smaller ones.
web-replay-fault-long = This record is larger than 1 MiB. No game is that long.
web-replay-fault-head = The record has a fault outside the rounds:
web-replay-fault-round = The record has a fault in round { $round }:
web-replay-fault-move = The record has a fault in round { $round } at move { $move }:

# Playing at a server's table from the terminal.

join-command-say = say
join-command-seats = seats
join-command-start = start
join-command-bot = bot
join-command-code = code
join-command-sit = sit
join-command-claim = claim
join-command-undo = undo
join-command-agree = agree
join-command-refuse = refuse

join-name = What is your name? The others will see it.
join-name-usual = What is your name? Enter: { $name }.
join-welcome = You are { $name } at { $server }.
join-table = { $game }, at { $link }
join-tables = Which table?
join-no-tables = there is no open table at { $server }; give the link of a table, or its room code
join-watching = You have no seat, so you watch.
join-seats = Seats: { $seats }.
join-free = free
join-code = The room code is { $code }.
join-help = At the table: { $commands }. “say hello” speaks to all, “bot thumb” puts a bot in a free seat, “sit” takes your seat back from a bot, “agree” and “refuse” answer a player who asks to take a move back.
join-seated = { $you ->
    [yes] You sit in seat { $seat }.
   *[no] { $player } sits down in seat { $seat }.
}
join-bot-seated = The bot { $player } sits down in seat { $seat }.
join-unseated = Seat { $seat } is free.
join-said = { $player }: { $text }
join-handed-over = { $you ->
    [yes] The bot { $bot } plays for you; “sit” takes your seat back.
   *[no] The bot { $bot } plays for { $player }.
}
join-taken-back = { $you ->
    [yes] You play again.
   *[no] { $player } plays again.
}
join-hinted = { $you ->
    [yes] You ask the coach.
   *[no] { $player } asks the coach.
}
join-undo-asked = { $you ->
    [yes] You ask to take your move back.
   *[no] { $player } asks to take their move back: “agree” or “refuse”.
}
join-undone = { $you ->
    [yes] You take your move back.
   *[no] { $player } takes their move back.
}
join-paused = { $you ->
    [yes] You pause the game.
   *[no] { $player } pauses the game.
}
join-resumed = The game goes on.
join-rematch = { $you ->
    [yes] You ask for another game.
   *[no] { $player } asks for another game.
}
join-claimed = { $you ->
    [yes] You claim the rest of the tricks.
   *[no] { $player } claims the rest of the tricks.
}
join-bot-failed = The bot of { $player } has failed, so the first legal move was made.
join-closed = The table is closed.
join-lost = The connection is lost. Trying again …
join-found = Connected again.
join-talk-title = To the table
join-talk = say hello
join-leave-text = Your seat stays yours. You can come back as long as the game goes on.
join-not-asked = You are no longer asked.
join-come-back = Your seat is still yours: { $command }
join-bot-sits = The bot { $bot } is { $name } at { $link }, game { $number }:
join-bot-played = The game is over after { $moves } of its moves: { $points ->
    [one] one point
   *[other] { $points } points
} (all: { $all }).

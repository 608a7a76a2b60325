# What happens at the table besides the game itself. $you is "yes" where the reader is meant.

web-story-round-dealt = { $you ->
    [yes] Round { $round }: you deal.
   *[no] Round { $round }: { $player } deals.
}
web-story-card-laid-aside = { $player } lays { $card } aside for { $left }.
web-story-seated = { $you ->
    [yes] You sit down.
   *[no] { $player } sits down.
}
web-story-bot-seated = { $player }, a bot, sits down.
web-story-unseated = { $you ->
    [yes] You get up.
   *[no] { $player } gets up.
}
web-story-started = The game begins.
web-story-claimed = { $you ->
    [yes] You claim all the rest: no play could take it from you.
   *[no] { $player } claims all the rest: no play could change it.
}
web-story-handed-over-left = { $you ->
    [yes] You have left; a bot plays on for you.
   *[no] { $player } has left; a bot plays on.
}
web-story-handed-over-away = { $you ->
    [yes] Your time was up; a bot plays for you until you come back.
   *[no] { $player } is away; a bot plays in the meantime.
}
web-story-handed-over-vote = { $you ->
    [yes] The others have waited a long time for you; a bot plays until you come back.
   *[no] By vote of the others a bot plays for { $player } for now.
}
web-story-taken-back = { $you ->
    [yes] You are back and play yourself again.
   *[no] { $player } is back.
}
web-story-voted = { $you ->
    [yes] You vote for a bot to play for { $other }.
   *[no] { $player } votes for a bot to play for { $other }.
}
web-story-paused = { $you ->
    [yes] You pause the game.
   *[no] { $player } pauses the game.
}
web-story-resumed = { $you ->
    [yes] You resume the game.
   *[no] { $player } resumes the game.
}
web-story-rematch-asked = { $you ->
    [yes] You would like another game.
   *[no] { $player } would like another game.
}
web-story-closed = The table is closed.

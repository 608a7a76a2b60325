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
web-story-started-late = The game begins. Nothing for the shuffle came in time from { $players }, so the server’s value counts.
web-story-claimed = { $you ->
    [yes] You claim all remaining tricks: nobody can take them from you.
   *[no] { $player } claims all remaining tricks: nobody can prevent it.
}
web-story-handed-over-left = { $you ->
    [yes] You have left; a bot continues for you.
   *[no] { $player } has left; a bot continues.
}
web-story-handed-over-away = { $you ->
    [yes] Your time was up; a bot plays for you until you come back.
   *[no] { $player } is away; a bot plays in the meantime.
}
web-story-handed-over-vote = { $you ->
    [yes] The others have voted: a bot plays for you until you come back.
   *[no] The others have voted: a bot plays for { $player } for now.
}
web-story-bot-failed = { $you ->
    [yes] Your bot failed; the server moved for you.
   *[no] { $player }’s bot failed; the server moved for it.
}
web-story-bot-failed-here = { $you ->
    [yes] Your bot gave no move; the { $bot } made it for you.
   *[no] { $player } gave no move; the { $bot } made it.
}
web-story-taken-back = { $you ->
    [yes] You are back and playing again.
   *[no] { $player } is back.
}
web-story-hinted = { $you ->
    [yes] You ask the coach.
   *[no] { $player } asks the coach.
}
web-story-undo-asked = { $you ->
    [yes] You ask to take your last move back.
   *[no] { $player } asks to take their last move back.
}
web-story-undo-agreed = { $you ->
    [yes] You agree.
   *[no] { $player } agrees.
}
web-story-undo-refused = { $you ->
    [yes] You say no: the move stands.
   *[no] { $player } says no: the move stands.
}
web-story-undone = { $you ->
    [yes] You take your last move back.
   *[no] { $player } takes their last move back.
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
web-story-reacted = { $you ->
    [yes] You: { $reaction }
   *[no] { $player }: { $reaction }
}
web-story-rematch-asked = { $you ->
    [yes] You would like another game.
   *[no] { $player } would like another game.
}
web-story-unsealed = All tables with these cards have ended: the cards are shown.
web-story-closed = The table is closed.

web-story-removed = { $you ->
    [yes] The person who opened the table has removed you.
   *[no] The person who opened the table has removed { $player }.
}
web-story-seals-taken = { $you ->
    [yes] You take { $seals }.
   *[no] { $player } takes { $seals }.
}

# Notifications for players who are away.

push-turn = It is your turn
    .about = { $game } with { $names }

# Notifications for players who are away.

push-turn = It is your turn
    .about = { $game } with { $names }
push-round = Your round begins
    .about = { $name }: round { $round }, table { $table }

# Notifications for players who are away.

push-turn = Je bent aan de beurt
    .about = { $game } met { $names }
push-round = Je ronde begint
    .about = { $name }: ronde { $round }, tafel { $table }

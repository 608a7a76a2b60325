# Notifications for players who are away.

push-turn = Je bent aan de beurt
    .about = { $game } met { $names }

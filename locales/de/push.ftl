# Notifications for players who are away.

push-turn = Du bist am Zug
    .about = { $game } mit { $names }

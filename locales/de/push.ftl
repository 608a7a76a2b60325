# Notifications for players who are away.

push-turn = Du bist am Zug
    .about = { $game } mit { $names }
push-round = Deine Runde beginnt
    .about = { $name }: Runde { $round }, Tisch { $table }

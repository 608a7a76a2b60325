# Ein Turnier an den Tischen des Servers: seine Regeln, was alle davon sehen, und der Tisch eines Turniers.

web-tournament-where = Gespielt wird
web-tournament-where-cards = Mit echten Karten
web-tournament-where-online = An Online-Tischen
web-tournament-length-days = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}, mit Tagen für jeden Zug
web-tournament-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
web-tournament-set-online = Tische, Uhr, Beginn
web-tournament-deals-are = Die Karten
web-tournament-deals-own = Jeder Tisch eigene
    .about = Jeder Tisch bekommt eigene Karten.
web-tournament-deals-same = Für alle dieselben
    .about = Duplikat: Alle Tische einer Runde haben dieselben Karten, Platz für Platz. Bots füllen die Tische auf. Niemand sieht die Karten der anderen, bevor der letzte Tisch fertig ist.
web-tournament-score = Es zählt
web-tournament-score-seats = Wer besser war
    .about = Der Anteil derer auf demselben Platz, die weniger daraus gemacht haben, in Prozent.
web-tournament-score-difference = Um wie viel
    .about = Der Abstand zum Schnitt derer auf demselben Platz. So zeigt sich am schnellsten, wer besser spielt.
web-tournament-score-places = Rang am Tisch
    .about = Punkte nach dem Rang am Tisch, wie mit eigenen Karten.
web-tournament-fill = Bots, die Tische auffüllen
web-tournament-pace = Zeit für einen Zug
web-tournament-pace-seconds = Sekunden
web-tournament-pace-days = Tage
web-tournament-pace-amount-seconds = Sekunden für einen Zug
web-tournament-pace-amount-days = Tage für einen Zug
web-tournament-absent = Wenn jemand geht
web-tournament-absent-bot = Das Ergebnis des Bots zählt
    .about = Für alle, die gehen oder zu langsam sind, spielt ein Bot weiter, bis sie zurückkommen. Seine Punkte sind ihre.
web-tournament-absent-walkover = Es zählt nicht
    .about = Für alle, die gehen oder zu langsam sind, spielt ein Bot weiter. Wer am Ende nicht zurück ist, hat diese Runde nicht gespielt.
web-tournament-auto = Runden beginnen von selbst
    .about = Eine Runde endet, wenn alle ihre Tische fertig sind. Du kannst immer auch früher auslosen.
web-tournament-pause = Minuten zwischen zwei Runden
web-tournament-begins = Die erste Runde beginnt
    .about = Leer: wenn du sie auslost.
web-tournament-delay = Verzögerung für Zuschauer, in Sekunden
    .about = So kann niemand den Spielern sagen, was die anderen auf der Hand haben.
web-tournament-delay-same = Bei denselben Karten für alle schaut niemand zu, bevor der letzte Tisch der Runde fertig ist.
web-tournament-did-deals = Das Geheimnis der Karten wurde festgelegt
web-tournament-did-play = Runde { $round }: Tisch { $table } wurde eröffnet
web-tournament-did-reveal = Runde { $round }: Das Geheimnis der Karten wurde gezeigt
web-tournament-fault-seats-fixed = An Online-Tischen wechselt niemand den Platz: Die Karten sind verteilt.
web-tournament-fault-no-deals = Das Geheimnis der Karten wurde nie festgelegt. Speichere das Turnier als Datei, und öffne die Datei.
web-tournament-setting-where = echte Karten oder Online-Tische
web-tournament-setting-deals = wessen Karten
web-tournament-setting-score = was bei denselben Karten zählt
web-tournament-setting-fill = Bots, die Tische auffüllen
web-tournament-setting-pace = Zeit für einen Zug
web-tournament-setting-absent = wer geht
web-tournament-setting-auto = Runden, die von selbst beginnen
web-tournament-setting-pause = Pause zwischen den Runden
web-tournament-setting-begins = Beginn der ersten Runde
web-tournament-setting-delay = Verzögerung beim Zuschauen

# Was als Nächstes kommt, und der Weg zum Tisch.
web-online-join =
    .about = Du spielst auf diesem Gerät. Hat die Turnierleitung deinen Namen schon eingetragen, gib ihn genauso ein.
web-online-join-link =
    .about = Wer diesen Link öffnet, gibt einen Namen ein und spielt auf diesem Gerät.
web-online-no-joining = Zurzeit trägt nur die Turnierleitung Personen ein. Frag sie.
web-online-typed = noch ohne Gerät
    .about = Wer noch kein Gerät hat, gibt über den Link denselben Namen ein. Bis dahin spielt ein Bot.
web-online-wait = Du bist dabei. Diese Seite geht zu deinem Tisch, wenn die Runde beginnt.
web-online-people = Die erste Runde braucht drei Personen.
web-online-begins = Runde { $round } beginnt, wenn die Turnierleitung sie auslost.
web-online-begins-at = Runde { $round } beginnt von selbst: { $at }
web-online-draw-now = Jetzt auslosen
web-online-closing = Runde { $round } ist zu Ende.
web-online-ending = Alle Runden sind gespielt.
web-online-ends-at = Das Turnier endet von selbst: { $at }
web-online-playing = { $over } von { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
} fertig.
web-online-opening = Dein Tisch wird eröffnet …
web-online-round-begins = Deine Runde beginnt
web-online-to-table = An deinen Tisch

# Die Tische einer Runde.
web-online-tables = Die Tische
web-online-over = fertig
web-online-results-sealed = Die Ergebnisse werden gezeigt, wenn alle Tische fertig sind.
web-online-watch = { $minutes ->
    [0] Zuschauen
    [one] Zuschauen (eine Minute später)
   *[other] Zuschauen ({ $minutes } Minuten später)
}
web-online-watch-table = Tisch { $table } zuschauen
web-online-look = Das Spiel ansehen
web-online-look-table = Das Spiel von Tisch { $table } ansehen
web-online-compare = Dieselben Karten: { $round }
    .about = Wer auf demselben Platz was daraus gemacht hat. Die Nummer eines Tisches führt zu seinem Spiel.
    .sealed = Wer auf demselben Platz was daraus gemacht hat. Die Karten werden gezeigt, wenn alle Tische fertig sind.
web-online-seat = Platz { $seat }
web-online-against = Vergleich
web-online-points-seats = Punkte: wie viel Prozent derer auf demselben Platz weniger daraus gemacht haben.
web-online-points-difference = Punkte: der Abstand zu den anderen auf demselben Platz.

# Der Tisch eines Turniers.
web-online-of = { $name }, Runde { $round }, Tisch { $table }
web-online-back = Zurück zum Turnier
web-online-sealed = Die Karten werden gezeigt, wenn alle Tische fertig sind.
web-online-gathering = Dein Tisch
    .about = Das Spiel beginnt, sobald alle da sind, spätestens nach einer Minute.
web-online-here = da
web-online-missing = noch nicht da
web-online-deals-own = Die Karten folgen aus einem Geheimnis, das bei der Eröffnung des Turniers festgelegt wurde.
web-online-deals-same = Alle Tische dieser Runde haben dieselben Karten. Sie folgen aus einem Geheimnis, das bei der Eröffnung des Turniers festgelegt wurde.

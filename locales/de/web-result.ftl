# Die Seite eines Spiels, das zu Ende ist.

web-result-you-win = Du gewinnst!
web-result-you-share = Du teilst dir den Sieg mit { $players }
web-result-wins = { $players } gewinnt
web-result-share = { $players } teilen sich den Sieg
web-result-turn-since = { $you ->
    [yes] Seit Runde { $round } lagst du vorn.
   *[no] Seit Runde { $round } vorn: { $players }
}
web-result-turn-always = { $you ->
    [yes] Du lagst von der ersten bis zur letzten Runde vorn.
   *[no] Von der ersten bis zur letzten Runde vorn: { $players }
}
web-result-turn-last = { $you ->
    [yes] Erst nach der letzten Runde lagst du vorn.
   *[no] Erst nach der letzten Runde vorn: { $players }
}
web-result-place = Platz { $place }
web-result-points = { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}
web-result-rematch = Noch ein Spiel
web-result-again = Noch mal mit denselben Leuten
web-result-drawn = Neue Plätze
web-result-rematch-asked = Ein neuer Tisch wird eröffnet …
web-result-to-table = Zum neuen Tisch
web-result-waiting = { $count ->
    [one] { $players } möchte noch ein Spiel und wartet auf dich.
   *[other] { $players } möchten noch ein Spiel und warten auf dich.
}
web-result-next = Beim nächsten Spiel zuschauen
web-result-replay = Noch mal ansehen
web-result-record = Aufzeichnung herunterladen
web-result-record-not = Die Aufzeichnung lässt sich gerade nicht herunterladen.
web-result-fair = Mischen prüfen
web-result-facts = Höhepunkte
web-result-in-round = Runde { $round }
web-result-fact-best = Beste Runde
    .much = +{ $amount }
web-result-fact-boldest = Kühnste erfüllte Vorhersage
    .much = { $amount ->
    [one] 1 Stich
   *[other] { $amount } Stiche
}
web-result-fact-streak = Längste Serie erfüllter Vorhersagen
    .much = { $amount } in Folge
web-result-fact-worst = Tiefster Fall
    .much = −{ $amount }
web-result-fact-clean = Am häufigsten nichts übrig
    .much = { $amount ->
    [one] 1 Runde
   *[other] { $amount } Runden
}
web-result-fact-magician = Bester Freund des Schwarzmagiers
    .much = { $amount ->
    [one] einmal
   *[other] { $amount }-mal
}
web-result-fact-black = Die meisten schwarzen Siegel
    .much = { $amount } Siegel
web-result-fact-dearest = Teuerste Runde
    .much = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
web-result-met = Erfüllte Vorhersagen
web-result-clean = Runden ohne Strafpunkte
web-result-of = { $met } von { $rounds }
web-result-rounds = Runde für Runde
web-result-none = Das Spiel war zu Ende, bevor eine Runde fertig war.

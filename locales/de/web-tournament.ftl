# Ein Turnier, für die Turnierleitung.

web-tournament = Turnier
web-tournaments = Turniere
    .about = Mit echten Karten oder an Online-Tischen: Personen, Tische, Ergebnisse und Tabelle, vom Clubabend bis zur Meisterschaft.
web-tournament-none = Dieses Turnier gibt es nicht
    .about = Ist der Link vollständig? Ein Turnier, das 400 Tage lang niemand benutzt hat, wird gelöscht.
web-tournament-broken = Der Server kann dieses Turnier nicht lesen. Wer ihn betreibt, kann es reparieren.
web-tournament-connecting = Verbinde …
web-tournament-offline = Keine Verbindung. Was du tust, wird gesendet, sobald sie wieder da ist.

web-tournament-mine = Der Link der Turnierleitung ist nur in diesem Browser gespeichert. Öffne ihn auch auf einem zweiten Gerät, unter „Mehr“.
web-tournament-as-organiser = Turnierleitung
web-tournament-as-guest = Zum Zuschauen
web-tournament-new = Neues Turnier
web-tournament-name = Name
web-tournament-unnamed = Unser Turnier
web-tournament-preset = Art
web-tournament-preset-club = Clubabend
    .about = Jede Runde werden die Tische neu gelost. Alle spielen alle Runden, ohne Uhr.
web-tournament-preset-qualifier = Qualifikation
    .about = Für 9 bis 40 Personen: In den Vorrunden treffen Gleichstarke aufeinander, dann ein Finale zu viert.
web-tournament-preset-championship = Meisterschaft
    .about = Fünf Vorrunden, dann die besten 64, 16 und 4.
web-tournament-preset-online-evening = Online-Abend
    .about = An Online-Tischen, mit Uhr. Die Runden beginnen von selbst; für alle, die gehen, spielt ein Bot.
web-tournament-preset-duplicate = Duplikat
    .about = An Online-Tischen, an jedem mit denselben Karten: Es zählt, wer mehr daraus macht.
web-tournament-length = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}, etwa { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}
web-tournament-adjust = Anpassen
web-tournament-open = Turnier eröffnen
web-tournament-import = Ein Turnier, das als Datei gespeichert wurde, geht hier weiter.

web-tournament-parts = Teile des Turniers
web-tournament-part-round = Runde
web-tournament-part-people = Personen
web-tournament-part-standings = Tabelle
web-tournament-part-settings = Regeln
web-tournament-part-more = Mehr
web-tournament-people-count = { $count ->
    [one] Eine Person
   *[other] { $count } Personen
}
web-tournament-before = vor der ersten Runde
web-tournament-in-round = Runde { $round }
web-tournament-over = beendet

web-tournament-add = Personen hinzufügen
web-tournament-names-note = Enter fügt einen Namen hinzu. Du kannst auch eine Liste einfügen: je Zeile ein Name, die Gruppe (Familie, Verein) in einer zweiten Spalte.
web-tournament-added = { $count ->
    [one] { $name } ist dabei.
   *[other] { $count } Personen sind dabei.
}
web-tournament-full = Ein Turnier hat höchstens { $most } Personen.
web-tournament-join = Anmelden über einen Link
    .about = Wer diesen Link öffnet, kann sich eintragen.
web-tournament-join-off = Zurzeit trägt nur die Turnierleitung Personen ein.
web-tournament-join-start = Anmelden über den Link erlauben
web-tournament-join-stop = Anmelden über den Link beenden
web-tournament-qr = QR-Code des Links
web-tournament-to-draw = Weiter zur Auslosung der Runde { $round }
web-tournament-search = Person suchen
web-tournament-left = ab Runde { $round } nicht mehr
web-tournament-nobody = Noch ist niemand dabei.
web-tournament-person-name = Name
web-tournament-person-group = Gruppe
    .about = Eine Familie oder ein Verein: Wer zur selben Gruppe gehört, trifft in der ersten Runde nicht aufeinander, wenn es sich vermeiden lässt.
web-tournament-save = Speichern
web-tournament-why = Grund
web-tournament-penalty = Strafe in Runde { $round }
web-tournament-penalty-points = Spielpunkte
web-tournament-penalty-give = Strafe geben
web-tournament-leave = Spielt nicht mehr mit
    .about = Ab Runde { $round }. Bisherige Ergebnisse bleiben.
web-tournament-return = Spielt wieder mit
web-tournament-seat = Platz in Runde { $round }
web-tournament-seat-at = Jetzt an Tisch { $table }.
web-tournament-seat-none = In dieser Runde an keinem Tisch.
web-tournament-move = Setzen an
web-tournament-move-new = einen neuen Tisch ({ $table })
web-tournament-move-out = keinen Tisch (spielt nicht)
web-tournament-move-do = Umsetzen
web-tournament-swap = Oder Platz tauschen mit
web-tournament-swap-do = Plätze tauschen

web-tournament-next-people = Es braucht mindestens drei Personen
web-tournament-next-tables = { $people ->
    [one] Eine Person
   *[other] { $people } Personen
}: { $tables }
web-tournament-tables = { $count ->
    [one] ein Tisch zu { $size }
   *[other] { $count } Tische zu { $size }
}
web-tournament-without = { $count ->
    [one] eine Person ohne Tisch
   *[other] { $count } Personen ohne Tisch
}
web-tournament-draw = Runde { $round } auslosen
web-tournament-word = Ein Wort aus dem Saal
    .about = Lass jemanden ein Wort rufen: Es geht in die Auslosung ein, sodass niemand sie vorher kennen konnte.
web-tournament-next-close = Alle Ergebnisse der Runde { $round } sind da
web-tournament-close = Runde { $round } abschließen
web-tournament-next-end = Alle Runden sind gespielt. Vorn: { $names }
web-tournament-next-over = Das Turnier ist beendet. Erster Platz: { $names }
web-tournament-end = Turnier beenden
web-tournament-which = Runde
web-tournament-round = { $stage ->
    [final] Finale (Runde { $round })
    [knockout] K.-o.-Runde (Runde { $round })
   *[other] Runde { $round }
}
web-tournament-results = { $done } von { $tables } Ergebnissen
web-tournament-byes-now = Kein Tisch (Freilos):
web-tournament-seed = Startwert dieser Auslosung: { $seed } …
web-tournament-seed-word = Wort: { $word }
web-tournament-clock = { $minutes ->
    [one] Noch eine Minute
   *[other] Noch { $minutes } Minuten
}
web-tournament-clock-warning = Gleich vorbei
web-tournament-clock-out = Die Zeit ist um
web-tournament-clock-start = Start
web-tournament-clock-stop = Pause

web-tournament-table = Tisch { $table }
web-tournament-table-round = Runde { $round } von { $rounds }
web-tournament-status-playing = Spielt
web-tournament-status-handed-in = Abgegeben
web-tournament-status-confirmed = Bestätigt
web-tournament-status-disputed = Strittig
web-tournament-dispute-bare = Jemand am Tisch sagt, dass das Ergebnis nicht stimmt.
web-tournament-deals = Gibt zuerst
web-tournament-confirm-disputed = Es bleibt dabei
web-tournament-confirm-handed-in = Bestätigen
web-tournament-confirm-table = Ergebnis von Tisch { $table } bestätigen
web-tournament-type = Ergebnis
web-tournament-type-table = Ergebnis von Tisch { $table } eingeben
web-tournament-correct = Berichtigen
web-tournament-correct-table = Ergebnis von Tisch { $table } berichtigen
web-tournament-late = Spielt weiter: { $points }
web-tournament-late-table = Tisch { $table } spielt weiter: je { $points } Punkte
web-tournament-late-why = Nach dem Ende der Zeit weitergespielt
web-tournament-pad = Punkteblock
web-tournament-pad-table = Punkteblock von Tisch { $table }
web-tournament-result = Ergebnis von Tisch { $table }
    .about = Die Summe jeder Person am Ende des Spiels. Wer nicht gespielt hat, bekommt ein leeres Feld.
web-tournament-result-whole = Punkte sind ganze Zahlen von −9999 bis 9999.
web-tournament-result-why = Warum wird es geändert?
web-tournament-result-absent = { $count ->
    [one] Speichern; eine Person hat nicht gespielt
   *[other] Speichern; { $count } haben nicht gespielt
}

web-tournament-col-games = Spiele
web-tournament-col-wins = Siege
web-tournament-col-penalty = Strafe
web-tournament-out = ausgeschieden
web-tournament-no-standings = Noch gibt es keine Ergebnisse.

web-tournament-set-game = Spiel und Regeln
web-tournament-game-rounds = Runden eines Spiels
    .about = Leer: alle.
web-tournament-set-form = Runden und Tische
web-tournament-form = Wer auf wen trifft
web-tournament-form-drawn = Gelost
    .about = Jede Runde neue Tische durch Los; dieselben treffen sich so selten wie möglich wieder.
web-tournament-form-swiss = Schweizer System
    .about = Nach der ersten Runde treffen sich Personen mit etwa gleich vielen Punkten, und dieselben so selten wie möglich wieder.
web-tournament-form-everybody = Alle gegen alle
    .about = Jede Person trifft auf die, denen sie noch nicht begegnet ist; für kleine Gruppen und viele Runden.
web-tournament-rounds = Vorrunden
web-tournament-knockout = K.-o.: wie viele weiterkommen
    .about = Zum Beispiel 64, 16, 4; nur 4 für ein Finale. Leer: keine.
web-tournament-size = Personen an einem Tisch
web-tournament-odd = Wenn die Zahl nicht aufgeht
web-tournament-odd-threes = Tische zu { $size }
web-tournament-odd-fives = Tische zu { $size }
web-tournament-apart = Personen einer Gruppe treffen sich
web-tournament-apart-first = Nicht in Runde 1
web-tournament-apart-always = Nie
web-tournament-apart-no = Wie andere
web-tournament-set-points = Punkte und Gleichstand
web-tournament-points = Tisch zu { $size }
    .about = Punkte nach dem Rang am Tisch. Bei Gleichstand werden sie geteilt.
web-tournament-byes = Wer keinen Tisch hat, bekommt
web-tournament-byes-mean = Den eigenen Schnitt
web-tournament-byes-number = Feste Punkte
web-tournament-byes-points = Punkte für ein Freilos
web-tournament-rank = Die Tabelle richtet sich nach
web-tournament-rank-points = Punkten
web-tournament-rank-game_points = Spielpunkten
web-tournament-rank-wins = Siegen
web-tournament-rank-best_game = bestem Spiel
web-tournament-rank-met = Spielen gegeneinander
web-tournament-rank-lot = Los
web-tournament-set-time = Zeit, Ergebnisse, Anmelden
web-tournament-minutes = Minuten für ein Spiel
    .about = 0: keine Uhr.
web-tournament-warning = Warnung vor dem Ende, in Minuten
web-tournament-overtime = Abzug für Weiterspielen
    .about = Spielpunkte, für jede Person am Tisch.
web-tournament-confirming = Eine zweite Person bestätigt
    .about = Ein Ergebnis, das ein Tisch abgibt, zählt, wenn jemand anderes am Tisch oder die Turnierleitung es bestätigt hat.
web-tournament-joining = Anmelden über den Link
    .about = Wer den Link hat, kann sich eintragen.
web-tournament-numbers = Fallende Zahlen, durch Kommas getrennt.
web-tournament-numbers-many = { $many } Zahlen, keine höher als die davor.
web-tournament-change = { $count ->
    [one] Änderung speichern
   *[other] { $count } Änderungen speichern
}
    .about = Jede Änderung steht im Protokoll. Was ausgelost ist, behält seine Sitzordnung.
web-tournament-change-drop = Verwerfen

web-tournament-links = Für Saal und Turnierleitung
web-tournament-hall = Seite für den Projektor
web-tournament-watch = Link für alle
    .about = Sitzordnung, Uhr und Tabelle auf jedem Handy.
web-tournament-second = Link für eine zweite Person der Turnierleitung
    .about = Wer diesen Link hat, darf hier alles. Gib ihn nur der Turnierleitung.
web-tournament-print = Zum Drucken
web-tournament-print-cards = Tischkarten mit Codes
web-tournament-print-sheets = Punktezettel
web-tournament-print-seating = Sitzordnung
web-tournament-print-standings = Tabelle drucken
web-tournament-print-certificates = Urkunden
web-tournament-files = Dateien
    .about = Mit seiner Datei kann das ganze Turnier auf einem anderen Server weitergehen.
web-tournament-file-document = Das ganze Turnier (JSON)
web-tournament-file-standings = Tabelle (CSV)
web-tournament-file-games = Alle Spiele (CSV)

web-tournament-did-set = Geändert: { $settings }
web-tournament-did-person = { $name } ist dabei
web-tournament-did-rename = Der neue Name ist { $name }
web-tournament-did-group = { $name } gehört zu { $group }
web-tournament-did-group-none = { $name } gehört zu keiner Gruppe
web-tournament-did-leave = { $name } spielt ab Runde { $round } nicht mehr mit
web-tournament-did-return = { $name } spielt wieder mit
web-tournament-did-commit = Das Geheimnis der Auslosungen wurde festgelegt
web-tournament-did-draw = Runde { $round } wurde ausgelost: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
web-tournament-did-move = { $name } wurde in Runde { $round } an Tisch { $table } gesetzt: { $why }
web-tournament-did-move-out = { $name } wurde in Runde { $round } von den Tischen genommen: { $why }
web-tournament-did-swap = { $name } und { $other } haben in Runde { $round } die Plätze getauscht: { $why }
web-tournament-did-clock-start = Uhr der Runde { $round } gestartet
web-tournament-did-clock-stop = Uhr der Runde { $round } angehalten
web-tournament-did-result = Runde { $round }, Tisch { $table }: { $points }
web-tournament-did-result-why = Runde { $round }, Tisch { $table }: { $points }. Grund: { $why }
web-tournament-did-confirm = Runde { $round }: Das Ergebnis von Tisch { $table } wurde bestätigt
web-tournament-did-dispute = Runde { $round }: Tisch { $table } bestreitet das Ergebnis. { $why }
web-tournament-did-penalty = Runde { $round }: Strafe von { $points } für { $name }: { $why }
web-tournament-did-close = Runde { $round } wurde abgeschlossen
web-tournament-did-lot = Ein Los entschied über gleiche Plätze
web-tournament-did-end = Das Turnier wurde beendet
web-tournament-did-undo = Zurückgenommen: { $what }
web-tournament-did-other = Etwas anderes wurde getan

web-tournament-fault-not-text = Diese Datei ist kein Turnier.
web-tournament-fault-not-json = Diese Datei ist kein Turnier.
web-tournament-fault-not-object = Diese Datei ist kein Turnier.
web-tournament-fault-not-tournament = Diese Datei ist kein Turnier.
web-tournament-fault-over = Das Turnier ist beendet. Nimm das Ende im Protokoll zurück, um weiterzumachen.
web-tournament-fault-same-name = Diesen Namen gibt es schon. Ergänze ihn.
web-tournament-fault-people-many = Für mehr Personen ist kein Platz.
web-tournament-fault-not-taking-part = Diese Person spielt in dieser Runde nicht mit. Lass sie zuerst wieder mitspielen.
web-tournament-fault-not-next-round = Diese Runde wurde schon ausgelost.
web-tournament-fault-round-open = Schließe zuerst die vorige Runde ab.
web-tournament-fault-round-closed = Die Runde ist abgeschlossen. Nimm das zuerst im Protokoll zurück.
web-tournament-fault-round-drawn = Diese Person ist schon ausgelost: Sie kann stattdessen ausscheiden.
web-tournament-fault-people-few = Für einen Tisch sind es zu wenige Personen.
web-tournament-fault-has-result = Der Tisch hat schon ein Ergebnis.
web-tournament-fault-no-result = Ein Tisch hat noch kein Ergebnis.
web-tournament-fault-disputed = Ein Tisch bestreitet sein Ergebnis. Berichtige es oder bleib dabei.
web-tournament-fault-not-at-table = Jemand sitzt inzwischen an einem anderen Tisch. Sieh noch einmal nach.
web-tournament-fault-table-full = An diesem Tisch ist kein Platz mehr.
web-tournament-fault-later-rounds = Eine spätere Runde beruht darauf. Nimm zuerst diese zurück.
web-tournament-fault-already-undone = Das wurde schon zurückgenommen.
web-tournament-fault-newer = Inzwischen hat jemand anderes ein Ergebnis eingetragen. Schließe dies und sieh es dir an.
web-tournament-fault-full = Das Protokoll dieses Turniers ist voll. Exportiere es.
web-tournament-fault-no-commitment = Alle Startwerte dieses Turniers sind verbraucht. Speichere es als Datei und öffne die Datei.
web-tournament-fault-too-fast = Das dauert lange. Versuch es in einigen Sekunden noch einmal.
web-tournament-fault-watching = Dieser Link ist nur zum Zuschauen.

web-tournament-setting-name = Name
web-tournament-setting-game = Spiel
web-tournament-setting-options = Spielregeln
web-tournament-setting-form = wer auf wen trifft
web-tournament-setting-rounds = Vorrunden
web-tournament-setting-size = Personen an einem Tisch
web-tournament-setting-odd = Tische, wenn die Zahl nicht aufgeht
web-tournament-setting-points = Punkte nach Platz
web-tournament-setting-rank = Reihenfolge der Tabelle
web-tournament-setting-knockout = K.-o.
web-tournament-setting-byes = Punkte für ein Freilos
web-tournament-setting-minutes = Minuten für ein Spiel
web-tournament-setting-warning = Warnung vor dem Ende
web-tournament-setting-overtime = Abzug für Weiterspielen
web-tournament-setting-apart = Gruppen
web-tournament-setting-joining = Anmelden über den Link
web-tournament-setting-confirming = Bestätigen der Ergebnisse

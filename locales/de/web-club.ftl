# Clubs: ihre Abende, Spiele, Tabellen und Mitglieder.

web-club = Club
web-clubs = Clubs
    .about = Eure Runde: wer kommt, was gespielt wurde und wer vorn liegt.
web-club-none = Diesen Club gibt es nicht
    .about = Ist der Link vollständig? Ein Club, den 400 Tage lang niemand benutzt hat, wird gelöscht.
web-club-offline = Der Server antwortet nicht. Was du siehst, ist vielleicht veraltet.
web-club-broken = Der Server kann diesen Club gerade nicht zeigen. Versuch es später noch einmal.
web-club-again = Noch einmal versuchen
web-club-loading = Lädt …
web-club-mine = Den Link der Leitung hat nur dieser Browser. Öffne ihn auch auf einem zweiten Gerät, unter „Mehr“.
web-club-role-organiser = Leitung
web-club-role-member = Mitglied
web-club-role-reader = Über den Link
web-club-new = Neuer Club
web-club-name = Name
web-club-unnamed = Unser Club
web-club-your-name = Dein Name
web-club-preset = Was zählt
web-club-preset-evening = Clubabend
    .about = Punkte nach dem Rang am Tisch: zu viert 4, 3, 2 und 1.
web-club-preset-league = Liga
    .about = Ein Punkt für jeden hinter dir, einer weniger für jeden vor dir, im Schnitt. Ab 40 Spielen.
web-club-preset-sums = Punktesumme
    .about = Die Punkte aller Spiele werden zusammengezählt.
web-club-open = Club gründen
web-club-import = Ein Club, der als Datei gespeichert wurde, geht hier weiter.

web-club-parts = Teile des Clubs
web-club-part-evenings = Abende
web-club-part-table = Tabelle
web-club-part-members = Mitglieder
web-club-part-more = Mehr
web-club-members-count = { $count ->
    [one] Ein Mitglied
   *[other] { $count } Mitglieder
}
web-club-closed = Dieser Club ist geschlossen. Lesen kann man ihn weiter.
web-club-join = Beitreten
    .about = Jeder mit dem Link sieht hier deinen Namen und deine Ergebnisse.
web-club-join-name = Dein Name in diesem Club
web-club-join-again = Du hast diesen Club verlassen.
web-club-join-off = Nur die Leitung nimmt zurzeit Mitglieder auf.

web-club-next = Nächste Abende
web-club-next-none = Noch kein Abend geplant.
web-club-evening = Clubabend
web-club-evening-new = Neuer Abend
web-club-evening-edit = Abend ändern
web-club-evening-change = { $title } ändern
web-club-day = Tag
web-club-time = Uhrzeit
web-club-title = Titel
web-club-place = Ort
web-club-save = Speichern
web-club-cancel = Abend absagen
web-club-uncancel = Findet doch statt
web-club-cancelled = Abgesagt
web-club-come = Kommst du?
web-club-come-yes = Ich komme
web-club-come-no = Ich kann nicht
web-club-coming = { $count ->
    [one] Eine Zusage:
   *[other] { $count } Zusagen:
}
web-club-coming-none = Noch hat niemand zugesagt.
web-club-not-coming = Absagen: { $names }
web-club-begin = Ein Spiel für diesen Abend beginnen
web-club-begin-pad = Punkteblock
web-club-begin-tournament = Turnier
web-club-begin-table = Online-Tisch
web-club-pad-alone = Tippe noch einmal, um ohne den Club zu spielen.

web-club-was = Gespielt
web-club-was-none = Noch wurde nichts gespielt. Beginne bei einem Abend einen Punkteblock: Das Ergebnis erscheint hier.
web-club-was-all = Alle { $count } zeigen
web-club-games-of-day = Spiele
web-club-came = { $count ->
    [one] Eine Zusage
   *[other] { $count } Zusagen
}
web-club-source-pad = Punkteblock
web-club-source-tournament = Turnier
web-club-source-table = Online-Tisch
web-club-source-typed = Auf Papier
web-club-running = läuft noch
web-club-results = { $count } Ergebnisse
web-club-round-table = Runde { $round }, Tisch { $table }
web-club-other-game = { $game }: zählt hier nicht
web-club-unknown = { $count ->
    [one] Ein Name gehört zu keinem Mitglied
   *[other] { $count } Namen gehören zu keinem Mitglied
}
web-club-correct = Berichtigen
web-club-who = Wer ist { $name }?
web-club-guest = Ein Gast
web-club-drop = Dieses Spiel herausnehmen
web-club-type = Ergebnis auf Papier
    .about = Der Name eines Mitglieds zählt für dieses; andere sind Gäste.
web-club-add-game = Spiel hinzufügen
web-club-evening-of = Abend
web-club-evening-by-day = Nach dem Datum
web-club-add-link = Link zu einem Punkteblock, einem Turnier oder einem Tisch
web-club-add-link-none = Dieser Link führt zu nichts davon.
web-club-add-do = Hinzufügen
web-club-player = Spieler { $number }
web-club-player-points = Punkte von Spieler { $number }
web-club-row = Noch jemand

web-club-leaders = Wer vorn liegt
web-club-table-none = Die Tabelle beginnt mit dem ersten Ergebnis.
web-club-table-whole = Ganze Tabelle
web-club-table-file = Tabelle als Datei (CSV)
web-club-share = Gewonnen
web-club-somebody = (Name gelöscht)
web-club-season = Saison
web-club-season-all = Alle Spiele
web-club-formula = Wertung
web-club-formula-places = Nach Platz
    .about = Punkte nach dem Rang am Tisch, wer gewinnt, bekommt die meisten
web-club-formula-online = Vor und hinter
    .about = ein Punkt für jeden dahinter, einer weniger für jeden davor, im Schnitt aller Spiele
web-club-formula-sum = Summe
    .about = Summe der Punkte im Spiel{ $game ->
        [extreme] , die wenigsten sind am besten
       *[other] {""}
    }
web-club-formula-mean = Schnitt
    .about = Schnitt der Punkte im Spiel{ $game ->
        [extreme] , die wenigsten sind am besten
       *[other] {""}
    }
web-club-formula-wins = Siege
    .about = Anteil der gewonnenen Spiele
web-club-count = Beste Spiele, die zählen
    .about = Leer: alle.
web-club-count-best = { $count ->
    [one] das beste Spiel zählt
   *[other] die besten { $count } Spiele zählen
}
web-club-least = Nötige Spiele für einen Platz
web-club-least-games = ein Platz ab { $count } Spielen
web-club-joining = Beitreten über den Link
web-club-season-new = Neue Saison
    .about = Die Tabelle beginnt von vorn. Frühere Spiele stehen unter „Alle Spiele“.
web-club-season-name = Name der Saison
web-club-season-from = Ab
web-club-season-begin = Saison beginnen

web-club-invite = Einladen
    .about = Wer diesen Link öffnet, sieht den Club und kann beitreten.
web-club-add = Mitglieder hinzufügen
web-club-names-note = Enter fügt einen Namen hinzu. Auch eine Liste lässt sich einfügen, ein Name je Zeile. Wer später mit diesem Namen beitritt, übernimmt ihn.
web-club-added = { $count ->
    [one] { $name } ist Mitglied.
   *[other] { $count } Mitglieder hinzugefügt.
}
web-club-you = du
web-club-gone = { $count ->
    [one] Ein ehemaliges Mitglied
   *[other] { $count } ehemalige Mitglieder
}
web-club-has-left = ausgetreten
web-club-figures = Alle Spiele
web-club-figures-none = Noch kein Spiel in dieser Saison.
web-club-figure-games = Spiele
web-club-figure-wins = Gewonnen
web-club-figure-place = Mittlerer Platz
web-club-figure-bids = Vorhersagen erfüllt
web-club-best = Bester Tag: { $day }, { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}
web-club-last = Letzte Spiele
web-club-last-place = Platz { $place } von { $people }
web-club-against = Direkter Vergleich
web-club-against-choose = Mitglied wählen
web-club-met = { $games ->
    [one] Ein gemeinsames Spiel
   *[other] { $games } gemeinsame Spiele
}
web-club-met-never = Die beiden haben noch nicht zusammen gespielt.
web-club-equal = gleich
web-club-difference = { $name }: im Schnitt { $points } Punkte je Spiel
web-club-no-member = Dieses Mitglied gibt es nicht.
web-club-change = Ändern
web-club-make-organiser = Zur Leitung machen
web-club-make-member = Nicht mehr Leitung
web-club-remove = Ist ausgetreten
web-club-return = Ist wieder Mitglied

web-club-links = Teilen
web-club-key = Link der Leitung
    .about = Wer diesen Link hat, kann alles ändern. Öffne ihn auf einem zweiten Gerät, damit er nicht verloren geht.
web-club-file = Datei
    .about = Der ganze Club, zum Aufheben oder um anderswo weiterzumachen.
web-club-file-save = Club als Datei speichern
web-club-leave = Aus dem Club austreten
    .about = Deine Ergebnisse bleiben. Du kannst wieder beitreten.
web-club-close = Club schließen
    .about = Ein geschlossener Club lässt sich nur noch lesen.
web-club-reopen = Club wieder öffnen

web-club-setting-name = Name
web-club-setting-game = Spiel
web-club-setting-formula = Wertung
web-club-setting-count = zählende Spiele
web-club-setting-least = nötige Spiele
web-club-setting-joining = Beitritt
web-club-setting-season = Saison
web-club-did-set = Geändert: { $settings }
web-club-did-member = { $name } ist Mitglied
web-club-did-rename = Ein Mitglied heißt jetzt { $name }
web-club-did-role-organiser = { $name } gehört zur Leitung
web-club-did-role-member = { $name } gehört nicht mehr zur Leitung
web-club-did-leave = { $name } ist ausgetreten
web-club-did-return = { $name } ist wieder Mitglied
web-club-did-evening = Neuer Abend: { $title }, { $day }
web-club-did-move = Geändert: { $title }, { $day }
web-club-did-cancel = { $title }, { $day }, wurde abgesagt
web-club-did-uncancel = { $title }, { $day }, findet doch statt
web-club-did-come = { $name } kommt am { $day }
web-club-did-come-not = { $name } kommt am { $day } nicht
web-club-did-come-open = { $name } lässt { $day } offen
web-club-did-game-pad = Ein Punkteblock vom { $day } gehört zum Club
web-club-did-game-tournament = Ein Turnier vom { $day } gehört zum Club
web-club-did-game-table = Ein Online-Tisch vom { $day } gehört zum Club
web-club-did-game-typed = Ein Spiel auf Papier vom { $day }
web-club-did-drop = Ein Spiel wurde herausgenommen
web-club-did-undrop = Ein Spiel zählt wieder
web-club-did-result = Ergebnis vom { $day }: { $points }
web-club-did-who = In einem Spiel ist { $name } in Wahrheit { $other }
web-club-did-close = Der Club wurde geschlossen
web-club-did-reopen = Der Club wurde wieder geöffnet
web-club-did-undo = Zurückgenommen: { $what }
web-club-did-other = Etwas anderes

web-club-fault-not-json = Diese Datei ist kein Club.
web-club-fault-not-club = Diese Datei ist kein Club.
web-club-fault-newer = Diese Datei ist von einer neueren Version.
web-club-fault-closed = Der Club ist geschlossen.
web-club-fault-organisers-only = Das kann nur die Leitung.
web-club-fault-own-only = Das können nur Mitglieder, für sich selbst.
web-club-fault-joining-closed = Nur die Leitung nimmt zurzeit Mitglieder auf.
web-club-fault-members-many = Der Club ist voll.
web-club-fault-evenings-many = Der Club hat zu viele Abende.
web-club-fault-games-many = Der Club hat zu viele Spiele.
web-club-fault-no-name = Ein Name fehlt.
web-club-fault-same-name = Ein Mitglied heißt schon so. Ergänze den Namen.
web-club-fault-same-game = Dieses Spiel ist schon im Club.
web-club-fault-same-member = Dieses Mitglied hat in diesem Spiel schon ein Ergebnis.
web-club-fault-same-total = Ein Name kommt zweimal vor.
web-club-fault-has-left = Dieses Mitglied ist ausgetreten.
web-club-fault-cancelled = Dieser Abend wurde abgesagt.
web-club-fault-already-undone = Das wurde schon zurückgenommen.
web-club-fault-full = Im Protokoll des Clubs ist kein Platz mehr.
web-club-fault-joined = Du bist schon Mitglied.
web-club-fault-no-such-game = Dieses Spiel gibt es hier nicht.
web-club-fault-not-there = Nur wer dabei war, oder die Leitung, kann ein Spiel hinzufügen.
web-club-fault-no-spectators = Diesen Tisch sehen nur die Spieler, also können nur sie ihn hinzufügen.
web-club-fault-of-tournament = Dieser Tisch gehört zu einem Turnier. Füge das Turnier hinzu.
web-club-fault-not-then = Mitglieder fügen ein Spiel höchstens eine Woche später hinzu. Frag die Leitung.

# Ein Turnier im Terminal: foretell tournament.

tournament-title = { $name }: { $people ->
    [one] eine Person
   *[other] { $people } Personen
}.
tournament-round = Runde { $round } ({ $stage })
tournament-stage-preliminary = Vorrunde
tournament-stage-knockout = K.-o.-Runde
tournament-stage-final = Finale
tournament-table = Tisch { $table }: { $names } ({ $status })
tournament-table-playing = spielt
tournament-table-handed-in = abgegeben
tournament-table-confirmed = bestätigt
tournament-table-disputed = strittig
tournament-byes = Freilos: { $names }
tournament-next-people = Als Nächstes: Personen eintragen, mindestens drei.
tournament-next-draw = Als Nächstes: Runde { $round } auslosen (seat).
tournament-next-play = Als Nächstes: Runde { $round } spielen und die Ergebnisse eintragen (result).
tournament-next-close = Als Nächstes: Runde { $round } abschließen (close).
tournament-next-end = Als Nächstes: das Turnier beenden (end).
tournament-next-over = Das Turnier ist zu Ende.
tournament-head-place = Platz
tournament-head-name = Name
tournament-head-points = Punkte
tournament-head-game-points = Spielpunkte
tournament-head-games = Spiele
tournament-head-wins = Siege
tournament-by-lot = * durch das Los entschieden
tournament-repaired = { $entries ->
    [one] Ein Eintrag bleibt
   *[other] { $entries } Einträge bleiben
} erhalten.
tournament-checked = Alles stimmt: Jeder Eintrag war erlaubt, und jede Auslosung folgt aus ihrem Startwert ({ $entries }).
tournament-other-method = Runde { $round } wurde mit einer anderen Version von foretell ausgelost; die Auslosung wurde nicht nachgerechnet.
tournament-fault-entry = Eintrag { $entry }: { $fault }
tournament-fault-line = Zeile { $line }: { $fault }
tournament-fault-not-text = Das ist keine Textdatei.
tournament-fault-not-json = Die Datei ist beschädigt oder kein Turnier: Sie ist kein lesbares JSON. Fehlt nur das Ende, rettet repair den Rest.
tournament-fault-not-object = Hier muss ein Objekt stehen, nicht { $value }.
tournament-fault-not-list = „{ $name }“ muss eine Liste sein.
tournament-fault-not-tournament = Das ist kein Turnier (da steht { $value }).
tournament-fault-newer = Dieses Turnier hat eine neuere Version von foretell geschrieben ({ $value }).
tournament-fault-missing = „{ $name }“ fehlt.
tournament-fault-unknown-key = „{ $name }“ darf hier nicht stehen.
tournament-fault-bad-value = „{ $name }“ kann nicht { $value } sein.
tournament-fault-unknown-entry = Einen Eintrag namens { $value } gibt es nicht.
tournament-fault-same-id = Die Kennung { $value } kommt zweimal vor.
tournament-fault-too-long = Die Datei ist zu groß für ein Turnier.
tournament-fault-too-many = Ein Turnier hat höchstens { $value } Einträge.
tournament-fault-over = Das Turnier ist zu Ende. Nimm erst das Ende zurück.
tournament-fault-no-person = Die Person { $value } gibt es nicht.
tournament-fault-no-round = Runde { $round } gibt es noch nicht.
tournament-fault-no-table = Runde { $round } hat keinen Tisch { $table }.
tournament-fault-no-entry = Den Eintrag { $value } gibt es nicht.
tournament-fault-people-many = Ein Turnier hat höchstens { $most } Personen.
tournament-fault-same-name = Es gibt schon jemanden namens { $name }. Setze einen Buchstaben dazu.
tournament-fault-not-taking-part = { $name } ist gegangen. Nimm das erst zurück.
tournament-fault-not-next-round = Die nächste Runde ist { $round }.
tournament-fault-wrong-stage = Die nächste Runde gehört zum Abschnitt „{ $stage }“.
tournament-fault-rounds-done = { $rounds ->
    [one] Die einzige Runde ist gespielt.
   *[other] Alle { $rounds } Runden sind gespielt.
} Beende das Turnier, oder stelle mehr ein.
tournament-fault-round-open = Schließe erst Runde { $round } ab.
tournament-fault-round-closed = Runde { $round } ist abgeschlossen. Nur die Turnierleitung berichtigt ihre Ergebnisse.
tournament-fault-round-drawn = { $name } ist schon ausgelost. Trag ein, dass die Person geht.
tournament-fault-people-few = Eine Runde braucht mindestens { $least } Personen.
tournament-fault-people-differ = Ausgelost sind andere Personen, als mitspielen.
tournament-fault-seats-differ = Jede ausgeloste Person braucht genau einen Platz.
tournament-fault-no-commitment = Noch hat sich niemand auf die Startwerte festgelegt (commit).
tournament-fault-wrong-seed = Das ist nicht der nächste Startwert der Kette.
tournament-fault-wrong-draw = Die Auslosung von Runde { $round } folgt nicht aus ihrem Startwert.
tournament-fault-has-result = Tisch { $table } hat in Runde { $round } schon ein Ergebnis. Nimm es erst zurück.
tournament-fault-no-result = Tisch { $table } hat in Runde { $round } noch kein Ergebnis.
tournament-fault-disputed = Tisch { $table } bestreitet sein Ergebnis in Runde { $round }. Bestätige oder berichtige es.
tournament-fault-not-at-table = An Tisch { $table } sitzen andere.
tournament-fault-same-person = { $name } kann nicht mit sich selbst tauschen.
tournament-fault-not-seated = { $name } hat in Runde { $round } keinen Platz.
tournament-fault-table-full = Tisch { $table } ist voll.
tournament-fault-lot-missing = Nach Runde { $round } herrscht Gleichstand: Ziehe erst das Los.
tournament-fault-lot-not-needed = Ein Los ist jetzt nicht nötig.
tournament-fault-already-undone = Das ist schon zurückgenommen.
tournament-fault-later-rounds = Auf Runde { $round } baut eine spätere auf. Nimm erst deren Auslosung zurück.
tournament-fault-no-time = Eine Uhr braucht die Zeit ihres Eintrags.
tournament-fault-stays = Ein Eintrag dieser Art bleibt stehen.
tournament-fault-no-deals = Dieses Turnier wird an den Tischen eines Servers gespielt: Öffne die Datei dort, auf der Seite der Turniere.
tournament-fault-not-online = Runde { $round } wird nicht an den Tischen des Servers gespielt.
tournament-fault-seats-fixed = Runde { $round } wird an den Tischen des Servers gespielt: Dort wechselt niemand den Platz.
tournament-fault-has-game = Tisch { $table } ist schon eröffnet.
tournament-fault-has-secret = Die Kartenverteilungen von Runde { $round } sind schon offengelegt.
tournament-fault-wrong-secret = Das ist nicht das Geheimnis der Kartenverteilungen von Runde { $round }.

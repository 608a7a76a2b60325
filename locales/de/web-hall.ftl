# Ein Turnier, wie alle es sehen: auf der Leinwand, auf Handys, am Tisch und auf Papier.

web-hall-before = Vor der ersten Runde
web-hall-end = Ende
web-hall-round-of = Runde { $round } von { $rounds }
web-hall-knockout = Runde { $round }, K.-o.
web-hall-final = Finale
web-hall-offline = Keine Verbindung: Das hier kann veraltet sein.

# Die Uhr einer Runde.
web-hall-clock-waiting = Die Uhr läuft noch nicht
web-hall-clock-stands = Die Uhr steht
web-hall-clock-runs = übrig
web-hall-clock-warning = { $minutes ->
    [one] Noch eine Minute
   *[other] Noch { $minutes } Minuten
}
web-hall-clock-out = Die Zeit ist um
web-hall-clock-none = Es wird gespielt
web-hall-entered = Ergebnisse: { $entered } von { $tables }

# Die Leinwand.
web-hall-show = Was gezeigt wird
web-hall-show-fitting = Automatisch
web-hall-show-people = Personen
web-hall-show-names = Plätze nach Namen
web-hall-show-tables = Plätze nach Tischen
web-hall-show-clock = Uhr
web-hall-show-standings = Tabelle
web-hall-page = Seite
web-hall-page-back = Vorige Seite
web-hall-page-on = Nächste Seite
web-hall-pause = Nicht weiterblättern
web-hall-sound = Ton
    .about = Klingelt vor dem Ende der Zeit und am Ende
web-hall-full = Ganzer Bildschirm
web-hall-scan = Dein Tisch und die Tabelle auf deinem Handy
web-hall-scan-join = Zum Mitspielen scannen
web-hall-qr = QR-Code des Turniers
web-hall-table = Tisch { $table }
web-hall-table-word = Tisch
web-hall-seat-word = Platz
web-hall-table-seat = Tisch { $table }, Platz { $seat }
web-hall-bye = Freilos
    .about = In dieser Runde spielst du nicht.
web-hall-goes-on = weiter
web-hall-points = Punkte
web-hall-game-points = Spielpunkte
web-hall-place = Platz
web-hall-name = Name
web-hall-lot = durch das Los entschieden
web-hall-final-standings = Endstand

# Das Handy von jemandem, der mitspielt.
web-hall-who = Wer bist du?
web-hall-join = Mitspielen
web-hall-find = Deinen Namen suchen
web-hall-found-none = Kein solcher Name.
web-hall-people-none = Hier stehen noch keine Namen.
web-hall-not-listed = Dein Name fehlt?
web-hall-join-button = Mitspielen
web-hall-you-are = Du bist { $name }.
web-hall-not-me = Das bin ich nicht
web-hall-wait = Du stehst auf der Liste. Dein Tisch erscheint hier, wenn die Runde ausgelost ist.
web-hall-with = Mit { $names }
web-hall-you-deal = Du gibst zuerst
web-hall-not-in = In dieser Runde spielst du nicht
web-hall-my-place = Platz { $place } von { $people }
web-hall-my-results = Deine Spiele
web-hall-my-result = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}, { $place }. am Tisch
web-hall-status-handed-in = – noch zu bestätigen
web-hall-status-confirmed = – bestätigt
web-hall-status-disputed = – strittig
web-hall-status-playing = { "" }
web-hall-code = Punkteblock: der Code auf der Karte eures Tisches
web-hall-code-word = Code
web-hall-code-button = Öffnen

# Das Handy an einem Tisch.
web-hall-no-table = Kein solcher Tisch
    .about = Stimmt der Code mit dem auf der Karte des Tisches überein? Scanne die Karte noch einmal.
web-hall-table-offline = Keine Verbindung: Der Punkteblock, der hier geöffnet wurde, geht weiter und schickt seine Einträge später. Gebt das Ergebnis dann ab, oder sagt es der Turnierleitung.
web-hall-table-wait = Für diesen Tisch ist noch keine Runde ausgelost.
web-hall-table-next = Diese Runde ist vorbei. Die nächste erscheint hier, wenn sie ausgelost ist.
web-hall-which = Wer bist du? Tippe deinen Namen an.
web-hall-which-known = In der Reihenfolge der Plätze
web-hall-deals = gibt zuerst
web-hall-absent = nicht gespielt
web-hall-open-pad = Punkteblock öffnen
web-hall-to-table = Zum Tisch des Turniers
web-hall-to-hand-in = Ergebnis abgeben
web-hall-hand-in = Ergebnis abgeben
web-hall-hand-in-pad = Die Punkte des Punkteblocks
web-hall-hand-in-typed = Vom Punkteblock oder vom Papier abgetippt
web-hall-hand-in-again = Ergebnis berichtigen
web-hall-type-about = Die Punkte aller am Ende des Spiels. Lass das Feld leer, wenn jemand nicht gespielt hat.
web-hall-table-handed-in = Das Ergebnis ist abgegeben.
web-hall-table-confirmed = Das Ergebnis ist bestätigt.
web-hall-table-disputed = Das Ergebnis ist strittig. Die Turnierleitung sieht es und kommt.
web-hall-confirm = Ja, das stimmt
web-hall-confirm-other = Ein anderes Handy an diesem Tisch bestätigt es.
web-hall-dispute = Das stimmt nicht
web-hall-dispute-what = Was stimmt nicht?
web-hall-dispute-send = Turnierleitung rufen
web-hall-look-again = Noch einmal versuchen
web-hall-to-phone = Meine Spiele und die Tabelle

# Auf Papier.
web-hall-print = Drucken
web-hall-print-back = Zurück zum Turnier
web-hall-print-button = Drucken
web-hall-print-cards = Tischkarten
web-hall-print-sheets = Punktezettel
web-hall-print-seating = Sitzordnung
web-hall-print-standings = Tabelle
web-hall-print-certificates = Urkunden
web-hall-print-four = Vier auf ein Blatt A4
web-hall-print-first = Plätze bis
web-hall-print-organisers = Tischkarten kann nur drucken, wer den Link der Turnierleitung hat.
web-hall-print-cards-none = Es gibt noch keine Tische.
web-hall-print-seating-none = Noch ist keine Runde ausgelost.
web-hall-print-standings-none = Es gibt noch keine Ergebnisse.
web-hall-print-certificates-none = Es gibt noch keine Ergebnisse.
web-hall-card-qr = QR-Code von Tisch { $table }
web-hall-card-about = Scannen, um gemeinsam Punkte zu schreiben und das Ergebnis abzugeben.
web-hall-list-note = Die kleine Zahl ist der Platz. Platz 1 gibt zuerst.
web-hall-results-of = Ergebnisse: { $round }
web-hall-sheet-round = Runde
web-hall-sheet-bid = Vorh.
web-hall-sheet-tricks = Stiche
web-hall-sheet-points = Punkte
web-hall-sheet-seals = Siegel übrig
web-hall-sheet-total = Summe
web-hall-sheet-first = Platz 1, links, gibt zuerst
web-hall-sheet-signed = Bestätigt von: ______________________
web-hall-certificate = Urkunde
web-hall-certificate-place = { $place }. Platz
web-hall-certificate-points = { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}, { $total } Spielpunkte in { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}
web-hall-certificate-signed = Die Turnierleitung

# Warum das Handy eines Tisches, oder jemand, der mitspielen will, abgewiesen wird.
web-tournament-fault-same-device = Dieses Gerät hat das Ergebnis abgegeben. Ein anderes muss es bestätigen.
web-tournament-fault-no-pad = Auf dem Punkteblock stehen noch keine Punkte. Tippe sie ein.
web-tournament-fault-pad-differs = Auf dem Punkteblock stehen andere Personen als am Tisch. Tippe die Punkte ein.
web-tournament-fault-no-joining = Nur die Turnierleitung trägt jetzt Personen ein. Frag sie.
web-tournament-fault-confirmed = Das Ergebnis ist schon bestätigt. Die Turnierleitung kann es berichtigen.
web-tournament-fault-no-code = Es gibt keinen Tisch mit diesem Code.

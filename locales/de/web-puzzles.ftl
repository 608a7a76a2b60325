# Die Seiten der Rätsel.

web-puzzles-title = Rätsel
web-puzzles-count = { $count ->
    [one] Ein Rätsel
   *[other] { $count } Rätsel
}, davon { $fresh } neu für dich.
web-puzzles-none = Dazu passt kein Rätsel.
web-puzzles-every = Alle Rätsel
web-puzzles-line = Wertung { $rating } · auswählen
web-puzzles-game = Spiel
web-puzzles-level = Schwierigkeit
web-puzzles-all = alle
web-puzzles-all-bid = Alles zum Vorhersagen
web-puzzles-all-card = Alles zum Spielen der Karten
web-puzzles-all-other = Alle übrigen Fragen
web-puzzles-rating = Deine Wertung
web-puzzles-solved = Auf Anhieb gelöst
web-puzzles-of = { $solved } von { $tried }
web-puzzles-streak = In Folge
web-puzzles-best = Längste Serie
web-puzzles-kept = Das alles bleibt auf diesem Gerät.
web-puzzles-forget = Von vorn anfangen
web-puzzles-forget-sure = Deine Wertung und alle gelösten Rätsel vergessen?
web-puzzles-forget-yes = Ja, vergessen
web-puzzles-forget-no = Nein
web-puzzles-task = Finde den besten Zug
web-puzzles-rated = Wertung { $rating }
web-puzzles-show = Lösung zeigen
web-puzzles-show-costs = Lösung (kostet Wertung)
web-puzzles-skip = Ein anderes Rätsel
web-puzzles-next = Nächstes Rätsel
web-puzzles-link = Link zu diesem Rätsel
web-puzzles-copied = Kopiert
web-puzzles-tricks = { $count ->
    [one] Der bisherige Stich
   *[other] Die { $count } bisherigen Stiche
}
web-puzzles-nobody = niemand
web-puzzles-moves = Alle Züge
web-puzzles-move = Zug
web-puzzles-points = Punkte
web-puzzles-penalty = Strafpunkte
web-puzzles-met = Vorhersage erfüllt
web-puzzles-unharmed = Ohne Strafe
web-puzzles-percent = { $percent } %
web-puzzles-bid = { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $tricks } Stiche
}
web-puzzles-unknown = Dieses Rätsel gibt es nicht.
web-puzzles-withdrawn = Dieses Rätsel wurde zurückgezogen: Bei einer neuen Prüfung war die Lösung nicht klar der beste Zug. Hast du es versucht, zählt das weiter.
web-puzzles-seals = Was nimmst du als Nächstes?

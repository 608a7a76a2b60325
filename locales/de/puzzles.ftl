# Rätsel, im Browser und im Terminal.

puzzle-right = Richtig!
puzzle-costs = { $move }: Es gibt etwas Besseres. Das kostet im Schnitt { $points } Punkte.
puzzle-costs-penalty = { $move }: Es gibt etwas Besseres. Das bringt im Schnitt { $points } Strafpunkte mehr.
puzzle-answer = Der beste Zug: { $moves }.
puzzle-or = { $first } oder { $last }
puzzle-worth = Das bringt im Schnitt { $points } Punkte; bei { $percent } % der Verteilungen ist die Vorhersage erfüllt.
puzzle-worth-penalty = Das bringt im Schnitt { $points } Strafpunkte; bei { $percent } % der Verteilungen gar keine.
puzzle-judged = Beurteilt nach vielen Verteilungen, die zu dem passen, was du siehst, nie nach den verdeckten Karten.
puzzle-missed = Daran scheitern: { $bots }.
puzzle-your-rating = Deine Wertung: { $rating } ({ $change }).
puzzle-streak = { $count ->
    [one] Eins gelöst.
   *[other] { $count } in Folge gelöst.
}
puzzle-level-easy = leicht
puzzle-level-medium = mittel
puzzle-level-hard = schwer
puzzle-theme-bid = Wie viel vorhersagen
puzzle-theme-bid-zero = Nichts vorhersagen
puzzle-theme-bid-last = Zuletzt vorhersagen
puzzle-theme-bid-unseen = Vorhersage auf eine unbekannte Karte
puzzle-theme-name-trump = Trumpf bestimmen
puzzle-theme-pass = Eine Karte weitergeben
puzzle-theme-declare = Die Rolle einer Sonderkarte wählen
puzzle-theme-special-card = Eine Sonderkarte spielen
puzzle-theme-save-fool = Den Narren aufheben
puzzle-theme-save-wizard = Den Zauberer aufheben
puzzle-theme-use-wizard = Den Zauberer einsetzen
puzzle-theme-use-fool = Den Narren einsetzen
puzzle-theme-give-away = Den Stich abgeben
puzzle-theme-count-wizards = Die Zauberer zählen
puzzle-theme-lead-trump = Trumpf ausspielen
puzzle-theme-lead = Das richtige Ausspiel
puzzle-theme-ruff = Stechen
puzzle-theme-discard = Abwerfen
puzzle-theme-which-winner = Womit den Stich gewinnen
puzzle-theme-take = Den Stich nehmen
puzzle-theme-duck = Klein bleiben
puzzle-theme-which-loser = Mit welcher Karte verlieren
puzzle-theme-take-seal = Ein Siegel nehmen
puzzle-theme-whom-to-rob = Wem ein Siegel wegnehmen
puzzle-theme-magician = Den Schwarzmagier nehmen
puzzle-theme-stop = Kein Siegel mehr nehmen
puzzle-theme-give-back = Welches Siegel zurückgeben

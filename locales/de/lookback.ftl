# foretell lookback: every decision of a game judged, luck and skill told apart.

lookback-by = Beurteilt von: { $bot }, nach dem, was jeder Platz wissen konnte.
lookback-depth = Nach ganzen Runden aus { $worlds } Verteilungen je Entscheidung beurteilt: { $done } von { $of } Entscheidungen.
lookback-again = Derselbe Befehl macht hier weiter.
lookback-fault = Beurteilt bis zu einem Fehler in der Aufzeichnung, auf Englisch: „{ $fault }“
lookback-open = Das Spiel ist nicht zu Ende; es wurde so weit beurteilt, wie es reicht.
lookback-luck = Glück und Können
lookback-luck-about = Schnitt: was Meister mit neuen Karten machen; Karten: was sie mit diesen Karten machen, abzüglich des Schnitts; Vorhersagen und Spiel: was die eigenen Entscheidungen gekostet haben; andere: der Rest.
lookback-luck-penalty = Das alles sind Strafpunkte, + ist also schlecht.
lookback-player = Spieler
lookback-points = Punkte
lookback-penalty = Strafpunkte
lookback-mean = Schnitt
lookback-cards = Karten
lookback-bids = eigene Vorhersagen
lookback-play = eigenes Spiel
lookback-others = andere
lookback-decisions = Entscheidungen
lookback-part-bid = { $player }, Vorhersagen
lookback-part-card = { $player }, Karten
lookback-part-other = { $player }, Sonstiges
lookback-class-best = bester Zug
lookback-class-fine = gut
lookback-class-inaccuracy = ungenau
lookback-class-mistake = Fehler
lookback-class-blunder = Patzer
lookback-cost = { $many ->
    [one] Eine Entscheidung hat { $player } { $points } Punkte gekostet:
   *[other] { $many } Entscheidungen haben { $player } { $points } Punkte gekostet:
}
lookback-cost-penalty = { $many ->
    [one] Eine Entscheidung hat { $player } { $points } Strafpunkte eingebracht:
   *[other] { $many } Entscheidungen haben { $player } { $points } Strafpunkte eingebracht:
}
lookback-no-cost = { $player } war nirgends ungenau.
lookback-decision = Runde { $round }, Zug { $move }: { $played } ({ $class }, { $lost }). Besser: { $best }.

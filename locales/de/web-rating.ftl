# Wertungen von Menschen.

web-rating = Wertung
web-rating-about = Die Wertungszahl ergibt sich aus den Platzierungen; das Können zeigt, was eine Entscheidung an Punkten kostet, gemessen an dem, was man wissen konnte: Das Kartenglück ist herausgerechnet. In 19 von 20 Fällen liegt der wahre Wert innerhalb von ±.
web-rating-classic = Wizard
web-rating-special = Wizard mit Sonderkarten
web-rating-extreme = Wizard Extreme
web-rating-games = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
web-rating-finish = Wertungszahl
web-rating-skill = Können: verlorene Punkte je Entscheidung
web-rating-apart = Am nächsten liegt: { $level }. Nach etwa { $games } Spielen ließe sich ein Unterschied erkennen.
web-rating-level = Am nächsten liegt: { $level }
web-rating-least = Ab { $least } Spielen gibt es eine Wertung.

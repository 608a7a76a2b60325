# Wertungen von Menschen.

web-rating = Wertung
web-rating-about = Die Wertungszahl kommt von den Plätzen; Können ist, was eine Entscheidung verliert, gemessen an dem, was man wissen konnte: Das Glück der Karten ist heraus. In 19 von 20 Fällen liegt der wahre Wert innerhalb von ±.
web-rating-classic = Wizard
web-rating-special = Wizard mit Sonderkarten
web-rating-extreme = Wizard Extreme
web-rating-games = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
web-rating-finish = Wertungszahl
web-rating-skill = Können: Punkte je Entscheidung verloren
web-rating-apart = Nächster Bot: { $level }. Nach etwa { $games } Spielen lasst ihr euch unterscheiden.
web-rating-level = Nächster Bot: { $level }
web-rating-least = Ab { $least } Spielen gibt es eine Wertung.

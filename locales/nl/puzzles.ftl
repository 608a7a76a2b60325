# Puzzels, in de browser en in de terminal.

puzzle-right = Goed!
puzzle-costs = { $move }: er is iets beters. Dit kost gemiddeld { $points } punten.
puzzle-costs-penalty = { $move }: er is iets beters. Dit levert gemiddeld { $points } strafpunten meer op.
puzzle-answer = De beste zet: { $moves }.
puzzle-or = { $first } of { $last }
puzzle-worth = Dit levert gemiddeld { $points } punten op; bij { $percent }% van de verdelingen wordt de voorspelling gehaald.
puzzle-worth-penalty = Dit levert gemiddeld { $points } strafpunten op; bij { $percent }% van de verdelingen geen enkel.
puzzle-judged = Beoordeeld over veel verdelingen die passen bij wat je ziet, nooit op de verborgen kaarten.
puzzle-missed = Gemist door: { $bots }.
puzzle-your-rating = Je rating: { $rating } ({ $change }).
puzzle-streak = { $count ->
    [one] Eén opgelost.
   *[other] { $count } op rij opgelost.
}
puzzle-level-easy = makkelijk
puzzle-level-medium = gemiddeld
puzzle-level-hard = moeilijk
puzzle-theme-bid = Hoeveel voorspellen
puzzle-theme-bid-zero = Niets voorspellen
puzzle-theme-bid-last = Als laatste voorspellen
puzzle-theme-bid-unseen = Voorspellen op een onbekende kaart
puzzle-theme-name-trump = Troef kiezen
puzzle-theme-pass = Een kaart doorgeven
puzzle-theme-declare = De rol van een speciale kaart kiezen
puzzle-theme-special-card = Een speciale kaart spelen
puzzle-theme-save-fool = De Nar bewaren
puzzle-theme-save-wizard = De Tovenaar bewaren
puzzle-theme-use-wizard = De Tovenaar inzetten
puzzle-theme-use-fool = De Nar inzetten
puzzle-theme-give-away = De slag weggeven
puzzle-theme-count-wizards = De Tovenaars tellen
puzzle-theme-lead-trump = Met troef uitkomen
puzzle-theme-lead = De juiste uitkomst
puzzle-theme-ruff = Introeven
puzzle-theme-discard = Een kaart afgooien
puzzle-theme-which-winner = Waarmee de slag winnen
puzzle-theme-take = De slag nemen
puzzle-theme-duck = Laag blijven
puzzle-theme-which-loser = Met welke kaart verliezen
puzzle-theme-take-seal = Een zegel nemen
puzzle-theme-whom-to-rob = Van wie een zegel afnemen
puzzle-theme-magician = De zwarte magiër nemen
puzzle-theme-stop = Geen zegel meer nemen
puzzle-theme-give-back = Welk zegel teruggeven

# De pagina's van de puzzels.

web-puzzles-title = Puzzels
web-puzzles-count = { $count ->
    [one] Eén puzzel
   *[other] { $count } puzzels
}, waarvan { $fresh } nieuw voor jou.
web-puzzles-none = Daar past geen puzzel bij.
web-puzzles-every = Alle puzzels
web-puzzles-line = Rating { $rating } · kiezen
web-puzzles-game = Spel
web-puzzles-level = Moeilijkheid
web-puzzles-all = alle
web-puzzles-all-bid = Alles over voorspellen
web-puzzles-all-card = Alles over het spelen van kaarten
web-puzzles-all-other = Alle overige vragen
web-puzzles-rating = Je rating
web-puzzles-solved = Meteen opgelost
web-puzzles-of = { $solved } van { $tried }
web-puzzles-streak = Op rij
web-puzzles-best = Langste reeks
web-puzzles-kept = Dit wordt alleen op dit apparaat bewaard.
web-puzzles-forget = Opnieuw beginnen
web-puzzles-forget-sure = Je rating en alle opgeloste puzzels vergeten?
web-puzzles-forget-yes = Ja, vergeten
web-puzzles-forget-no = Nee
web-puzzles-task = Zoek de beste zet
web-puzzles-rated = Rating { $rating }
web-puzzles-show = Oplossing tonen
web-puzzles-show-costs = Oplossing (kost rating)
web-puzzles-skip = Een andere puzzel
web-puzzles-next = Volgende puzzel
web-puzzles-link = Link naar deze puzzel
web-puzzles-copied = Gekopieerd
web-puzzles-tricks = { $count ->
    [one] De slag tot nu toe
   *[other] De { $count } slagen tot nu toe
}
web-puzzles-nobody = niemand
web-puzzles-moves = Alle zetten
web-puzzles-move = Zet
web-puzzles-points = Punten
web-puzzles-penalty = Strafpunten
web-puzzles-met = Voorspelling gehaald
web-puzzles-unharmed = Zonder straf
web-puzzles-percent = { $percent }%
web-puzzles-bid = { $tricks ->
    [0] geen slag
    [one] één slag
   *[other] { $tricks } slagen
}
web-puzzles-unknown = Deze puzzel bestaat niet.
web-puzzles-withdrawn = Deze puzzel is teruggetrokken: bij een nieuwe controle was de oplossing niet duidelijk de beste zet. Heb je hem geprobeerd, dan blijft dat tellen.
web-puzzles-seals = Wat neem je nu?

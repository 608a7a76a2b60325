# Ratings van mensen.

web-rating = Rating
web-rating-about = De rating volgt uit je eindplaatsen; vaardigheid is wat een beslissing aan punten kost, gemeten aan wat je kon weten: het geluk van de kaarten telt niet mee. In 19 van 20 gevallen ligt de echte waarde binnen ±.
web-rating-classic = Wizard
web-rating-special = Wizard met speciale kaarten
web-rating-extreme = Wizard Extreme
web-rating-games = { $count ->
    [one] één spel
   *[other] { $count } spellen
}
web-rating-finish = Rating
web-rating-skill = Vaardigheid: verloren punten per beslissing
web-rating-apart = Dichtstbijzijnde bot: { $level }. Na ongeveer { $games } spellen zijn jullie te onderscheiden.
web-rating-level = Dichtstbijzijnde bot: { $level }
web-rating-least = Vanaf { $least } spellen is er een rating.

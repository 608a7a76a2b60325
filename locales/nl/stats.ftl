# foretell stats: hoe het de spelers van veel spellen vergaat.

stats-nothing = In deze spellen is geen ronde geteld.
stats-more-faults = { $more ->
    [one] Nog één spel is onleesbaar.
   *[other] Nog { $more } spellen zijn onleesbaar.
}
stats-player = Speler
stats-games = Spellen
stats-places = Plaatsen
stats-points = Punten per ronde
stats-penalties = Strafpunten per ronde
stats-met = Goed voorspeld
stats-clean = Zonder strafpunten
stats-streak = Op rij
stats-best = Beste ronde
stats-worst = Slechtste ronde
stats-mark = { $points } (ronde { $round })
stats-share = { $percent }% ({ $met }/{ $rounds })
stats-about = Plaatsen: hoe vaak iemand in een afgelopen spel eerste, tweede, derde … werd.
stats-about-extreme = Plaatsen: hoe vaak iemand in een afgelopen spel eerste, tweede, derde … werd. De punten zijn strafpunten: minder is beter. Rondes met de zwarte magiër tellen alleen mee bij de punten.
stats-by-bid = Goed voorspeld, per voorspelling
stats-by-seals = Rondes zonder strafpunten, per aantal voorspelde slagen
stats-by-seat = Hetzelfde per plaats
stats-dealer = Gever
stats-seat = { $seat }e na de gever

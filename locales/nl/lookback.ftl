# foretell lookback: every decision of a game judged, luck and skill told apart.

lookback-by = Beoordeeld door: { $bot }, op wat elke plaats kon weten.
lookback-depth = Beoordeeld met hele rondes uit { $worlds } verdelingen per beslissing: { $done } van { $of } beslissingen.
lookback-again = Met dezelfde opdracht gaat het hier verder.
lookback-fault = Beoordeeld tot een fout in de opname, in het Engels: ‘{ $fault }’
lookback-open = Het spel is niet afgelopen; het is beoordeeld tot waar het gaat.
lookback-luck = Geluk en vaardigheid
lookback-luck-about = gemiddelde: wat meesters met nieuwe kaarten halen; kaarten: wat ze met deze kaarten halen, min het gemiddelde; voorspellingen en spel: wat de eigen beslissingen hebben gekost; anderen: de rest.
lookback-luck-penalty = Dit zijn allemaal strafpunten, dus + is slecht.
lookback-player = speler
lookback-points = punten
lookback-penalty = strafpunten
lookback-mean = gemiddelde
lookback-cards = kaarten
lookback-bids = eigen voorspellingen
lookback-play = eigen spel
lookback-others = anderen
lookback-decisions = Beslissingen
lookback-part-bid = { $player }, voorspellingen
lookback-part-card = { $player }, kaarten
lookback-part-other = { $player }, overig
lookback-class-best = beste zet
lookback-class-fine = goed
lookback-class-inaccuracy = onnauwkeurig
lookback-class-mistake = fout
lookback-class-blunder = blunder
lookback-cost = { $many ->
    [one] Eén beslissing kostte { $player } { $points } punten:
   *[other] { $many } beslissingen kostten { $player } { $points } punten:
}
lookback-cost-penalty = { $many ->
    [one] Eén beslissing leverde { $player } { $points } strafpunten op:
   *[other] { $many } beslissingen leverden { $player } { $points } strafpunten op:
}
lookback-no-cost = { $player } was nergens onnauwkeurig.
lookback-decision = Ronde { $round }, zet { $move }: { $played } ({ $class }, { $lost }). Beter: { $best }.

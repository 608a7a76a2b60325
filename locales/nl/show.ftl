# foretell show: een opgetekend spel om te lezen.

show-bid = voorspelling
show-tricks = slagen
show-points = punten
show-seals-left = zegels over
show-unfinished = Het spel breekt af in ronde { $round } van { $rounds }.
show-not-dealt = Er is nog niet gedeeld.
show-prediction = { $player } voorspelt: { $seals }.
show-passed = { $player } geeft { $card } door aan { $left }.

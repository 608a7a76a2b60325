# foretell show: ein aufgezeichnetes Spiel zum Lesen.

show-bid = Vorhersage
show-tricks = Stiche
show-points = Punkte
show-seals-left = Siegel übrig
show-unfinished = Das Spiel bricht in Runde { $round } von { $rounds } ab.
show-not-dealt = Es wurde noch nicht ausgeteilt.
show-prediction = { $player } sagt vorher: { $seals }.
show-passed = { $player } gibt { $card } an { $left } weiter.

# foretell hint: what a bot expects of each move.

hint-position = Runde { $round } von { $rounds }, Zug { $move }: { $player } ist dran.
hint-round = Runde { $round } von { $rounds }: { $player } ist dran.
hint-hand = { $player } hat auf der Hand: { $cards }.
hint-move = Zug
hint-points = Punkte
hint-penalty = Strafpunkte
hint-met = Vorhersage erfüllt
hint-unharmed = ohne Strafe
hint-win = Sieg
hint-chance = { $percent } %
hint-decimal = ,
hint-bid = { $tricks ->
    [one] ein Stich
   *[other] { $tricks } Stiche
}
hint-more = ein Stich mehr
hint-less = ein Stich weniger
hint-from = { $seal } von { $player }
hint-by = Beurteilt von: { $bot }

# Hints in a game in the terminal.
hint-title = Ein Tipp
hint-line = { $move }: { $points } Punkte, erfüllt in { $percent } % der Fälle.
hint-line-penalty = { $move }: { $points } Strafpunkte, keine in { $percent } % der Fälle.
hint-line-win = Spiel gewonnen: { $percent } %.
hint-not-now = Einen Tipp gibt es, wenn du dran bist.
hint-missing = Es gibt keinen Tipp: { $why }

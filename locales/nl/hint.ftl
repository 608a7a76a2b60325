# foretell hint: what a bot expects of each move.

hint-position = Ronde { $round } van { $rounds }, zet { $move }: { $player } is aan de beurt.
hint-round = Ronde { $round } van { $rounds }: { $player } is aan de beurt.
hint-hand = { $player } heeft in de hand: { $cards }.
hint-move = zet
hint-points = punten
hint-penalty = strafpunten
hint-met = voorspelling gehaald
hint-unharmed = zonder straf
hint-win = winst
hint-chance = { $percent }%
hint-decimal = ,
hint-bid = { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}
hint-more = één slag meer
hint-less = één slag minder
hint-from = { $seal } van { $player }
hint-by = Beoordeeld door: { $bot }

# Hints in a game in the terminal.
hint-title = Een tip
hint-line = { $move }: { $points } punten, gehaald in { $percent }% van de gevallen.
hint-line-penalty = { $move }: { $points } strafpunten, geen in { $percent }% van de gevallen.
hint-line-win = Spel gewonnen: { $percent }%.
hint-not-now = Een tip krijg je als je aan de beurt bent.
hint-missing = Er is geen tip: { $why }

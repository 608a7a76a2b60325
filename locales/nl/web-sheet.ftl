# De puntenstand en de grafiek ervan.

web-sheet-title = Puntenstand
web-sheet-round = Ronde
web-sheet-ahead = voorop:
web-sheet-deals = Gever
web-sheet-empty = De eerste ronde is nog bezig.
web-sheet-legend = Gewonnen slagen / voorspeld, punten van de ronde en daaronder de stand. De rode stip staat bij de gever.
web-sheet-legend-extreme = Wat er aan het einde van de ronde over was: een gekleurd zegel kost { $coloured }, een zwart { $black }, een wit { $white }. De minste punten winnen.
web-sheet-said-deals = deelt
web-sheet-said-bid = { $bid } voorspeld, { $tricks } gewonnen
web-sheet-said-seals = over: { $seals }
web-sheet-said-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, in totaal { $total }

web-chart-title = Punten na elke ronde
web-chart-about = { $rounds ->
    [one] Eén ronde. Daarna: { $totals }.
   *[other] { $rounds } rondes. Aan het eind: { $totals }. Alle getallen staan in de puntenstand.
}
web-chart-total = { $player } { $total }
web-chart-early = De grafiek begint na de eerste ronde.

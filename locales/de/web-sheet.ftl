# Der Punktestand und sein Diagramm.

web-sheet-title = Punktestand
web-sheet-round = Runde
web-sheet-ahead = vorn:
web-sheet-deals = Geber
web-sheet-empty = Die erste Runde läuft noch.
web-sheet-legend = Gewonnene Stiche / Vorhersage, Punkte der Runde und darunter der Stand. Der rote Punkt markiert den Geber.
web-sheet-legend-extreme = Was am Ende der Runde übrig war: Ein farbiges Siegel kostet { $coloured }, ein schwarzes { $black }, ein weißes { $white }. Die wenigsten Punkte gewinnen.
web-sheet-said-deals = gibt
web-sheet-said-bid = { $bid } vorhergesagt, { $tricks } gewonnen
web-sheet-said-seals = übrig: { $seals }
web-sheet-said-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, insgesamt { $total }

web-chart-title = Punkte nach jeder Runde
web-chart-about = { $rounds ->
    [one] Eine Runde. Danach: { $totals }.
   *[other] { $rounds } Runden. Am Ende: { $totals }. Alle Zahlen stehen im Punktestand.
}
web-chart-total = { $player } { $total }
web-chart-early = Das Diagramm beginnt nach der ersten Runde.

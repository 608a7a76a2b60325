# The score sheet and its chart.

web-sheet-title = Score sheet
web-sheet-round = Round
web-sheet-ahead = ahead:
web-sheet-deals = Dealer
web-sheet-empty = The first round isn’t over yet.
web-sheet-legend = Tricks taken / bid, points of the round, and below them the total. The red dot marks the dealer.
web-sheet-legend-extreme = What was left at the end of the round: a coloured seal costs { $coloured }, a black one { $black }, a white one { $white }. Fewest points win.
web-sheet-said-deals = deals
web-sheet-said-bid = bid { $bid }, took { $tricks }
web-sheet-said-seals = left: { $seals }
web-sheet-said-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all

web-chart-title = Points after every round
web-chart-about = { $rounds ->
    [one] One round. At its end: { $totals }.
   *[other] { $rounds } rounds. At the end: { $totals }. All numbers are in the score sheet.
}
web-chart-total = { $player } { $total }
web-chart-early = The chart begins after the first round.

# Text on the table, at the full screen and line by line.

headline-round = round { $round } of { $rounds }
headline-bids = { $bids } bid for { $cards ->
    [one] one trick
   *[other] { $cards } tricks
}
headline-trump = Trump { $suit }
headline-trump-open = Trump is being chosen

# One letter for the dealer
dealer-mark = D

seat-no-bid = no bid yet
seat-bid = { $tricks } of { $bid }
seat-bid-made = has bid
seat-bid-hidden = { $tricks } of ?
seat-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
seat-holds = has { $cards }
seat-no-seals = no seals
pool = Pool
need-none = just right
need-more = needs { $count }
need-less = { $count } too many

table-turned = turned up
table-leads = { $you ->
    [yes] You lead.
   *[no] { $player } leads.
}
table-predicting = The players are taking seals.
hand-empty = Your hand is empty.

overview-round = Round { $round } of { $rounds }.
overview-trump = Trump: { $suit }.
overview-trump-open = Trump is being chosen.
overview-pool = In the pool: { $seals }.
overview-dealer = deals
overview-no-bid = no bid yet
overview-bid = bid { $bid }
overview-bid-hidden = bid unknown
overview-no-seals = no seals
overview-tricks = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
overview-points = { $points ->
    [one] one point
   *[other] { $points } points
}
overview-holds = has { $cards }
overview-trick = On the table: { $cards }.
overview-last-trick = The last trick: { $cards }.
overview-taken = { $you ->
    [yes] You took it.
   *[no] { $player } took it.
}
overview-taken-bombed = Nobody got it.
overview-no-last-trick = No trick has been played yet.
overview-hand = Your hand: { $cards }.
overview-no-scores = No round is complete yet.
overview-scored-round = Round { $round }: { $results }.
overview-scored = { $player } { $points }, { $total } in total

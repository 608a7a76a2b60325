# foretell hint: what a bot expects of each move.

hint-position = Round { $round } of { $rounds }, move { $move }: it is { $player }’s turn.
hint-round = Round { $round } of { $rounds }: it is { $player }’s turn.
hint-hand = { $player } holds: { $cards }.
hint-move = move
hint-points = points
hint-penalty = penalty points
hint-met = bid met
hint-unharmed = no penalty
hint-win = to win
hint-chance = { $percent }%
hint-decimal = .
hint-bid = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
hint-more = one trick more
hint-less = one trick fewer
hint-from = { $seal } from { $player }
hint-by = Judged by: { $bot }

# Hints in a game in the terminal.
hint-title = A hint
hint-line = { $move }: { $points } points, bid met in { $percent }% of cases.
hint-line-penalty = { $move }: { $points } penalty points, none in { $percent }% of cases.
hint-line-win = To win the game: { $percent }%.
hint-not-now = There is a hint when it is your turn.
hint-missing = There is no hint: { $why }

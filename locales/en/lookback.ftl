# foretell lookback: every decision of a game judged, luck and skill told apart.

lookback-by = Judged by: { $bot }, by what each seat could know.
lookback-depth = Judged by whole rounds from { $worlds } deals for each decision: { $done } of { $of } decisions.
lookback-again = Run the same command again, and it goes on from here.
lookback-fault = Judged up to a fault in the record: { $fault }
lookback-open = The game is not finished; it was judged as far as it goes.
lookback-luck = Luck and skill
lookback-luck-about = mean: what masters make with fresh cards; cards: what they make with these cards, less the mean; bids and play: what the player’s own decisions cost; others: the rest.
lookback-luck-penalty = All of these are penalty points, so + is bad.
lookback-player = player
lookback-points = points
lookback-penalty = penalty points
lookback-mean = mean
lookback-cards = cards
lookback-bids = own bids
lookback-play = own play
lookback-others = others
lookback-decisions = Decisions
lookback-part-bid = { $player }, bids
lookback-part-card = { $player }, cards
lookback-part-other = { $player }, other
lookback-class-best = best
lookback-class-fine = fine
lookback-class-inaccuracy = inaccuracy
lookback-class-mistake = mistake
lookback-class-blunder = blunder
lookback-cost = { $many ->
    [one] One decision cost { $player } { $points } points:
   *[other] { $many } decisions cost { $player } { $points } points:
}
lookback-cost-penalty = { $many ->
    [one] One decision brought { $player } { $points } penalty points:
   *[other] { $many } decisions brought { $player } { $points } penalty points:
}
lookback-no-cost = { $player } made no inaccuracy.
lookback-decision = Round { $round }, move { $move }: { $played } ({ $class }, { $lost }). Better: { $best }.

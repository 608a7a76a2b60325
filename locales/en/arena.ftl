# foretell arena: what came of a match between bots.

arena-decimal-mark = .
arena-players = { $players } players
arena-paper-rule = NOT our rules: a Wizard turned up means no trump
arena-deals = { $deals ->
    [one] One deal
   *[other] { $deals } deals
} with seats exchanged, { $games ->
    [one] one game
   *[other] { $games } games
} in all, seed { $seed }
arena-bot = bot
arena-cheats = { $bot } (sees all hands)
arena-points = points a round
arena-penalties = penalty a round
arena-points-game = points a game
arena-hits = bids met
arena-clean = rounds without penalty
arena-wins = games won
arena-of-fair = { $share } of { $fair }
arena-magician = Magician taken
arena-magician-points = his points
arena-rating = OpenSkill
arena-median = ms median
arena-p99 = ms p99
arena-difference = difference
arena-pair = { $bot } − { $other }
arena-alone = { $bot } alone − { $other }
arena-cards = cards
arena-round = round
arena-intervals = ±: 95 % intervals (Student), over deals: a deal with all of its games is one sample. Points are of one seat.
arena-one-deal = Only one deal: no intervals.
arena-fewer = Points are penalties: fewer are better.
arena-about-rating = Games won: after “of” the share that would be fair. OpenSkill: mu (sigma), for this match alone. ms: CPU time of a decision.
arena-no-rating = Games won: after “of” the share that would be fair. For ratings: { $command }. ms: CPU time of a decision.
arena-about-paper-rule = The paper’s rule (arXiv 2205.13834) is there for comparison alone; by our rules (A4) the dealer names trump.
arena-about-cheats = Who sees all hands cheats: a measure of what could be won at most, not an opponent.

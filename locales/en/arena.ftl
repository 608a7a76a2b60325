# foretell arena: the results of a match between bots.

arena-decimal-mark = .
arena-players = { $players } players
arena-paper-rule = NOT our rules: a turned-up Wizard means no trump
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
arena-clean = rounds without a penalty
arena-wins = games won
arena-of-fair = { $share } of { $fair }
arena-magician = Magician taken
arena-magician-points = points with the Magician
arena-rating = OpenSkill
arena-median = ms median
arena-p99 = ms p99
arena-difference = difference
arena-pair = { $bot } − { $other }
arena-alone = { $bot } alone − { $other }
arena-cards = cards
arena-round = round
arena-intervals = ±: 95 % intervals (Student’s t) over deals; each deal with all its games is one sample. Points are for one seat.
arena-one-deal = There is only one deal, so there are no intervals.
arena-fewer = Points are penalties: fewer is better.
arena-about-rating = Games won: the fair share follows “of”. OpenSkill: mu (sigma), for this match only. ms: CPU time per decision.
arena-no-rating = Games won: the fair share follows “of”. For ratings, run: { $command }. ms: CPU time per decision.
arena-about-paper-rule = The rule of the paper (arXiv 2205.13834) is for comparison only; in our rules (A4) the dealer names trump.
arena-about-cheats = A player that sees all hands cheats: it shows the most that could be won, and is no opponent.
arena-less-luck = less luck
arena-less = points less luck
arena-saved = deals saved
arena-about-luck = Less luck: what masters make of the same cards above their mean is subtracted, as far as it helps in other deals. Deals saved: how many times as many deals the plain figure needs for the same interval.
arena-about-control = Less luck: what the same bots make of each deal above their mean over { $fresh } fresh deals is subtracted, as far as it helps in other deals. Deals saved: how many times as many deals the plain figure needs for the same interval.
arena-suite = suite { $suite }
arena-positions = { $positions } positions; each bot is asked for its move
arena-best = best moves
arena-loss = points lost a decision
arena-about-exact = Points lost: how much worse the choice is than the best move, exactly, against others who bid as in equilibrium. ±: 95 % intervals over positions.
arena-about-positions = Points lost: how much worse the choice is than the best move, by playouts to the end of the round in many worlds, with masters at all seats. A move counts as best within two standard errors. ±: 95 % intervals over positions.

# foretell stats: how the players of many games fare.

stats-nothing = No round has been scored in these games.
stats-more-faults = { $more ->
    [one] One more game cannot be read.
   *[other] { $more } more games cannot be read.
}
stats-player = Player
stats-games = Games
stats-places = Places
stats-points = Points a round
stats-penalties = Penalty a round
stats-met = Bids met
stats-clean = No penalty
stats-streak = In a row
stats-best = Best round
stats-worst = Worst round
stats-mark = { $points } (round { $round })
stats-share = { $percent }% ({ $met }/{ $rounds })
stats-about = Places: how many finished games the player came 1st, 2nd, 3rd … in.
stats-about-extreme = Places: how many finished games the player came 1st, 2nd, 3rd … in. Points are penalties: fewer are better. Rounds with the Black Magician count only for the points.
stats-by-bid = Bids met, by the bid
stats-by-seals = Rounds without penalty, by the number of tricks predicted
stats-by-seat = The same by the seat
stats-dealer = Dealer
stats-seat = Seat { $seat } after the dealer

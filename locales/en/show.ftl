# foretell show: a recorded game as text.

show-bid = bid
show-tricks = tricks
show-points = points
show-seals-left = seals left
show-unfinished = The game stops in round { $round } of { $rounds }.
show-not-dealt = Nothing has been dealt yet.
show-prediction = { $player } predicts: { $seals }.
show-passed = { $player } passes { $card } to { $left }.

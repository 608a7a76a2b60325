# foretell show: a recorded game to read.

show-bid = bid
show-tricks = tricks
show-points = points
show-seals-left = seals left
show-unfinished = The game breaks off in round { $round } of { $rounds }.
show-not-dealt = Nothing has been dealt yet.
show-prediction = { $player } predicts: { $seals }.
show-passed = { $player } passes { $card } to { $left }.

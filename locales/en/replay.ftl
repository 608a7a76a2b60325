# foretell replay: a recorded game, move by move.

command-next = next
command-play = play
replay-place = Round { $round }, before move { $move }.
replay-end = The record ends here.
replay-help = Enter: the next move. { $back }: one move back. 3.5: to move 5 of round 3. { $table }: the table with all hands. { $play }: play on from here, with a number in that seat. { $help }: these commands. { $quit }: leave.
replay-over = The round is over here, so nobody can play on.
replay-seats = Seats are numbered from 0 to { $last }.
replay-plays = From here you play { $player } against { $bots }.

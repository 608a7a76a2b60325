# foretell replay: een opgenomen spel, zet voor zet.

command-next = verder
command-play = spelen
replay-place = Ronde { $round }, voor zet { $move }.
replay-end = Hier eindigt de opname.
replay-help = Enter: de volgende zet. { $back }: één zet terug. 3.5: naar zet 5 van ronde 3. { $table }: de tafel met alle handen. { $play }: vanaf hier verder spelen, met een getal op die plaats. { $help }: deze opdrachten. { $quit }: stoppen.
replay-over = De ronde is hier afgelopen, dus niemand kan verder spelen.
replay-seats = Plaatsen zijn genummerd van 0 tot en met { $last }.
replay-plays = Vanaf hier speel je voor { $player } tegen { $bots }.

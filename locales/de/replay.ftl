# foretell replay: ein aufgezeichnetes Spiel, Zug um Zug.

command-next = weiter
command-play = spielen
replay-place = Runde { $round }, vor Zug { $move }.
replay-end = Hier endet die Aufzeichnung.
replay-help = Enter: der nächste Zug. { $back }: einen Zug zurück. 3.5: zu Zug 5 von Runde 3. { $table }: der Tisch mit allen Karten. { $play }: von hier aus weiterspielen, mit einer Zahl auf diesem Platz. { $help }: diese Befehle. { $quit }: aufhören.
replay-over = Die Runde ist hier zu Ende, also kann niemand weiterspielen.
replay-seats = Plätze sind von 0 bis { $last } nummeriert.
replay-plays = Ab hier spielst du für { $player } gegen { $bots }.

# The coach's reasons: one sentence for a move, each number in it computed from what the player sees.

why-only-move = Een andere zet staan de regels niet toe.
why-ahead = Gemiddeld levert dit { $points } punten meer op dan elke andere zet.
why-behind = Gemiddeld levert dit { $points } punten minder op dan de beste zet.
why-ahead-penalty = Gemiddeld kost dit { $points } strafpunten minder dan elke andere zet.
why-behind-penalty = Gemiddeld kost dit { $points } strafpunten meer dan de beste zet.
why-even = Dit is even goed als de beste zet.

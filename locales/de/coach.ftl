# The coach's reasons: one sentence for a move, each number in it computed from what the player sees.

why-only-move = Die Regeln lassen keinen anderen Zug zu.
why-ahead = Im Mittel bringt das { $points } Punkte mehr als jeder andere Zug.
why-behind = Im Mittel bringt das { $points } Punkte weniger als der beste Zug.
why-ahead-penalty = Im Mittel kostet das { $points } Strafpunkte weniger als jeder andere Zug.
why-behind-penalty = Im Mittel kostet das { $points } Strafpunkte mehr als der beste Zug.
why-even = Das ist so gut wie der beste Zug.

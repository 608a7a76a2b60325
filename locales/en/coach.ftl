# The coach's reasons: one sentence for a move, each number in it computed from what the player sees.

why-only-move = It is the only move that the rules allow.
why-ahead = On average it brings { $points } points more than any other move.
why-behind = On average it brings { $points } points less than the best move.
why-ahead-penalty = On average it costs { $points } penalty points less than any other move.
why-behind-penalty = On average it costs { $points } penalty points more than the best move.
why-even = It is as good as the best move.

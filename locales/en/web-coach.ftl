# The coach in the browser: advice at the table, and what a move has cost in practice.

web-coach-ask = Ask the coach
web-coach-title = The coach
web-coach-close = Close
web-coach-thinks = Thinking …
web-coach-none = The coach has nothing to say here: its nets could not be loaded.
web-coach-points = { $points } points
web-coach-penalty = { $points } penalty points
web-coach-met = bid met: { $chance }
web-coach-unharmed = no penalty points: { $chance }
web-coach-note = On average, by what you can know; nobody looks at hidden cards.
web-coach-best = That was the best move.
web-coach-cost = Costs { $points } points.
web-coach-cost-penalty = Costs { $points } penalty points.
web-coach-better = Better: { $move }.
web-coach-allowed = Players may ask the coach.
web-coach-bid = Bid { $tricks }

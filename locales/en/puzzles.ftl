# Puzzles, in the browser and in the terminal.

puzzle-right = Right!
puzzle-costs = { $move }: there is something better. On average this costs { $points } points.
puzzle-costs-penalty = { $move }: there is something better. On average this brings { $points } more penalty points.
puzzle-answer = The best move: { $moves }.
puzzle-or = { $first } or { $last }
puzzle-worth = On average it brings { $points } points; the bid is met in { $percent }% of the deals.
puzzle-worth-penalty = On average it brings { $points } penalty points; none at all in { $percent }% of the deals.
puzzle-judged = Judged by many deals that fit what you see, never by the hidden cards.
puzzle-missed = Missed by: { $bots }.
puzzle-your-rating = Your rating: { $rating } ({ $change }).
puzzle-streak = { $count ->
    [one] One solved in a row.
   *[other] { $count } solved in a row.
}
puzzle-level-easy = easy
puzzle-level-medium = medium
puzzle-level-hard = hard
puzzle-theme-bid = How much to bid
puzzle-theme-bid-zero = Bid nothing
puzzle-theme-bid-last = Bid last
puzzle-theme-bid-unseen = Bid on an unseen card
puzzle-theme-name-trump = Name trump
puzzle-theme-pass = Pass a card
puzzle-theme-declare = Declare a special card
puzzle-theme-special-card = Play a special card
puzzle-theme-save-fool = Save the Fool
puzzle-theme-save-wizard = Save the Wizard
puzzle-theme-use-wizard = Use the Wizard
puzzle-theme-use-fool = Use the Fool
puzzle-theme-give-away = Give the trick away
puzzle-theme-count-wizards = Count the Wizards
puzzle-theme-lead-trump = Lead trump
puzzle-theme-lead = Choose the lead
puzzle-theme-ruff = Ruff
puzzle-theme-discard = Discard
puzzle-theme-which-winner = Which card to win with
puzzle-theme-take = Take the trick
puzzle-theme-duck = Duck
puzzle-theme-which-loser = Which card to lose with
puzzle-theme-take-seal = Take a seal
puzzle-theme-whom-to-rob = Whom to take a seal from
puzzle-theme-magician = Take the Black Magician
puzzle-theme-stop = Take no more seals
puzzle-theme-give-back = Which seal to return

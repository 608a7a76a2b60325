# Ratings of people.

web-rating = Rating
web-rating-about = The rating by finish comes from your places at the end of games. Skill is what a decision loses, judged by what you could know: the luck of the cards is left out. The true value lies within ± in 19 of 20 cases.
web-rating-classic = Wizard
web-rating-special = Wizard with special cards
web-rating-extreme = Wizard Extreme
web-rating-games = { $count ->
    [one] one game
   *[other] { $count } games
}
web-rating-finish = By finish
web-rating-skill = Skill: points lost a decision
web-rating-apart = Nearest bot: { $level }. About { $games } games tell you apart.
web-rating-level = Nearest bot: { $level }
web-rating-least = A rating is shown from { $least } games on.

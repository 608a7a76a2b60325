# The deal of the day, in the browser and in the terminal.

daily-title = The deal of the day: { $game }, { $date }
daily-about = Everybody gets these cards on this day: { $rounds } rounds against { $bots }. There are no hints, and no move can be taken back.
daily-past = That day is over, so this game does not count for your streak.
daily-left = Your game is kept; the same command goes on with it.
daily-no-hints = There are no hints in the deal of the day.
daily-compares = The master and the grand master play your cards …
daily-missing = The masters cannot play your cards here: { $why }
daily-round = Round
daily-total = Total
daily-stars = Stars
daily-meaning = A star for each of the two who did not do better than you in the round.
daily-judged = The masters have played by the nets { $nets }; the grand master has tried { $worlds } worlds for each move.
daily-streak = { $days ->
    [0] No days in a row yet.
    [one] One day in a row.
   *[other] { $days } days in a row.
}

# What is sent to others: no cards, no bids.
daily-share = foretell · { $game } · { $date }
daily-share-points = { $game ->
    [extreme] { $count ->
        [one] one penalty point
       *[other] { $points } penalty points
    } · Master { $master } · Grand master { $grandmaster }
   *[other] { $points } points · Master { $master } · Grand master { $grandmaster }
}
daily-share-stars = { $stars } of { $most } stars

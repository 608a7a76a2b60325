# The page of the deal of the day, its result, and challenges.

web-daily-title = The deal of the day
web-daily-intro = Everybody gets the same cards. No hints, nothing taken back; then you see what the masters made of them.
web-daily-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
web-daily-week = The last seven days
web-daily-was-played = played
web-daily-how = How it works
web-daily-on = Continue
web-daily-look = See your game
web-daily-past = The deals of { $date } no longer count for your streak, but you can still play them.
web-daily-played = Days you have played
web-daily-today = To today’s deals
web-daily-unknown = There are no deals for that day.
web-daily-result = Compared with the masters
web-daily-working = The master and the grand master play your cards …
web-daily-missing = The masters can’t play your cards here now: their nets could not be fetched.
web-daily-again = Try again
web-daily-share = Result to share
web-daily-copy = Copy
web-daily-copied = Copied
web-daily-send = Send
web-daily-all = All deals of the day, and your days in a row
web-daily-stars-of = { $stars ->
    [one] one star
   *[other] { $stars } stars
}

web-challenge-title = { $name } challenges you
web-challenge-points = { $game ->
    [extreme] With these cards { $name } got { $count ->
        [one] one penalty point
       *[other] { $points } penalty points
    }. Can you do with fewer?
   *[other] With these cards { $name } made { $points } points. Can you make more?
}
web-challenge-unread = The result in this link can’t be read, but the cards can.
web-challenge-honest = The link holds the cards, but this page shows none before you play. The result is what { $name } says.
web-challenge-send = Challenge them with my name and my points
    .about = Whoever opens this link sees your name and your points, and plays the same deals against the same bots.
    .invitation = { $game ->
    [extreme] I got { $count ->
        [one] one penalty point
       *[other] { $points } penalty points
    } with these cards. And you?
   *[other] I made { $points } points with these cards. And you?
}
web-challenge-beside = You and { $name }
web-challenge-more = You were better: { $yours } against { $theirs }.
web-challenge-same = You were as good as each other: { $yours } each.
web-challenge-less = { $name } was better: { $theirs } against your { $yours }.

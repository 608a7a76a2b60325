# A tournament at the server's tables: its settings, what people see of it, and the table of a tournament.

web-tournament-where = Played
web-tournament-where-cards = With real cards
web-tournament-where-online = At online tables
web-tournament-length-days = { $games ->
    [one] One game
   *[other] { $games } games
}, with days for each move
web-tournament-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
web-tournament-set-online = Tables, clock, start
web-tournament-deals-are = The cards
web-tournament-deals-own = Each table its own
    .about = Each table is dealt its own cards.
web-tournament-deals-same = The same for all
    .about = Duplicate: all tables of a round have the same cards, seat by seat. Bots fill the tables. Nobody sees the cards of others before the last table has ended.
web-tournament-score = What counts
web-tournament-score-seats = Who was better
    .about = The share of people in the same seat who have made less of it, in per cent.
web-tournament-score-difference = By how much
    .about = The difference from the mean of those in the same seat. It tells players apart soonest.
web-tournament-score-places = Finishing place at the table
    .about = Points by finishing place at the table, as with cards of one’s own.
web-tournament-fill = Bots that fill the tables
web-tournament-pace = Time for a move
web-tournament-pace-seconds = Seconds
web-tournament-pace-days = Days
web-tournament-pace-amount-seconds = Seconds for a move
web-tournament-pace-amount-days = Days for a move
web-tournament-absent = If somebody leaves
web-tournament-absent-bot = A bot’s result counts
    .about = A bot plays on for anyone who leaves or is too slow, until they come back. Its points are theirs.
web-tournament-absent-walkover = It does not count
    .about = A bot plays on for anyone who leaves or is too slow. Anyone not back at the end has not played this round.
web-tournament-auto = Rounds begin by themselves
    .about = A round ends when all its tables have ended. You can always draw sooner.
web-tournament-pause = Minutes between two rounds
web-tournament-begins = The first round begins
    .about = Empty: when you draw it.
web-tournament-delay = Delay for spectators, in seconds
    .about = So nobody can tell players what the others hold.
web-tournament-delay-same = With the same cards for all, nobody watches before the last table of a round has ended.
web-tournament-did-deals = The secret of the cards was fixed
web-tournament-did-play = Round { $round }: table { $table } was opened
web-tournament-did-reveal = Round { $round }: the secret of the cards was shown
web-tournament-fault-seats-fixed = Nobody changes seats at online tables: they have their cards.
web-tournament-fault-no-deals = The secret of the cards was never fixed. Save the tournament as a file, and open the file.
web-tournament-setting-where = real cards or online tables
web-tournament-setting-deals = whose cards
web-tournament-setting-score = what counts with the same cards
web-tournament-setting-fill = bots that fill the tables
web-tournament-setting-pace = time for a move
web-tournament-setting-absent = who leaves
web-tournament-setting-auto = rounds that begin by themselves
web-tournament-setting-pause = pause between rounds
web-tournament-setting-begins = start of the first round
web-tournament-setting-delay = delay for spectators

# What comes next, and the way to the table.
web-online-join =
    .about = You play on this device. If the organisers have written down your name already, enter it as they did.
web-online-join-link =
    .about = Whoever opens this link enters a name, and plays on that device.
web-online-no-joining = Only the organisers add people now. Ask them.
web-online-typed = no device yet
    .about = Anyone without a device enters the same name by the link. Until then a bot plays for them.
web-online-wait = You are in. This page goes to your table when the round begins.
web-online-people = The first round needs three people.
web-online-begins = Round { $round } begins when the organisers draw it.
web-online-begins-at = Round { $round } begins by itself: { $at }
web-online-draw-now = Draw it now
web-online-closing = Round { $round } is over.
web-online-ending = All rounds are played.
web-online-ends-at = The tournament ends by itself: { $at }
web-online-playing = { $over } of { $tables ->
    [one] one table has
   *[other] { $tables } tables have
} ended.
web-online-opening = Your table is being opened …
web-online-round-begins = Your round begins
web-online-to-table = To your table

# The tables of a round.
web-online-tables = The tables
web-online-over = ended
web-online-results-sealed = Results are shown when all tables have ended.
web-online-watch = { $minutes ->
    [0] Watch
    [one] Watch (one minute late)
   *[other] Watch ({ $minutes } minutes late)
}
web-online-watch-table = Watch table { $table }
web-online-look = Look at the game
web-online-look-table = Look at the game of table { $table }
web-online-compare = The same cards: { $round }
    .about = Who made what of the same seat. The number of a table leads to its game.
    .sealed = Who made what of the same seat. The cards are shown when all tables have ended.
web-online-seat = Seat { $seat }
web-online-against = Compared
web-online-points-seats = Points: the percentage of those in the same seat who made less of it.
web-online-points-difference = Points: the difference from the others in the same seat.

# The table of a tournament.
web-online-of = { $name }, round { $round }, table { $table }
web-online-back = Back to the tournament
web-online-sealed = The cards are shown when all tables have ended.
web-online-gathering = Your table
    .about = The game begins as soon as everybody is here, at the latest after a minute.
web-online-here = here
web-online-missing = not here yet
web-online-deals-own = The cards follow from a secret that was fixed when the tournament was opened.
web-online-deals-same = All tables of this round have the same cards, which follow from a secret that was fixed when the tournament was opened.

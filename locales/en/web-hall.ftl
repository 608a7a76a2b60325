# A tournament as everybody sees it: on the projector, on phones, at a table, and on paper.

web-hall-before = Before the first round
web-hall-end = The end
web-hall-round-of = Round { $round } of { $rounds }
web-hall-knockout = Round { $round }, knockout
web-hall-final = Final
web-hall-offline = No connection: this may be out of date.

# The clock of a round.
web-hall-clock-waiting = The clock has not started
web-hall-clock-stands = The clock is paused
web-hall-clock-runs = left
web-hall-clock-warning = { $minutes ->
    [one] One minute left
   *[other] { $minutes } minutes left
}
web-hall-clock-out = Time is up
web-hall-clock-none = Playing
web-hall-entered = Results: { $entered } of { $tables }

# The projector.
web-hall-show = What is shown
web-hall-show-fitting = Automatic
web-hall-show-people = People
web-hall-show-names = Seats by name
web-hall-show-tables = Seats by table
web-hall-show-clock = Clock
web-hall-show-standings = Standings
web-hall-page = Page
web-hall-page-back = Previous page
web-hall-page-on = Next page
web-hall-pause = Stop turning pages
web-hall-sound = Sound
    .about = Rings before time is up, and when it is
web-hall-full = Full screen
web-hall-scan = Your table and the standings on your phone
web-hall-scan-join = Scan to take part
web-hall-qr = QR code of the tournament
web-hall-table = Table { $table }
web-hall-table-word = Table
web-hall-seat-word = Seat
web-hall-table-seat = table { $table }, seat { $seat }
web-hall-bye = Bye
    .about = You do not play in this round.
web-hall-goes-on = goes on
web-hall-points = Points
web-hall-game-points = Game points
web-hall-place = Place
web-hall-name = Name
web-hall-lot = decided by lot
web-hall-final-standings = Final standings

# The phone of somebody who takes part.
web-hall-who = Who are you?
web-hall-join = Take part
web-hall-find = Find your name
web-hall-found-none = No such name.
web-hall-people-none = There are no names here yet.
web-hall-not-listed = Your name is not there?
web-hall-join-button = Take part
web-hall-you-are = You are { $name }.
web-hall-not-me = That’s not me
web-hall-wait = You are on the list. Your table will appear here when the round is drawn.
web-hall-with = With { $names }
web-hall-you-deal = You deal first
web-hall-not-in = You do not play in this round
web-hall-my-place = Place { $place } of { $people }
web-hall-my-results = Your games
web-hall-my-result = { $points ->
    [one] One point
   *[other] { $points } points
}, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} at the table
web-hall-status-handed-in = – to be confirmed
web-hall-status-confirmed = – confirmed
web-hall-status-disputed = – disputed
web-hall-status-playing = { "" }
web-hall-code = Score pad: the code on your table’s card
web-hall-code-word = Code
web-hall-code-button = Open

# The phone at a table.
web-hall-no-table = No such table
    .about = Does the code match the one on the table’s card? Scan the card again.
web-hall-table-offline = No connection: the score pad that was opened here works on, and sends its entries later. Hand in the result then, or tell the organisers.
web-hall-table-wait = No round is drawn for this table yet.
web-hall-table-next = This round is over. The next one appears here when it is drawn.
web-hall-which = Who are you? Tap your name.
web-hall-which-known = In the order of seats
web-hall-deals = deals first
web-hall-absent = did not play
web-hall-open-pad = Open the score pad
web-hall-to-table = To the table of the tournament
web-hall-to-hand-in = To hand in the result
web-hall-hand-in = Hand in the result
web-hall-hand-in-pad = The points of the score pad
web-hall-hand-in-typed = From the score pad, or typed from paper
web-hall-hand-in-again = Correct the result
web-hall-type-about = Everybody’s points at the end of the game. Leave a field empty for somebody who did not play.
web-hall-table-handed-in = The result is handed in.
web-hall-table-confirmed = The result is confirmed.
web-hall-table-disputed = The result is disputed. The organisers see it, and come.
web-hall-confirm = Yes, that is right
web-hall-confirm-other = Another phone at this table confirms it.
web-hall-dispute = That is not right
web-hall-dispute-what = What is wrong?
web-hall-dispute-send = Call the organisers
web-hall-look-again = Try again
web-hall-to-phone = My games and the standings

# On paper.
web-hall-print = Print
web-hall-print-back = Back to the tournament
web-hall-print-button = Print
web-hall-print-cards = Table cards
web-hall-print-sheets = Score sheets
web-hall-print-seating = Seating
web-hall-print-standings = Standings
web-hall-print-certificates = Certificates
web-hall-print-four = Four on a sheet of A4
web-hall-print-first = Places up to
web-hall-print-organisers = You need the organisers’ link to print table cards.
web-hall-print-cards-none = There are no tables yet.
web-hall-print-seating-none = No round is drawn yet.
web-hall-print-standings-none = There are no results yet.
web-hall-print-certificates-none = There are no results yet.
web-hall-card-qr = QR code of table { $table }
web-hall-card-about = Scan it to keep score together and to hand in the result.
web-hall-list-note = The small number is the seat. Seat 1 deals first.
web-hall-results-of = Results: { $round }
web-hall-sheet-round = Round
web-hall-sheet-bid = Bid
web-hall-sheet-tricks = Tricks
web-hall-sheet-points = Points
web-hall-sheet-seals = Seals left
web-hall-sheet-total = Total
web-hall-sheet-first = Seat 1, on the left, deals first
web-hall-sheet-signed = Confirmed by: ______________________
web-hall-certificate = Certificate
web-hall-certificate-place = Place { $place }
web-hall-certificate-points = { $points } { $count ->
    [one] point
   *[other] points
}, { $total } game points in { $games ->
    [one] one game
   *[other] { $games } games
}
web-hall-certificate-signed = The organisers

# Why a table's phone, or somebody who joins, is refused.
web-tournament-fault-same-device = This device handed the result in. Another one has to confirm it.
web-tournament-fault-no-pad = The score pad has no points yet. Type them instead.
web-tournament-fault-pad-differs = Other people are on the score pad than at the table. Type the points instead.
web-tournament-fault-no-joining = Only the organisers add people now. Ask them.
web-tournament-fault-confirmed = The result is confirmed already. The organisers can correct it.
web-tournament-fault-no-code = There is no table with this code.

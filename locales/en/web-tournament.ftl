# The organisers' part of a tournament.

web-tournament = Tournament
web-tournaments = Tournaments
    .about = With real cards, or at online tables: people, tables, results and standings, from a club evening to a championship.
web-tournament-none = There is no such tournament
    .about = Is the link complete? A tournament that nobody has used for 400 days is deleted.
web-tournament-broken = The server cannot read this tournament. The operator of the server can repair it.
web-tournament-connecting = Connecting …
web-tournament-offline = No connection. What you do is sent when it is back.

web-tournament-mine = The organisers’ link is kept in this browser only. Open it on a second device too, under “More”.
web-tournament-as-organiser = Organiser
web-tournament-as-guest = For watching
web-tournament-new = New tournament
web-tournament-name = Name
web-tournament-unnamed = Our tournament
web-tournament-preset = Kind
web-tournament-preset-club = Club evening
    .about = New tables are drawn each round. Everybody plays all rounds, without a clock.
web-tournament-preset-qualifier = Qualifier
    .about = For 9 to 40 people: in the preliminary rounds players with like scores meet, then a final of four.
web-tournament-preset-championship = Championship
    .about = Five preliminary rounds, then the best 64, 16 and 4.
web-tournament-preset-online-evening = Online evening
    .about = At online tables, with a clock. Rounds begin by themselves; a bot plays for those who leave.
web-tournament-preset-duplicate = Duplicate
    .about = At online tables, with the same cards at every table: what counts is who makes more of them.
web-tournament-length = { $games ->
    [one] One game
   *[other] { $games } games
}, about { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
web-tournament-adjust = Adjust
web-tournament-open = Open tournament
web-tournament-import = A tournament that was saved as a file goes on here.

web-tournament-parts = Parts of the tournament
web-tournament-part-round = Round
web-tournament-part-people = People
web-tournament-part-standings = Standings
web-tournament-part-settings = Settings
web-tournament-part-more = More
web-tournament-people-count = { $count ->
    [one] One person
   *[other] { $count } people
}
web-tournament-before = before the first round
web-tournament-in-round = round { $round }
web-tournament-over = ended

web-tournament-add = Add people
web-tournament-names-note = Enter adds a name. You can also paste a list: one name a line, the group (family, club) in a second column.
web-tournament-added = { $count ->
    [one] { $name } takes part.
   *[other] { $count } people take part.
}
web-tournament-full = A tournament has at most { $most } people.
web-tournament-join = Joining by link
    .about = Whoever opens this link can enter a name.
web-tournament-join-off = Only organisers add people now.
web-tournament-join-start = Let people join by link
web-tournament-join-stop = Stop joining by link
web-tournament-qr = QR code of the link
web-tournament-to-draw = On to the draw of round { $round }
web-tournament-search = Search for a person
web-tournament-left = not from round { $round }
web-tournament-nobody = Nobody takes part yet.
web-tournament-person-name = Name
web-tournament-person-group = Group
    .about = A family or club: people of one group do not meet in the first round, if that can be avoided.
web-tournament-save = Save
web-tournament-why = Reason
web-tournament-penalty = Penalty in round { $round }
web-tournament-penalty-points = Game points
web-tournament-penalty-give = Give the penalty
web-tournament-leave = No longer plays
    .about = From round { $round } on. Results so far stay.
web-tournament-return = Plays again
web-tournament-seat = Seat in round { $round }
web-tournament-seat-at = Now at table { $table }.
web-tournament-seat-none = At no table in this round.
web-tournament-move = Move to
web-tournament-move-new = a new table ({ $table })
web-tournament-move-out = no table (does not play)
web-tournament-move-do = Move
web-tournament-swap = Or change places with
web-tournament-swap-do = Change places

web-tournament-next-people = At least three people are needed
web-tournament-next-tables = { $people ->
    [one] One person
   *[other] { $people } people
}: { $tables }
web-tournament-tables = { $count ->
    [one] one table of { $size }
   *[other] { $count } tables of { $size }
}
web-tournament-without = { $count ->
    [one] one person without a table
   *[other] { $count } people without a table
}
web-tournament-draw = Draw round { $round }
web-tournament-word = A word from the hall
    .about = Let somebody call out a word: it is mixed into the draw, so that nobody can have known it before.
web-tournament-next-close = All results of round { $round } are there
web-tournament-close = Close round { $round }
web-tournament-next-end = All rounds are played. First: { $names }
web-tournament-next-over = The tournament is over. First: { $names }
web-tournament-end = End the tournament
web-tournament-which = Round
web-tournament-round = { $stage ->
    [final] Final (round { $round })
    [knockout] Knockout (round { $round })
   *[other] Round { $round }
}
web-tournament-results = { $done } of { $tables } results
web-tournament-byes-now = No table (bye):
web-tournament-seed = Seed of this draw: { $seed } …
web-tournament-seed-word = Word: { $word }
web-tournament-clock = { $minutes ->
    [one] One minute left
   *[other] { $minutes } minutes left
}
web-tournament-clock-warning = Nearly over
web-tournament-clock-out = Time is up
web-tournament-clock-start = Start
web-tournament-clock-stop = Pause

web-tournament-table = Table { $table }
web-tournament-table-round = Round { $round } of { $rounds }
web-tournament-status-playing = Playing
web-tournament-status-handed-in = Handed in
web-tournament-status-confirmed = Confirmed
web-tournament-status-disputed = Disputed
web-tournament-dispute-bare = Somebody at the table says that the result is wrong.
web-tournament-deals = Deals first
web-tournament-confirm-disputed = Let it stand
web-tournament-confirm-handed-in = Confirm
web-tournament-confirm-table = Confirm the result of table { $table }
web-tournament-type = Result
web-tournament-type-table = Enter the result of table { $table }
web-tournament-correct = Correct
web-tournament-correct-table = Correct the result of table { $table }
web-tournament-late = Plays on: { $points }
web-tournament-late-table = Table { $table } plays on: { $points } points for each
web-tournament-late-why = Played on after time was up
web-tournament-pad = Score pad
web-tournament-pad-table = Score pad of table { $table }
web-tournament-result = Result of table { $table }
    .about = Everybody’s total at the end of the game. Leave the field empty for somebody who did not play.
web-tournament-result-whole = Points are whole numbers from −9999 to 9999.
web-tournament-result-why = Why is it changed?
web-tournament-result-absent = { $count ->
    [one] Save; one did not play
   *[other] Save; { $count } did not play
}

web-tournament-col-games = Games
web-tournament-col-wins = Wins
web-tournament-col-penalty = Penalty
web-tournament-out = out
web-tournament-no-standings = There are no results yet.

web-tournament-set-game = Game and rules
web-tournament-game-rounds = Rounds of a game
    .about = Empty: all.
web-tournament-set-form = Rounds and tables
web-tournament-form = Who meets whom
web-tournament-form-drawn = Drawn
    .about = Tables are drawn each round; people meet again as rarely as possible.
web-tournament-form-swiss = Swiss
    .about = After the first round people with about equal points meet, the same ones as rarely as possible.
web-tournament-form-everybody = Everybody meets
    .about = People meet those whom they have not met yet; for small groups and many rounds.
web-tournament-rounds = Preliminary rounds
web-tournament-knockout = Knockout: how many go on
    .about = For example 64, 16, 4; only 4 for a final. Empty: none.
web-tournament-size = People at a table
web-tournament-odd = If the number does not fit
web-tournament-odd-threes = Tables of { $size }
web-tournament-odd-fives = Tables of { $size }
web-tournament-apart = People of one group meet
web-tournament-apart-first = Not in round 1
web-tournament-apart-always = Never
web-tournament-apart-no = Like others
web-tournament-set-points = Points and equal points
web-tournament-points = Table of { $size }
    .about = Points by finishing place at the table. Equal players share them.
web-tournament-byes = Anyone without a table gets
web-tournament-byes-mean = Their mean
web-tournament-byes-number = Fixed points
web-tournament-byes-points = Points of a bye
web-tournament-rank = The standings go by
web-tournament-rank-points = points
web-tournament-rank-game_points = game points
web-tournament-rank-wins = wins
web-tournament-rank-best_game = best game
web-tournament-rank-met = games against each other
web-tournament-rank-lot = lot
web-tournament-set-time = Time, results, joining
web-tournament-minutes = Minutes for a game
    .about = 0: no clock.
web-tournament-warning = Warning before the end, in minutes
web-tournament-overtime = Points off for playing on
    .about = Game points, for each person of the table.
web-tournament-confirming = A second person confirms
    .about = A result that a table hands in counts when another of the table or an organiser has confirmed it.
web-tournament-joining = Joining by link
    .about = Whoever has the link can enter a name.
web-tournament-numbers = Falling numbers, separated by commas.
web-tournament-numbers-many = { $many } numbers, none higher than the one before.
web-tournament-change = { $count ->
    [one] Save the change
   *[other] Save { $count } changes
}
    .about = Each change is logged. Rounds already drawn keep their seating.
web-tournament-change-drop = Discard

web-tournament-links = For the hall and organisers
web-tournament-hall = Page for the projector
web-tournament-watch = Link for everybody
    .about = Seating, clock and standings on every phone.
web-tournament-second = Link for a second organiser
    .about = Whoever has this link may do everything here. Give it only to organisers.
web-tournament-print = To print
web-tournament-print-cards = Table cards with codes
web-tournament-print-sheets = Score sheets
web-tournament-print-seating = Seating
web-tournament-print-standings = Print the standings
web-tournament-print-certificates = Certificates
web-tournament-files = Files
    .about = With its file the whole tournament can go on at another server.
web-tournament-file-document = The whole tournament (JSON)
web-tournament-file-standings = Standings (CSV)
web-tournament-file-games = All games (CSV)

web-tournament-did-set = Changed: { $settings }
web-tournament-did-person = { $name } takes part
web-tournament-did-rename = The new name is { $name }
web-tournament-did-group = { $name } belongs to { $group }
web-tournament-did-group-none = { $name } belongs to no group
web-tournament-did-leave = { $name } no longer plays from round { $round } on
web-tournament-did-return = { $name } plays again
web-tournament-did-commit = The secret of the draws was fixed
web-tournament-did-draw = Round { $round } was drawn: { $tables ->
    [one] one table
   *[other] { $tables } tables
}
web-tournament-did-move = { $name } was moved to table { $table } in round { $round }: { $why }
web-tournament-did-move-out = { $name } was taken off the tables in round { $round }: { $why }
web-tournament-did-swap = { $name } and { $other } changed places in round { $round }: { $why }
web-tournament-did-clock-start = Clock of round { $round } started
web-tournament-did-clock-stop = Clock of round { $round } paused
web-tournament-did-result = Round { $round }, table { $table }: { $points }
web-tournament-did-result-why = Round { $round }, table { $table }: { $points }. Reason: { $why }
web-tournament-did-confirm = Round { $round }: the result of table { $table } was confirmed
web-tournament-did-dispute = Round { $round }: table { $table } disputes the result. { $why }
web-tournament-did-penalty = Round { $round }: penalty of { $points } for { $name }: { $why }
web-tournament-did-close = Round { $round } was closed
web-tournament-did-lot = A lot decided equal places
web-tournament-did-end = The tournament was ended
web-tournament-did-undo = Undone: { $what }
web-tournament-did-other = Something else was done

web-tournament-fault-not-text = This file is not a tournament.
web-tournament-fault-not-json = This file is not a tournament.
web-tournament-fault-not-object = This file is not a tournament.
web-tournament-fault-not-tournament = This file is not a tournament.
web-tournament-fault-over = The tournament has ended. Undo the end in the log to go on.
web-tournament-fault-same-name = There is already somebody with this name. Add something to it.
web-tournament-fault-people-many = There is no room for more people.
web-tournament-fault-not-taking-part = This person does not play in this round. Let them play again first.
web-tournament-fault-not-next-round = Somebody else has drawn this round already.
web-tournament-fault-round-open = Close the previous round first.
web-tournament-fault-round-closed = The round is closed. Undo that in the log first.
web-tournament-fault-round-drawn = This person has been drawn for a round: they can leave instead.
web-tournament-fault-people-few = There are too few people for a table.
web-tournament-fault-has-result = The table has a result already.
web-tournament-fault-no-result = A table has no result yet.
web-tournament-fault-disputed = A table disputes its result. Correct it, or let it stand.
web-tournament-fault-not-at-table = Somebody sits at another table by now. Look at it again.
web-tournament-fault-table-full = There is no seat left at this table.
web-tournament-fault-later-rounds = A later round rests on this. Undo that one first.
web-tournament-fault-already-undone = This was undone already.
web-tournament-fault-newer = Somebody else has entered a result meanwhile. Close this and look at it.
web-tournament-fault-full = The log of this tournament is full. Export it.
web-tournament-fault-no-commitment = All seeds of this tournament are used. Save it as a file, and open the file.
web-tournament-fault-too-fast = That takes a while. Try again in a few seconds.
web-tournament-fault-watching = This link is only for watching.

web-tournament-setting-name = name
web-tournament-setting-game = game
web-tournament-setting-options = rules of the game
web-tournament-setting-form = who meets whom
web-tournament-setting-rounds = preliminary rounds
web-tournament-setting-size = people at a table
web-tournament-setting-odd = tables if the number does not fit
web-tournament-setting-points = points by place
web-tournament-setting-rank = order of the standings
web-tournament-setting-knockout = knockout
web-tournament-setting-byes = points of a bye
web-tournament-setting-minutes = minutes for a game
web-tournament-setting-warning = warning before the end
web-tournament-setting-overtime = points off for playing on
web-tournament-setting-apart = groups
web-tournament-setting-joining = joining by link
web-tournament-setting-confirming = confirming results

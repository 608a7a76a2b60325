# Clubs: their evenings, games, tables and members.

web-club = Club
web-clubs = Clubs
    .about = Your group: who is coming, what was played and who leads.
web-club-none = There is no such club
    .about = Is the link complete? A club that nobody has used for 400 days is deleted.
web-club-offline = The server does not answer. What you see may be out of date.
web-club-broken = The server cannot show this club now. Try again later.
web-club-again = Try again
web-club-loading = Loading …
web-club-mine = The organisers’ link is kept in this browser only. Open it on a second device too, under “More”.
web-club-role-organiser = Organiser
web-club-role-member = Member
web-club-role-reader = By link
web-club-new = New club
web-club-name = Name
web-club-unnamed = Our club
web-club-your-name = Your name
web-club-preset = What counts
web-club-preset-evening = Club evening
    .about = Points by finishing place at the table: 4, 3, 2 and 1 with four players.
web-club-preset-league = League
    .about = A point for each player below you, one less for each above, on average. From 40 games on.
web-club-preset-sums = Sum of points
    .about = The points of all games are added up.
web-club-open = Start the club
web-club-import = A club that was saved as a file goes on here.

web-club-parts = Parts of the club
web-club-part-evenings = Evenings
web-club-part-table = Standings
web-club-part-members = Members
web-club-part-more = More
web-club-members-count = { $count ->
    [one] One member
   *[other] { $count } members
}
web-club-closed = This club is closed. It can still be read.
web-club-join = Join
    .about = Everybody with the link sees your name and your results here.
web-club-join-name = Your name in this club
web-club-join-again = You have left this club.
web-club-join-off = Only organisers add members now.

web-club-next = Coming up
web-club-next-none = No evening is planned.
web-club-evening = Club evening
web-club-evening-new = New evening
web-club-evening-edit = Change the evening
web-club-evening-change = Change { $title }
web-club-day = Day
web-club-time = Time
web-club-title = Title
web-club-place = Place
web-club-save = Save
web-club-cancel = Call the evening off
web-club-uncancel = It takes place after all
web-club-cancelled = Called off
web-club-come = Are you coming?
web-club-come-yes = I’m coming
web-club-come-no = I can’t
web-club-coming = { $count ->
    [one] One is coming:
   *[other] { $count } are coming:
}
web-club-coming-none = Nobody has said yes yet.
web-club-not-coming = Not coming: { $names }
web-club-begin = Begin a game for this evening
web-club-begin-pad = Score pad
web-club-begin-tournament = Tournament
web-club-begin-table = Online table
web-club-pad-alone = Tap again to play without the club.

web-club-was = Played
web-club-was-none = Nothing has been played yet. Begin a score pad from an evening: its result appears here.
web-club-was-all = Show all { $count }
web-club-games-of-day = Games
web-club-came = { $count ->
    [one] One said yes
   *[other] { $count } said yes
}
web-club-source-pad = Score pad
web-club-source-tournament = Tournament
web-club-source-table = Online table
web-club-source-typed = On paper
web-club-running = still running
web-club-results = { $count } results
web-club-round-table = Round { $round }, table { $table }
web-club-other-game = { $game }: does not count here
web-club-unknown = { $count ->
    [one] One name belongs to no member
   *[other] { $count } names belong to no member
}
web-club-correct = Correct
web-club-who = Who is { $name }?
web-club-guest = A guest
web-club-drop = Take this game out
web-club-type = Result on paper
    .about = A member’s name counts for that member; others are guests.
web-club-add-game = Add a game
web-club-evening-of = Evening
web-club-evening-by-day = By its date
web-club-add-link = Link to a score pad, a tournament or a table
web-club-add-link-none = This link leads to none of them.
web-club-add-do = Add
web-club-player = Player { $number }
web-club-player-points = Points of player { $number }
web-club-row = One more player

web-club-leaders = Who leads
web-club-table-none = The standings begin with the first result.
web-club-table-whole = Full standings
web-club-table-file = Standings as a file (CSV)
web-club-share = Won
web-club-somebody = (name deleted)
web-club-season = Season
web-club-season-all = All games
web-club-formula = Points
web-club-formula-places = By place
    .about = points by finishing place at the table, most for the first
web-club-formula-online = Above and below
    .about = a point for each player below, one less for each above, on average
web-club-formula-sum = Sum
    .about = sum of the game’s points{ $game ->
        [extreme] , fewest is best
       *[other] {""}
    }
web-club-formula-mean = Mean
    .about = mean of the game’s points{ $game ->
        [extreme] , fewest is best
       *[other] {""}
    }
web-club-formula-wins = Games won
    .about = share of the games that were won
web-club-count = Best games that count
    .about = Empty: all of them.
web-club-count-best = { $count ->
    [one] the best game counts
   *[other] the best { $count } games count
}
web-club-least = Games needed for a place
web-club-least-games = a place from { $count } games on
web-club-joining = People join by the link
web-club-season-new = New season
    .about = The standings start afresh. Earlier games are under “All games”.
web-club-season-name = Name of the season
web-club-season-from = From
web-club-season-begin = Begin the season

web-club-invite = Invite
    .about = Whoever opens this link sees the club and can join.
web-club-add = Add members
web-club-names-note = Enter adds a name. You can also paste a list, one name a line. Whoever joins with this name later takes it over.
web-club-added = { $count ->
    [one] { $name } is a member.
   *[other] { $count } members added.
}
web-club-you = you
web-club-gone = { $count ->
    [one] One has left
   *[other] { $count } have left
}
web-club-has-left = has left
web-club-figures = All games
web-club-figures-none = No game in this season yet.
web-club-figure-games = Games
web-club-figure-wins = Won
web-club-figure-place = Mean place
web-club-figure-bids = Bids met
web-club-best = Best day: { $day }, { $points } { $count ->
    [one] point
   *[other] points
}
web-club-last = Last games
web-club-last-place = Place { $place } of { $people }
web-club-against = Head to head
web-club-against-choose = Choose a member
web-club-met = { $games ->
    [one] One game together
   *[other] { $games } games together
}
web-club-met-never = These two have not played together yet.
web-club-equal = equal
web-club-difference = { $name }: { $points } points a game on average
web-club-no-member = There is no such member.
web-club-change = Change
web-club-make-organiser = Make an organiser
web-club-make-member = No longer an organiser
web-club-remove = Has left the club
web-club-return = Is a member again

web-club-links = Share
web-club-key = Organisers’ link
    .about = Whoever has this link can change everything. Open it on a second device, so that it is not lost.
web-club-file = File
    .about = The whole club, to keep or to go on elsewhere.
web-club-file-save = Save the club as a file
web-club-leave = Leave the club
    .about = Your results stay. You can join again.
web-club-close = Close the club
    .about = A closed club can only be read.
web-club-reopen = Open the club again

web-club-setting-name = name
web-club-setting-game = game
web-club-setting-formula = points
web-club-setting-count = games that count
web-club-setting-least = games needed
web-club-setting-joining = joining
web-club-setting-season = season
web-club-did-set = Changed: { $settings }
web-club-did-member = { $name } is a member
web-club-did-rename = A member is called { $name } now
web-club-did-role-organiser = { $name } is an organiser
web-club-did-role-member = { $name } is no longer an organiser
web-club-did-leave = { $name } has left
web-club-did-return = { $name } is a member again
web-club-did-evening = New evening: { $title }, { $day }
web-club-did-move = Changed: { $title }, { $day }
web-club-did-cancel = { $title }, { $day }, was called off
web-club-did-uncancel = { $title }, { $day }, takes place after all
web-club-did-come = { $name } is coming on { $day }
web-club-did-come-not = { $name } is not coming on { $day }
web-club-did-come-open = { $name } leaves { $day } open
web-club-did-game-pad = A score pad of { $day } belongs to the club
web-club-did-game-tournament = A tournament of { $day } belongs to the club
web-club-did-game-table = An online table of { $day } belongs to the club
web-club-did-game-typed = A game on paper of { $day }
web-club-did-drop = A game was taken out
web-club-did-undrop = A game counts again
web-club-did-result = Result of { $day }: { $points }
web-club-did-who = In one game { $name } is { $other }
web-club-did-close = The club was closed
web-club-did-reopen = The club was opened again
web-club-did-undo = Undone: { $what }
web-club-did-other = Something else

web-club-fault-not-json = This file is not a club.
web-club-fault-not-club = This file is not a club.
web-club-fault-newer = This file is from a newer version.
web-club-fault-closed = The club is closed.
web-club-fault-organisers-only = Only organisers can do that.
web-club-fault-own-only = Only members can do that, for themselves.
web-club-fault-joining-closed = Only organisers add members now.
web-club-fault-members-many = The club is full.
web-club-fault-evenings-many = The club has too many evenings.
web-club-fault-games-many = The club has too many games.
web-club-fault-no-name = A name is missing.
web-club-fault-same-name = A member has this name already. Add something to it.
web-club-fault-same-game = This game is in the club already.
web-club-fault-same-member = This member already has a result in this game.
web-club-fault-same-total = A name appears twice.
web-club-fault-has-left = This member has left the club.
web-club-fault-cancelled = This evening was called off.
web-club-fault-already-undone = This was undone already.
web-club-fault-full = There is no more room in the club’s log.
web-club-fault-joined = You are a member already.
web-club-fault-no-such-game = There is no such game on this server.
web-club-fault-not-there = Only people who were there, or an organiser, can add a game.
web-club-fault-no-spectators = Only the players see this table, so only they can add it.
web-club-fault-of-tournament = This table belongs to a tournament. Add the tournament.
web-club-fault-not-then = Members add a game within a week of its day. Ask an organiser.

# The first page, and what it shares with others: kinds of tables, what the server refuses, names for guests.

web-home-tagline = Say how many tricks you will take. Then take exactly that many.
web-home-title = foretell
web-home-game = Game
web-home-against = against { $bots }
web-home-go-on = Continue
web-home-place = Place { $place }
web-home-play = Play now
web-home-playing = The cards are being dealt …
web-home-new = New game
    .about = Classic, quick or wild
web-home-friends = With friends
    .about = A link is enough
web-home-code = Code
    .about = Code of a friend’s table
web-home-daily-today = { $points ->
    [one] Today { $shown } point
   *[other] Today { $shown } points
}
web-home-daily-yesterday = { $points ->
    [one] Yesterday { $shown } point
   *[other] Yesterday { $shown } points
}
web-home-daily-streak = { $days } days in a row

# three words each
web-preset-classic = Classic
    .about = Bid, play, deliver.
web-preset-specials = With special cards
    .about = Dragon, Bomb, surprises.
web-preset-quick = Quick
    .about = Every second round.
web-preset-extreme = Extreme
    .about = Seals, no Wizards.
web-preset-wild = Wild
    .about = Everything, in secret.
web-preset-length = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $minutes } minutes

web-quick-wizard = Wizard
web-quick-specials = Wizard with special cards
web-quick-extreme = Wizard Extreme

web-home-mine = Your games
web-home-your-turn = Your turn
web-home-waiting = Not started yet
web-home-over = Finished
web-home-running = The others are thinking
web-home-round = Round { $round } of { $rounds }
web-home-with = With { $names }
web-home-alone = Nobody else yet
web-home-here = on this device
web-home-kept = Manage the games on this device
web-home-all-mine = Show all { $count }

web-home-open = Open tables
web-home-open-free = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
web-home-open-full = All seats are taken
web-home-open-playing = Game in progress
web-home-join = Join
web-home-watch = Watch

web-home-offline = The server can’t be reached right now. We keep trying.
web-home-offline-rules = In the meantime you can read the rules.

web-home-more = More
web-home-link-daily = Deal of the day
    .about = The same cards for everybody
web-home-link-pad = Score pad
    .about = For games with real cards
web-home-link-learn = Learn
web-home-link-puzzles = Puzzles
web-home-link-rules = Rules
web-home-link-cards = Cards
web-home-link-replay = Replay
web-home-link-fair = Fair deals
web-home-link-tournament = Tournaments
web-home-link-club = Clubs

# $seats is 3 to 6
web-kind-what = { $game } for { $seats ->
    [3] three
    [4] four
    [5] five
   *[6] six
}
web-kind-players = { $seats } players
web-kind-specials = { $count ->
    [one] special card: { $cards }
   *[other] special cards: { $cards }
}
web-kind-specials-all = all seven special cards
web-kind-specials-count = { $count ->
    [one] one special card
   *[other] { $count } special cards
}
web-kind-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
web-kind-magician-dear = the Magician costs 5
web-kind-magician-raised = the Magician costs 5 from halfway on
web-kind-dealer = seat { $seat } deals first
web-kind-dealer-drawn = the first dealer is drawn
web-kind-pace-none = no clock
web-kind-pace-seconds = { $amount } seconds a move
web-kind-pace-days = { $amount ->
    [one] one day a move
   *[other] { $amount } days a move
}
web-kind-listed = In the list of open tables.
web-kind-unwatched = Nobody may watch.

web-fault-offline = The server doesn’t answer. Try again in a moment.
web-fault-elsewhere = { $server } doesn’t answer this page. Either it can’t be reached, or it doesn’t accept pages from { $page }: its setting --origins names those that it accepts.
web-fault-no-rules = The rules of the game can’t be loaded. Check your connection, then try again.
web-fault-too-many = Too many requests in a short time. Wait a little, then try again.
web-fault-too-fast = That was a lot at once. Wait a moment, then try again.
web-fault-chat-full = This table has no room for more messages.
web-fault-name = This name can’t be used. Try another one.
web-fault-taken = Somebody was quicker: that seat is taken.
web-fault-seated = You already have a seat at this table.
web-fault-no-seat = Take a seat first.
web-fault-seats-free = The game can start when all seats are taken.
web-fault-closed = This table is closed.
web-fault-broken = The server’s copy of this is damaged. Tell the person who runs the server.
web-fault-store = The server can’t save or read this right now. Try again in a moment.
web-fault-not-waiting = The game has already begun.
web-fault-locked = The game is just beginning.
web-fault-passkey = The passkey wasn’t accepted. Try once more.
web-fault-no-passkey = This server doesn’t know the passkey: it was removed, or made for another server.
web-fault-passkey-known = This device has a passkey for you already.
web-fault-passkeys-full = You have as many passkeys as there is room for. Remove one first.
web-fault-no-passkeys = Passkeys aren’t offered here.
web-fault-too-late = That took too long. Try once more.
web-fault-both-seated = You have two seats at one table, as a guest and as the player of the passkey. Finish or leave that game first.
web-fault-no-code = No such code, or its game has begun.
web-fault-no-ticket = This link has been used, or is too old. Make a new one on the other device.
web-fault-no-push = Notifications aren’t offered here.
web-fault-other = That didn’t work: { $error }
web-fault-page = This page can’t be shown. Perhaps it could not be loaded in full.
web-fault-part = A part of this page could not be loaded.
web-fault-reload = Load it again

# Divided by commas; at most 24 letters each
web-guest-names = Quiet Owl, Clever Fox, Merry Badger, Bold Sparrow, Lucky Hedgehog, Curious Otter, Sleepy Bear, Swift Hare, Wise Raven, Gentle Lynx, Nimble Squirrel, Calm Tortoise

web-rule-link = Rule { $rule }, in a new tab

web-lacks-server = This page uses no server: games against bots are played on your device. What needs a server is left out: games with friends, and score pads on several phones.
web-lacks-rules = This browser doesn’t support WebAssembly, so games against bots, lessons and records from files don’t work here.

web-fault-name-mixed = This name mixes letters of different scripts. Try another one.
web-fault-name-reserved = This is what a bot or the server is called. Try another name.
web-fault-name-alike = Somebody at this table has this name, or one that looks like it. Choose another one.
web-fault-removed = The person who opened this table has removed you.
web-fault-banned = The person who opened this table does not let you in.
web-fault-barred = The person who runs this server keeps you out.

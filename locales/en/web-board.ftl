# The table: felt, seats, cards, and what stands beside it.

web-board-table = Table
web-board-seats = Seats
web-board-hand = Your hand
web-board-trick = Trick
web-board-best = ahead
web-board-announcer = Announcements

web-board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-board-bids = Bids { $bids } of { $cards }
web-board-dealer = Dealer
web-board-to-move = to move
web-board-has-cloud = has the Cloud
web-board-clock = { $time } left
web-board-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}

web-board-free = free seat
web-board-bot = bot
web-board-present = here
web-board-absent = not connected
web-board-away-left = has left, a bot plays
web-board-away-away = away, a bot plays
web-board-away-vote = voted out for now, a bot plays

web-board-card-unplayable = { $card }, not playable
web-board-card-chosen = { $card }, chosen

web-board-log = The log
web-board-log-empty = Nothing has happened yet.
web-board-log-fetching = Loading the earlier entries …
web-board-log-failed = The earlier entries could not be loaded.
web-board-log-again = Try again
web-board-log-newest = Latest
web-board-tricks-earlier = Earlier trick
web-board-tricks-later = Later trick
web-board-tricks-now = Back to the latest trick
web-board-tricks-where = Round { $round }, trick { $trick }
web-board-tricks-trump = Trump: { $suit }
web-board-chat = Chat messages
web-board-chat-empty = Nobody has said anything yet.
web-board-chat-field = Say something
web-board-chat-send = Send
web-board-chat-watching = Only players can speak here.
web-board-reactions = Reactions
web-reaction-laugh = Laugh
web-reaction-wow = Wow
web-reaction-sad = Sad
web-reaction-heart = Heart
web-reaction-star = Star
web-reaction-clover = Lucky clover
web-board-phrases = Quick phrases
web-board-phrase-hello = Hello, everyone!
web-board-phrase-luck = Good luck!
web-board-phrase-nice = Well played!
web-board-phrase-ouch = Ouch!
web-board-phrase-laugh = Ha ha!
web-board-phrase-wait = One moment, please.
web-board-phrase-again = Another game?
web-board-phrase-thanks = Thanks for the game!

# The page around it
web-table-title = Table
web-table-menu = Table menu
web-table-panel = Side panel
web-table-log = Log
web-table-sheet = Score sheet
web-table-chat = Chat
web-table-chat-unread = { $count ->
    [one] Chat: one new message
   *[other] Chat: { $count } new messages
}
web-table-last = Tricks
web-table-people = At this table
web-table-watchers = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}

web-table-connecting = Connecting to the table …
web-table-connecting-about = One moment.
web-table-offline = The server can’t be reached
web-table-offline-about = We keep trying. Nothing is lost: your seat and your cards are kept for you.
web-table-missing = There is no such table
web-table-missing-about = The link may be incomplete. Ask for it again.
web-table-refused = This table is private
web-table-refused-about = Only its players may see it.
web-table-sealed = This table belongs to a tournament
web-table-sealed-about = It opens when the round has ended: others still play the same cards.
web-table-broken = This table’s log is damaged
web-table-broken-about = The server can’t read this game’s record. Tell the person who runs it: there may be a backup. Other tables are fine.
web-table-closed = This table is closed
web-table-closed-about = Whoever opened it has closed it, or nobody was here for an hour.
web-table-home = To the home page

web-table-reconnecting = Connection lost. Reconnecting …
web-table-paused = The game is paused.
web-table-pause = Pause the game
web-table-resume = Resume
web-table-bot-plays = A bot is playing for you.
web-table-come-back = Come back
web-table-slow = { $player } is taking a long time.
web-table-vote = Let a bot play
web-table-voted = You have voted for a bot.
web-table-undo-asked = { $player } asks to take the last move back.
web-table-undo-waits = The others are asked whether you may take your move back.
web-table-undo-yes = Yes
web-table-undo-no = No
web-table-undo-agreed = You have agreed.
web-table-refused-command = That wasn’t accepted.
web-table-watching = You are watching
web-table-over = The game is over.
web-table-result = See the result
web-table-invite = Share the link
web-table-sounds-on = Sounds are on
web-table-sounds-off = Sounds are off
web-table-elsewhere = The game is open in another window. Come back to this one to go on.
web-table-unsaved = This browser doesn’t keep the game: it ends when you close the page.
web-table-stand-in = Until the stronger bots have loaded, the { $bot } plays for them.
web-table-waits-bot = Waiting for { $player }. If nothing happens, the { $bot } makes the move.
web-table-waits-store = Waiting for your browser to save the game …
web-table-waits-worker = The game does not answer. It opens again by itself, and goes on here.
web-table-on-device = This game is played on your device, even when you are offline.
web-table-record = Download the record
web-table-leave = Leave the seat
web-table-leave-sure = A bot plays on for you until you come back.
web-table-leave-yes = Leave

web-board-away-removed = removed, a bot plays
web-board-chat-gone = This message was deleted.
web-table-removed = You were removed from this table
web-table-removed-about = The person who opened it has ended your visit.
web-table-banned = You are banned from this table
web-table-banned-about = The person who opened it does not let you in again. That also goes for rematches.
web-table-barred = You are kept out of this server
web-table-barred-about = The person who runs it does not let you play or watch here.
web-table-signed-out = You are signed out
web-table-signed-out-about = You, or somebody with access to one of your devices, signed out everywhere or deleted your data.
web-table-removed-seat = The person who opened this table has removed you. A bot plays to the end.
web-people-mute = Mute { $name }: hide their chat and reactions on this device
web-people-ask = Remove { $name } …
web-people-about = Remove { $name }? Before a game they may sit down again; during it a bot plays to the end. If you ban them, they cannot come in any more, not even to rematches or under a new name from the same connection.
web-people-remove = Remove
web-people-ban = Remove and ban
web-people-keep = Cancel
web-people-nameless = Somebody without a name
web-people-watches = watches
web-people-banned = Banned
web-people-unban = Let in again
# The end of a round
web-round-met = Exactly as you bid!
web-round-clean = No penalty points!
web-round-short = { $count ->
    [one] One trick too few
   *[other] { $count } tricks too few
}
web-round-over = { $count ->
    [one] One trick too many
   *[other] { $count } tricks too many
}
web-round-penalty = { $count ->
    [one] One penalty point
   *[other] { $count } penalty points
}
web-round-deals = { $you ->
    [yes] You deal next.
   *[no] { $player } deals next.
}
web-round-last = The last round
web-round-all-can-win = Anybody can still win.
web-round-can-win = Can still win: { $players }
# What a trick decides, for screen readers
web-moment-made = Your bid is met.
web-moment-missed = You have missed your bid.

# In the first game, each when it first matters
web-tip-bid = The best card takes the trick. Bid exactly how many you will take.
web-tip-points = Exact: 20 points and 10 a trick. Each one off: −10.
web-tip-exact = You have exactly what you bid: take no more tricks.
web-tip-follow = You have the suit that was led: play a raised card.
web-tip-trump = Trump beats every other suit.
web-tip-rare = A Wizard wins, a Fool loses. You may always play them.
web-tip-seals = Each seal promises one trick of its colour.
web-tip-left = A seal left over costs points: coloured 2, black 3, white 4.
web-tip-empty = You have no seal left: lose the other tricks.
web-tip-red = Red is always trump: it beats every other colour.
web-tip-back = A trick without a fitting seal brings a black one.
web-tip-skip = No more tips

# What has happened since the reader's latest move; $told are the next ones, with a point between them
web-since = Since your last move: { $told }
web-since-mark = Since your last move
web-since-trick = { $you ->
    [yes] you took the trick
   *[no] { $player } took the trick
}
web-since-bombed = nobody got the trick
web-since-tricks = { $count } tricks were played
web-since-rounds = { $count ->
    [one] round { $round } is over, { $points } for you
   *[other] { $count } rounds are over, { $points } for you
}

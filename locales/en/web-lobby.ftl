# A table that has not begun: seats, invitation, fair shuffle.

web-lobby-seats = The seats, clockwise
web-lobby-sit = Sit here
web-lobby-sit-down = Sit down
web-lobby-with = { $player } invites you
web-lobby-you = you
web-lobby-program = program
web-lobby-bot = Bot
web-lobby-clear = Send { $name } away
web-lobby-complete = Everybody is here
web-lobby-which-bot = Bots
web-lobby-mixture = A mixture

web-lobby-name = Your name

web-lobby-start = Start the game
web-lobby-fill = Start with bots
web-lobby-get-up = Get up
web-lobby-close = Close table
web-lobby-close-sure = Close the table?
web-lobby-close-about = Everyone who sits here or has the link is told that the table is closed.
web-lobby-close-no = Keep it open
web-lobby-ready = Any of you can start.
web-lobby-awaits = Waiting for { $players } …
web-lobby-soon = All seats are taken. The game is about to begin.
web-lobby-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

web-lobby-invite = Invite friends
web-lobby-code = Or type the code at
web-lobby-link = Link to this table
web-lobby-copy = Copy
web-lobby-copied = Copied
web-lobby-send = Send
web-lobby-invitation = Come and play with us!
web-lobby-qr = QR code
web-lobby-qr-label = QR code of the link to this table
web-lobby-here-alone = This link works only on this computer. Open foretell at an address that others can reach.

web-lan = Let devices in this network in
    .about = Everyone in the same Wi-Fi or network can then open foretell on this computer, until you switch this off or stop foretell.
web-lan-none = This computer isn’t in a local network, so no other device can open this link. Connect it to the network that the others use.
web-lan-firewall = Nobody has come this way yet. If the link doesn’t open on a device in the same network, a firewall on this computer may be blocking port { $port }.
web-lan-address = This computer’s address

web-lobby-fair = The shuffle can be checked
web-lobby-fair-committed = The server locked its part of the shuffle away before anyone sat down:
web-lobby-fair-how = How it works
web-lobby-word = Your part of the shuffle
web-lobby-word-note = The page adds random letters that nobody can guess.
web-lobby-word-own = At the moment: { $word }. The others see it when the game begins. You can put a word of your own in front of the random letters.
web-lobby-word-add = Add
web-lobby-word-added = Shuffled in, with random letters: { $word }
web-lobby-word-unfit = Up to 47 plain letters, digits and symbols, without accents.
web-lobby-locked = Shuffling …

web-lobby-removed = The person who opened this table has removed you from your seat.

web-evening = This evening
web-evening-games = { $count ->
    [one] after one game
   *[other] after { $count } games
}
web-evening-wins = Wins
web-evening-points = Points

web-phone = Continue on my phone
    .about = Scan this with your phone to play on there. It works once, for ten minutes, while it is open here. Whoever scans it plays as you.
web-phone-link = Link for your other device
web-phone-code = QR code of this link
web-phone-title = Continue here as { $name }?
web-phone-go = Continue here
web-phone-other = This device has been { $name } so far. What was played here under that name can then be reached only with a passkey.
web-phone-stay = Stay as { $name } and open the table
web-phone-watch = Open the table

# Games against bots on the reader's own device.

web-device-undo = Take back
web-device-next = Continue
web-device-wait = Bots wait for you
    .about = In games on this device a bot moves when you tap the table or press Space.
web-device-pace = Speed of the bots

web-device-missing = This device has no such game
web-device-missing-about = It may have been deleted, or played in another browser.
web-device-newer = This game is from a newer version of this page
web-device-newer-about = Reload the page to get the latest version, then open the game again. Nothing is lost.
web-device-broken = This game can’t go on
web-device-broken-about = What this browser kept of it can’t be read. Reload to try again. Your other games are fine.

web-device-here = Only bots play with you, so this game is played on this device, even when you are offline. Nobody else can join.
web-device-there = You get a link for your friends.
web-device-there-bots = One of these bots plays only on the server, so the table is opened there.
web-device-begin = Start the game
web-device-more = More
web-device-seed = Seed of the deals
    .about = A number. The same number deals the same cards in every round. Without one, nobody can know the cards in advance.
web-device-seed-unfit = A seed is a whole number from 0 to { $most }.

web-device-same = The same cards
web-device-same-about = Somebody passes on their game: you get the same deals and the same bots.
web-device-same-seats = You have seat { $seat }. The bots, clockwise from your left: { $bots }.
web-device-same-play = Play the same cards
web-device-same-other = Choose another game
web-device-same-unfit = This link is not complete, so its cards can’t be dealt. Ask for it again.
web-device-link = Pass the cards on
    .about = Whoever opens this link plays the same deals against the same bots.
    .label = Link to the same cards
    .code = QR code of the link to the same cards
    .invitation = Can you do better with the same cards?

web-device-kept = Games on this device
web-device-kept-about = They are kept in this browser only: the latest { $most } finished ones and as many unfinished ones.
web-device-kept-none = No game is kept on this device.
web-device-kept-fault = The browser did not allow that.
web-device-delete = Delete
web-device-deleted = Deleted: { $game }
web-device-restore = Undo

# Whether the coach helps in a game; .short stands in a list of what was chosen
web-hints = Hints
web-hints-off = Off
    .about = You play without help.
    .short = no hints
web-hints-hints = When I ask
    .about = At the table you can ask what a strong bot would play, and why.
    .short = hints
web-hints-practice = Practice
    .about = Hints when you ask, and after each of your moves what it has cost you.
    .short = practice

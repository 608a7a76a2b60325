# The frame of every page: header, menu, settings.

web-home = foretell: home page
web-nav = Pages
web-nav-play = Play
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-replay = Replay
web-menu = Menu
web-dialog-close = Close

web-language = Language
# What speakers of this language call it.
web-language-name = English

web-theme = Light or dark
web-theme-system = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-theme-to-light = Switch to light
web-theme-to-dark = Switch to dark

web-settings = Settings
web-settings-look = Appearance
web-settings-play = At the table
web-settings-signals = Sounds and alerts
web-about = About foretell
web-about-free = foretell is free software under the MIT licence.
web-about-licenses = Licences of foretell and its components
web-about-http = This page came over http, without encryption. You can play everything here. Only at an https address can it be installed, open offline, notify you and keep the screen on.

web-name = Your name
web-name-keep = Save
web-name-kept = Saved: this is your name now.
web-name-offline = The server doesn’t answer. Try again in a moment.

# Passkeys: games on several devices.
web-passkey-title = Take your games to another device
web-passkey-about = Make a passkey here, and sign in with it there: by finger, face or PIN, as you unlock the device. No password, no mail.
web-passkey-make = Make a passkey
web-passkey-enter = Sign in with a passkey
web-passkey-enter-about = When you sign in, what you have played here as a guest becomes yours too.
web-passkey-list = Your passkeys
web-passkey-used = Last used: { $when }
web-passkey-unused = Made: { $when }, not used yet
web-passkey-made = Done. On the other device, open these settings and sign in with the passkey.
web-passkey-not-done = Nothing has changed: the browser didn’t finish this.
web-passkey-remove = Remove
web-passkey-remove-named = Remove the passkey { $name }
web-passkey-remove-yes = Remove it
web-passkey-keep = Keep it
web-passkey-removed = The passkey is removed. Devices that have signed in with it stay signed in.
web-passkey-lacks-browser = This browser doesn’t support passkeys.
web-passkey-lacks-extra = This server has no passkeys. The person who runs it can add them.
web-passkey-lacks-address = Passkeys belong to the name of a server, and the address of this page is a number.

web-strong-suits = Strong suit colours
web-strong-suits-about = Colours that can be told apart with any kind of colour vision.
web-pace = Speed
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = No waiting
web-order = Order of your cards
web-order-suits = By suit
web-order-trump = Trump last
web-order-values = By value
web-quick-bid = Bid with one tap
    .about = A tap on a number makes the bid. You confirm nothing.
web-talk = Bots talk
    .about = Now and then one says a sentence at the end of a round.
web-confirm = Play with two taps
web-confirm-about = The first tap chooses a card, the second one plays it.
web-autoplay = Play the only card
web-autoplay-about = When only one card is allowed, it is played automatically.
web-sounds = Sounds
web-notify = Notifications
web-notify-about = When it is your turn and this page is in the background.
web-notify-refused = Your browser doesn’t allow them for this page.
# Under a switch that a page without https cannot use.
web-needs-https = Only a page at an https address may do this, and the address of this one is http.

web-push = Notifications when foretell is closed
    .about = When it is your turn at a table with others. They come encrypted through your browser’s push service, and name the game and the players, never a card.
web-push-browser = This browser can’t notify you while the page is closed. On an iPhone or iPad, add foretell to the home screen first.
web-push-extra = This server sends no notifications while the page is closed.
web-push-failed = Your browser could not reach its push service. Try again later.
web-push-offer = No clock here. Do you want a notification when it is your turn?
web-push-yes = Notify me

web-vibrate = Vibration

web-your-turn = It is your turn

web-data = Your data
web-data-about = The server keeps your name, the games and score pads that you take part in, and what you write there. What is only on this device stays here, whatever you choose.
web-data-kept = Finished games are deleted after { $days ->
    [one] one day
   *[other] { $days } days
}.
web-data-kept-always = Finished games are kept until the person who runs this server deletes them.
web-data-save = Download your data
web-data-saved = Saved as a file.
web-data-others = Sign out on all other devices
web-data-signed-out = Done: only this browser is signed in now.
web-data-sign-out = Sign out everywhere
web-data-sign-out-about = You will be signed out here too. There is no password: you cannot come back as { $name }, and bots play on for you. What you did here stays.
web-data-sign-out-yes = Sign out
web-data-delete = Delete me
web-data-delete-about = Your name, { $name }, your messages and your seats are deleted for good, and bots finish your games. In games with others your moves stay, as those of “a player who left”, together with the words that you added to their shuffles: without these nobody could check the deals any more. What others have already saved cannot be called back.
web-data-delete-yes = Delete everything about me
web-data-no = Cancel

web-portrait = Your portrait
web-portrait-owl = Owl
web-portrait-fox = Fox
web-portrait-badger = Badger
web-portrait-sparrow = Sparrow
web-portrait-hedgehog = Hedgehog
web-portrait-otter = Otter
web-portrait-bear = Bear
web-portrait-hare = Hare
web-portrait-raven = Raven
web-portrait-lynx = Lynx
web-portrait-squirrel = Squirrel
web-portrait-tortoise = Tortoise

web-look-deck = Cards
web-look-pictures = Pictures
web-look-plain = Plain, large numbers
web-look-back = Backs of the cards
web-look-stars = Stars
web-look-suns = Suns
web-look-waves = Waves
web-look-leaves = Leaves
web-look-felt = Felt
web-look-green = Green
web-look-blue = Blue
web-look-wine = Wine red
web-look-slate = Slate

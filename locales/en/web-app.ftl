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
web-name-refused = This name can't be used. Try another one.
web-name-offline = The server doesn't answer. Try again in a moment.

web-large-print = Large print
web-large-print-about = Cards with big numbers and few ornaments.
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
web-confirm = Play with two taps
web-confirm-about = The first tap chooses a card, the second one plays it.
web-autoplay = Play the only card
web-autoplay-about = When only one card is allowed, it is played automatically.
web-sounds = Sounds
web-notify = Notifications
web-notify-about = When it is your turn and this page is in the background.
web-notify-refused = Your browser doesn't allow them for this page.
# Under a switch that a page without https cannot use.
web-needs-https = Only a page at an https address may do this, and the address of this one is http.
web-vibrate = Vibration

web-your-turn = It is your turn

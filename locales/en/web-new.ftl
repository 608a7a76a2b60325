# The form for a new table. Notes (.about) are one or two short sentences.

web-new-with-bots = Against bots
web-new-adjust = Adjust
web-new-about = About: { $option }
web-new-seats = Players
web-new-about-wizard = Say how many tricks you will take. Most points win.
web-new-about-extreme = Predict the colours of your tricks as well. Fewest points win.

web-new-specials = Special cards
web-new-specials-all = All of them
web-new-specials-none = None

web-new-mode = Game mode
web-new-mode-standard = Standard
    .about = One card each in the first round, one more in every round.
web-new-mode-clairvoyance = Clairvoyance
    .about = In the first round you see everyone’s card but your own.
web-new-mode-single-suit = Single suit
    .about = Everyone has a suit of their own; no trump, no need to follow.
web-new-mode-maximus = Maximus
    .about = Five rounds, all cards in each; the trump is fixed.

web-new-bidding = Bids
web-new-bidding-open = Open
    .about = One after the other, heard by all.
web-new-bidding-hidden = Hidden
    .about = All at once, then shown.
web-new-bidding-secret = Secret
    .about = All at once, shown only when the round is over.
web-new-plus-minus = Plus/minus one
    .about = The bids must not add up to the number of tricks, so somebody usually misses.
web-new-plus-minus-kind = Plus/minus one applies
web-new-plus-minus-always = Always
web-new-plus-minus-not-one-card = Not with one card
web-new-plus-minus-zero-allowed = 0 is allowed

web-new-variants = Variants
web-new-rounds = Rounds
web-new-rounds-usual = Standard
web-new-dear = The Magician costs 5
    .about = Taking the Black Magician costs 5 points at first, not 4. Good for three players.
web-new-raised = The Magician costs 5 from halfway on
    .about = The Black Magician costs 4 points in the first half of the game and 5 in the second.

web-new-course = Rounds and first dealer
web-new-sizes = Rounds
web-new-sizes-usual = As in the rules
    .about = From one card each up to as many as the cards allow.
web-new-sizes-first = The first …
web-new-sizes-second = Every second
web-new-sizes-last = The last …
web-new-sizes-between = From … to …
web-new-sizes-own = As in the link
web-new-sizes-many = How many
web-new-sizes-from = From
web-new-sizes-to = to
web-new-sizes-told = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} of { $sizes } { $most ->
    [one] card
   *[other] cards
}.
web-new-dealer = Deals first
web-new-dealer-drawn = Drawn by lot
web-new-not-sizes = The game mode chosen above has rounds of its own.

web-new-others = Who plays
web-new-others-note = Friends come by the link that you get next. You can add bots there too.
web-new-you = You
web-new-seat = Seat { $seat }
web-new-friend = A friend
web-new-bot = Bot: { $bot }

web-new-pace = Time
web-new-clock-none = No clock
    .about = Everyone takes the time they need.
web-new-clock-seconds = Seconds
    .about = If somebody takes longer, a bot plays until they are back.
web-new-clock-days = Days
    .about = For games on the side. Look in when it is your turn.
web-new-amount = Time for each move
web-new-amount-seconds = { $amount } s
web-new-amount-days = { $amount ->
    [one] 1 day
   *[other] { $amount } days
}

web-new-access = Access
web-new-listed = In the list of open tables
    .about = Anyone may join. Otherwise only people with the link can.
web-new-spectators = Others may watch
    .about = They see the cards on the table, but nobody’s hand.
web-new-coached = Players may ask the coach
    .about = Everybody sees when somebody does.

web-new-open = Open the table

# Why a choice cannot be made with the others
web-new-not-six = Wizard Extreme is for five players at most.
web-new-not-so-many = Single suit is for three or four players.
web-new-not-specials = Not with the game mode chosen below, which uses only the sixty standard cards.
web-new-not-with-specials = Only without special cards.
web-new-not-with-seats = Only for three or four players.
web-new-not-with-plus-minus = Not with plus/minus one: that needs open bids.
web-new-not-with-bidding = Only with open bids.
web-new-not-raised = The Magician costs 5 from the start.

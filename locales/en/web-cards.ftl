# A page for learners: every card, what it is called and what it does.

web-cards-title = The cards
web-cards-intro = Every suit is a land with a shape, a letter and a colour of its own. The higher the card, the higher the sun stands.
web-cards-suits = Suits
web-cards-suits-about = Wizard has four suits, from 1 to 13. Wizard Extreme adds purple, and its cards go up to 15 when five play.
web-cards-land-B = The sea of the humans
web-cards-land-G = The forest of the elves
web-cards-land-R = The mountain of the dwarves
web-cards-land-Y = The plain of the giants
web-cards-land-P = The crystals, only in Wizard Extreme
web-cards-suit = { $suit } ({ $mark })
web-cards-kings = Wizards and Fools
web-cards-kings-about = Four of each. They belong to no suit and may be played at any time.
web-cards-specials = Special cards
web-cards-specials-about = One of each, for tables that like surprises. You choose which of them are in the deck; the Dragon and the Fairy come only together.
web-cards-declared = Cards that you declare
web-cards-declared-about = A ribbon shows how the card was declared.
web-cards-backs = Face down
web-cards-backs-about = The back of every card, and a card that you can’t see, as on your own forehead in clairvoyance.
web-cards-seals = Seals and the Black Magician
web-cards-seals-about = Wizard Extreme: you take a seal for every trick you intend to win and give one back for each trick you win. Every seal left over costs points: a coloured one 2, a black one 3, a white one 4. With the Magician you take no seals at all.
web-cards-coins = Coins
web-cards-coins-laid = a trick you bid and won
web-cards-coins-open = a trick you still need
web-cards-coins-over = one trick too many
web-cards-rule = Rule { $rule }

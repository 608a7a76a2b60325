# Suits, cards and seals. The program draws the shape of a suit, which is the same in every language.
#   .mark    a suit on a card: one or two letters; typed, it names the suit, as the letters of records (B G R Y P) do
#   .label   at the beginning of a line or on a button
#   .object  as the object of a sentence: "Mira plays the blue 7."
#   .short   on the face of a drawn card, six letters at most
#   .about   one line on what a card does

suit-B = blue
    .label = Blue
    .mark = B
suit-G = green
    .label = Green
    .mark = G
suit-R = red
    .label = Red
    .mark = R
suit-Y = yellow
    .label = Yellow
    .mark = Y
suit-P = purple
    .label = Purple
    .mark = P
suit-none = none
    .label = No trump

card-B = blue { $value }
    .object = the blue { $value }
card-G = green { $value }
    .object = the green { $value }
card-R = red { $value }
    .object = the red { $value }
card-Y = yellow { $value }
    .object = the yellow { $value }
card-P = purple { $value }
    .object = the purple { $value }
card-W = Wizard
    .object = a Wizard
    .short = Wizard
    .about = Beats every number card; of several Wizards the first one wins.
card-F = Fool
    .object = a Fool
    .short = Fool
    .about = Loses to every number card.
card-shapeshifter = Shapeshifter
    .object = the Shapeshifter
    .short = Shape
    .about = A Wizard or a Fool: you choose.
card-dragon = Dragon
    .object = the Dragon
    .short = Dragon
    .about = Beats everything but the Fairy.
card-fairy = Fairy
    .object = the Fairy
    .short = Fairy
    .about = Loses to everything but the Dragon.
card-bomb = Bomb
    .object = the Bomb
    .short = Bomb
    .about = Nobody gets its trick.
card-werewolf = Werewolf
    .object = the Werewolf
    .short = Wolf
    .about = Its holder gets the turned-up card and names trump.
card-juggler = Juggler
    .object = the Juggler
    .short = Juggle
    .about = A 7½ of the suit you name; then all pass a card left.
card-cloud = Cloud
    .object = the Cloud
    .short = Cloud
    .about = A 9¾ of the suit you name; its winner changes their bid by one.
card-hidden = unseen card
    .object = a card
    .about = You can’t see your own card in this round, only those of the others.

# A special card as what it is played
as-W = { $card } as a Wizard
    .object = { $card } as a Wizard
as-F = { $card } as a Fool
    .object = { $card } as a Fool
as-B = { $card } as blue { $value }
    .object = { $card } as blue { $value }
as-G = { $card } as green { $value }
    .object = { $card } as green { $value }
as-R = { $card } as red { $value }
    .object = { $card } as red { $value }
as-Y = { $card } as yellow { $value }
    .object = { $card } as yellow { $value }

seal-B = blue seal
    .object = a blue seal
seal-G = green seal
    .object = a green seal
seal-R = red seal
    .object = a red seal
seal-Y = yellow seal
    .object = a yellow seal
seal-P = purple seal
    .object = a purple seal
seal-white = white seal
    .object = a white seal
    .label = White
seal-black = black seal
    .object = a black seal
seals-held = { $count }× { $seal }
magician = Black Magician

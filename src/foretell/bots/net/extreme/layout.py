"""Where the features of a seat's view stand: each is true or false, and has a number below FEATURES.

Seats are counted from the viewer's (0), clockwise; suits by slots, of which trump has the first, and cards by how many
higher ones of their suit are still in play (``slots``): what is learned of one is known of all that stand alike.
"""

CARDS = 75
"""A set of cards: 15 * slot + higher cards of the suit in play."""
SEATS = 5
SEALS_SEEN = 7
"""Numbers of seals of a kind, 0 to 6."""
KINDS = 7
"""Kinds of seals: by slot, white, black."""
TRICKS = 16
"""Numbers of tricks, of cards of a suit and of all seals of a seat, 0 to 15; more seals count as 15."""
LEAST_DEMAND, DEMANDS_SEEN = -10, 16
"""All coloured and white seals less the tricks to come; fewer and more count as the ends of this range."""
HIGHEST, LOWEST, OUT_SEEN = 6, 4, 8
"""So many cards from the top and from the bottom of a suit of the own hand, each with how many cards of the others are
higher or lower: 0 to 6, and more; likewise how many cards of a suit another seat has played."""
PAYMENTS = 4
"""With what a seat would pay for the trick: nothing, a seal of the suit that was led, a white one; the Magician."""

SURPLUS_SEEN = 16
"""By how many halves the seals of a suit are more than the tricks to expect, -8 to 7; less and more count as these."""

FORETELLING, CARDPLAY = 0, 1
"""The two nets: one takes seals and the Magician, the other plays cards and gives seals back."""
FORETELLING_PLACES = 32
"""As the codes are, with slots for suits and seats counted from the viewer's."""
CHOSEN_FIRST = FORETELLING_PLACES
"""Seals of the pool by slot, the Magician and the end, if that is what rules of thumb would choose."""
FORETELLING_MOVES = CHOSEN_FIRST + 5 + 2
RETURN_FIRST = CARDS
CARDPLAY_PLACES = CARDS + 6
CARDPLAY_MOVES = 2 * CARDPLAY_PLACES
"""The second half again for what rules of thumb would choose."""

HAND = 0
BEST_CARD = HAND + CARDS
AHEAD = BEST_CARD + CARDS
LACKS = AHEAD + CARDS
"""Of the other seats: the viewer is none of them."""
PLAYED_BY = LACKS + 5 * (SEATS - 1)
LENGTHS = PLAYED_BY + 5 * (SEATS - 1) * OUT_SEEN
OUT = LENGTHS + 5 * TRICKS
HIGHER = OUT + 5 * TRICKS
LOWER = HIGHER + 5 * HIGHEST * OUT_SEEN
SEALS = LOWER + 5 * LOWEST * OUT_SEEN
NEEDS = SEALS + SEATS * KINDS * SEALS_SEEN
POOL = NEEDS + SEATS * TRICKS
DEMAND = POOL + KINDS * SEALS_SEEN
LEFT = DEMAND + DEMANDS_SEEN
PLAYERS = LEFT + TRICKS
DEALER = PLAYERS + 3
LEADER = DEALER + SEATS
BEST = LEADER + SEATS
LED = BEST + SEATS
PAYS = LED + 6
MAGICIAN_WITH = PAYS + SEATS * PAYMENTS
MAGICIAN_BASE = MAGICIAN_WITH + SEATS
PHASE = MAGICIAN_BASE + 2
SURPLUS = PHASE + 5
CHOICE = SURPLUS + 6 * SURPLUS_SEEN
FEATURES = CHOICE + FORETELLING_PLACES + CARDPLAY_PLACES
ROOM = 256
"""No view has more true features."""

OUTCOMES = 13
"""Penalty points of the round: 0 to 11, and more."""

"""The layout of the features of a seat's view: each is true or false and has a number below FEATURES.

Seats are counted clockwise from the viewer's (0), suits by slots, with trump first, and cards by how many higher ones
of their suit are still in play (``suit_slots``): what is learned for one applies to all in the same situation.
"""

CARDS = 75
"""A set of cards: 15 * slot + higher cards of the suit in play."""
SEATS = 5
SEALS_SEEN = 7
"""Counts of seals of a kind, 0 to 6."""
KINDS = 7
"""Kinds of seals: by slot, white, black."""
TRICKS = 16
"""Counts of tricks, of cards of a suit and of all seals of a seat, 0 to 15; more seals count as 15."""
LEAST_DEMAND, DEMANDS_SEEN = -10, 16
"""All coloured and white seals minus the remaining tricks, clamped to this range."""
HIGHEST, LOWEST, OUT_SEEN = 6, 4, 8
"""How many cards from the top and from the bottom of a suit in the viewer's hand are described by how many of the
others' cards are higher or lower (0 to 6, or more); also the same range for cards of a suit that another seat has
played."""
PAYMENTS = 4
"""How a seat would pay for the trick: not at all, with a seal of the suit led, with a white one; as the Magician."""

SURPLUS_SEEN = 16
"""The surplus of a suit's seals over the expected tricks in halves, clamped to -8 to 7."""

FORETELLING, CARDPLAY = 0, 1
"""The two networks: one takes seals and the Magician, the other plays cards and returns seals."""
FORETELLING_PLACES = 32
"""Like the codes, with slots for suits and seats counted from the viewer's."""
CHOSEN_FIRST = FORETELLING_PLACES
"""Seals of the pool by slot, the Magician and the end, if they are the choice of the rules of thumb."""
FORETELLING_MOVES = CHOSEN_FIRST + 5 + 2
RETURN_FIRST = CARDS
CARDPLAY_PLACES = CARDS + 6
CARDPLAY_MOVES = 2 * CARDPLAY_PLACES
"""The second half is for moves that the rules of thumb would choose."""

HAND = 0
BEST_CARD = HAND + CARDS
AHEAD = BEST_CARD + CARDS
LACKS = AHEAD + CARDS
"""For the other seats, not the viewer's."""
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
MOST_FEATURES = 256
"""The most features of a view that can be true."""

OUTCOMES = 13
"""Penalty points of the round: 0 to 11, or more."""

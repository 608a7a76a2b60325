"""The layout of the facts: each is true or false and has a number.

First come the facts of the game, then those of each seat.  Seats are counted clockwise from the viewer's, which is 0;
suits have the order of their numbers.  So a fact has the same number in games with more players.
"""

CARDS = 75
"""A set of cards: 15 * suit + value - 1."""
PURPLE_CARDS = 60
TRICKS = 15
ROUNDS_SEEN = 20
"""A round's number and the rounds left are counted up to this."""
TENS_SEEN = 40
"""A total's tens, 0 to 39, and what is above at the end."""
SEAL_PLACES = 27
"""Each number of seals of each kind, from 1 on."""
FIRST_SEALS = (0, 3, 6, 11, 14, 17, 21)
"""The place of one seal of each kind, which the places of two and more follow."""

PHASE = 0
SEAT = PHASE + 5
PLAYERS = SEAT + 5
MAGICIAN_BASE = PLAYERS + 3
RAISES = MAGICIAN_BASE + 2
ROUND = RAISES + 1
ROUNDS_LEFT = ROUND + ROUNDS_SEEN
TRICKS_LEFT = ROUNDS_LEFT + ROUNDS_SEEN
LED = TRICKS_LEFT + TRICKS + 1
POOL = LED + 6
HELD = POOL + SEAL_PLACES
COMMON = HELD + CARDS
"""How many facts of the game there are."""

PLAYED = 0
ON_TABLE = PLAYED + CARDS
LACKS = ON_TABLE + CARDS
SEALS = LACKS + 5
WON = SEALS + SEAL_PLACES
TOTAL = WON + TRICKS
ONES = TOTAL + TENS_SEEN
DEALER = ONES + 10
LEADER = DEALER + 1
BEST = LEADER + 1
TURN = BEST + 1
MAGICIAN = TURN + 1
PER_SEAT = MAGICIAN + 1
"""How many facts of each seat there are."""

MOST_FACTS = 176
"""The most facts that can be true: 75 cards, 25 suits that seats lack, 27 seals, and 34 more."""
SIGN = -1
"""B12 to B14: points are penalties."""

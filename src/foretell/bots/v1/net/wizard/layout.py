"""The layout of the features of a seat's view: each is true or false and has a number below FEATURES.

Seats are counted clockwise from the viewer's (0), suits by slots, with trump first (``suit_slots``).
"""

CARDS = 67
"""A set of cards: 13 * slot + value - 1, then the bits of the cards without a suit."""
SUITLESS_CARDS = 52
SEATS = 6
TRICKS = 21
"""Counts of tricks, 0 to 20."""
BIDS_SEEN = TRICKS + 2
"""A bid, or not made yet, or made but hidden (V2, V3)."""
NOT_BID, BID_UNKNOWN = TRICKS, TRICKS + 1
LEAST_NEED, NEEDS_SEEN = -5, 16
"""How many tricks a seat still needs, clamped to this range."""
LEAST_DEMAND, DEMANDS_SEEN = -10, 21
"""The sum of what all seats need minus the remaining tricks."""

HAND = 0
GONE = HAND + CARDS
GONE_BY = GONE + CARDS
KNOWN = GONE_BY + SEATS * CARDS
TURNED = KNOWN + (SEATS - 1) * CARDS
ON_TABLE = TURNED + CARDS
AHEAD = ON_TABLE + (SEATS - 1) * CARDS
LACKS = AHEAD + CARDS
LACKED = LACKS + 4 * (SEATS - 1)
LENGTHS = LACKED + 4 * (SEATS - 1)
BIDS = LENGTHS + 4 * 14
WON = BIDS + SEATS * BIDS_SEEN
NEEDS = WON + SEATS * TRICKS
DEMAND = NEEDS + SEATS * NEEDS_SEEN
DEALT = DEMAND + DEMANDS_SEEN
LEFT = DEALT + TRICKS
PLAYERS = LEFT + TRICKS
DEALER = PLAYERS + 4
LEADER = DEALER + SEATS
BEST = LEADER + SEATS
LED = BEST + SEATS
TRUMP = LED + 6
DECK = TRUMP + 3
MODE = DECK + 7
BIDDING_KIND = MODE + 4
PLUS_MINUS_ONE = BIDDING_KIND + 3
UNSEEN = PLUS_MINUS_ONE + 1
PHASE = UNSEEN + 1
WEREWOLF = PHASE + 6
CLOUD_WITH = WEREWOLF + SEATS
FEATURES = CLOUD_WITH + SEATS
MOST_FEATURES = 256
"""The most features that can be true: two for a played card, one or two for a card in the hand, and about eighty."""

FORETELLING, CARDPLAY = 0, 1
"""The two networks: one bids and chooses trump, the other plays and passes cards."""
NAME_FIRST = 21
FORETELLING_MOVES = 26
"""Bids 0 to 20, trump of slot 0 to 3, no trump."""
PASS_FIRST = CARDS
CARDPLAY_MOVES = CARDS + 60
"""Playing a card (13 * slot + value - 1, then the codes of cards without a suit), and the same for passing."""

OUTCOMES = 13
MOST_OFF = 6
"""Tricks won minus the bid, clamped to -6 to 6; the middle outcome is a bid that is met."""

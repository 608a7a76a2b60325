"""The layout of the facts: each is true or false and has a number.

First come the facts of the game, then those of each seat, then, with the Juggler in the deck, those of each seat about
the pass.  Seats are counted clockwise from the viewer's, which is 0; suits have the order of their numbers.  So a fact
has the same number in games with more players.
"""

CARDS = 67
"""A set of cards: 13 * suit + value - 1, then the bits of the cards without a suit."""
SUITLESS_CARDS = 52
CARD_KINDS = 61
"""A card that was turned up: 13 * suit + value - 1, then Wizard, Fool and the special cards."""
PASSED_KINDS = 60
"""A card that was passed: number cards, then those of ``PASSED_OTHERS`` in ``rules.wizard.codes``."""
TRICKS = 20
"""The most cards that a seat is dealt."""
MOST_ROUNDS = 60
LEAST_HUNDREDS, HUNDREDS = -20, 60
"""A total's hundreds, -20 to 39, and what is outside at the end that is nearer."""

PHASE = 0
SEAT = PHASE + 7
PLAYERS = SEAT + 6
MODE = PLAYERS + 4
BIDDING_KIND = MODE + 4
PLUS_MINUS = BIDDING_KIND + 3
DECK = PLUS_MINUS + 4
ROUND = DECK + 7
ROUNDS_LEFT = ROUND + MOST_ROUNDS
DEALT = ROUNDS_LEFT + MOST_ROUNDS
TRICKS_LEFT = DEALT + TRICKS
TRUMP = TRICKS_LEFT + TRICKS + 1
LED = TRUMP + 6
TURNED = LED + 6
UNSEEN = TURNED + CARD_KINDS
COMMON = UNSEEN + 1
"""How many facts of the game there are."""

HELD = 0
PLAYED = HELD + CARDS
ON_TABLE = PLAYED + CARDS
LACKS = ON_TABLE + CARDS
BID = LACKS + 4
BID_HIDDEN = BID + TRICKS + 1
WON = BID_HIDDEN + 1
TOTAL = WON + TRICKS
TENS = TOTAL + HUNDREDS
DEALER = TENS + 10
LEADER = DEALER + 1
BEST = LEADER + 1
TURN = BEST + 1
WEREWOLF = TURN + 1
CLOUD = WEREWOLF + 1
PER_SEAT = CLOUD + 1
"""How many facts of each seat there are."""

EARLIER = 0
LACKED = EARLIER + CARDS
PASSED = LACKED + 4
PASSED_HIDDEN = PASSED + PASSED_KINDS
PER_PASS = PASSED_HIDDEN + 1
"""S6: how many facts of each seat about the pass there are."""

MOST_FACTS = 160
"""The most facts that can be true: 67 cards, 24 suits that seats lack, and 57 more."""
MOST_WITH_PASS = 256
"""S6: the same with the Juggler in the deck: 97 more."""
SIGN = 1
"""A12, A13: more points are better."""

"""Facts about the game and its seats, as features: each is true or false and has a number.  Restricted Python.

First come the facts of the game, then those of each seat, then, with the Juggler in the deck, those of each seat about
the pass.  Seats are counted clockwise from the viewer's, which is 0; suits have the order of their numbers.  So a fact
has the same number in games with more players.

Each function writes the numbers of true features to ``out`` from index ``n`` on and returns the next index.
"""

from ...rules.arrays import Numbers
from ...rules.members import put_members
from ...rules.wizard.cards import NONE, SUITLESS, SUITS
from ...rules.wizard.codes import PLAY, number_index
from ...rules.wizard.state import CHANGING, NAMING, PASSING, PLAYING
from ...rules.wizard.view import UNKNOWN, View
from .cards import kind_place, pass_place, put_cards

CARDS = 67
"""A set of cards: 13 * suit + value - 1, then the bits of the cards without a suit."""
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


def block(v: View, seat: int) -> int:
    """The number of a seat's first feature."""
    return COMMON + PER_SEAT * ((seat - v.seat) % v.seats)


def put_game(v: View, out: Numbers, n: int) -> int:
    """The question, who is asked what by which options, and how far the game is."""
    out[n] = PHASE + v.phase
    out[n + 1] = SEAT + v.seat
    out[n + 2] = PLAYERS + v.seats - 3
    out[n + 3] = MODE + v.mode
    out[n + 4] = BIDDING_KIND + v.bidding
    out[n + 5] = PLUS_MINUS + v.plus_minus_one
    out[n + 6] = ROUND + v.round - 1
    out[n + 7] = ROUNDS_LEFT + v.rounds - v.round
    out[n + 8] = DEALT + v.cards - 1
    out[n + 9] = TRICKS_LEFT + v.tricks_left
    n = put_members(DECK, v.specials, out, n + 10)
    if v.unseen:
        out[n] = UNSEEN
        n += 1
    return n


def put_table(v: View, out: Numbers, n: int) -> int:
    """Trump, the card turned up, and the suit to follow; who has what place at the table."""
    out[n] = TRUMP + (v.trump if v.trump >= 0 else (SUITS if v.phase != NAMING else SUITS + 1))
    out[n + 1] = block(v, v.dealer) + DEALER
    n += 2
    if v.turned != NONE:
        out[n] = TURNED + kind_place(v.turned)
        n += 1
    if v.turn != NONE:
        out[n] = block(v, v.turn) + TURN
        n += 1
    if v.werewolf_seat != NONE:
        out[n] = block(v, v.werewolf_seat) + WEREWOLF
        n += 1
    if v.cloud_seat != NONE:
        out[n] = block(v, v.cloud_seat) + CLOUD
        n += 1
    return put_trick(v, out, n) if v.phase in (PLAYING, PASSING, CHANGING) else n


def put_trick(v: View, out: Numbers, n: int) -> int:
    """The trick: who leads, who played what, with what was declared, and who is winning it."""
    out[n] = block(v, v.leader) + LEADER
    out[n + 1] = LED + (v.led if v.led >= 0 else (SUITS if v.led == NONE else SUITS + 1))
    n += 2
    if v.played:
        out[n] = block(v, v.best_seat) + BEST
        n += 1
    for i in range(v.played):
        out[n] = block(v, v.leader + i) + ON_TABLE + v.trick[i] - PLAY
        n += 1
    return n


def put_seat(v: View, seat: int, first: int, out: Numbers, n: int) -> int:
    """A seat's cards as far as they are known, its bid, tricks and total."""
    n = put_cards(first + HELD, v.suited[seat], v.others[seat], out, n)
    n = put_cards(first + PLAYED, v.played_suited[seat], v.played_others[seat], out, n)
    n = put_members(first + LACKS, v.lacks[seat], out, n)
    bid, won, total = v.bid[seat], v.won[seat], v.total[seat]
    if bid != NONE:
        out[n] = first + (BID_HIDDEN if bid == UNKNOWN else BID + bid)
        n += 1
    if won:
        out[n] = first + WON + won - 1
        n += 1
    hundreds = total // 100
    out[n] = first + TOTAL + min(max(hundreds - LEAST_HUNDREDS, 0), HUNDREDS - 1)
    out[n + 1] = first + TENS + (total - 100 * hundreds) // 10
    return n + 2


def put_pass(v: View, seat: int, first: int, out: Numbers, n: int) -> int:
    """S6: what the seat had played and lacked before the pass, and the card that it passed."""
    n = put_cards(first + EARLIER, v.earlier_suited[seat], v.earlier_others[seat], out, n)
    n = put_members(first + LACKED, v.lacked[seat], out, n)
    card = v.passed[seat]
    if card >= 0:
        out[n] = first + PASSED + (number_index(card) if card < SUITLESS else pass_place(card))
        n += 1
    elif card == UNKNOWN:
        out[n] = first + PASSED_HIDDEN
        n += 1
    return n

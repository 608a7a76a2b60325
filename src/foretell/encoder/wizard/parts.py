"""Facts about the game and its seats, as features (``layout``).  Restricted Python.

Each function writes the numbers of true features to ``out`` from index ``n`` on and returns the next index.
"""

from ...rules.arrays import Numbers
from ...rules.wizard.cards import NONE, SUITS
from ...rules.wizard.codes import PLAY
from ...rules.wizard.state import CHANGING, NAMING, PASSING, PLAYING
from ...rules.wizard.view import UNKNOWN, View
from .cards import kind_place, put_bits, put_cards
from .layout import (
    BEST,
    BID,
    BID_HIDDEN,
    BIDDING_KIND,
    CLOUD,
    COMMON,
    DEALER,
    DEALT,
    DECK,
    HELD,
    HUNDREDS,
    LACKS,
    LEADER,
    LEAST_HUNDREDS,
    LED,
    MODE,
    ON_TABLE,
    PER_SEAT,
    PHASE,
    PLAYED,
    PLAYERS,
    PLUS_MINUS,
    ROUND,
    ROUNDS_LEFT,
    SEAT,
    TENS,
    TOTAL,
    TRICKS_LEFT,
    TRUMP,
    TURN,
    TURNED,
    UNSEEN,
    WEREWOLF,
    WON,
)


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
    n = put_bits(DECK, v.specials, out, n + 10)
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
    n = put_bits(first + LACKS, v.lacks[seat], out, n)
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

"""Facts about the game and its seats, as features (``layout``).  Restricted Python.

Each function writes the numbers of true features to ``out`` from index ``n`` on and returns the next index.
"""

from collections.abc import Sequence

from ...rules.arrays import Numbers
from ...rules.bits import lowest
from ...rules.extreme.cards import KINDS, NONE, SUITS
from ...rules.extreme.codes import PLAY
from ...rules.extreme.state import PLAYING, RETURNING
from ...rules.extreme.view import View
from .layout import (
    BEST,
    COMMON,
    DEALER,
    FIRST_SEALS,
    HELD,
    LACKS,
    LEADER,
    LED,
    MAGICIAN,
    MAGICIAN_BASE,
    ON_TABLE,
    ONES,
    PER_SEAT,
    PHASE,
    PLAYED,
    PLAYERS,
    POOL,
    PURPLE_CARDS,
    RAISES,
    ROUND,
    ROUNDS_LEFT,
    ROUNDS_SEEN,
    SEALS,
    SEAT,
    TENS_SEEN,
    TOTAL,
    TRICKS_LEFT,
    TURN,
    WON,
)


def block(v: View, seat: int) -> int:
    """The number of a seat's first feature."""
    return COMMON + PER_SEAT * ((seat - v.seat) % v.seats)


def put_bits(first: int, bits: int, out: Numbers, n: int) -> int:
    """A feature for each member of a small set."""
    while bits:
        out[n] = first + lowest(bits)
        bits &= bits - 1
        n += 1
    return n


def put_cards(first: int, suited: int, others: int, out: Numbers, n: int) -> int:
    """A set of cards."""
    while suited:
        card = lowest(suited)
        out[n] = first + card - (card >> 4)
        suited &= suited - 1
        n += 1
    return put_bits(first + PURPLE_CARDS, others, out, n)


def put_counts(first: int, counts: Sequence[int], start: int, out: Numbers, n: int) -> int:
    """B2: how many seals of each kind, by the list from ``start`` on."""
    for kind in range(KINDS):
        many = counts[start + kind]
        if many:
            out[n] = first + FIRST_SEALS[kind] + many - 1
            n += 1
    return n


def put_game(v: View, out: Numbers, n: int) -> int:
    """The question, the options, how far the game is, and the pool; B13, B16: what the Magician costs now."""
    raised = v.magician_base > 4 or (v.raise_magician != 0 and 2 * (v.round - 1) >= v.rounds)
    out[n] = PHASE + v.phase
    out[n + 1] = SEAT + v.seat
    out[n + 2] = PLAYERS + v.seats - 3
    out[n + 3] = MAGICIAN_BASE + (1 if raised else 0)
    out[n + 4] = ROUND + min(v.round, ROUNDS_SEEN) - 1
    out[n + 5] = ROUNDS_LEFT + min(v.rounds - v.round, ROUNDS_SEEN - 1)
    out[n + 6] = TRICKS_LEFT + v.tricks_left
    out[n + 7] = block(v, v.dealer) + DEALER
    n += 8
    if v.raise_magician:
        out[n] = RAISES
        n += 1
    if v.magician != NONE:
        out[n] = block(v, v.magician) + MAGICIAN
        n += 1
    if v.turn != NONE:
        out[n] = block(v, v.turn) + TURN
        n += 1
    return put_counts(POOL, v.pool, 0, out, n)


def put_trick(v: View, out: Numbers, n: int) -> int:
    """The trick: who leads, who played what, and who is winning it or has won it."""
    if v.phase not in (PLAYING, RETURNING):
        return n
    out[n] = block(v, v.leader) + LEADER
    out[n + 1] = LED + (v.led if v.led >= 0 else SUITS)
    n += 2
    if v.played:
        out[n] = block(v, v.best_seat) + BEST
        n += 1
    for i in range(v.played):
        out[n] = block(v, v.leader + i) + ON_TABLE + v.trick[i] - PLAY
        n += 1
    return n


def put_hand(v: View, out: Numbers, n: int) -> int:
    """The viewer's own cards."""
    return put_cards(HELD, v.suited[v.seat], v.others[v.seat], out, n)


def put_seat(v: View, seat: int, first: int, out: Numbers, n: int) -> int:
    """What a seat has played, the suits that it lacks, its seals, tricks and total."""
    n = put_cards(first + PLAYED, v.played_suited[seat], v.played_others[seat], out, n)
    n = put_bits(first + LACKS, v.lacks[seat], out, n)
    n = put_counts(first + SEALS, v.seals, KINDS * seat, out, n)
    won, total = v.won[seat], v.total[seat]
    if won:
        out[n] = first + WON + won - 1
        n += 1
    out[n] = first + TOTAL + min(total // 10, TENS_SEEN - 1)
    out[n + 1] = first + ONES + total % 10
    return n + 2

"""Facts about the game and its seats, as features: each is true or false and has a number.  Restricted Python.

First come the facts of the game, then those of each seat.  Seats are counted clockwise from the viewer's, which is 0;
suits have the order of their numbers.  So a fact has the same number in games with more players.

Each function writes the numbers of true features to ``out`` from index ``n`` on and returns the next index.
"""

from collections.abc import Sequence

from ...rules.arrays import Numbers
from ...rules.extreme.cards import KINDS, NONE, SUITS
from ...rules.extreme.codes import PLAY, put_suited
from ...rules.extreme.scoring import base_in
from ...rules.extreme.state import PLAYING, RETURNING
from ...rules.extreme.view import View
from ...rules.members import put_members

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


def block(v: View, seat: int) -> int:
    """The number of a seat's first feature."""
    return COMMON + PER_SEAT * ((seat - v.seat) % v.seats)


def put_cards(first: int, suited: int, others: int, out: Numbers, n: int) -> int:
    """A set of cards."""
    return put_members(first + PURPLE_CARDS, others, out, put_suited(first, suited, out, n))


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
    raised = base_in(v.magician_base, v.raise_magician, v.round, v.rounds) > 4
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
    n = put_members(first + LACKS, v.lacks[seat], out, n)
    n = put_counts(first + SEALS, v.seals, KINDS * seat, out, n)
    won, total = v.won[seat], v.total[seat]
    if won:
        out[n] = first + WON + won - 1
        n += 1
    out[n] = first + TOTAL + min(total // 10, TENS_SEEN - 1)
    out[n + 1] = first + ONES + total % 10
    return n + 2

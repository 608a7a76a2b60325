"""How rounds of Wizard end, for a seat that is seen from outside.  Restricted Python."""

from ....rules.arrays import Floats
from ....rules.wizard.deal import cards_to_deal
from ....rules.wizard.view import View
from ..packing import IN_NUMBER, even_out, put_certain, share_in
from ..tables import tables

ROUNDS, ENDS = tables("wizard")
LATE = 6
"""How many rounds, this one included, are considered at most: before them, points are played for."""
POINTS_OF_STEP = 10
STEPS = 29
"""The points of a round, from -60 to 220."""
_LEAST = -6
_MET = 2
"""The points for a bid of 0 that is met, in steps."""
FEWEST_SEATS, MOST_SEATS, MOST_CARDS = 3, 6, 20
MOST_MISSED, PARTS = 3, 3
"""In ``ROUNDS``, by seats and cards: the shares of 3, 2 and 1 tricks too many or too few, then of bids from 0 on that
are met, in ``PARTS`` numbers."""
DEMANDS, MOST_NEEDED, MOST_OFF = 3, 6, 2
"""In ``ENDS``, by tricks left, ``demand`` and tricks needed: the shares of 2 tricks too few to 2 too many in the end
or, if no more are needed, of further tricks."""
NEEDS = MOST_NEEDED + 2
"""How many numbers of needed tricks are told apart: from -1, which stands for all below 0."""


def step_of(points: float) -> int:
    """The step of these points; S7: when a bid is changed, fewer points than the least are possible."""
    return max(int(points) // POINTS_OF_STEP - _LEAST, 0)


def lowest(_v: View) -> int:
    """The step of two tricks too many or too few."""
    return -2 - _LEAST


def highest(v: View) -> int:
    """The step of a high bid that is met."""
    return _MET + 1 + v.cards // v.seats - _LEAST


def steps_ahead(v: View, seat: int) -> int:
    """By how many steps the viewer is ahead of a seat, before this round."""
    return (v.total[v.seat] - v.total[seat]) // POINTS_OF_STEP


def put_round(v: View, number: int, shares: Floats) -> None:
    """Write the shares of the points that a seat makes in a round of this number, before anything is known of it."""
    put_round_of(v.seats, cards_to_deal(v.seats, v.mode, v.sizes, number), shares)


def put_round_of(seats: int, cards: int, shares: Floats) -> None:
    """The same by the number of cards."""
    first = PARTS * row_of_rounds(seats, cards)
    clear(shares)
    for i in range(PARTS * IN_NUMBER):
        step = i - MOST_MISSED if i < MOST_MISSED else i - MOST_MISSED + _MET
        shares[step - _LEAST] = share_in(ROUNDS[first + i // IN_NUMBER], i % IN_NUMBER)
    even_out(shares, STEPS)


def clear(shares: Floats) -> None:
    """Set all shares to 0."""
    for step in range(STEPS):
        shares[step] = 0.0


def put_ends(v: View, seat: int, shares: Floats) -> None:
    """Write the shares of the points that a seat makes in this round, by its bid and its tricks if they are known."""
    if v.turn < 0:
        put_certain(shares, STEPS, -_LEAST)  # the round is over, and its points are among the totals
    elif v.bid[seat] < 0:
        put_round_of(v.seats, v.cards, shares)
    else:
        put_known(v, seat, shares)


def put_known(v: View, seat: int, shares: Floats) -> None:
    """The same for a bid that is known."""
    need = v.bid[seat] - v.won[seat]
    row = ENDS[row_of_ends(max(v.tricks_left, 1), demand(v), need)]
    clear(shares)
    for i in range(IN_NUMBER):
        off = i - MOST_OFF if need > 0 else i - need
        step = max(-abs(off), _LEAST) if off != 0 else _MET + v.bid[seat]
        shares[step - _LEAST] += share_in(row, i)
    even_out(shares, STEPS)


def row_of_rounds(seats: int, cards: int) -> int:
    """The number of a row of ``ROUNDS``."""
    return (seats - FEWEST_SEATS) * MOST_CARDS + cards - 1


def row_of_ends(left: int, wanted: int, need: int) -> int:
    """The number of a row of ``ENDS``; ``wanted``: as ``demand`` says."""
    return (DEMANDS * (left - 1) + wanted) * NEEDS + min(max(need, -1), MOST_NEEDED) + 1


def demand(v: View) -> int:
    """Whether all seats together need fewer tricks than are left (0), as many or not known (1), or more (2)."""
    wanted = -v.tricks_left
    for seat in range(v.seats):
        if v.bid[seat] < 0:
            return 1
        wanted += v.bid[seat] - v.won[seat]
    return 0 if wanted < 0 else (2 if wanted > 0 else 1)

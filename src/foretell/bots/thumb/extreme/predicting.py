"""Predicting (B5, B6): one seal at a time while it lowers the expected penalty, or the Magician.  Restricted Python."""

from ....rules.arrays import Numbers
from ....rules.extreme.cards import NONE, SUITS, WHITE
from ....rules.extreme.codes import DONE, MAGICIAN, SEAL_FROM
from ....rules.extreme.view import View
from ..odds import SAME, Codes
from .buffers import Buffers
from .cost import cost, cost_of_taking, put_own_seals
from .hand import value_hand
from .magician import magician_points
from .unseen import find_unseen


def choose_prediction(v: View, codes: Codes, many: int, b: Buffers) -> int:
    """The next step of the prediction."""
    find_unseen(b.unseen, v)
    value_hand(b.hand, b.unseen)
    if offers_magician(codes, many) and magician_points(v) < cost_of_prediction(v, b):
        return MAGICIAN
    put_own_seals(v, b.seals)
    find_ways_to_take(v, codes, many, b.takes)
    suit = next_seal(v, b)
    return DONE if suit == NONE else b.takes[suit]


def offers_magician(codes: Codes, many: int) -> bool:
    """Whether the Magician is among the moves."""
    offered = False
    for k in range(many):
        offered = offered or codes[k] == MAGICIAN
    return offered


def find_ways_to_take(v: View, codes: Codes, many: int, takes: Numbers) -> None:
    """Write for each suit the best way to take a seal, NONE if there is none.

    From the pool, else from the owner with the fewest points.
    """
    for suit in range(SUITS):
        takes[suit] = NONE
    for k in range(many):
        code = codes[k]
        if code < SEAL_FROM:
            takes[code] = code
        elif code < MAGICIAN:
            suit, victim = (code - SEAL_FROM) // SUITS, (code - SEAL_FROM) % SUITS
            if takes[suit] == NONE or v.total[victim] < v.total[(takes[suit] - SEAL_FROM) % SUITS]:
                takes[suit] = code


def next_seal(v: View, b: Buffers) -> int:
    """The suit, of those that can be taken, for which one more seal lowers the expected penalty most; NONE if none.

    Of equals a seal of the pool comes first.
    """
    best, choice = -cost(b.seals, b.hand.means, b.hand.variances, v.tricks_left), NONE
    for n in range(2 * SUITS):
        suit, from_seat = n % SUITS, n >= SUITS
        if b.takes[suit] != NONE and (b.takes[suit] >= SEAL_FROM) == from_seat:
            gain = -cost_of_taking(b.seals, suit, b.hand.means, b.hand.variances, v.tricks_left)
            if gain > best + SAME:
                best, choice = gain, suit
    return choice


def cost_of_prediction(v: View, b: Buffers) -> float:
    """The penalty points to expect if the best seals that can be had are taken."""
    put_own_seals(v, b.seals)
    for suit in range(SUITS):
        b.available[suit] = v.pool[suit] + min(b.unseen.demand[suit], v.pool[WHITE])
    return cost_of_best_seals(v, b)


def cost_of_best_seals(v: View, b: Buffers) -> float:
    """The penalty points to expect if the best seals are added to these, as far as they are available."""
    for suit in range(SUITS):
        b.takes[suit] = suit if b.available[suit] else NONE
    suit = next_seal(v, b)
    while suit != NONE:
        b.seals[suit] += 1
        b.available[suit] -= 1
        b.takes[suit] = suit if b.available[suit] else NONE
        suit = next_seal(v, b)
    return cost(b.seals, b.hand.means, b.hand.variances, v.tricks_left)

"""Predicting (B5, B6): one seal at a time while it lowers the expected penalty, or the Magician."""

from collections.abc import Iterable, Sequence

from .....rules.extreme.cards import NONE, SUITS, WHITE
from .....rules.extreme.codes import DONE, MAGICIAN, SEAL_FROM
from .....rules.extreme.view import View
from ..choosing import best_of
from .cost import cost, own_seals
from .hand import Hand
from .magician import magician_points
from .unseen import Unseen


def choose_prediction(v: View, codes: Sequence[int]) -> int:
    """The next step of the prediction."""
    u = Unseen(v)
    hand = Hand(u)
    if MAGICIAN in codes and magician_points(v) < cost_of_prediction(v, u, hand):
        return MAGICIAN
    takes = ways_to_take(v, codes)
    suit = next_seal(own_seals(v), hand, v.tricks_left, takes)
    return DONE if suit == NONE else takes[suit]


def ways_to_take(v: View, codes: Sequence[int]) -> dict[int, int]:
    """For each suit, the best way to take a seal: from the pool, else from the owner with the fewest points."""
    takes: dict[int, int] = {}
    for code in codes:
        if code < SEAL_FROM:
            takes[code] = code
        elif code < MAGICIAN:
            suit, victim = divmod(code - SEAL_FROM, SUITS)
            if suit not in takes or v.total[victim] < v.total[(takes[suit] - SEAL_FROM) % SUITS]:
                takes[suit] = code
    return takes


def next_seal(seals: list[int], hand: Hand, left: int, suits: Iterable[int]) -> int:
    """The suit for which one more seal lowers the expected penalty most; NONE if none does."""

    def gain(suit: int) -> float:
        if suit == NONE:
            return -cost(seals, hand.means, hand.variances, left)
        seals[suit] += 1
        points = cost(seals, hand.means, hand.variances, left)
        seals[suit] -= 1
        return -points

    return best_of((NONE, *suits), gain)


def cost_of_prediction(v: View, u: Unseen, hand: Hand) -> float:
    """The penalty points to expect if the best available seals are taken."""
    seals = own_seals(v)
    available = [v.pool[suit] + min(u.demand[suit], v.pool[WHITE]) for suit in range(SUITS)]
    while True:
        suit = next_seal(seals, hand, v.tricks_left, [suit for suit in range(SUITS) if available[suit]])
        if suit == NONE:
            return cost(seals, hand.means, hand.variances, v.tricks_left)
        seals[suit] += 1
        available[suit] -= 1

"""The penalty points to expect (B12): for seals left over, and for tricks without a fitting seal (B10)."""

from collections.abc import Sequence
from math import sqrt

from .....rules.extreme.cards import BLACK, KINDS, SUITS, TRUMP, WHITE
from .....rules.extreme.deal import CARDS_EACH
from .....rules.extreme.scoring import BLACK_POINTS
from .....rules.extreme.view import View
from . import weights
from .weights import CostWeights

_BLUR = 0.05
"""Keeps the cost smooth when nothing is uncertain any more."""


def own_seals(v: View) -> list[int]:
    """The viewer's seals, by kind."""
    return v.seals[KINDS * v.seat : KINDS * v.seat + KINDS]


def cost(seals: Sequence[int], means: Sequence[float], variances: Sequence[float], left: int) -> float:
    """The penalty points to expect with these seals, when the cards should win ``means`` tricks, suit by suit.

    Each suit's seals and tricks differ by an expected gap and by chance; too many and too few seals cost differently.
    Red seals fit any trick that red wins (B9), so in the total a lack in one suit may make up for a surplus in another.
    """
    over = under = surplus = uncertain = 0.0
    for suit in range(SUITS):
        if suit != TRUMP:
            gap = seals[suit] - means[suit]
            miss = sqrt(gap * gap + variances[suit] + _BLUR)
            over += miss + gap
            under += miss - gap
            surplus += gap
            uncertain += variances[suit]
    red = seals[TRUMP] - means[TRUMP]
    red_miss = sqrt(red * red + variances[TRUMP] + _BLUR)
    total = surplus + red + seals[WHITE]
    total_miss = sqrt(total * total + uncertain + variances[TRUMP] + _BLUR)
    parts = (over, under, red_miss + red, red_miss - red, total_miss + total, total_miss - total, seals[WHITE])
    early = left / CARDS_EACH
    return (1.0 - early) * _weigh(weights.LATE, parts) + early * _weigh(weights.EARLY, parts)


def _weigh(by: CostWeights, parts: tuple[float, ...]) -> float:
    over, under, red_over, red_under, all_over, all_under, white = parts
    points = by.const + by.over * over + by.under * under + by.red_over * red_over + by.red_under * red_under
    return points + by.all_over * all_over + by.all_under * all_under + by.white * white


def cost_of_trick(
    v: View, seals: list[int], kinds: Sequence[int], means: Sequence[float], variances: Sequence[float], left: int
) -> tuple[float, int]:
    """The penalty points to expect after a trick that fits these kinds of seals, and the kind to pay with.

    If there is no fitting seal, the kind is BLACK, and a black seal is added while there is one (B10).
    """
    best, choice = 1e9, BLACK
    for kind in kinds:
        if seals[kind]:
            seals[kind] -= 1
            points = cost(seals, means, variances, left)
            seals[kind] += 1
            if points < best:
                best, choice = points, kind
    if choice == BLACK:
        best = cost(seals, means, variances, left) + (BLACK_POINTS if v.pool[BLACK] else 0)
    return best, choice

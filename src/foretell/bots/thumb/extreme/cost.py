"""The penalty points to expect (B12): for seals left over, and for tricks without a fitting seal (B10).

Restricted Python.
"""

from collections.abc import Sequence

from ....rules.arrays import Numbers
from ....rules.extreme.cards import BLACK, KINDS, NONE, SUITS, TRUMP, WHITE
from ....rules.extreme.deal import CARDS_EACH
from ....rules.extreme.scoring import BLACK_POINTS
from ....rules.extreme.view import View
from ....rules.roots import sqrt
from .weights import EARLY, LATE

_BLUR = 0.05
"""Keeps the cost smooth when nothing is uncertain any more."""
DEAR = 1e9
"""More than any cost."""


def put_own_seals(v: View, seals: Numbers) -> None:
    """Write the viewer's seals, by kind."""
    for kind in range(KINDS):
        seals[kind] = v.seals[KINDS * v.seat + kind]


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
    miss = sqrt(red * red + variances[TRUMP] + _BLUR)
    red_over, red_under = miss + red, miss - red
    total = surplus + red + seals[WHITE]
    miss = sqrt(total * total + uncertain + variances[TRUMP] + _BLUR)
    all_over, all_under = miss + total, miss - total
    late = LATE.const + LATE.over * over + LATE.under * under + LATE.red_over * red_over + LATE.red_under * red_under
    late += LATE.all_over * all_over + LATE.all_under * all_under + LATE.white * seals[WHITE]
    early = EARLY.const + EARLY.over * over + EARLY.under * under
    early += EARLY.red_over * red_over + EARLY.red_under * red_under
    early += EARLY.all_over * all_over + EARLY.all_under * all_under + EARLY.white * seals[WHITE]
    part = float(left) / CARDS_EACH
    return (1.0 - part) * late + part * early


def kind_that_fits(led: int, suit: int, n: int) -> int:
    """B9: the n-th (0 to 2) of the seals that fit a trick when this suit was led and this one won; NONE: no more."""
    if n == 0:
        return led
    if suit == TRUMP and led != TRUMP:
        return TRUMP if n == 1 else WHITE
    return WHITE if n == 1 else NONE


def cost_of_taking(seals: Numbers, suit: int, means: Sequence[float], variances: Sequence[float], left: int) -> float:
    """The penalty points to expect with one more seal of this suit."""
    seals[suit] += 1
    points = cost(seals, means, variances, left)
    seals[suit] -= 1
    return points


def cost_of_paying(seals: Numbers, kind: int, means: Sequence[float], variances: Sequence[float], left: int) -> float:
    """The penalty points to expect after giving back a seal of this kind; DEAR if there is none."""
    if kind == NONE or seals[kind] == 0:
        return DEAR
    seals[kind] -= 1
    points = cost(seals, means, variances, left)
    seals[kind] += 1
    return points


def cost_of_trick(
    v: View, seals: Numbers, led: int, suit: int, means: Sequence[float], variances: Sequence[float], left: int
) -> float:
    """The penalty points to expect after winning a trick with a card of this suit.

    If there is no fitting seal, a black seal is added while there is one (B10).
    """
    best = DEAR
    for n in range(3):
        best = min(best, cost_of_paying(seals, kind_that_fits(led, suit, n), means, variances, left))
    if best < DEAR:
        return best
    return cost(seals, means, variances, left) + (BLACK_POINTS if v.pool[BLACK] else 0)

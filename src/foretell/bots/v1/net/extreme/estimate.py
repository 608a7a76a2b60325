"""Rules of thumb as features: how many tricks a hand should win, and what that costs with these seals.

The same estimates as in ``thumb.extreme`` with its weights, in restricted Python: also runs compiled.
"""

from collections.abc import MutableSequence
from math import exp, sqrt

from .....rules.bits import count
from .....rules.extreme.cards import KINDS, NONE, SUITS, TRUMP, WHITE
from .....rules.extreme.deal import CARDS_EACH, values_in_deck
from .....rules.extreme.view import View
from ...thumb.extreme import weights
from .suits import Numbers, cards_of

Reals = MutableSequence[float]
_PLAIN, _RED, _LATE, _EARLY = weights.PLAIN, weights.RED, weights.LATE, weights.EARLY
_BLUR = 0.05


def put_known_cards(v: View, own: Numbers, out: Numbers) -> None:
    """For each suit, the viewer's cards and those that the others hold, as bits."""
    full = (1 << values_in_deck(v.seats)) - 1
    for suit in range(SUITS):
        own[suit] = cards_of(v.suited[v.seat], v.others[v.seat], suit)
        out[suit] = full & ~own[suit]
        for seat in range(v.seats):
            out[suit] &= ~cards_of(v.played_suited[seat], v.played_others[seat], suit)


def demand_of_others(v: View, suit: int) -> int:
    """How many seals of this suit the others have."""
    demand = 0
    for seat in range(v.seats):
        if seat != v.seat:
            demand += v.seals[KINDS * seat + suit]
    return demand


def put_tricks(v: View, own: Numbers, out: Numbers, chances: Reals, means: Reals, variances: Reals) -> None:
    """Each card's chance to win a trick at some time (15 places per suit), and mean and variance of their sums."""
    others, left = v.seats - 1, v.tricks_left
    trumps = count(out[TRUMP]) / others
    plain = _PLAIN.const + _PLAIN.left * left + _PLAIN.others * others + _PLAIN.trumps * trumps
    plain += _PLAIN.trumps_root * sqrt(trumps) + _PLAIN.own_trumps * count(own[TRUMP])
    red = _RED.const + _RED.left * left + _RED.others * others
    magician = 0 if v.magician in (NONE, v.seat) else 1
    for suit in range(SUITS):
        by, base = (_RED, red) if suit == TRUMP else (_PLAIN, plain)
        base += by.own * count(own[suit]) + by.demand * demand_of_others(v, suit) + by.magician * magician
        means[suit] = variances[suit] = 0.0
        for bit in range(values_in_deck(v.seats)):
            if (own[suit] >> bit) & 1:
                higher, above = count(out[suit] >> bit), count(own[suit] >> (bit + 1))
                lower = count(out[suit]) - higher
                x = base + by.higher * higher + by.higher_root * sqrt(higher) + by.lower * lower
                chance = 1.0 / (1.0 + exp(-x - by.lower_root * sqrt(lower) - by.above * above))
                chances[15 * suit + bit] = chance
                means[suit] += chance
                variances[suit] += chance * (1.0 - chance)


def cost(seals: Reals, kind: int, more: int, means: Reals, variances: Reals, left: int) -> float:
    """The penalty points to expect with ``more`` additional seals of a kind (NONE: of no kind)."""
    if kind != NONE:
        seals[kind] += more
    over = under = surplus = uncertain = 0.0
    for suit in range(SUITS):
        if suit != TRUMP:
            gap = seals[suit] - means[suit]
            miss = sqrt(gap * gap + variances[suit] + _BLUR)
            over, under = over + miss + gap, under + miss - gap
            surplus += gap
            uncertain += variances[suit]
    red = seals[TRUMP] - means[TRUMP]
    red_miss = sqrt(red * red + variances[TRUMP] + _BLUR)
    total = surplus + red + seals[WHITE]
    total_miss = sqrt(total * total + uncertain + variances[TRUMP] + _BLUR)
    points, early = 0.0, left / CARDS_EACH
    for part, by in ((1.0 - early, _LATE), (early, _EARLY)):
        known = by.const + by.over * over + by.under * under + by.red_over * (red_miss + red)
        known += by.red_under * (red_miss - red) + by.all_over * (total_miss + total)
        points += part * (known + by.all_under * (total_miss - total) + by.white * seals[WHITE])
    if kind != NONE:
        seals[kind] -= more
    return points

"""Rules of thumb as features: how many tricks a hand should win, and what that costs with these seals.

The same estimates as in ``thumb.extreme`` with its weights, in restricted Python: also runs compiled.
"""

from dataclasses import dataclass, field

from ....rules.arrays import Floats, Numbers
from ....rules.bits import count
from ....rules.extreme.cards import KINDS, NONE, SUITS, TRUMP, WHITE
from ....rules.extreme.deal import CARDS_EACH, values_in_deck
from ....rules.extreme.view import View
from ....rules.floats import exp
from ....rules.roots import sqrt
from .estimate_weights import (
    CARD,
    CARD_ABOVE,
    CARD_DEMAND,
    CARD_HIGHER,
    CARD_HIGHER_ROOT,
    CARD_LEFT,
    CARD_LOWER,
    CARD_LOWER_ROOT,
    CARD_MAGICIAN,
    CARD_OTHERS,
    CARD_OWN,
    CARD_OWN_TRUMPS,
    CARD_TRUMPS,
    CARD_TRUMPS_ROOT,
    COST,
    COST_ALL_OVER,
    COST_ALL_UNDER,
    COST_OVER,
    COST_RED_OVER,
    COST_RED_UNDER,
    COST_UNDER,
    COST_WHITE,
    EARLY,
    LATE,
    PLAIN,
    RED,
)
from .suits import SLOTS_SIZE, cards_of

_BLUR = 0.05


@dataclass(slots=True)
class Places:
    """The slots of a viewer (``suits``), and what thumb estimates on the way to its choice."""

    slots: Numbers = field(default_factory=lambda: [0] * SLOTS_SIZE)
    own: Numbers = field(default_factory=lambda: [0] * SUITS)
    """By suit, the viewer's cards as bits."""
    theirs: Numbers = field(default_factory=lambda: [0] * SUITS)
    """By suit, the cards that the others hold, as bits."""
    codes: Numbers = field(default_factory=lambda: [0] * 64)
    """The codes of the legal moves."""
    chances: Floats = field(default_factory=lambda: [0.0] * (15 * SUITS))
    """Each card's chance to win a trick at some time, 15 places for each suit."""
    means: Floats = field(default_factory=lambda: [0.0] * SUITS)
    """By suit, the tricks that its cards should win, and the variance of this number."""
    variances: Floats = field(default_factory=lambda: [0.0] * SUITS)
    seals: Floats = field(default_factory=lambda: [0.0] * KINDS)
    """The viewer's seals of each kind."""
    wished: Floats = field(default_factory=lambda: [0.0] * KINDS)
    """A buffer for seals that the viewer could take."""


def put_known_cards(v: View, p: Places) -> None:
    """For each suit, the viewer's cards and those that the others hold, as bits."""
    full = (1 << values_in_deck(v.seats)) - 1
    for suit in range(SUITS):
        p.own[suit] = cards_of(v.suited[v.seat], v.others[v.seat], suit)
        p.theirs[suit] = full & ~p.own[suit]
        for seat in range(v.seats):
            p.theirs[suit] &= ~cards_of(v.played_suited[seat], v.played_others[seat], suit)


def demand_of_others(v: View, suit: int) -> int:
    """How many seals of this suit the others have."""
    demand = 0
    for seat in range(v.seats):
        if seat != v.seat:
            demand += v.seals[KINDS * seat + suit]
    return demand


def put_tricks(v: View, p: Places) -> None:
    """Each card's chance to win a trick at some time, and mean and variance of their sums."""
    for suit in range(SUITS):
        base = chance_of_suit(v, p, suit)
        p.means[suit] = p.variances[suit] = 0.0
        for bit in range(values_in_deck(v.seats)):
            if (p.own[suit] >> bit) & 1:
                chance = 1.0 / (1.0 + exp(-base - weight_of_card(p, suit, bit)))
                p.chances[15 * suit + bit] = chance
                p.means[suit] += chance
                p.variances[suit] += chance * (1.0 - chance)


def chance_of_suit(v: View, p: Places, suit: int) -> float:
    """What a suit adds to the logit of its cards' chances."""
    others, by = v.seats - 1, RED if suit == TRUMP else PLAIN
    trumps = float(count(p.theirs[TRUMP])) / others
    base = CARD[by] + CARD_LEFT[by] * v.tricks_left + CARD_OTHERS[by] * others
    if by == PLAIN:
        base += CARD_TRUMPS[by] * trumps
        base += CARD_TRUMPS_ROOT[by] * sqrt(trumps) + CARD_OWN_TRUMPS[by] * count(p.own[TRUMP])
    magician = 0 if v.magician in (NONE, v.seat) else 1
    own, demand = count(p.own[suit]), demand_of_others(v, suit)
    return base + (CARD_OWN[by] * own + CARD_DEMAND[by] * demand + CARD_MAGICIAN[by] * magician)


def weight_of_card(p: Places, suit: int, bit: int) -> float:
    """What a card adds to the logit of its chance."""
    by = RED if suit == TRUMP else PLAIN
    higher, above = count(p.theirs[suit] >> bit), count(p.own[suit] >> (bit + 1))
    lower = count(p.theirs[suit]) - higher
    x = CARD_HIGHER[by] * higher + CARD_HIGHER_ROOT[by] * sqrt(float(higher)) + CARD_LOWER[by] * lower
    return x + CARD_LOWER_ROOT[by] * sqrt(float(lower)) + CARD_ABOVE[by] * above


def cost(p: Places, seals: Floats, kind: int, more: int, left: int) -> float:
    """The penalty points to expect with these seals and ``more`` additional ones of a kind (NONE: of no kind)."""
    if kind != NONE:
        seals[kind] += more
    over = under = surplus = uncertain = 0.0
    for suit in range(SUITS):
        if suit != TRUMP:
            gap = seals[suit] - p.means[suit]
            miss = sqrt(gap * gap + p.variances[suit] + _BLUR)
            over, under = over + miss + gap, under + miss - gap
            surplus += gap
            uncertain += p.variances[suit]
    red = seals[TRUMP] - p.means[TRUMP]
    red_miss = sqrt(red * red + p.variances[TRUMP] + _BLUR)
    total = surplus + red + seals[WHITE]
    total_miss = sqrt(total * total + uncertain + p.variances[TRUMP] + _BLUR)
    points, early = 0.0, float(left) / CARDS_EACH
    for by in range(LATE, EARLY + 1):
        known = COST[by] + COST_OVER[by] * over + COST_UNDER[by] * under + COST_RED_OVER[by] * (red_miss + red)
        known += COST_RED_UNDER[by] * (red_miss - red) + COST_ALL_OVER[by] * (total_miss + total)
        known += COST_ALL_UNDER[by] * (total_miss - total) + COST_WHITE[by] * seals[WHITE]
        points += (early if by == EARLY else 1.0 - early) * known
    if kind != NONE:
        seals[kind] -= more
    return points

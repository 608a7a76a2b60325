"""Draws worlds of Wizard.  Restricted Python."""

from collections.abc import MutableSequence

from ....rules.arrays import Numbers
from ....rules.bits import count, lowest
from ....rules.chance import below
from ....rules.memory import put_copy
from ....rules.wizard.cards import FOOLS, SUITLESS, WIZARDS
from ....rules.wizard.hands import from_below
from ....rules.wizard.state import State
from ....rules.wizard.view import UNKNOWN
from ..rows import PASSED
from ..sampling import choose_number, place_cards
from .cards import number_of
from .table import Table

_HALF = 1 << 31


def draw(t: Table, rng: Numbers, worlds: MutableSequence[State], i: int) -> None:
    """Set the i-th world to a random one that fits the view; the generator is that of ``rules.chance.below``."""
    choose_number(t.sampler, rng)
    put_world(t, rng, worlds, i)


def put_world(t: Table, rng: Numbers, worlds: MutableSequence[State], i: int) -> None:
    """Set the i-th world to the one with the chosen number; only what the cards do not determine is drawn.

    These are hidden bids (V2, V3) and the seed of the rounds to come.
    """
    place_cards(t.sampler)
    put_copy(worlds, i, t.shared, 0)
    s, places = worlds[i], t.sampler.places
    for seat in range(s.seats):
        others = places.others[seat]
        s.suited[seat] = places.suited[seat]
        s.others[seat] = others & ~(WIZARDS | FOOLS) | from_below(count(others & WIZARDS), count(others & FOOLS))
    for seat in range(s.seats):
        if s.passed[seat] == UNKNOWN:
            suited, others = places.suited[PASSED + seat], places.others[PASSED + seat]
            s.passed[seat] = lowest(suited) if suited else number_of(SUITLESS + lowest(others))
    for seat in range(s.seats):
        if s.bid[seat] == UNKNOWN:
            s.bid[seat] = below(rng, s.cards + 1)
    s.seed = below(rng, _HALF) << 31
    s.seed |= below(rng, _HALF)

"""Draws worlds of Wizard Extreme.  Restricted Python."""

from collections.abc import MutableSequence

from ....rules.arrays import Numbers
from ....rules.chance import below
from ....rules.extreme.state import State
from ....rules.memory import put_copy
from ..sampling import choose_number, place_cards
from .table import Table

_HALF = 1 << 31


def draw(t: Table, rng: Numbers, worlds: MutableSequence[State], i: int) -> None:
    """Set the i-th world to a random one that fits the view; the generator is that of ``rules.chance.below``."""
    choose_number(t.sampler, rng)
    put_world(t, rng, worlds, i)


def put_world(t: Table, rng: Numbers, worlds: MutableSequence[State], i: int) -> None:
    """Set the i-th world to the one with the chosen number; only the seed of the rounds to come is drawn."""
    place_cards(t.sampler)
    put_copy(worlds, i, t.shared, 0)
    s, places = worlds[i], t.sampler.places
    for seat in range(s.seats):
        s.suited[seat], s.others[seat] = places.suited[seat], places.others[seat]
    s.seed = below(rng, _HALF) << 31
    s.seed |= below(rng, _HALF)

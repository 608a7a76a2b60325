"""Worlds of Wizard Extreme: all cards are dealt (B3), so only the owners of the unseen cards have to be drawn."""

from collections.abc import MutableSequence
from dataclasses import fields

from ....rules.extreme.cards import SUITS
from ....rules.extreme.codes import PLAY, card_of
from ....rules.extreme.deal import values_in_deck
from ....rules.extreme.state import LISTS, NUMBERS, State
from ....rules.extreme.tricks import strength
from ....rules.extreme.view import View
from .placing import Cards, Placing
from .rows import Row
from .sampler import Case, Table, unknown_seed

_OTHERS = 64
_SEEN = {field.name for field in fields(View)} - {"suited", "others"}
_NUMBERS = [name for name in NUMBERS if name in _SEEN]
_LISTS = [name for name in LISTS if name in _SEEN]


class ExtremeTable(Table[State]):
    """What a seat sees of a game of Wizard Extreme; its places are the hands."""

    def __init__(self, view: View) -> None:
        s = self._pattern = State()
        for name in _NUMBERS:
            setattr(s, name, getattr(view, name))
        for name in _LISTS:
            setattr(s, name, getattr(view, name)[:])
        for code in view.trick[: view.played]:
            card = card_of(code - PLAY)
            s.best_strength = max(s.best_strength, strength(s, card >> 4, (card & 15) + 1))

    def state(self, places: Cards, rng: MutableSequence[int]) -> State:
        """B3: fill in all hands and draw a seed."""
        s = self._pattern.copy()
        for seat, hand in enumerate(places):
            s.suited[seat] = hand & ((1 << _OTHERS) - 1)
            s.others[seat] = hand >> _OTHERS
        s.seed = unknown_seed(rng)
        return s


def extreme_cases(view: View) -> list[Case]:
    """B7: the unseen cards are in the others' hands, but not where a hand has shown to lack their suit."""
    seats = range(view.seats)
    hands = [view.suited[seat] | view.others[seat] << _OTHERS for seat in seats]
    seen = 0
    for seat in seats:
        seen |= hands[seat] | view.played_suited[seat] | view.played_others[seat] << _OTHERS
    values = range(values_in_deck(view.seats) if view.tricks_left else 0)
    deck = [[1 << (16 * suit + bit) for bit in values] for suit in range(SUITS)]
    unseen = [[card for card in suit if not seen & card] for suit in deck]
    sizes = [view.hand_size[seat] - hands[seat].bit_count() for seat in seats]
    rows = [Row(((seat, sizes[seat]),), (1 << SUITS) - 1 & ~view.lacks[seat]) for seat in seats if sizes[seat]]
    return [Case(hands, Placing(unseen, rows))]

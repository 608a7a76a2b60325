"""What a seat sees of a game of Wizard: the part of the state that all worlds of a view share."""

from collections.abc import MutableSequence
from dataclasses import fields

from .....rules.chance import below
from .....rules.wizard.cards import FAIRY, FIRST_SPECIAL, FOOLS, NONE, SUITLESS, WIZARD, WIZARDS
from .....rules.wizard.hands import from_below
from .....rules.wizard.state import LISTS, NUMBERS, State
from .....rules.wizard.tricks import play
from .....rules.wizard.turns import start_trick
from .....rules.wizard.view import UNKNOWN, View
from ..placing import Cards
from ..sampler import Table, unknown_seed
from .cards import SUITED
from .passing import PASSED

_SEEN = {field.name for field in fields(View)} - {"suited", "others"}
_NUMBERS = [name for name in NUMBERS if name in _SEEN]
_LISTS = [name for name in LISTS if name in _SEEN]
_ALIKE = WIZARDS | FOOLS
_FROM_BELOW = [from_below((n & WIZARDS).bit_count(), (n & FOOLS).bit_count()) for n in range(_ALIKE + 1)]
"""Wizards and Fools by their bits, filled from the lowest as in a hand."""


class WizardTable(Table[State]):
    """What a seat sees of a game of Wizard; its places are the hands, and from PASSED on the passed cards."""

    def __init__(self, view: View) -> None:
        s = self._pattern = State()
        for name in _NUMBERS:
            setattr(s, name, getattr(view, name))
        for name in _LISTS:
            setattr(s, name, getattr(view, name)[:])
        _put_trick(s)
        seats = range(view.seats)
        self._unknown_bids = [seat for seat in seats if view.bid[seat] == UNKNOWN]
        self._unknown_passes = [seat for seat in seats if view.passed[seat] == UNKNOWN]

    def state(self, places: Cards, rng: MutableSequence[int]) -> State:
        """Fill in all hands and passed cards (S6); draw hidden bids (V2, V3) and the seed."""
        s = self._pattern.copy()
        for seat in range(s.seats):
            hand = places[seat]
            others = hand >> SUITLESS
            s.suited[seat] = hand & SUITED
            s.others[seat] = others & ~_ALIKE | _FROM_BELOW[others & _ALIKE]
        for seat in self._unknown_passes:
            card = places[PASSED + seat].bit_length() - 1
            s.passed[seat] = card & ~3 if WIZARD <= card < FIRST_SPECIAL else card
        for seat in self._unknown_bids:
            s.bid[seat] = below(rng, s.cards + 1)
        s.seed = unknown_seed(rng)
        return s


def _put_trick(s: State) -> None:
    """A11, S3: set the fields for the current trick by replaying its cards in another state."""
    again = State(seats=s.seats, mode=s.mode, trump=s.trump, tricks_left=1)
    start_trick(again, s.leader)
    for code in s.trick[: s.played]:
        play(again, code)
    s.best_strength, s.special_cards = again.best_strength, again.special_cards
    fairies = [seat for seat in range(s.seats) if s.played_others[seat] >> (FAIRY - SUITLESS) & 1]
    s.fairy_seat = fairies[0] if fairies else NONE

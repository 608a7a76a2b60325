"""The plain half: the rules as CPython runs them, on objects with named fields.  Quick to start, easy to read.

``WIZARD`` and ``EXTREME`` describe both games by the same class, so that the layers above can treat them alike.
"""

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass, fields
from types import ModuleType
from typing import Any, Generic, TypeVar

from ..rules.events import EventNumbers
from ..rules.extreme import codes as extreme_codes
from ..rules.extreme import deal as extreme_deal
from ..rules.extreme import events as extreme_events
from ..rules.extreme import moves as extreme_moves
from ..rules.extreme import reasons as extreme_reasons
from ..rules.extreme import scoring as extreme_scoring
from ..rules.extreme import state as extreme_state
from ..rules.extreme import view as extreme_view
from ..rules.reasons import WhyNot
from ..rules.wizard import codes as wizard_codes
from ..rules.wizard import deal as wizard_deal
from ..rules.wizard import events as wizard_events
from ..rules.wizard import moves as wizard_moves
from ..rules.wizard import reasons as wizard_reasons
from ..rules.wizard import scoring as wizard_scoring
from ..rules.wizard import state as wizard_state
from ..rules.wizard import view as wizard_view

S = TypeVar("S", wizard_state.State, extreme_state.State)
V = TypeVar("V", wizard_view.View, extreme_view.View)
Numbers = MutableSequence[int]
Events = MutableSequence[EventNumbers]


@dataclass(frozen=True, slots=True)
class Rules(Generic[S, V]):
    """One game's rules: its state and view classes, and the functions that work on them (see the rules modules)."""

    name: str
    codes: int
    """All codes of moves are below this."""
    finished: int
    """The phase of a finished game; phase 0 waits for a deal in both games."""
    sign: int
    """A12, B13: 1 if more points are better, -1 if points are penalties."""
    state: type[S]
    view: type[V]
    new_game: Callable[..., None]
    """``(state, seats, *settings, seed)``; the settings come from the options' ``settings()``."""
    set_course: Callable[..., None]
    """``(state, *course)``: who deals first, and the sizes of rounds; they come from the options' ``course``."""
    deal: Callable[[S, Numbers], None]
    deal_given: Callable[[S, Numbers], None]
    deal_events: Callable[[S, Events], int]
    legal_suited: Callable[[S], int]
    legal_rest: Callable[[S], int]
    seen_suited: Callable[[S], int]
    seen_rest: Callable[[S], int]
    legal_codes: Callable[[S, Numbers], int]
    write_codes: Callable[[int, int, int, Numbers], int]
    card_named: Callable[[int, int], int]
    first_rest_code: Callable[[int], int]
    is_legal: Callable[[S, int], bool]
    apply: Callable[[S, int], None]
    apply_with_events: Callable[[S, int, Events], int]
    random_code: Callable[[S, Numbers], int]
    look: Callable[[S, int, V], None]
    why_not: Callable[[V, int, WhyNot], int]
    winners: Callable[[S], int]


AnyRules = Rules[Any, Any]


def _rules(name: str, sign: int, state: type[S], view: type[V], modules: Sequence[ModuleType]) -> Rules[S, V]:
    """The rules of a game, whose functions have the same names in these modules."""
    found = {key: value for module in modules for key, value in vars(module).items()}
    functions = (found[field.name] for field in fields(Rules)[6:])
    return Rules(name, found["CODES"], found["FINISHED"], sign, state, view, *functions)


_OF_WIZARD = wizard_codes, wizard_deal, wizard_events, wizard_moves, wizard_reasons, wizard_scoring, wizard_state
WIZARD = _rules("wizard", 1, wizard_state.State, wizard_view.View, (*_OF_WIZARD, wizard_view))
_OF_EXTREME = extreme_codes, extreme_deal, extreme_events, extreme_moves, extreme_reasons, extreme_scoring
EXTREME = _rules("extreme", -1, extreme_state.State, extreme_view.View, (*_OF_EXTREME, extreme_state, extreme_view))

"""The plain half: the rules as CPython runs them, on objects with named fields.  Quick to start, easy to read.

``WIZARD`` and ``EXTREME`` describe both games by the same class, so that the layers above can treat them alike.
"""

from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
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

WIZARD: Rules[wizard_state.State, wizard_view.View] = Rules(
    name="wizard",
    codes=wizard_codes.CODES,
    finished=wizard_state.FINISHED,
    sign=1,
    state=wizard_state.State,
    view=wizard_view.View,
    new_game=wizard_deal.new_game,
    set_course=wizard_deal.set_course,
    deal=wizard_deal.deal,
    deal_given=wizard_deal.deal_given,
    deal_events=wizard_events.deal_events,
    legal_suited=wizard_moves.legal_suited,
    legal_rest=wizard_moves.legal_rest,
    seen_suited=wizard_moves.seen_suited,
    seen_rest=wizard_moves.seen_rest,
    legal_codes=wizard_moves.legal_codes,
    write_codes=wizard_moves.write_codes,
    card_named=wizard_moves.card_named,
    first_rest_code=wizard_moves.first_rest_code,
    is_legal=wizard_moves.is_legal,
    apply=wizard_moves.apply,
    apply_with_events=wizard_events.apply_with_events,
    random_code=wizard_moves.random_code,
    look=wizard_view.look,
    why_not=wizard_reasons.why_not,
    winners=wizard_scoring.winners,
)

EXTREME: Rules[extreme_state.State, extreme_view.View] = Rules(
    name="extreme",
    codes=extreme_codes.CODES,
    finished=extreme_state.FINISHED,
    sign=-1,
    state=extreme_state.State,
    view=extreme_view.View,
    new_game=extreme_deal.new_game,
    set_course=extreme_deal.set_course,
    deal=extreme_deal.deal,
    deal_given=extreme_deal.deal_given,
    deal_events=extreme_events.deal_events,
    legal_suited=extreme_moves.legal_suited,
    legal_rest=extreme_moves.legal_rest,
    seen_suited=extreme_moves.seen_suited,
    seen_rest=extreme_moves.seen_rest,
    legal_codes=extreme_moves.legal_codes,
    write_codes=extreme_moves.write_codes,
    card_named=extreme_moves.card_named,
    first_rest_code=extreme_moves.first_rest_code,
    is_legal=extreme_moves.is_legal,
    apply=extreme_moves.apply,
    apply_with_events=extreme_events.apply_with_events,
    random_code=extreme_moves.random_code,
    look=extreme_view.look,
    why_not=extreme_reasons.why_not,
    winners=extreme_scoring.winners,
)

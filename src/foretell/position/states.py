"""States of positions: only what matters, so that equal positions have equal states.

A hand may hold less than the seat does: then the rest of it is unknown.
"""

from collections.abc import Callable, Sequence
from typing import Any

from ..engine.plain import AnyRules
from ..game.codebook import WITH_TRICK, AnyCodebook, Phase
from ..game.moves import Play
from ..game.options import Options
from ..game.rulesets import ruleset_of
from ..rules.extreme import deal as extreme_deal
from ..rules.extreme import turns as extreme_turns
from ..rules.extreme.cards import KINDS, WHITE
from ..rules.extreme.state import State as ExtremeState
from ..rules.wizard import deal as wizard_deal
from ..rules.wizard import turns as wizard_turns
from ..rules.wizard.cards import FAIRY, NONE, SUITLESS
from ..rules.wizard.hands import with_card
from ..rules.wizard.state import State as WizardState

AnyState = Any
"""A state of either game; a view of the same game has what is open by the same names."""
AnyView = Any
"""A view of either game."""
_Start = Callable[..., None]
_START_ROUND: dict[str, _Start] = {
    "wizard": wizard_deal.start_round,
    "extreme": extreme_deal.start_round,
}
START_TRICK: dict[str, _Start] = {
    "wizard": wizard_turns.start_trick,
    "extreme": extreme_turns.start_trick,
}
_BETWEEN = {
    "wizard": ("phase", "turn", "bid", "won", "score", "total"),
    "extreme": ("phase", "turn", "magician", "pool", "seals", "won", "score", "total"),
}
"""The fields that matter between rounds; the tricks that are left are none."""
_IN_ROUND = {
    "wizard": (
        *("phase", "turn", "tricks_left", "trump", "turned", "werewolf_seat", "cloud_seat", "suited", "others", "bid"),
        *("won", "score", "total", "played_suited", "played_others", "earlier_suited", "earlier_others"),
        *("lacks", "lacked", "passed"),
    ),
    "extreme": (
        *("phase", "turn", "tricks_left", "magician", "suited", "others", "won", "score", "total"),
        *("played_suited", "played_others", "lacks", "pool", "seals"),
    ),
}
"""The fields that matter in a round, without those of the trick."""


def new_state(options: Options, seats: int, number: int) -> AnyState:
    """The state at the beginning of a round, before anything is dealt; for round 0, that of a new game."""
    state: AnyState = ruleset_of(options).new_state(options, seats, 0)
    state.trick = [NONE] * len(state.trick)
    if number:
        state.round = number - 1
        _START_ROUND[options.game](state)
    return state


def plain_state(options: Options, source: AnyState) -> AnyState:
    """A state with what matters in this state or view, and nothing else."""
    game, seats = options.game, source.seats
    state = new_state(options, seats, source.round)
    phase = options.codebook.phases[source.phase]
    between = phase in (Phase.DEAL, Phase.OVER)
    for name in (_BETWEEN if between else _IN_ROUND)[game]:
        value = getattr(source, name)
        setattr(state, name, value[:] if isinstance(value, list) else value)
    if between:
        state.tricks_left = 0
    if phase in WITH_TRICK:
        lay_trick(options.codebook, state, source.leader, source.trick[: source.played])
    note_fairy(state)
    return state


def lay_trick(book: AnyCodebook, state: AnyState, leader: int, codes: Sequence[int]) -> list[int]:
    """Set what a state says of its trick by playing it once more elsewhere; return the suits that seats lack by it.

    Phase, turn, hands, played cards and ``lacks`` stay as they are.
    """
    again = _elsewhere(book.rules, state)
    START_TRICK[book.rules.name](again, leader)
    for code in codes:
        book.rules.apply(again, code)
    for name in ("led", "leader", "played", "best_seat", "best_strength", "special_cards"):
        if hasattr(state, name):
            setattr(state, name, getattr(again, name))
    state.trick[:] = [*codes] + [NONE] * (len(state.trick) - len(codes))
    lacks: list[int] = again.lacks
    return lacks


def _elsewhere(rules: AnyRules, state: AnyState) -> AnyState:
    """A state for playing a trick: the last one of a round that then waits for a move, so that nothing is cleared."""
    again = rules.state()
    again.seats, again.tricks_left = state.seats, 1
    if isinstance(again, ExtremeState):
        for seat in range(state.seats):
            again.seals[KINDS * seat + WHITE] = 1
    else:
        again.mode, again.trump, again.cloud_seat = state.mode, state.trump, 0
    return again


def note_fairy(state: AnyState) -> None:
    """S3: set the seat that has played the Fairy in this round."""
    if isinstance(state, WizardState):
        fairy = 1 << (FAIRY - SUITLESS)
        state.fairy_seat = next((seat for seat in range(state.seats) if state.played_others[seat] & fairy), NONE)


def card_played(book: AnyCodebook, code: int) -> int:
    """The number of the card that a playing move plays."""
    move = book.moves[code]
    if not isinstance(move, Play) or move.card is None:
        raise ValueError(f"the move {move} plays no card that is known")
    return book.card_numbers[move.card]


def sets_of(cards: Sequence[int], game: str) -> tuple[int, int]:
    """These cards as the two sets of a hand."""
    suited = others = 0
    for card in cards:
        if card < SUITLESS:
            suited |= 1 << card
        else:
            others = with_card(others, card) if game == "wizard" else others | 1 << (card - SUITLESS)
    return suited, others

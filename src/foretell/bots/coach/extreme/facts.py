"""What trying moves for reasons needs to know about Wizard Extreme.  Restricted Python."""

from ....engine.worlds.extreme.drawing import draw
from ....engine.worlds.extreme.table import Table, sit_down
from ....rules.extreme.cards import TRUMP
from ....rules.extreme.codes import PLAY, card_of
from ....rules.extreme.moves import apply
from ....rules.extreme.state import RETURNING, State
from ....rules.extreme.view import View
from ...search.extreme.facts import key_of_view
from ...search.extreme.playing import Playing, decide, one_state
from ..kinds import ANY, HIGHER, TRUMPS

__all__ = [
    "Playing",
    "State",
    "Table",
    "View",
    "apply",
    "cause",
    "decide",
    "draw",
    "key_of_view",
    "one_state",
    "pays",
    "sit_down",
]


def cause(winning: int, code: int, _v: View) -> int:
    """What kind of card beat the play with this code: the kind of threat."""
    suit, own = card_of(winning - PLAY) >> 4, card_of(code - PLAY) >> 4
    if suit == own:
        return HIGHER
    return TRUMPS if suit == TRUMP else ANY


def pays(s: State, seat: int) -> bool:
    """B9: whether the seat has a seal that fits the trick that it has just taken."""
    return s.phase == RETURNING and s.turn == seat

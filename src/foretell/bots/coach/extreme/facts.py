"""What trying moves for reasons needs to know about Wizard Extreme.  Restricted Python."""

from ....rules.extreme.cards import TRUMP
from ....rules.extreme.codes import PLAY, card_of
from ....rules.extreme.state import RETURNING, State
from ....rules.extreme.view import View
from ..kinds import ANY, HIGHER, TRUMPS


def cause(winning: int, code: int, _v: View) -> int:
    """What kind of card beat the play with this code: the kind of threat."""
    suit, own = card_of(winning - PLAY) >> 4, card_of(code - PLAY) >> 4
    if suit == own:
        return HIGHER
    return TRUMPS if suit == TRUMP else ANY


def pays(s: State, seat: int) -> bool:
    """B9: whether the seat has a seal that fits the trick that it has just taken."""
    return s.phase == RETURNING and s.turn == seat

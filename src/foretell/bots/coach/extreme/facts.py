"""What trying moves for reasons needs to know about Wizard Extreme.  Restricted Python."""

from ....rules.arrays import Numbers
from ....rules.extreme.cards import KINDS, TRUMP
from ....rules.extreme.codes import PLAY, card_of
from ....rules.extreme.state import PREDICTING, RETURNING, State
from ....rules.extreme.view import View
from ..kinds import ANY, HIGHER, TRUMPS

TEMPERATURE, BLUNDERS = 0.3, 0.05
"""How other players choose in reasons and verdicts (``Model``)."""


def cause(winning: int, code: int, _v: View) -> int:
    """What kind of card beat the play with this code: the kind of threat."""
    suit, own = card_of(winning - PLAY) >> 4, card_of(code - PLAY) >> 4
    if suit == own:
        return HIGHER
    return TRUMPS if suit == TRUMP else ANY


def pays(s: State, seat: int) -> bool:
    """B9: whether the seat has a seal that fits the trick that it has just taken."""
    return s.phase == RETURNING and s.turn == seat


def put_foretold(v: View, seals: Numbers) -> None:
    """B5: write the seals of the seats and of the pool while predictions go on."""
    seals[0] = -1
    if v.phase == PREDICTING:
        for i in range(KINDS * v.seats):
            seals[i] = v.seals[i]
        for kind in range(KINDS):
            seals[KINDS * v.seats + kind] = v.pool[kind]

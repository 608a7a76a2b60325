"""What trying moves for reasons needs to know about Wizard.  Restricted Python."""

from ....rules.arrays import Numbers
from ....rules.wizard.cards import NONE, SUITLESS, WIZARD
from ....rules.wizard.codes import PLAY as FIRST_PLAY
from ....rules.wizard.codes import PLAY_OTHER, WAY_FORMS, WAY_SUITS, number_card
from ....rules.wizard.state import State
from ....rules.wizard.view import View
from ..kinds import ANY, HIGHER, TRUMPS, WIZARDS

TEMPERATURE, BLUNDERS = 6.0, 0.1
"""How other players choose in reasons and verdicts (``Model``)."""


def suit_of(code: int) -> int:
    """The suit that a card is played with; NONE if it has none."""
    if code < PLAY_OTHER:
        return number_card(code - FIRST_PLAY) >> 4
    return WAY_SUITS[code - PLAY_OTHER] if WAY_SUITS[code - PLAY_OTHER] < SUITLESS >> 4 else NONE


def cause(winning: int, code: int, v: View) -> int:
    """What kind of card beat the play with this code: the kind of threat."""
    if winning >= PLAY_OTHER and WAY_FORMS[winning - PLAY_OTHER] == WIZARD:
        return WIZARDS
    suit = suit_of(winning)
    if suit == NONE:
        return ANY
    if suit == v.trump and suit_of(code) != v.trump:
        return TRUMPS
    return HIGHER if suit == suit_of(code) else ANY


def pays(_s: State, _seat: int) -> bool:
    """Only in Wizard Extreme: whether the seat has a seal that fits the trick that it has just taken."""
    return False


def put_foretold(_v: View, _seals: Numbers) -> None:
    """Only in Wizard Extreme: write the predictions that the seat sees."""

"""Which cards of the hand would take the lead in the current trick (A11).  Restricted Python: also runs compiled."""

from ....rules.arrays import Numbers
from ....rules.bits import lowest
from ....rules.wizard.cards import NONE
from ....rules.wizard.codes import OTHER_UNSEEN, PLAY, PLAY_OTHER, number_index
from ....rules.wizard.state import SINGLE_SUIT
from ....rules.wizard.view import View
from ...thumb.wizard.strength import PLAYED_SUITS, strength
from .layout import AHEAD
from .suit_slots import play_slot


def put_cards_ahead(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """A feature for each way of playing a card that would be the best of the trick so far."""
    if v.played == 0:
        return n
    best = height(v, v.trick[(v.best_seat - v.leader) % v.seats])
    suited, rest = v.legal_suited, v.legal_rest
    while suited:
        code = PLAY + number_index(lowest(suited))
        suited &= suited - 1
        if height(v, code) > best:
            out[n] = AHEAD + play_slot(code, slots)
            n += 1
    while rest:
        code = PLAY_OTHER + lowest(rest)
        rest &= rest - 1
        if code < PLAY_OTHER + OTHER_UNSEEN and height(v, code) > best:
            out[n] = AHEAD + play_slot(code, slots)
            n += 1
    return n


def height(v: View, code: int) -> int:
    """The strength in the trick of the card that this move plays; until a suit is set, as if it set its own.

    The networks were trained with Fairy and Bomb equally low.
    """
    led = PLAYED_SUITS[code - PLAY] if v.led == NONE else v.led
    return max(strength(code, v.trump, led, 1 if v.mode == SINGLE_SUIT else 0), -1)

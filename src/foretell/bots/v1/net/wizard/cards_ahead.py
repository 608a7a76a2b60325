"""Which cards of the hand would take the lead in the current trick (A11).  Restricted Python: also runs compiled."""

from .....rules.arrays import Numbers
from .....rules.bits import lowest
from .....rules.wizard.cards import HEIGHTS, NONE, SUITLESS, SUITS
from .....rules.wizard.codes import OTHER_UNSEEN, PLAY, PLAY_OTHER, WAY_FORMS, WAY_SUITS, number_card, number_index
from .....rules.wizard.state import SINGLE_SUIT
from .....rules.wizard.tricks import number_height
from .....rules.wizard.view import View
from .layout import AHEAD
from .suit_slots import play_slot

_TRUMPS = 100
"""What a trump card adds to its value in quarters: less than Wizard and Dragon (``HEIGHTS``)."""


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
    """The height in the trick of the card that this move plays; until a suit is set, as if it set its own."""
    if code < PLAY_OTHER:
        card = number_card(code - PLAY)
        return suited_height(v, card >> 4, number_height(card))
    way = code - PLAY_OTHER
    height = HEIGHTS[WAY_FORMS[way] - SUITLESS]
    # The networks were trained with Fairy and Bomb equally low.
    return suited_height(v, WAY_SUITS[way], height) if WAY_SUITS[way] < SUITS else max(height, -1)


def suited_height(v: View, suit: int, quarters: int) -> int:
    """A11: trump above the suit to follow; V5: the value alone."""
    if suit == v.trump:
        return _TRUMPS + quarters
    return quarters if v.led in (suit, NONE) or v.mode == SINGLE_SUIT else 0

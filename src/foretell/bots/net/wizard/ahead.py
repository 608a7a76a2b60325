"""Which cards of the hand would be ahead in the trick as it lies (A11).  Restricted Python: runs compiled too."""

from ....rules.bits import lowest
from ....rules.wizard.cards import NONE
from ....rules.wizard.codes import (
    OTHER_BOMB,
    OTHER_CLOUD,
    OTHER_DRAGON,
    OTHER_FAIRY,
    OTHER_JUGGLER,
    OTHER_SHAPESHIFTER,
    OTHER_UNSEEN,
    OTHER_WIZARD,
    PLAY,
    PLAY_OTHER,
)
from ....rules.wizard.state import SINGLE_SUIT
from ....rules.wizard.tricks import CLOUD_QUARTERS, JUGGLER_QUARTERS
from ....rules.wizard.view import View
from .layout import AHEAD
from .slots import Numbers, play_slot

_TRUMPS, _WIZARDS, _DRAGONS = 100, 200, 300


def put_cards_ahead(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """A feature for each way to play a card that would be the best of the trick so far."""
    if v.played == 0:
        return n
    best = height(v, v.trick[(v.best_seat - v.leader) % v.seats])
    suited, rest = v.legal_suited, v.legal_rest
    while suited:
        card = lowest(suited)
        code = PLAY + 13 * (card >> 4) + (card & 15)
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
    """How high the card that this move plays stands in the trick; while no suit is set, its own would be."""
    number = code - PLAY
    if number < PLAY_OTHER - PLAY:
        return suited_height(v, number // 13, 4 * (number % 13 + 1))
    kind = code - PLAY_OTHER
    if kind >= OTHER_CLOUD:
        return suited_height(v, kind - OTHER_CLOUD, CLOUD_QUARTERS)
    if kind >= OTHER_JUGGLER:
        return suited_height(v, kind - OTHER_JUGGLER, JUGGLER_QUARTERS)
    if kind == OTHER_DRAGON:
        return _DRAGONS
    if kind in (OTHER_FAIRY, OTHER_BOMB):
        return -1
    return _WIZARDS if kind in (OTHER_WIZARD, OTHER_SHAPESHIFTER) else 0


def suited_height(v: View, suit: int, quarters: int) -> int:
    """A11: trump above the suit to follow; V5: the value alone."""
    if suit == v.trump:
        return _TRUMPS + quarters
    return quarters if v.led in (suit, NONE) or v.mode == SINGLE_SUIT else 0

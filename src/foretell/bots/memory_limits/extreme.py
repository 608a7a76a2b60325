"""Limits a view of Wizard Extreme.  Restricted Python."""

from ...rules.extreme.cards import KINDS, LAST_SUIT, NONE, TRUMP
from ...rules.extreme.codes import PLAY, card_of
from ...rules.extreme.state import PREDICTING
from ...rules.extreme.view import View
from .memory import Memory, kept_of_suit

_OTHER_SUITS = 4
"""The suits that are not purple."""


def forget(v: View, memory: Memory) -> None:
    """Limit the view to this memory."""
    suited, purple = 0, kept_of_suit(memory, False)
    for suit in range(_OTHER_SUITS):
        suited |= kept_of_suit(memory, suit == TRUMP) << (16 * suit)
    for seat in range(v.seats):
        v.played_suited[seat] &= suited
        v.played_others[seat] &= purple
    if v.phase != PREDICTING:
        put_back_table(v)
    if not memory.others:
        ignore_others(v)


def put_back_table(v: View) -> None:
    """The cards of the trick on the table are never forgotten."""
    for place in range(v.played):
        seat, card = (v.leader + place) % v.seats, card_of(v.trick[place] - PLAY)
        if card < LAST_SUIT:
            v.played_suited[seat] |= 1 << card
        else:
            v.played_others[seat] |= 1 << (card - LAST_SUIT)


def ignore_others(v: View) -> None:
    """Take away the others' seals, the Magician, tricks won and lacking suits."""
    if v.magician != v.seat:
        v.magician = NONE
    for seat in range(v.seats):
        v.lacks[seat] = 0
        if seat != v.seat:
            v.won[seat] = 0
            for kind in range(KINDS):
                v.seals[KINDS * seat + kind] = 0

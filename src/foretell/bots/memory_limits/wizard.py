"""Limits a view of Wizard.  Restricted Python."""

from ...rules.wizard.cards import NONE, SUITLESS, SUITS, special_bit
from ...rules.wizard.codes import card_of_play
from ...rules.wizard.state import PLAYING
from ...rules.wizard.view import View
from .memory import Memory, kept_of_suit


def forget(v: View, memory: Memory) -> None:
    """Limit the view to this memory."""
    suited, others = 0, -1 if memory.trumps else 0
    for suit in range(SUITS):
        suited |= kept_of_suit(memory, suit == v.trump) << (16 * suit)
    for seat in range(v.seats):
        v.played_suited[seat] &= suited
        v.played_others[seat] &= others
        v.earlier_suited[seat] &= suited
        v.earlier_others[seat] &= others
    if v.phase == PLAYING:
        put_back_table(v)
    if not memory.others:
        ignore_others(v)


def put_back_table(v: View) -> None:
    """The cards of the trick on the table are never forgotten."""
    for place in range(v.played):
        seat, card = (v.leader + place) % v.seats, card_of_play(v.trick[place])
        if card < SUITLESS:
            v.played_suited[seat] |= 1 << card
        else:
            v.played_others[seat] |= special_bit(card)


def ignore_others(v: View) -> None:
    """Take away the others' bids, tricks won and lacking suits; V4: cards on foreheads stay visible."""
    for seat in range(v.seats):
        v.lacks[seat] = v.lacked[seat] = 0
        if seat != v.seat:
            v.bid[seat] = v.passed[seat] = NONE
            v.won[seat] = 0
            if not v.unseen:
                v.suited[seat] = v.others[seat] = 0

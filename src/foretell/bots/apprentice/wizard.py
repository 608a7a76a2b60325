"""The apprentice at Wizard.  Restricted Python."""

from ...rules.wizard.codes import BID
from ...rules.wizard.state import BIDDING, PLAYING
from ...rules.wizard.view import View
from ..memory_limits.memory import Memory
from ..memory_limits.wizard import forget
from ..thumb.odds import SAME, WORST, Codes
from ..thumb.wizard.buffers import Buffers
from ..thumb.wizard.choosing import choose_as_thumb
from ..thumb.wizard.hand import count_likely, value_hand
from ..thumb.wizard.trick import chance_to_win, find_trick
from ..thumb.wizard.unseen import find_unseen

LOOKS_LIKE_A_TRICK = 0.5
"""A card with at least this chance to win counts as one trick, any other card as none."""
LATER = 0.1
"""What a card's chance to win a later trick counts, relative to the chance of this trick."""


def choose_as_apprentice(v: View, codes: Codes, many: int, memory: Memory, b: Buffers) -> int:
    """The code of the move that seems right, of these ``many``; the view is limited to the memory."""
    if many == 1:
        return codes[0]
    forget(v, memory)
    if not v.unseen:
        if v.phase == BIDDING:
            return choose_bid(v, codes, many, b)
        if v.phase == PLAYING:
            return choose_play(v, codes, many, b)
    return choose_as_thumb(v, codes, many, b)


def choose_bid(v: View, codes: Codes, many: int, b: Buffers) -> int:
    """As many tricks as there are cards that look like one; V1: or the nearest legal bid."""
    find_unseen(b.unseen, v, v.trump)
    value_hand(b.hand, b.unseen, v.others[v.seat])
    bid = BID + count_likely(b.hand, b.unseen, v.others[v.seat], LOOKS_LIKE_A_TRICK)
    choice = codes[0]
    for k in range(1, many):
        if abs(codes[k] - bid) < abs(choice - bid):
            choice = codes[k]
    return choice


def choose_play(v: View, codes: Codes, many: int, b: Buffers) -> int:
    """The best card for this trick: to win it cheaply while tricks are missing, else to lose a high card."""
    find_unseen(b.unseen, v, v.trump)
    value_hand(b.hand, b.unseen, v.others[v.seat])
    find_trick(b.trick, v, b.unseen)
    wants = 1.0 if v.bid[v.seat] > v.won[v.seat] else -1.0
    best, choice = WORST, codes[0]
    for k in range(many):
        value = wants * (chance_to_win(b.trick, b.unseen, codes[k]) - LATER * b.hand.chances[codes[k]])
        if value > best + SAME:
            best, choice = value, codes[k]
    return choice

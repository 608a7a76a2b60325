"""The apprentice at Wizard Extreme.  Restricted Python."""

from ...rules.extreme.cards import NONE, SUITS
from ...rules.extreme.codes import DONE, MAGICIAN, PLAY, card_of
from ...rules.extreme.state import PLAYING, PREDICTING
from ...rules.extreme.view import View
from ..memory_limits.extreme import forget
from ..memory_limits.memory import Memory
from ..thumb.extreme.buffers import Buffers
from ..thumb.extreme.choosing import choose_as_thumb
from ..thumb.extreme.cost import kind_that_fits, put_own_seals
from ..thumb.extreme.play import look_at_own
from ..thumb.extreme.predicting import offers_magician
from ..thumb.extreme.trick import chance_to_win, find_trick
from ..thumb.extreme.unseen import find_unseen
from ..thumb.odds import SAME, WORST, Codes

LOOKS_LIKE_A_TRICK = 0.5
"""A card with at least this chance to win counts as one trick, any other card as none."""
_MOST_FITTING = 3


def choose_as_apprentice(v: View, codes: Codes, many: int, memory: Memory, b: Buffers) -> int:
    """The code of the move that seems right, of these ``many``; the view is limited to the memory."""
    if many == 1:
        return codes[0]
    forget(v, memory)
    if v.seat != v.magician:
        if v.phase == PREDICTING:
            return choose_prediction(v, codes, many, b)
        if v.phase == PLAYING:
            return choose_play(v, codes, many, b)
    return choose_as_thumb(v, codes, many, b)


def choose_prediction(v: View, codes: Codes, many: int, b: Buffers) -> int:
    """The Magician if he seems cheaper; else a seal for each card that looks like a trick, while the pool has them.

    B6: they take no seals from other players.
    """
    if offers_magician(codes, many) and choose_as_thumb(v, codes, many, b) == MAGICIAN:
        return MAGICIAN
    look_at_own(v, b)
    for k in range(many):
        suit = codes[k]
        if suit < SUITS and b.seals[suit] < count_likely(b, suit):
            return suit
    return DONE


def count_likely(b: Buffers, suit: int) -> int:
    """How many cards of a suit look like a trick."""
    many, mine, card = 0, b.unseen.own[suit], 16 * suit
    while mine:
        if mine & 1 and b.hand.chances[card] > LOOKS_LIKE_A_TRICK:
            many += 1
        mine >>= 1
        card += 1
    return many


def choose_play(v: View, codes: Codes, many: int, b: Buffers) -> int:
    """The best card for this trick alone: to win it if a seal would fit, else to lose it."""
    find_unseen(b.unseen, v)
    find_trick(b.trick, v, b.unseen)
    put_own_seals(v, b.seals)
    best, choice = WORST, codes[0]
    for k in range(many):
        card = card_of(codes[k] - PLAY)
        value = chance_to_win(b.trick, b.unseen, card)
        if not has_fitting_seal(b, card >> 4 if v.led == NONE else v.led, card >> 4):
            value = -value
        if value > best + SAME:
            best, choice = value, codes[k]
    return choice


def has_fitting_seal(b: Buffers, led: int, suit: int) -> bool:
    """B9: whether the seat could pay for the trick if it won with a card of this suit."""
    for n in range(_MOST_FITTING):
        kind = kind_that_fits(led, suit, n)
        if kind != NONE and b.seals[kind]:
            return True
    return False

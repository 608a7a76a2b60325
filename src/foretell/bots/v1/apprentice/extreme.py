"""The apprentice at Wizard Extreme."""

from collections.abc import Sequence

from ....rules.extreme.cards import NONE, SUITS
from ....rules.extreme.codes import DONE, MAGICIAN, PLAY, card_of
from ....rules.extreme.state import PLAYING, PREDICTING
from ....rules.extreme.view import View
from ..thumb import extreme as thumb
from ..thumb.choosing import best_of
from ..thumb.extreme.cost import own_seals
from ..thumb.extreme.hand import Hand
from ..thumb.extreme.play import kinds_that_fit
from ..thumb.extreme.trick import Trick
from ..thumb.extreme.unseen import Unseen

LOOKS_LIKE_A_TRICK = 0.5
"""A card with at least this chance to win counts as one trick, any other card as none."""


def choose(v: View, codes: Sequence[int]) -> int:
    """The code of the move that seems right."""
    if len(codes) > 1 and v.seat != v.magician:
        if v.phase == PREDICTING:
            return choose_prediction(v, codes)
        if v.phase == PLAYING:
            return choose_play(v, codes)
    return thumb.choose(v, codes)


def choose_prediction(v: View, codes: Sequence[int]) -> int:
    """The Magician if he seems cheaper; else a seal for each card that looks like a trick, while the pool has them.

    B6: they take no seals from other players.
    """
    seals = own_seals(v)
    if MAGICIAN in codes and thumb.choose(v, codes) == MAGICIAN:
        return MAGICIAN
    wanted = [0] * SUITS
    for card, chance in Hand(Unseen(v)).chances.items():
        wanted[card >> 4] += chance > LOOKS_LIKE_A_TRICK
    return next((suit for suit in range(SUITS) if suit in codes and seals[suit] < wanted[suit]), DONE)


def choose_play(v: View, codes: Sequence[int]) -> int:
    """The best card for this trick alone: to win it if a seal would fit, else to lose it."""
    trick, seals = Trick(v, Unseen(v)), own_seals(v)

    def gain(code: int) -> float:
        card = card_of(code - PLAY)
        suit = card >> 4
        fits = any(seals[kind] for kind in kinds_that_fit(suit if v.led == NONE else v.led, suit))
        return trick.chance(card) if fits else -trick.chance(card)

    return best_of(codes, gain)

"""Playing a card (B7) and returning a seal (B9), for a seat that has predicted with seals."""

from collections.abc import Sequence

from .....rules.extreme.cards import NONE, TRUMP, WHITE
from .....rules.extreme.codes import PLAY, RETURN, card_of
from .....rules.extreme.view import View
from ..choosing import best_of
from .cost import cost, cost_of_trick, own_seals
from .hand import Hand
from .magician import choose_spoiling_play
from .trick import Trick
from .unseen import Unseen


def choose_play(v: View, codes: Sequence[int]) -> int:
    """The card with the fewest penalty points to expect, whether it wins the trick or not."""
    u = Unseen(v)
    trick, hand = Trick(v, u), Hand(u)
    if v.seat == v.magician:
        return choose_spoiling_play(v, u, hand, trick, codes)
    means, variances, left = hand.means, hand.variances, v.tricks_left - 1
    seals = own_seals(v)

    def gain(code: int) -> float:
        card = card_of(code - PLAY)
        suit, w, wins = card >> 4, hand.chances[card], trick.chance(card)
        before = means[suit], variances[suit]
        means[suit], variances[suit] = before[0] - w, max(before[1] - w * (1.0 - w), 0.0)
        points = (1.0 - wins) * cost(seals, means, variances, left) if wins < 1.0 else 0.0
        if wins:
            kinds = kinds_that_fit(suit if v.led == NONE else v.led, suit)
            points += wins * cost_of_trick(v, seals, kinds, means, variances, left)[0]
        means[suit], variances[suit] = before
        return -points

    return best_of(codes, gain)


def kinds_that_fit(led: int, suit: int) -> tuple[int, ...]:
    """B9: the seals that fit a trick when this suit was led and this one won."""
    return (led, TRUMP, WHITE) if suit == TRUMP != led else (led, WHITE)


def choose_return(v: View, codes: Sequence[int]) -> int:
    """The seal that will be missed least in the remaining tricks."""
    hand = Hand(Unseen(v))
    kinds = [code - RETURN for code in codes]
    return RETURN + cost_of_trick(v, own_seals(v), kinds, hand.means, hand.variances, v.tricks_left)[1]

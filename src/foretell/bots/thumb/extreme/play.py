"""Playing a card (B7) and returning a seal (B9), for a seat that has predicted with seals.  Restricted Python."""

from ....rules.extreme.cards import NONE
from ....rules.extreme.codes import PLAY, RETURN, card_of
from ....rules.extreme.view import View
from ..odds import SAME, WORST, Codes
from .buffers import Buffers
from .cost import DEAR, cost, cost_of_paying, cost_of_trick, put_own_seals
from .hand import value_hand
from .magician import choose_spoiling_play
from .trick import chance_to_win, find_trick
from .unseen import find_unseen


def look_at_own(v: View, b: Buffers) -> None:
    """Write what the viewer's hand is worth, and the seals."""
    find_unseen(b.unseen, v)
    value_hand(b.hand, b.unseen)
    put_own_seals(v, b.seals)


def choose_play(v: View, codes: Codes, many: int, b: Buffers) -> int:
    """The card with the fewest penalty points to expect, whether it wins the trick or not."""
    find_unseen(b.unseen, v)
    value_hand(b.hand, b.unseen)
    return choose_valued_play(v, codes, many, b)


def choose_valued_play(v: View, codes: Codes, many: int, b: Buffers) -> int:
    """The same, where the hand is valued already."""
    find_trick(b.trick, v, b.unseen)
    if v.seat == v.magician:
        return choose_spoiling_play(v, codes, many, b)
    put_own_seals(v, b.seals)
    best, choice = WORST, codes[0]
    for k in range(many):
        gain = -cost_of_card(v, card_of(codes[k] - PLAY), b)
        if gain > best + SAME:
            best, choice = gain, codes[k]
    return choice


def cost_of_card(v: View, card: int, b: Buffers) -> float:
    """The penalty points to expect after playing a card."""
    means, variances, left, suit = b.hand.means, b.hand.variances, v.tricks_left - 1, card >> 4
    w, wins = b.hand.chances[card], chance_to_win(b.trick, b.unseen, card)
    mean, variance = means[suit], variances[suit]
    means[suit] = mean - w
    variances[suit] = max(variance - w * (1.0 - w), 0.0)
    points = (1.0 - wins) * cost(b.seals, means, variances, left) if wins < 1.0 else 0.0
    if wins > 0.0:
        led = suit if v.led == NONE else v.led
        points += wins * cost_of_trick(v, b.seals, led, suit, means, variances, left)
    means[suit] = mean
    variances[suit] = variance
    return points


def choose_return(v: View, codes: Codes, many: int, b: Buffers) -> int:
    """The seal that will be missed least in the remaining tricks."""
    look_at_own(v, b)
    best, choice = DEAR, codes[0]
    for k in range(many):
        points = cost_of_paying(b.seals, codes[k] - RETURN, b.hand.means, b.hand.variances, v.tricks_left)
        if points < best:
            best, choice = points, codes[k]
    return choice

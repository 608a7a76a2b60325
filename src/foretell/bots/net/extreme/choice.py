"""The move that the rules of thumb would make, as a feature.  Restricted Python: also runs compiled.

As ``thumb.extreme`` decides, but for what no answer depends on: whose seal is taken, and whether it is to be had.
"""

from ....rules.arrays import Numbers
from ....rules.extreme.cards import KINDS, SUITS
from ....rules.extreme.codes import DONE, MAGICIAN, RETURN, SEAL_FROM
from ....rules.extreme.deal import CARDS_EACH
from ....rules.extreme.state import PLAYING, PREDICTING
from ....rules.extreme.view import View
from ...thumb.extreme.buffers import Buffers
from ...thumb.extreme.cost import DEAR, cost, cost_of_paying, cost_of_taking, put_own_seals
from ...thumb.extreme.magician import magician_points
from ...thumb.extreme.play import choose_valued_play
from ...thumb.extreme.predicting import cost_of_best_seals
from ...thumb.odds import SAME


def thumbs_choice(v: View, codes: Numbers, many: int, b: Buffers) -> int:
    """The one of the first ``many`` codes that thumb would choose; of equals the first.

    Hand and seals are in the buffers.
    """
    if v.phase == PLAYING:
        return choose_valued_play(v, codes, many, b)
    best, least = codes[0], DEAR
    for k in range(many):
        points = cost_of_step(v, codes[k], b) if v.phase == PREDICTING else cost_of_return(v, codes[k], b)
        if points < least - SAME:
            best, least = codes[k], points
    return best


def cost_of_step(v: View, code: int, b: Buffers) -> float:
    """The cost after a step of a prediction."""
    if code == MAGICIAN:
        return -1.0 if magician_points(v) < cheapest(v, b) else DEAR
    if code == DONE:
        return cost(b.seals, b.hand.means, b.hand.variances, CARDS_EACH)
    suit = code if code < SEAL_FROM else (code - SEAL_FROM) // SUITS
    return cost_of_taking(b.seals, suit, b.hand.means, b.hand.variances, CARDS_EACH)


def cost_of_return(v: View, code: int, b: Buffers) -> float:
    """The cost after giving back a seal."""
    return cost_of_paying(b.seals, code - RETURN, b.hand.means, b.hand.variances, v.tricks_left)


def cheapest(v: View, b: Buffers) -> float:
    """The cost of the best seals, taken one by one from none, if all were available."""
    for kind in range(KINDS):
        b.seals[kind] = 0
    for suit in range(SUITS):
        b.available[suit] = CARDS_EACH
    points = cost_of_best_seals(v, b)
    put_own_seals(v, b.seals)
    return points

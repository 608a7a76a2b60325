"""The move that the rules of thumb would make, as a feature.  Restricted Python: also runs compiled."""

from ....rules.arrays import Floats
from ....rules.extreme.cards import BLACK, KINDS, NONE, SUITS, TRUMP, WHITE
from ....rules.extreme.codes import DONE, MAGICIAN, PLAY, RETURN, SEAL_FROM
from ....rules.extreme.deal import CARDS_EACH
from ....rules.extreme.scoring import BLACK_POINTS
from ....rules.extreme.state import PLAYING, PREDICTING
from ....rules.extreme.view import View
from .estimate import Places, cost
from .estimate_trick import chance_to_take, gain_of_leaving
from .estimate_weights import MAGICIAN_POINTS, MAGICIAN_RAISED, MAGICIAN_RID

_SAME = 1e-9
_NEVER = 1e9


def thumbs_choice(v: View, many: int, p: Places) -> int:
    """The one of the first ``many`` codes that thumb would choose: that with the lowest cost; of equals the first."""
    best, least = p.codes[0], _NEVER
    for k in range(many):
        if v.phase == PREDICTING:
            points = cost_of_step(v, p.codes[k], p)
        elif v.phase == PLAYING:
            points = cost_of_card(v, p.codes[k], p)
        else:
            points = cost(p, p.seals, p.codes[k] - RETURN, -1, v.tricks_left)
        if points < least - _SAME:
            best, least = p.codes[k], points
    return best


def cost_of_step(v: View, code: int, p: Places) -> float:
    """The cost after a step of a prediction."""
    if code == MAGICIAN:
        raised = v.magician_base > 4 or (v.raise_magician != 0 and 2 * (v.round - 1) >= v.rounds)
        wish = MAGICIAN_POINTS + (MAGICIAN_RAISED if raised else 0.0)
        return -1.0 if wish < cheapest(p) else _NEVER
    suit = NONE
    if code != DONE:
        suit = code if code < SEAL_FROM else (code - SEAL_FROM) // SUITS
    return cost(p, p.seals, suit, 1, CARDS_EACH)


def cheapest(p: Places) -> float:
    """The cost of the best seals, taken one by one, if all were available."""
    for kind in range(KINDS):
        p.wished[kind] = 0.0
    points, choice = _NEVER, TRUMP
    while choice != NONE:
        choice = NONE
        for suit in range(NONE, SUITS):
            now = cost(p, p.wished, suit, 1, CARDS_EACH)
            if now < points:
                choice, points = suit, now
        if choice != NONE:
            p.wished[choice] += 1.0
    return points


def cost_of_card(v: View, code: int, p: Places) -> float:
    """The cost after playing a card, whether it wins the trick or not (B9, B10)."""
    suit, chance, wins = (code - PLAY) // 15, p.chances[code - PLAY], chance_to_take(v, p.theirs, code)
    led, left = suit if v.led == NONE else v.led, v.tricks_left - 1
    if v.seat == v.magician:
        return -(1.0 - wins) * gain_of_leaving(v, led) - MAGICIAN_RID * chance
    mean, variance = p.means[suit], p.variances[suit]
    p.means[suit], p.variances[suit] = mean - chance, max(variance - chance * (1.0 - chance), 0.0)
    lost, won = cost(p, p.seals, NONE, -1, left), _NEVER
    won = min(won, cost_of_paying(p, p.seals, led, led, suit, left))
    won = min(won, cost_of_paying(p, p.seals, TRUMP, led, suit, left))
    won = min(won, cost_of_paying(p, p.seals, WHITE, led, suit, left))
    if won >= _NEVER:
        won = lost + (BLACK_POINTS if v.pool[BLACK] != 0 else 0)
    p.means[suit], p.variances[suit] = mean, variance
    return (1.0 - wins) * lost + wins * won


def cost_of_paying(p: Places, seals: Floats, kind: int, led: int, suit: int, left: int) -> float:
    """B9: the cost after paying for the trick with a seal of this kind, if that is possible."""
    if seals[kind] <= 0.0 or (kind == TRUMP and TRUMP not in (suit, led)):
        return _NEVER
    return cost(p, seals, kind, -1, left)

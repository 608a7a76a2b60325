"""The move that the rules of thumb would make, as a feature.  Restricted Python: also runs compiled."""

from .....rules.extreme.cards import BLACK, KINDS, NONE, SUITS, TRUMP, WHITE
from .....rules.extreme.codes import DONE, MAGICIAN, PLAY, RETURN, SEAL_FROM
from .....rules.extreme.deal import CARDS_EACH
from .....rules.extreme.scoring import BLACK_POINTS
from .....rules.extreme.state import PLAYING, PREDICTING
from .....rules.extreme.view import View
from ...thumb.extreme import weights
from .estimate import Reals, cost
from .estimate_trick import chance_to_take, gain_of_leaving
from .suits import Numbers

_MAGICIAN, _RAISED, _RID = weights.MAGICIAN[4], weights.MAGICIAN_BASE, weights.RID
_SAME = 1e-9


def thumbs_choice(
    v: View, codes: Numbers, many: int, theirs: Numbers, chances: Reals, seals: Reals, means: Reals, variances: Reals
) -> int:
    """The move that thumb would make: the one with the lowest cost; of equals the first."""
    best, least = codes[0], 1e9
    for k in range(many):
        if v.phase == PREDICTING:
            points = cost_of_step(v, codes[k], seals, means, variances)
        elif v.phase == PLAYING:
            points = cost_of_card(v, codes[k], theirs, chances, seals, means, variances)
        else:
            points = cost(seals, codes[k] - RETURN, -1, means, variances, v.tricks_left)
        if points < least - _SAME:
            best, least = codes[k], points
    return best


def cost_of_step(v: View, code: int, seals: Reals, means: Reals, variances: Reals) -> float:
    """The cost after a step of a prediction."""
    if code == MAGICIAN:
        raised = v.magician_base > 4 or (v.raise_magician and 2 * (v.round - 1) >= v.rounds)
        wish = _MAGICIAN + (_RAISED if raised else 0.0)
        return -1.0 if wish < cheapest(means, variances) else 1e9
    suit = NONE
    if code != DONE:
        suit = code if code < SEAL_FROM else (code - SEAL_FROM) // SUITS
    return cost(seals, suit, 1, means, variances, CARDS_EACH)


def cheapest(means: Reals, variances: Reals) -> float:
    """The cost of the best seals, taken one by one, if all were available."""
    seals, points, choice = [0.0] * KINDS, 1e9, TRUMP
    while choice != NONE:
        choice = NONE
        for suit in range(NONE, SUITS):
            now = cost(seals, suit, 1, means, variances, CARDS_EACH)
            if now < points:
                choice, points = suit, now
        if choice != NONE:
            seals[choice] += 1.0
    return points


def cost_of_card(
    v: View, code: int, theirs: Numbers, chances: Reals, seals: Reals, means: Reals, variances: Reals
) -> float:
    """The cost after playing a card, whether it wins the trick or not (B9, B10)."""
    suit, chance, wins = (code - PLAY) // 15, chances[code - PLAY], chance_to_take(v, theirs, code)
    led, left = suit if v.led == NONE else v.led, v.tricks_left - 1
    if v.seat == v.magician:
        return -(1.0 - wins) * gain_of_leaving(v, led) - _RID * chance
    mean, variance = means[suit], variances[suit]
    means[suit], variances[suit] = mean - chance, max(variance - chance * (1.0 - chance), 0.0)
    lost = won = 1e9
    for kind in (NONE, led, TRUMP, WHITE):
        if kind == NONE or (seals[kind] > 0.0 and (kind != TRUMP or TRUMP in (suit, led))):
            points = cost(seals, kind, -1, means, variances, left)
            if kind == NONE:
                lost = points
            else:
                won = min(won, points)
    if won >= 1e9:
        won = lost + (BLACK_POINTS if v.pool[BLACK] else 0)
    means[suit], variances[suit] = mean, variance
    return (1.0 - wins) * lost + wins * won

"""Rules of thumb about a trick, as features.  Restricted Python: also runs compiled."""

from ....rules.arrays import Numbers
from ....rules.bits import count
from ....rules.extreme.cards import KINDS, NONE, TRUMP, WHITE
from ....rules.extreme.codes import PLAY
from ....rules.extreme.view import View
from ....rules.floats import exp, power
from ....rules.roots import sqrt
from .estimate import demand_of_others
from .estimate_weights import (
    MAGICIAN_PAID,
    STAY,
    STAY_DEMAND,
    STAY_EAGER_OVER,
    STAY_EAGER_RUFF,
    STAY_HIGHER,
    STAY_LEFT,
    STAY_OVER_ROOT,
    STAY_REST,
    STAY_SATED_OVER,
    STAY_SATED_RUFF,
    STAY_SHARE,
    STAY_UNSEEN,
    STAYS_PLAIN,
    STAYS_RED,
    STAYS_RUFF,
)
from .trick_features import TRUMPS, best_height

_HALF = 0.5


def eager_for(v: View, rest: int, suit: int) -> float:
    """How many of the seats still to play want a trick of this suit."""
    wanted = 0.0
    for i in range(1, rest + 1):
        first = KINDS * ((v.seat + i) % v.seats)
        if v.seals[first + suit]:
            wanted += 1.0
        elif v.seals[first + WHITE]:
            wanted += _HALF
    return wanted


def chance_to_take(v: View, out: Numbers, code: int) -> float:
    """The chance that the card takes the trick."""
    suit, bit = (code - PLAY) // 15, (code - PLAY) % 15
    rest, share = v.seats - 1 - v.played, 1.0 / (v.seats - 1)
    led = suit if v.led == NONE else v.led
    height = TRUMPS + bit + 1 if suit == TRUMP else (bit + 1 if suit == led else 0)
    if v.played and height <= best_height(v):
        return 0.0
    if rest == 0:
        return 1.0
    higher, many, lacking = count(out[suit] >> (bit + 1)), count(out[led]), 0
    for i in range(1, rest + 1):
        lacking += (v.lacks[(v.seat + i) % v.seats] >> led) & 1
    known = float(lacking) / rest
    void = known + (1.0 - known) * power(1.0 - share, many)
    ruff, may, by = 0.0, 1.0 - known, STAYS_PLAIN
    if suit != TRUMP:
        ruff = void * (1.0 - power(1.0 - share, count(out[TRUMP])))
    elif led == TRUMP:
        by = STAYS_RED
    else:
        by, may = STAYS_RUFF, void
    if higher == 0 and ruff == 0.0:
        return 1.0
    eager, over = eager_for(v, rest, led), may * (1.0 - power(1.0 - share, higher))
    sated = rest - eager
    x = STAY[by] + STAY_OVER_ROOT[by] * sqrt(rest * over) + STAY_HIGHER[by] * higher * share
    x += eager * (STAY_EAGER_OVER[by] * over + STAY_EAGER_RUFF[by] * ruff)
    x += sated * (STAY_SATED_OVER[by] * over + STAY_SATED_RUFF[by] * ruff)
    x += STAY_LEFT[by] * v.tricks_left + STAY_UNSEEN[by] * many + STAY_REST[by] * rest + STAY_SHARE[by] * share
    return 1.0 / (1.0 + exp(-x - STAY_DEMAND[by] * demand_of_others(v, led)))


def pays(v: View, seat: int, suit: int) -> float:
    """Whether the seat has a seal for a trick of this suit: 1 or 0."""
    return 1.0 if v.seals[KINDS * seat + suit] > 0 or v.seals[KINDS * seat + WHITE] > 0 else 0.0


def gain_of_leaving(v: View, led: int) -> float:
    """The Magician's gain, in black seals, if another seat takes a trick of this suit."""
    if v.played == v.seats - 1:
        return 1.0 - (1.0 - MAGICIAN_PAID) * pays(v, v.best_seat, led)
    paying = 0.0
    for seat in range(v.seats):
        if seat != v.seat:
            paying += pays(v, seat, led)
    paying /= v.seats - 1
    if v.played:
        paying = (paying + pays(v, v.best_seat, led)) / 2
    return 1.0 - (1.0 - MAGICIAN_PAID) * paying

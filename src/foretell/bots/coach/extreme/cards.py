"""The reason for playing a card, and for giving back a seal.  Restricted Python.

A list of questions, as in Wizard: what is certain comes before what is likely.
"""

from collections.abc import Sequence

from ....rules.arrays import Numbers
from ....rules.bits import count
from ....rules.extreme.cards import KINDS, WHITE
from ....rules.extreme.codes import RETURN as FIRST_RETURN
from ....rules.extreme.view import View
from ...net.thinking import Net
from ...thumb.extreme.unseen import find_unseen
from .. import kinds
from ..reasons import add, add_share, by_points, give, is_wanted
from .out import LOSES_IT, certainty, count_led
from .room import Coach, add_goal, goal_of, seals_of
from .trying import main_threat, try_cards

PENALTY = kinds.AHEAD_PENALTY - kinds.AHEAD
"""What to add to a kind where points are penalties."""
_APART = 0.1
"""Shares of deals that differ by less are the same for a sentence."""
_DANGEROUS = 6
"""A card is strong if no more cards than this beat it when it is led."""


def explain_cards(c: Coach, v: View, codes: Numbers, many: int, wanted: int, seed: int, nets: Sequence[Net]) -> None:
    """Give a reason for each wanted one of these cards; each is compared with the best."""
    find_unseen(c.out.unseen, v)
    tried = wanted | (1 << c.best)
    for m in range(many):
        c.led[m] = count_led(c.out, codes[m])
        c.sure[m] = certainty(c.out, v, codes[m])
        tried &= -1 if c.sure[m] != LOSES_IT else ~(1 << m)
    try_cards(c.trying, v, codes, many, tried, seed, nets)
    for m in range(many):
        if not is_wanted(wanted, m):
            continue
        if m == c.best:
            explain_best(c, v, codes, many)
        else:
            explain_other(c, v, codes, many, m)


def strongest_but(c: Coach, many: int) -> int:
    """The move whose card the fewest cards beat when it is led, but for the best one."""
    found = -1
    for m in range(many):
        if m != c.best and (found < 0 or c.led[m] < c.led[found]):
            found = m
    return found


def explain_best(c: Coach, v: View, codes: Numbers, many: int) -> None:
    """Give the reason for the best card."""
    m, takes = c.best, c.trying.takes[c.best]
    other = strongest_but(c, many)
    if takes >= 0.5 and c.trying.paid[m] > 0.5 * takes:
        say_pays(c, v, codes, m)
    elif goal_of(v) != kinds.SOME and takes < 0.5 and c.led[m] <= _DANGEROUS and c.led[m] < c.led[other]:
        say_card(c, v, codes[m], m, kinds.STRONG_GONE)
        add(c.reasons, float(c.led[m]))
    elif goal_of(v) == kinds.SOME and takes < 0.5 and c.led[other] <= _DANGEROUS and c.led[other] < c.led[m]:
        say_card(c, v, codes[other], m, kinds.STRONG_KEPT)
        add(c.reasons, float(c.led[other]))
    elif takes < 0.5:
        say_ducks(c, v, codes, m)
    else:
        by_points(c.reasons, m, c.points, many, PENALTY)


def explain_other(c: Coach, v: View, codes: Numbers, many: int, m: int) -> None:
    """Give the reason why a card is not the best."""
    t = c.trying
    more, unpaid = t.takes[m] - t.takes[c.best], t.takes[m] - t.paid[m]
    if unpaid > t.paid[m] and unpaid > t.takes[c.best] - t.paid[c.best] + _APART and v.magician != v.seat:
        give(c.reasons, m, kinds.PAYS_BLACK)
        add(c.reasons, float(codes[m]))
        add_share(c.reasons, unpaid)
    elif seals_of(v) > 0 and more < -_APART:
        say_ducks(c, v, codes, m)
    elif seals_of(v) > 0 and abs(more) <= _APART and c.led[m] < c.led[c.best] and c.led[m] <= _DANGEROUS:
        say_card(c, v, codes[m], m, kinds.STRONG_LOST)
        add(c.reasons, float(c.led[m]))
    else:
        by_points(c.reasons, m, c.points, many, PENALTY)


def say_card(c: Coach, v: View, code: int, m: int, kind: int) -> None:
    """Begin a reason with the goal and a card."""
    give(c.reasons, m, kind)
    add_goal(c.reasons, v)
    add(c.reasons, float(code))


def say_pays(c: Coach, v: View, codes: Numbers, m: int) -> None:
    """How often the card takes the trick and a seal fits, and what stands against it."""
    certainty(c.out, v, codes[m])
    threat = main_threat(c.trying, m)
    if threat >= 0 and c.out.beaters[threat] > 0:
        give(c.reasons, m, kinds.PAYS_AGAINST)
        add(c.reasons, float(threat))
        add(c.reasons, float(c.out.beaters[threat]))
        add(c.reasons, float(codes[m]))
    else:
        say_card(c, v, codes[m], m, kinds.PAYS)
    add_share(c.reasons, c.trying.paid[m])


def say_ducks(c: Coach, v: View, codes: Numbers, m: int) -> None:
    """How often the card loses the trick."""
    if c.sure[m] == LOSES_IT:
        say_card(c, v, codes[m], m, kinds.DUCKS_SURE)
        return
    say_card(c, v, codes[m], m, kinds.DUCKS)
    add_share(c.reasons, 1.0 - c.trying.takes[m])


def explain_returns(c: Coach, v: View, codes: Numbers, many: int) -> None:
    """B9: give a reason for each seal that may be given back: how many there are, and cards of its suit."""
    find_unseen(c.out.unseen, v)
    for m in range(many):
        kind = codes[m] - FIRST_RETURN
        held = v.seals[KINDS * v.seat + kind]
        if kind == WHITE:
            give(c.reasons, m, kinds.RETURN_WHITE)
            add(c.reasons, float(held))
        else:
            give(c.reasons, m, kinds.RETURN)
            add(c.reasons, float(kind))
            add(c.reasons, float(held))
            add(c.reasons, float(count(c.out.unseen.own[kind])))

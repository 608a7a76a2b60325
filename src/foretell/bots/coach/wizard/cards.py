"""The reason for playing a card.  Restricted Python.

A list of questions, from the first whose answer is yes: what is certain comes before what is likely, and what happens
in this trick before what the nets expect of the round.
"""

from collections.abc import Sequence

from ....rules.arrays import Numbers
from ....rules.wizard.cards import BOMB, CLOUD
from ....rules.wizard.claim import lay_trick
from ....rules.wizard.codes import OTHER_BOMB, OTHER_CLOUD, PLAY_OTHER, PLAY_UNSEEN, card_of_play
from ....rules.wizard.tricks import lies_in_trick
from ....rules.wizard.view import View
from ...net.thinking import Net
from .. import kinds
from ..both.trying import main_threat, try_cards
from ..reasons import add, add_share, by_points, give, is_wanted, nearest
from .out import LOSES_IT, OPEN, TAKES_IT, certainty, count_led, find_out, is_same_card, strongest, strongest_way
from .room import Coach, add_goal, find_outcomes, goal_of, need_of

_APART = 0.1
"""Shares of deals that differ by less are the same for a sentence."""
_AS_OFTEN = 0.05
"""One card takes a trick hardly more often than another if it does so in at most this share of deals more."""
_LIKELIER = 0.04
_DANGEROUS = 6
"""A card is strong if no more cards than this beat it when it is led."""


def explain_cards(c: Coach, v: View, codes: Numbers, many: int, wanted: int, seed: int, nets: Sequence[Net]) -> None:
    """Give a reason for each wanted one of these cards; each is compared with the best."""
    if codes[0] == PLAY_UNSEEN:
        try_cards(c.trying, v, codes, many, wanted, seed, nets)
        give(c.reasons, 0, kinds.UNSEEN)
        add_share(c.reasons, c.trying.takes[0])
        return
    find_outcomes(c.outcomes, c.trying.playing.judging, v, codes, many, nets)
    find_out(c.out, v)
    tried = wanted | (1 << c.best)
    for m in range(many):
        c.led[m] = count_led(c.out, v, codes[m])
        c.sure[m] = certainty(c.out, v, codes[m])
        tried &= -1 if c.sure[m] == OPEN else ~(1 << m)
    try_cards(c.trying, v, codes, many, tried, seed, nets)
    for m in range(many):
        if c.sure[m] == TAKES_IT:
            c.trying.takes[m] = 1.0
    for m in range(many):
        if is_wanted(wanted, m):
            explain_card(c, v, codes, many, m)


def explain_card(c: Coach, v: View, codes: Numbers, many: int, m: int) -> None:
    """Give the reason for the card of move m."""
    lay_trick(v, c.out.table)
    is_bombed = lies_in_trick(c.out.table, BOMB)
    with_cloud = lies_in_trick(c.out.table, CLOUD) or is_cloud(codes[m])
    if codes[m] == PLAY_OTHER + OTHER_BOMB:
        give(c.reasons, m, kinds.BOMB)
        add_goal(c.reasons, v)
    elif is_bombed:
        explain_bombed(c, codes, many, m)
    elif with_cloud and c.trying.takes[m] >= _APART:
        give(c.reasons, m, kinds.CLOUD)
        add(c.reasons, float(codes[m]))
        add_share(c.reasons, c.trying.takes[m])
    elif m == c.best:
        explain_best(c, v, codes, many)
    else:
        explain_other(c, v, codes, many, m)


def is_cloud(code: int) -> bool:
    """S7: whether the move plays the Cloud."""
    return PLAY_OTHER + OTHER_CLOUD <= code < PLAY_UNSEEN and card_of_play(code) == CLOUD


def explain_bombed(c: Coach, codes: Numbers, many: int, m: int) -> None:
    """S4: the trick is nobody's; what counts is what is kept."""
    if m == c.best:
        give(c.reasons, m, kinds.BOMBED)
        add(c.reasons, float(codes[m]))
        add(c.reasons, float(c.led[m]))
    elif not by_outcomes(c, codes, m):
        by_points(c.reasons, m, c.points, many, 0)


def explain_best(c: Coach, v: View, codes: Numbers, many: int) -> None:
    """Give the reason for the best card."""
    m, takes = c.best, c.trying.takes[c.best]
    other = strongest(c.led, codes, many, m)
    if takes >= 0.5:
        say_takes(c, v, codes, m)
    elif need_of(v) <= 0 and other >= 0 and c.led[m] <= _DANGEROUS and c.led[m] < c.led[other]:
        say_card(c, v, codes, m, kinds.SHEDS)
        add(c.reasons, float(c.led[m]))
    elif goal_of(v) == kinds.SOME and other >= 0 and c.led[other] < c.led[m] and c.led[other] <= _DANGEROUS:
        say_card(c, v, codes, m, kinds.SAVES)
        add(c.reasons, float(codes[other]))
        add(c.reasons, float(c.led[other]))
    else:
        say_loses(c, v, codes, m)


def explain_other(c: Coach, v: View, codes: Numbers, many: int, m: int) -> None:
    """Give the reason why a card is not the best."""
    b, more = c.best, c.trying.takes[m] - c.trying.takes[c.best]
    is_other = not is_same_card(codes[m], codes[b])
    is_strong = is_other and c.led[m] < c.led[b]
    if need_of(v) <= 0 and more > _APART:
        say_takes(c, v, codes, m)
    elif need_of(v) <= 0 and is_other and abs(more) <= _APART and c.led[b] <= min(_DANGEROUS, c.led[m] - 1):
        give(c.reasons, m, kinds.KEEPS_DANGER)
        add_goal(c.reasons, v)
        add(c.reasons, float(codes[b]))
        add(c.reasons, float(c.led[b]))
    elif need_of(v) > 0 and goal_of(v) != kinds.SOME and more < -_APART:
        say_loses(c, v, codes, m)
    elif need_of(v) > 0 and abs(more) <= _AS_OFTEN and is_strong and c.trying.takes[m] >= 0.5:
        give(c.reasons, m, kinds.AS_OFTEN)
        add(c.reasons, float(codes[m]))
        add(c.reasons, float(codes[b]))
    elif need_of(v) > 0 and abs(more) <= _APART and is_strong and c.led[m] <= _DANGEROUS:
        say_card(c, v, codes, m, kinds.KEEP)
        add(c.reasons, float(c.led[m]))
    elif not by_outcomes(c, codes, m):
        by_trick(c, v, codes, many, m)


def by_outcomes(c: Coach, codes: Numbers, m: int) -> bool:
    """Say that a card leads to too many or too few tricks more often than the best, by the nets; whether it does."""
    o, b = c.outcomes, c.best
    over, under = o.over[m] - o.over[b], o.under[m] - o.under[b]
    share = o.over[m] if over > under else o.under[m]
    other = o.over[b] if over > under else o.under[b]
    if max(over, under) < _LIKELIER or nearest(share) == nearest(other):
        return False
    give(c.reasons, m, kinds.TOO_MANY if over > under else kinds.TOO_FEW)
    add_share(c.reasons, share)
    add(c.reasons, float(codes[b]))
    add_share(c.reasons, other)
    return True


def by_trick(c: Coach, v: View, codes: Numbers, many: int, m: int) -> None:
    """Compare what becomes of the trick, or only the points."""
    more = c.trying.takes[m] - c.trying.takes[c.best]
    if more > _APART:
        say_takes(c, v, codes, m)
    elif more < -_APART:
        say_loses(c, v, codes, m)
    else:
        by_points(c.reasons, m, c.points, many, 0)


def say_card(c: Coach, v: View, codes: Numbers, m: int, kind: int) -> None:
    """Begin a reason with the goal and the card."""
    give(c.reasons, m, kind)
    add_goal(c.reasons, v)
    add(c.reasons, float(codes[m]))


def say_takes(c: Coach, v: View, codes: Numbers, m: int) -> None:
    """How often the card takes the trick, and what stands against it."""
    if c.sure[m] == TAKES_IT:
        say_card(c, v, codes, m, kinds.TAKES_SURE)
        return
    certainty(c.out, v, codes[m])
    threat = main_threat(c.trying, m)
    if need_of(v) > 0 and threat >= 0 and c.out.beaters[threat] > 0:
        give(c.reasons, m, kinds.TAKES_AGAINST)
        add(c.reasons, float(threat))
        add(c.reasons, float(c.out.beaters[threat]))
        add(c.reasons, float(codes[m]))
    else:
        say_card(c, v, codes, m, kinds.TAKES)
    add_share(c.reasons, c.trying.takes[m])


def say_loses(c: Coach, v: View, codes: Numbers, m: int) -> None:
    """How often the card loses the trick."""
    if c.sure[m] == LOSES_IT:
        say_card(c, v, codes, m, kinds.LOSES_SURE)
        return
    say_card(c, v, codes, m, kinds.LOSES)
    add_share(c.reasons, 1.0 - c.trying.takes[m])


def explain_passes(c: Coach, v: View, codes: Numbers, many: int) -> None:
    """S6: give a reason for each card that may be passed: how strong it is, in its strongest way."""
    find_out(c.out, v)
    for m in range(many):
        code = strongest_way(c.out, v, codes[m])
        if code == PLAY_OTHER + OTHER_BOMB:
            give(c.reasons, m, kinds.PASS_BOMB)
            add_goal(c.reasons, v)
        else:
            give(c.reasons, m, kinds.PASS)
            add_goal(c.reasons, v)
            add(c.reasons, float(code))
            add(c.reasons, float(count_led(c.out, v, code)))

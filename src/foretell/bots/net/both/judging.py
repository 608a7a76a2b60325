"""What the nets expect of each move.  Restricted Python."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ....rules.arrays import Numbers
from ....rules.wizard.view import View
from ...choices import best_of
from ...per_move import per_move
from ...win.both.chance import Aim, aim_to_win, tell_chances, value_of, value_worths
from ..thinking import OUTCOMES, Net, Thinking, answer, think
from ..wizard.facts import asked_net, automatic, certain_points, is_bid, own_bid, put_worths
from ..wizard.features import write_features
from ..wizard.layout import FORETELLING, MOST_FEATURES
from ..wizard.suit_slots import Places, find_slots, move_slot

_LEAST_CHANCE = 0.02
"""Bids that succeed less often are not tried to win: the nets saw them too seldom to tell their chances from none."""


@dataclass(slots=True)
class Judging:
    """The estimates for each move, and buffers; of lists by move, only the first entries are used."""

    points: list[float] = field(default_factory=per_move)
    """By move: the points to expect; more are better in either game.  The host reads them here, at the beginning."""
    met: list[float] = field(default_factory=per_move)
    """By move: the chance, 0 to 1, to succeed."""
    places: Places = field(default_factory=Places)
    """The slots of the viewer's suits."""
    seen: list[int] = field(default_factory=lambda: [0] * MOST_FEATURES)
    """The numbers of the true features."""
    worths: list[float] = field(default_factory=lambda: [0.0] * OUTCOMES)
    thinking: Thinking = field(default_factory=Thinking)
    aim: Aim = field(default_factory=Aim)
    """What points are worth for the win; without an aim, ``points`` are points."""


def judge(j: Judging, v: View, codes: Numbers, many: int, nets: Sequence[Net]) -> None:
    """Write what the nets expect of these moves."""
    which, bid = asked_net(v.phase), own_bid(v)
    if which < 0:
        for k in range(many):
            j.points[k] = certain_points(v, codes[k])
            j.met[k] = 1.0 if j.points[k] > 0.0 else 0.0
            if j.aim.is_on:
                j.points[k] = value_of(j.aim, j.points[k], j.points[k])
        return
    net = nets[which]
    find_slots(v, j.places)
    think(net, j.seen, write_features(v, j.places.slots, j.seen), j.thinking)
    bids = is_bid(v.phase)
    for k in range(many):
        ask(j, net, which, codes[k], bid)
        j.met[k] = chance_to_succeed(j)
        if j.aim.is_on and not bids:
            value_worths(j.aim, j.worths, OUTCOMES)
        j.points[k] = expected(j)
    if bids:
        fall_from_best(j.met, many)
        fall_from_best(j.points, many)
        if j.aim.is_on:
            value_bids(j, codes, many, net)


def ask(j: Judging, net: Net, which: int, code: int, bid: int) -> None:
    """Write the chances of the outcomes of a move, and the points of each; ``which``: the net; ``bid``: one's own."""
    move = move_slot(code, j.places.slots)
    answer(net, move, j.thinking)
    put_worths(which, move, bid, j.worths)


def value_bids(j: Judging, codes: Numbers, many: int, net: Net) -> None:
    """Replace the points of bids by what they are worth for the win."""
    for k in range(many):
        ask(j, net, FORETELLING, codes[k], 0)
        limit_success(j, j.met[k] if j.met[k] >= _LEAST_CHANCE else 0.0)
        value_worths(j.aim, j.worths, OUTCOMES)
        j.points[k] = expected(j)


def fall_from_best(values: list[float], many: int) -> None:
    """Let the values of bids not rise again beyond the best, on either side.

    The farther a bid is from the best, the worse it is; the nets know this only of bids that were tried often.
    """
    best = best_of(values, many)
    for k in range(best + 1, many):
        values[k] = min(values[k], values[k - 1])
    for k in range(best - 1, -1, -1):
        values[k] = min(values[k], values[k + 1])


def limit_success(j: Judging, most: float) -> None:
    """Lower the chances of the outcomes that cost nothing, so that their sum is not above this."""
    found = chance_to_succeed(j)
    if found > most:
        for outcome in range(OUTCOMES):
            if j.worths[outcome] >= 0.0:
                j.thinking.chances[outcome] *= most / found


def expected(j: Judging) -> float:
    """The mean of what the outcomes of the move that was asked about last are worth."""
    worth = 0.0
    for outcome in range(OUTCOMES):
        worth += j.thinking.chances[outcome] * j.worths[outcome]
    return worth


def chance_to_succeed(j: Judging) -> float:
    """The chance of the outcomes that cost nothing (A12, B12), of the move that was asked about last."""
    met = 0.0
    for outcome in range(OUTCOMES):
        if j.worths[outcome] >= 0.0:
            met += j.thinking.chances[outcome]
    return met


def choose_as_master(j: Judging, v: View, codes: Numbers, many: int, nets: Sequence[Net], to_win: bool) -> int:
    """The code of the move with the most points to expect, or worth most for the win of the game, of these ``many``."""
    if many == 1:
        return codes[0]
    if asked_net(v.phase) < 0:
        return automatic(v)
    if to_win:
        judge_to_win(j, v, codes, many, nets)
    else:
        judge(j, v, codes, many, nets)
    return codes[best_of(j.points, many)]


def judge_to_win(j: Judging, v: View, codes: Numbers, many: int, nets: Sequence[Net]) -> None:
    """Write what these moves are worth for the win of the game, in points; long before its end, the points."""
    aim_to_win(j.aim, v)
    judge(j, v, codes, many, nets)
    j.aim.is_on = 0


def judge_chances(j: Judging, v: View, codes: Numbers, many: int, nets: Sequence[Net]) -> None:
    """Write the chance to win the game after each of these moves, as its points."""
    tell_chances(j.aim, v)
    judge(j, v, codes, many, nets)
    j.aim.is_on = 0

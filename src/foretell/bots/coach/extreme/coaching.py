"""Reasons for the moves of a seat in Wizard Extreme.  Restricted Python."""

from collections.abc import Sequence

from ....rules.arrays import Floats, Numbers
from ....rules.extreme.state import PLAYING, PREDICTING
from ....rules.extreme.view import View
from ...choices import best_of
from ...net.thinking import Net
from ..kinds import ONLY_MOVE
from ..reasons import by_points, give, is_close
from .cards import PENALTY, explain_cards, explain_returns
from .room import Coach
from .seals import explain_prediction


def coach_moves(
    c: Coach, v: View, codes: Numbers, many: int, points: Floats, wanted: int, seed: int, nets: Sequence[Net]
) -> None:
    """Write a reason for each wanted one of the seat's legal moves, of which there are ``many``, into ``c.reasons``.

    ``points``: what a bot expects of each, where more are better.  ``wanted``: a set of moves (``reasons.ALL_MOVES``);
    their reasons do not depend on what else is wanted, and those of other moves mean nothing.  ``seed``: for the worlds
    that are drawn.
    """
    r = c.reasons
    c.best, c.trying.worlds = best_of(points, many), 0
    for m in range(many):
        c.points[m] = points[m]
    if many == 1:
        give(r, 0, ONLY_MOVE)
    elif v.phase == PLAYING:
        explain_cards(c, v, codes, many, wanted, seed, nets)
    elif v.phase == PREDICTING:
        explain_prediction(c, v, codes, many, seed, nets)
    else:
        explain_returns(c, v, codes, many)
    r.worlds = c.trying.worlds
    for m in range(many):
        if m != c.best and is_close(c.points, m, c.best, PENALTY):
            by_points(r, m, c.points, many, PENALTY)

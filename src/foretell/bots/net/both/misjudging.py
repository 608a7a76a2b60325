"""The journeyman's estimates.  Restricted Python."""

from collections.abc import Sequence

from ....rules.arrays import Numbers
from ....rules.wizard.view import View
from ...choices import best_of
from ...memory_limits.memory import Memory
from ...memory_limits.wizard import forget
from ...win.both.chance import aim_to_win
from ..thinking import Net
from ..weakness import Weakness
from ..wizard.errors import error_of, hand_key
from ..wizard.facts import asked_net, automatic
from .judging import Judging, judge


def misjudge(
    j: Judging, v: View, codes: Numbers, many: int, nets: Sequence[Net], weakness: Weakness, memory: Memory
) -> None:
    """Write what the journeyman expects of these moves; the view is limited to what it remembers.

    The errors are always the same for a seat, its hand and a move.  S7: what is certain is not misjudged.
    """
    if asked_net(v.phase) < 0:
        judge(j, v, codes, many, nets)
        return
    key = hand_key(v)
    memory.lowest, memory.trumps, memory.others = weakness.lowest, True, True
    forget(v, memory)
    judge(j, v, codes, many, nets)
    for k in range(many):
        j.points[k] += error_of(weakness, key, codes[k])


def choose_as_journeyman(
    j: Judging,
    v: View,
    codes: Numbers,
    many: int,
    nets: Sequence[Net],
    weakness: Weakness,
    memory: Memory,
    to_win: bool,
) -> int:
    """The code of the move with the most points by its estimates, or worth most for the win, of these ``many``."""
    if many == 1:
        return codes[0]
    if asked_net(v.phase) < 0:
        return automatic(v)
    if to_win:
        aim_to_win(j.aim, v)
    misjudge(j, v, codes, many, nets, weakness, memory)
    j.aim.is_on = 0
    return codes[best_of(j.points, many)]

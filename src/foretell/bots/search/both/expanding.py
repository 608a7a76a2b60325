"""Positions in which every seat plays by the nets, and what may follow from them.

Restricted Python.
"""

from collections.abc import MutableSequence, Sequence

from ....rules.arrays import Numbers
from ....rules.memory import put_copy
from ....rules.wizard.moves import apply
from ....rules.wizard.state import State
from ...net.thinking import Net
from .playing import Playing, decide, look_at_turn

_NOBODY = -1


def until_asked(p: Playing, states: MutableSequence[State], i: int, seat: int, nets: Sequence[Net]) -> bool:
    """Play on in the i-th state by the nets until the seat has a choice, or the round is over (then False)."""
    s = states[i]
    while s.turn >= 0:
        best = decide(p, s, nets)
        if p.is_decision and s.turn == seat:
            return True
        apply(s, p.codes[best])
    return False


def expand(
    p: Playing,
    positions: MutableSequence[State],
    n: int,
    seat: int,
    nets: Sequence[Net],
    after: MutableSequence[State],
    found: Numbers,
) -> int:
    """Make each of the seat's moves in each of n positions; returns how many positions follow.

    ``after``: the positions in which the seat has its next choice, or the round is over.  ``found``: for each of them
    its parent, the code of the move, and the seat's score if the nets play on for all seats.
    """
    many = 0
    for parent in range(n):
        count = look_at_turn(p, positions[parent])
        for k in range(count):
            put_copy(after, many, positions, parent)
            look_at_turn(p, after[many])
            code = p.codes[k]
            apply(after[many], code)
            until_asked(p, after, many, seat, nets)
            put_copy(p.here, 0, after, many)
            until_asked(p, p.here, 0, _NOBODY, nets)
            found[3 * many], found[3 * many + 1], found[3 * many + 2] = parent, code, p.here[0].score[seat]
            many += 1
    return many

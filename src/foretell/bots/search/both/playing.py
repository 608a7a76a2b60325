"""Playouts in worlds: the nets play on for all seats, each by what its own seat sees.

Restricted Python.
"""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass, field

from ....engine.worlds.wizard.table import one_state
from ....rules.arrays import Numbers
from ....rules.memory import put_copy
from ....rules.wizard.moves import apply, write_codes
from ....rules.wizard.state import State
from ....rules.wizard.view import View, look
from ...choices import best_of
from ...net.both.judging import Judging, judge
from ...net.thinking import Net
from ...net.wizard.facts import asked_net, automatic
from ...per_move import whole_per_move
from ...win.both.chance import aim_to_win, find_chances, value_of
from ..wizard.facts import is_met, worth


@dataclass(slots=True)
class Playing:
    """Buffers of playouts, and the result of one."""

    here: list[State] = field(default_factory=one_state)
    view: View = field(default_factory=View)
    """What the seat to move sees."""
    codes: list[int] = field(default_factory=whole_per_move)
    """Its legal moves."""
    judging: Judging = field(default_factory=Judging)
    generator: list[int] = field(default_factory=lambda: [0])
    """The state of a random generator (``rules.chance``)."""
    is_decision: bool = False
    """Whether the seat that moved last had a choice that the nets were asked about."""
    points: float = 0.0
    """The result: the seat's points, and its chance to succeed."""
    met: float = 0.0
    made: int = 0
    """How many decisions were made, since the search was begun."""
    to_win: int = 0
    """The seats that play for the win of the game, as a set; the others play for points."""


def look_at_turn(p: Playing, s: State) -> int:
    """Write the view and the legal moves of the seat to move; return the number of moves."""
    look(s, s.turn, p.view)
    return write_codes(p.view.phase, p.view.legal_suited, p.view.legal_rest, p.codes)


def decide(p: Playing, s: State, nets: Sequence[Net]) -> int:
    """The index of the move that the nets choose for the seat to move."""
    many = look_at_turn(p, s)
    p.is_decision = False
    if many == 1:
        return 0
    if asked_net(s.phase) < 0:
        p.codes[0] = automatic(p.view)
        return 0
    p.is_decision = True
    p.made += 1
    if (p.to_win >> s.turn) & 1:
        find_chances(p.judging.aim, p.view)
        p.judging.aim.is_on = 1
    judge(p.judging, p.view, p.codes, many, nets)
    p.judging.aim.is_on = 0
    return best_of(p.judging.points, many)


def judge_own(p: Playing, v: View, codes: Numbers, many: int, to_win: int, nets: Sequence[Net]) -> None:
    """Judge the moves of the seat that searches, which plays ``to_win`` the game or for points."""
    aim = p.judging.aim
    if to_win:
        aim_to_win(aim, v)
    p.to_win = aim.is_on << v.seat
    judge(p.judging, v, codes, many, nets)
    aim.is_on = 0


def play_on(p: Playing, seat: int, decisions: int, nets: Sequence[Net]) -> None:
    """Play on by the nets; write the seat's points and chance to succeed.

    After ``decisions`` decisions of the seat, these are the nets' estimates; if the round ends before, its result.
    """
    s = p.here[0]
    while s.turn >= 0:
        best = decide(p, s, nets)
        if p.is_decision and s.turn == seat:
            if decisions == 0:
                p.points, p.met = p.judging.points[best], p.judging.met[best]
                return
            decisions -= 1
        apply(s, p.codes[best])
    p.points, p.met = worth(s, seat), is_met(s, seat)
    if (p.to_win >> seat) & 1:
        look(s, seat, p.view)
        find_chances(p.judging.aim, p.view)
        p.points = value_of(p.judging.aim, 0.0, p.points)


def try_move(
    p: Playing, worlds: MutableSequence[State], w: int, code: int, seat: int, decisions: int, nets: Sequence[Net]
) -> None:
    """Play on from a copy of the w-th world after this move."""
    put_copy(p.here, 0, worlds, w)
    apply(p.here[0], code)
    play_on(p, seat, decisions, nets)

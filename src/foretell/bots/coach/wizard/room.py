"""The reasons of one question, and buffers.  Restricted Python."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ....rules.arrays import Numbers
from ....rules.wizard.view import View
from ...net.both.judging import Judging
from ...net.thinking import OUTCOMES, Net, answer, think
from ...net.wizard.facts import asked_net
from ...net.wizard.features import write_features
from ...net.wizard.layout import MOST_OFF
from ...net.wizard.suit_slots import find_slots, move_slot
from ...per_move import per_move, whole_per_move
from ..both.trying import Trying
from ..kinds import ALL, EITHER, NO_TRICKS, OVER, SHORT, SOME
from ..reasons import Reasons, add
from .out import Out


@dataclass(slots=True)
class Outcomes:
    """By move: the chances of too many and too few tricks, and how many more than the bid are to be expected."""

    over: list[float] = field(default_factory=per_move)
    under: list[float] = field(default_factory=per_move)
    off: list[float] = field(default_factory=per_move)


def find_outcomes(o: Outcomes, j: Judging, v: View, codes: Numbers, many: int, nets: Sequence[Net]) -> None:
    """Ask the net about these moves: bids, or cards after the bid."""
    net, chances = nets[asked_net(v.phase)], j.thinking.chances
    find_slots(v, j.places)
    think(net, j.seen, write_features(v, j.places.slots, j.seen), j.thinking)
    for m in range(many):
        answer(net, move_slot(codes[m], j.places.slots), j.thinking)
        o.over[m] = o.under[m] = o.off[m] = 0.0
        for outcome in range(OUTCOMES):
            off = outcome - MOST_OFF
            o.off[m] += off * chances[outcome]
            if off > 0:
                o.over[m] += chances[outcome]
            if off < 0:
                o.under[m] += chances[outcome]


@dataclass(slots=True)
class Coach:
    """The reasons, at the beginning, and what is known of the moves; lists are indexed by move."""

    reasons: Reasons = field(default_factory=Reasons)
    trying: Trying = field(default_factory=Trying)
    out: Out = field(default_factory=Out)
    outcomes: Outcomes = field(default_factory=Outcomes)
    points: list[float] = field(default_factory=per_move)
    """What the bot expects; more are better."""
    best: int = 0
    sure: list[int] = field(default_factory=whole_per_move)
    """What is certain of a card (``out.certainty``)."""
    led: list[int] = field(default_factory=whole_per_move)
    """How many cards that are out beat the card when it is led."""
    all_bids: list[int] = field(default_factory=whole_per_move)
    """V1: the codes of all bids, allowed or not."""


def need_of(v: View) -> int:
    """How many more tricks the viewer's bid needs; negative: how many there are too many.

    S7: of a bid that the Cloud changes, the fewest that will meet it.
    """
    need = v.bid[v.seat] - v.won[v.seat]
    if v.cloud_seat != v.seat:
        return need
    if (v.bid[v.seat] > 0 and need > 0) or v.bid[v.seat] == v.cards:
        return need - 1
    return need + 1


def is_either(v: View) -> bool:
    """S7: whether the Cloud leaves two numbers of tricks that will meet the bid."""
    bid, need = v.bid[v.seat], v.bid[v.seat] - v.won[v.seat]
    return v.cloud_seat == v.seat and 0 < bid < v.cards and need > 0 and need + 1 <= v.tricks_left


def goal_of(v: View) -> int:
    """What the viewer is after (``kinds.GOALS``)."""
    need = need_of(v)
    if is_either(v):
        return EITHER
    if need <= 0:
        return NO_TRICKS if need == 0 else OVER
    if need >= v.tricks_left:
        return ALL if need == v.tricks_left else SHORT
    return SOME


def add_goal(r: Reasons, v: View) -> None:
    """Add the values of the goal."""
    add(r, float(goal_of(v)))
    add(r, float(abs(need_of(v))))
    add(r, float(v.tricks_left))

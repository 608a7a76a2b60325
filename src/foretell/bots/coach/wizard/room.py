"""The reasons of one question, and buffers.  Restricted Python."""

from dataclasses import dataclass, field

from ....rules.wizard.view import View
from ...per_move import per_move, whole_per_move
from ..both.trying import Trying
from ..kinds import ALL, EITHER, NO_TRICKS, OVER, SHORT, SOME
from ..reasons import Reasons, add
from .out import Out
from .outcomes import Outcomes


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

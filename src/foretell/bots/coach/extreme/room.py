"""The reasons of one question, and buffers.  Restricted Python."""

from dataclasses import dataclass, field

from ....rules.extreme.cards import KINDS, SUITS, WHITE
from ....rules.extreme.seals import coloured_seals
from ....rules.extreme.view import View
from ...per_move import per_move, whole_per_move
from ..kinds import ALL, AS_MAGICIAN, NO_TRICKS, SHORT, SOME
from ..reasons import Reasons, add
from .out import Out
from .trying import Trying


@dataclass(slots=True)
class Coach:
    """The reasons, at the beginning, and what is known of the moves; lists are indexed by move."""

    reasons: Reasons = field(default_factory=Reasons)
    trying: Trying = field(default_factory=Trying)
    out: Out = field(default_factory=Out)
    points: list[float] = field(default_factory=per_move)
    """What the bot expects; more are better."""
    best: int = 0
    sure: list[int] = field(default_factory=whole_per_move)
    """What is certain of a card (``out.certainty``)."""
    led: list[int] = field(default_factory=whole_per_move)
    """How many cards that are out beat the card when it is led."""
    fitting: list[float] = field(default_factory=lambda: [0.0] * SUITS)
    """By suit: how many tricks the seat takes, on average, that a seal of it fits."""
    tricks: float = 0.0
    """How many it takes in all."""


def seals_of(v: View) -> int:
    """The seals that the viewer still has to give back."""
    return coloured_seals(v.seals, v.seat) + v.seals[KINDS * v.seat + WHITE]


def goal_of(v: View) -> int:
    """What the viewer is after (``kinds.GOALS``)."""
    if v.magician == v.seat:
        return AS_MAGICIAN
    seals = seals_of(v)
    if seals == 0:
        return NO_TRICKS
    if seals >= v.tricks_left:
        return ALL if seals == v.tricks_left else SHORT
    return SOME


def add_goal(r: Reasons, v: View) -> None:
    """Add the values of the goal."""
    add(r, float(goal_of(v)))
    add(r, float(seals_of(v)))
    add(r, float(v.tricks_left))

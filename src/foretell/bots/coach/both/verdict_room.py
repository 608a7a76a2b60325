"""A verdict on a move, and its buffers.  Restricted Python."""

from dataclasses import dataclass, field

from ....engine.worlds.wizard.table import Table, one_state
from ....rules.wizard.state import State
from ...per_move import per_move, whole_per_move
from ...search.both.actions import Model
from ...search.both.playing import Playing
from ...search.both.steps import MOST_SEALS
from ...thumb.wizard.buffers import Buffers

CHOOSING, STATING, DONE = range(3)
"""The stages of a verdict."""
DRAWN = 128
"""How many deals are drawn for a block."""


def drawn_states() -> list[State]:
    """Room for the deals of a block."""
    return [State() for _ in range(DRAWN)]


def per_deal() -> list[float]:
    """A list with a number for each deal of a block."""
    return [0.0] * DRAWN


@dataclass(slots=True)
class Measure:
    """How many deals are spent, and when a lead counts (``foretell.coach.verdicts``)."""

    limit: float = 0.0
    """From how many points on a lead is worth stating."""
    margin: float = 0.0
    """Moves that the nets put further behind their best one are not tried, but for the one that was made."""
    candidates: int = 0
    """How many moves are tried at most, besides the one that was made."""
    choosing: int = 0
    """In how many blocks a better move is looked for."""
    fewest: int = 0
    stating: int = 0
    """In how many blocks its lead is stated at least and at most."""
    precise: float = 0.0
    """The standard error with which that ends sooner."""
    doubt: float = 0.0
    """A lead is put lower by this many times its squared standard error, divided by the lead."""
    tried: int = 1
    """Deals drawn for each that is tried; the likeliest are."""
    even: float = 0.0
    """The smallest effective share of the deals drawn; below it, their weights are evened out."""


@dataclass(slots=True)
class Verdict:
    """A verdict, at the beginning, where the host reads it; lists are indexed by move."""

    stage: int = 0
    best: int = 0
    """The better move; the one that was made if no other is surely better."""
    deals: int = 0
    """In how many deals its lead was measured; 0: none could be drawn, or the nets like no other move."""
    lost: float = 0.0
    """By how many points it is better; 0 if that lies within ``half``."""
    half: float = 0.0
    """Half of the 95 % interval of the lead."""
    points: float = 0.0
    best_points: float = 0.0
    """The points of the round after the move made, and after the better one; more are better in either game."""
    lead: float = 0.0
    """The lead as measured."""
    measure: Measure = field(default_factory=Measure)
    model: Model = field(default_factory=Model)
    seat: int = 0
    played: int = 0
    many: int = 0
    blocks: int = 0
    by_masters: bool = False
    """Whether masters alone play the rounds out."""
    codes: list[int] = field(default_factory=whole_per_move)
    is_tried: list[int] = field(default_factory=whole_per_move)
    foretold: list[int] = field(default_factory=lambda: [-1] * MOST_SEALS)
    """B5: the seals of the seats and of the pool when predictions ended; the first is negative if not known."""
    wanted: list[int] = field(default_factory=lambda: [0] * MOST_SEALS)
    generator: list[int] = field(default_factory=lambda: [0])
    table: Table = field(default_factory=Table)
    past: list[State] = field(default_factory=one_state)
    playing: Playing = field(default_factory=Playing)
    buffers: Buffers = field(default_factory=Buffers)
    worlds: list[State] = field(default_factory=drawn_states)
    logs: list[float] = field(default_factory=per_deal)
    weights: list[float] = field(default_factory=per_deal)
    weight: float = 0.0
    weight_squares: float = 0.0
    """Sums over the deals tried: weights, and their squares."""
    sums: list[float] = field(default_factory=per_move)
    """By move: the lead over the move made, weighted; the same with squared weights; squared leads with these."""
    sums_squared: list[float] = field(default_factory=per_move)
    squares: list[float] = field(default_factory=per_move)
    sum_points: list[float] = field(default_factory=per_move)
    nets_points: list[float] = field(default_factory=per_move)
    """What the nets expect."""

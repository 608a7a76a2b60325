"""Buffers for thinking about a move of Wizard Extreme."""

from dataclasses import dataclass, field

from ....rules.extreme.state import per_kind
from .hand import Hand
from .trick import Trick
from .unseen import Unseen, by_suits


@dataclass(slots=True)
class Buffers:
    """What thumb writes while it thinks; nothing in it is kept for the next move."""

    unseen: Unseen = field(default_factory=Unseen)
    hand: Hand = field(default_factory=Hand)
    trick: Trick = field(default_factory=Trick)
    seals: list[int] = field(default_factory=per_kind)
    """The seat's seals, and those it might have."""
    takes: list[int] = field(default_factory=by_suits)
    """For each suit: the code that takes a seal, or NONE."""
    available: list[int] = field(default_factory=by_suits)
    """For each suit: how many seals can be taken."""

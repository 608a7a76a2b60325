"""Buffers for thinking about a move of Wizard."""

from dataclasses import dataclass, field

from ....rules.wizard.state import per_seat
from .hand import Hand, Prospect
from .trick import Trick
from .unseen import Unseen


@dataclass(slots=True)
class Buffers:
    """What thumb writes while it thinks; nothing in it is kept for the next move."""

    unseen: Unseen = field(default_factory=Unseen)
    hand: Hand = field(default_factory=Hand)
    trick: Trick = field(default_factory=Trick)
    prospect: Prospect = field(default_factory=Prospect)
    trick_cards: list[int] = field(default_factory=per_seat)
    """V4: the codes of a complete trick."""

"""What self-play keeps, in both games.  Restricted Python: the fields are structs in memory."""

from array import array
from dataclasses import dataclass, field

from foretell.bots.net.thinking import OUTCOMES
from foretell.bots.net.wizard.layout import MOST_FEATURES
from foretell.rules.arrays import Float32s, Int16s, Numbers

SETTINGS = 4
"""The most settings of a kind of game (``Options.settings``)."""


def chances() -> "array[float]":
    """A distribution of outcomes."""
    return array("f", [0.0] * OUTCOMES)


@dataclass(slots=True)
class Kind:
    """A kind of game."""

    players: int = 0
    settings: Numbers = field(default_factory=lambda: [0] * SETTINGS)
    group: int = 0
    """The group in which its rounds are counted."""
    up_to: float = 0.0
    """The share of all rounds that are of this kind or one before."""


@dataclass(slots=True)
class Decision:
    """A decision to learn from."""

    seen: Int16s = field(default_factory=lambda: [0] * MOST_FEATURES)
    """The numbers of the features that were true; the first ``many`` count."""
    many: int = 0
    move: int = 0
    """The place of the move that was made, among the net's answers."""
    known: int = 0
    """Whether the targets are there: the round is over, and no other seat's exploration is in what followed."""
    targets: Float32s = field(default_factory=chances)
    """The chances of the move's outcomes, as they turned out."""


@dataclass(slots=True)
class Thought:
    """A decision of a round that is not over."""

    net: int = 0
    number: int = 0
    """How many decisions the net had made before."""
    seat: int = 0
    move: int = 0
    tried: int = 0
    """Whether the move was made to explore, and not because it is the best."""
    chances: Float32s = field(default_factory=chances)
    """The chances of the best move's outcomes, as the net expected them."""

"""What the coach says of a move, as something to check: the position as the seat sees it, and the reason's values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from foretell.coach import Advice
from foretell.game.observation import Observation

Values = Mapping[str, Any]


class Measured(NamedTuple):
    """A number of a sentence beside the one that playing on finds."""

    told: float
    true: float
    allowed: float
    """How far apart they may be."""

    @property
    def is_near(self) -> bool:
        """Whether they are no further apart than that."""
        return abs(self.told - self.true) <= self.allowed


@dataclass(frozen=True, slots=True)
class Claim:
    """A reason for one of the moves of an advice."""

    seen: Observation
    move: str
    kind: str
    values: Values
    rows: Sequence[Mapping[str, Any]]
    """All moves, as ``Advice.as_json()`` has them."""

    @property
    def play(self) -> str:
        """The card of the move, with its form."""
        return self.move.split()[1]


def claims(seen: Observation, advice: Advice | Mapping[str, Any]) -> list[Claim]:
    """A claim for each move."""
    rows = (advice.as_json() if isinstance(advice, Advice) else advice)["moves"]
    return [Claim(seen, row["move"], row["why"]["kind"], row["why"]["values"], rows) for row in rows]

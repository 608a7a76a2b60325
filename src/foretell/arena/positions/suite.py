"""Fixed positions with the worth of every legal move.

>>> from foretell.arena.positions import position_suite
>>> suite = position_suite("one-card-4@1")
>>> first = suite.positions()[0]
>>> first.loss("bid 0"), round(first.loss("bid 1"), 3)
(0.0, 25.692)
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ...position.value import Position

_FOLDER = Path(__file__).parent
_ERRORS = 2
"""A move that is behind by fewer standard errors may be the best one too."""


@dataclass(frozen=True, slots=True)
class JudgedPosition:
    """What a seat knows when it is to move, and what the reference expects of each legal move."""

    position: Position
    points: Mapping[str, float]
    """By move in notation: the points of the round; in Wizard Extreme penalty points, so fewer are better."""
    errors: Mapping[str, float]
    """The standard error of each move's distance from the best; 0 if the reference is exact."""

    def loss(self, move: str) -> float:
        """How many points worse a legal move is than the best one; 0 or more."""
        return max(self._sign * points for points in self.points.values()) - self._sign * self.points[move]

    def is_best(self, move: str) -> bool:
        """Whether the move is the best one, as far as the reference can tell them apart."""
        return self.loss(move) <= _ERRORS * self.errors[move]

    @property
    def _sign(self) -> int:
        sign: int = self.position.options.codebook.rules.sign
        return sign


@dataclass(frozen=True, slots=True)
class PositionSuite:
    """Positions under a name, which stands for the same ones for ever: others get another version, ``@2``."""

    name: str
    seed: int
    """From which the positions were drawn, and from which the bots that are asked get theirs."""

    @property
    def file(self) -> Path:
        """The file that holds the positions."""
        return _FOLDER / f"{self.name.replace('@', '-v')}.jsonl"

    def positions(self) -> tuple[JudgedPosition, ...]:
        """All positions, in a fixed order."""
        return _read(self.file)


@cache
def _read(file: Path) -> tuple[JudgedPosition, ...]:
    return tuple(_position(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines())


def _position(data: Mapping[str, object]) -> JudgedPosition:
    text, moves = data["position"], data["moves"]
    if not (isinstance(text, str) and isinstance(moves, dict)):
        raise TypeError(f"this is not a judged position: {data}")
    points, errors = ({move: row[which] for move, row in moves.items()} for which in range(2))
    return JudgedPosition(Position.from_text(text), points, errors)


def line_of(position: Position, moves: Mapping[str, tuple[float, float]]) -> str:
    """A position as a line of a file: ``moves`` has the points and the standard error of each."""
    return json.dumps({"position": str(position), "moves": moves}, separators=(",", ":"))


POSITION_SUITES = (
    PositionSuite("one-card-4@1", 2_721_004),
    PositionSuite("classic-4-positions@1", 2_722_004),
    PositionSuite("specials-4-positions@1", 2_723_004),
    PositionSuite("extreme-4-positions@1", 2_724_004),
)
"""All suites of positions."""


def position_suite(name: str) -> PositionSuite | None:
    """The suite of positions with this name, if there is one."""
    return next((suite for suite in POSITION_SUITES if suite.name == name), None)

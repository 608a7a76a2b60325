"""Suites of positions: what a bot's choice loses against a reference that judged every move (docs/arena.md).

>>> from foretell.arena.positions import position_suite
>>> suite = position_suite("one-card-4@1")
>>> first = suite.positions()[0]
>>> first.loss("bid 0"), round(first.loss("bid 1"), 3)
(0.0, 25.692)
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from ...game.errors import OptionsError
from ...given import each_of, must_be
from ...position.value import Position
from ...rules.chance import round_key
from ..estimates import Estimate, average
from ..players import make_bot_named, shown_name
from ..workers import Track, each_done

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


Chosen = tuple[int, float, bool]
"""The number of a position, what the bot's choice loses, and whether it is the best."""


@dataclass(frozen=True, slots=True)
class Score:
    """How a bot did in a suite."""

    bot: str
    losses: tuple[float, ...]
    """By position: how many points its choice is worse than the best move."""
    found: tuple[bool, ...]
    """By position: whether it chose the best move."""

    @property
    def loss(self) -> Estimate | None:
        """The average loss a decision, with its 95 % interval over positions."""
        return average(self.losses)

    @property
    def best(self) -> Estimate | None:
        """The share of the best moves."""
        return average([float(found) for found in self.found])


def score(
    suite: PositionSuite, bots: Sequence[str], jobs: int | None = None, track: Track[tuple[str, Chosen]] | None = None
) -> tuple[Score, ...]:
    """Ask bots, named as in the arena, for their moves in all positions; a new bot for each.

    ``jobs``: processes (None: one for each core).  Raises UnknownBot and OptionsError for unknown bots, for those that
    see all hands and for one that is named twice, MissingExtra for what is not installed, and what the bots raise.
    """
    must_be(suite, PositionSuite, "bots are scored in a suite of positions, such as position_suite('one-card-4@1')")
    names = tuple(map(shown_name, each_of(bots, "bots are a list of names, such as ['thumb']")))
    if not names or len(set(names)) < len(names):
        raise OptionsError("in a suite of positions at least one bot is asked, and none twice")
    for name in names:
        make_bot_named(name, 0)
    many = len(suite.positions())
    tasks = [(name, number) for name in names for number in range(many)]
    watch: Track[tuple[str, Chosen]] = track or (lambda answers, _: answers)
    found: dict[str, list[Chosen]] = {name: [] for name in names}
    for name, chosen in watch(each_done(partial(_ask, suite), tasks, jobs), len(tasks)):
        found[name].append(chosen)
    return tuple(_score(name, sorted(answers)) for name, answers in found.items())


def _score(name: str, answers: Sequence[Chosen]) -> Score:
    _, losses, found = zip(*answers, strict=True)
    return Score(name, losses, found)


def _ask(suite: PositionSuite, task: tuple[str, int]) -> tuple[str, Chosen]:
    """A bot's move in a position."""
    name, number = task
    judged = suite.positions()[number]
    move = str(make_bot_named(name, round_key(suite.seed, -1 - number)).choose(judged.position.observation()))
    return name, (number, judged.loss(move), judged.is_best(move))

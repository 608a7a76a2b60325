"""Lessons as their files have them (docs/lessons.md): a prepared game, and steps through it."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ... import resources
from ...game.cards import Card
from ...game.errors import ForetellError
from ...game.events import Event
from ...game.game import Game
from ...game.moves import Move
from ...game.ruleset import Hands
from ...record.reader import read_game

OTHER = "*"
"""Stands for every move that is not named."""
Judged = tuple[float, float]
Line = Move | tuple[Hands, Card | None]
"""A move, or a deal: the hands, and the card turned up."""


class LessonError(ForetellError, ValueError):
    """There is no lesson of this name."""


@dataclass(frozen=True, slots=True)
class Step:
    """A sentence, and what the lesson waits for."""

    at: int
    """The line after which it is told."""
    text: str
    trick: bool
    """Whether it is told as soon as the trick is complete."""
    lit: tuple[str, ...]
    moves: tuple[str, ...]
    answers: Mapping[str, str]
    bids: tuple[Judged | None, ...]
    """For each bid the points on average and the chance to meet it; None: not allowed."""

    @property
    def best_bid(self) -> int:
        """The bid with the most points on average."""
        return max(range(len(self.bids)), key=self.points_of)

    def points_of(self, bid: int) -> float:
        """The points that a bid makes on average; minus infinity for one that is not allowed."""
        judged = self.bids[bid] if bid < len(self.bids) else None
        return float("-inf") if judged is None else judged[0]


@dataclass(frozen=True, slots=True)
class Course:
    """A lesson."""

    name: str
    seat: int
    steps: tuple[Step, ...]
    nets: str | None
    """The nets that judged its bids."""
    record: Mapping[str, Any]

    def lines(self) -> Iterator[Line]:
        """The deals and moves of its game, in order, to be made in another game."""
        for story in read_game(self.record).rounds:
            yield story.hands, story.turned
            yield from (move for _, move in story.moves)

    def new_game(self) -> Game:
        """The game before its first deal."""
        read = read_game(self.record)
        return Game(read.options, read.players)


def make(line: Line, game: Game) -> Sequence[Event]:
    """Deal or move; returns the events."""
    return game.apply(line) if isinstance(line, Move) else game.deal(*line)


@cache
def groups() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The groups of lessons, each with its name and those of its lessons, in order."""
    path = json.loads((resources.lessons() / "path.json").read_text(encoding="utf-8"))
    return tuple((group["name"], tuple(group["lessons"])) for group in path["groups"])


def names() -> tuple[str, ...]:
    """The names of all lessons, in order."""
    return tuple(name for _, lessons in groups() for name in lessons)


@cache
def course(name: str) -> Course:
    """The lesson of this name; raises LessonError."""
    if name not in names():
        raise LessonError(f"there is no lesson {name!r}; there are {', '.join(names())}")
    file = json.loads((resources.lessons() / f"{name}.json").read_text(encoding="utf-8"))
    steps = tuple(map(_step, file["steps"]))
    return Course(name, file["seat"], steps, file.get("judge", {}).get("nets"), file["record"])


def _step(given: dict[str, Any]) -> Step:
    bids = tuple(None if each is None else (each[0], each[1]) for each in given.get("bids", ()))
    lit, moves = tuple(given.get("lit", ())), tuple(given.get("moves", ()))
    return Step(given["at"], given["text"], given.get("trick", False), lit, moves, given.get("answers", {}), bids)

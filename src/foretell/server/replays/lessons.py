"""Lessons: prepared games with a sentence for each step, in files of the package (docs/lessons.md)."""

from functools import cache
from typing import Any, Literal

import msgspec

from ... import resources
from ...game.game import Game
from ...record.reader import read_game
from ..protocol.answers import Lesson, LessonGroup, LessonJudge, LessonPath, LessonStep
from ..protocol.messages import MoveReason
from ..protocol.reasons import reason_message
from .replay import game_after, legal_moves, replay

PATH = "path.json"
"""The file with the order of the lessons."""


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The file of a lesson."""

    format: Literal["foretell-lesson/1"]
    name: str
    seat: int
    record: dict[str, Any]
    steps: tuple[LessonStep, ...]
    judge: LessonJudge | None = None


class _PathFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["foretell-lessons/1"]
    groups: tuple[LessonGroup, ...]


@cache
def path() -> LessonPath:
    """All lessons by their names, in order."""
    return LessonPath(msgspec.json.decode((resources.lessons() / PATH).read_bytes(), type=_PathFile).groups)


def names() -> tuple[str, ...]:
    """The names of all lessons, in order."""
    return tuple(name for group in path().groups for name in group.lessons)


@cache
def lesson(name: str) -> Lesson:
    """The lesson of this name; raises KeyError."""
    file, game = prepared(name)
    shown = replay(game, msgspec.Raw(msgspec.json.encode(file.record)), None, None, file.seat)
    return Lesson(file.name, file.seat, shown, legal_moves(game, file.seat), file.steps, file.judge)


def why(name: str, after: int, move: str) -> MoveReason:
    """Why the learner may not make a move after a line.

    Raises KeyError for an unknown lesson, NotationError for text that is no move.
    """
    file, game = prepared(name)
    return reason_message(game_after(game, after).why_not(move, file.seat), move)


@cache
def prepared(name: str) -> tuple[LessonFile, Game]:
    """The file and its game, which must not be changed; raises KeyError."""
    if name not in names():
        raise KeyError(name)
    file = msgspec.json.decode((resources.lessons() / f"{name}.json").read_bytes(), type=LessonFile)
    return file, read_game(file.record)

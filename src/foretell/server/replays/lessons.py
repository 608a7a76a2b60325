"""Lessons: prepared games in files of the package."""

from functools import cache
from typing import Any

import msgspec

from ... import resources
from ...game.game import Game
from ...record.reader import read_game
from ..protocol.answers import Lesson
from ..protocol.messages import MoveReason
from ..protocol.reasons import reason_message
from .replay import game_after, legal_moves, replay

NAMES = ("wizard", "extreme")


class _File(msgspec.Struct, frozen=True):
    name: str
    seat: int
    record: dict[str, Any]


@cache
def lesson(name: str) -> Lesson:
    """The lesson of this name; raises KeyError."""
    file, game = _prepared(name)
    shown = replay(game, msgspec.Raw(msgspec.json.encode(file.record)), None, None)
    return Lesson(file.name, file.seat, shown, legal_moves(game, file.seat))


def why(name: str, after: int, move: str) -> MoveReason:
    """Why the learner may not make a move after a line.

    Raises KeyError for an unknown lesson, NotationError for text that is no move.
    """
    file, game = _prepared(name)
    return reason_message(game_after(game, after).why_not(move, file.seat), move)


@cache
def _prepared(name: str) -> tuple[_File, Game]:
    """The file and its game, which must not be changed."""
    if name not in NAMES:
        raise KeyError(name)
    file = msgspec.json.decode((resources.lessons() / f"{name}.json").read_bytes(), type=_File)
    return file, read_game(file.record)

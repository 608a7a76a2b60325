"""Prepared games to learn from: files that travel with foretell."""

from functools import cache
from typing import Any

import msgspec

from .. import resources
from ..record.reader import read_game
from .protocol.answers import Lesson
from .protocol.messages import MoveReason
from .replays import game_after, legal_moves, replay_of_record
from .table.reasons import reason_message

NAMES = ("wizard", "extreme")


class _File(msgspec.Struct, frozen=True):
    name: str
    seat: int
    record: dict[str, Any]


@cache
def lesson(name: str) -> Lesson:
    """The lesson of this name; raises KeyError where there is none."""
    file = _file(name)
    replay = replay_of_record(msgspec.json.encode(file.record))
    return Lesson(file.name, file.seat, replay, legal_moves(read_game(file.record), file.seat))


def why(name: str, after: int, move: str) -> MoveReason:
    """Why the learner may not make a move after a line; raises KeyError for no lesson, NotationError for no move."""
    file = _file(name)
    game = game_after(read_game(file.record), after)
    return reason_message(game.why_not(move, file.seat), move)


@cache
def _file(name: str) -> _File:
    if name not in NAMES:
        raise KeyError(name)
    return msgspec.json.decode((resources.lessons() / f"{name}.json").read_bytes(), type=_File)

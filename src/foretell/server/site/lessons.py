"""Lessons as files: what the server would answer to every question of a learner."""

from collections.abc import Iterator

import msgspec

from ...game.game import Game
from ...game.moves import EndPrediction, Move, Pass, Play, TakeMagician, TakeSeal
from ...game.observation import Observation
from ..protocol.answers import Lesson
from ..protocol.messages import MoveReason
from ..protocol.reasons import reason_message
from ..replays import lessons

NAMES = lessons.NAMES


class LessonFile(msgspec.Struct, frozen=True):
    """A lesson, and why its learner may not make a move, by the line before it and the move."""

    lesson: Lesson
    reasons: dict[str, dict[str, MoveReason]]


def lesson_file(name: str) -> bytes:
    """The file of a lesson, as JSON; raises KeyError."""
    lesson = lessons.lesson(name)
    return msgspec.json.encode(LessonFile(lesson, _reasons(lesson)))


def _reasons(lesson: Lesson) -> dict[str, dict[str, MoveReason]]:
    """The reasons at each line after which it is the learner's turn."""
    turns = [after for after, legal in enumerate(lesson.legal, start=1) if legal]
    return {str(after): _refused(lessons.game_at(lesson.name, after), lesson.seat) for after in turns}


def _refused(game: Game, seat: int) -> dict[str, MoveReason]:
    """Why the seat may not make a move now, for all moves that the page can ask about."""
    reasons = ((str(move), game.why_not(move, seat)) for move in _askable(game.observe(seat)))
    return {move: reason_message(reason, move) for move, reason in reasons if reason is not None}


def _askable(seen: Observation) -> Iterator[Move]:
    """All moves of the kinds that are possible now; of cards only those in the hand."""
    verbs = {move.verb for move in seen.legal_moves}
    if TakeSeal.verb in verbs:
        verbs |= {TakeMagician.verb, EndPrediction.verb}
    hand = set(map(str, seen.hand))
    for move in seen.codebook.moves:
        is_held = not isinstance(move, Play | Pass) or str(move.card) in hand
        if move.verb in verbs and is_held:
            yield move

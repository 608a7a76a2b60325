"""The bot's side: answers a host's messages with the moves of a bot of ours."""

import json
import traceback
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO

from ...game.errors import ForetellError
from ...game.observation import Observation
from ...game.options import Options
from ...record.errors import RecordError
from ...record.head import format_of, read_head
from ...record.values import a_list, a_text, an_int, an_object, key_of
from ..base import Bot
from ..judging import Judge
from .greeting import Greeting
from .reading import observation_from

Make = Callable[[int, Mapping[str, Any]], Bot]
"""Makes a bot from a seed and its settings."""
Answer = Callable[[Bot, Observation], Mapping[str, Any]]
"""Answers a question with a message; raises ForetellError."""
LONGEST_LINE = 2**20
"""The longest line of a host, in bytes."""
_decode = json.JSONDecoder().decode
_encode = json.JSONEncoder(separators=(",", ":")).encode


class _Table:
    """A game in which the bot has a seat."""

    def __init__(self, message: Mapping[str, Any], make: Make) -> None:
        self._options, self._players = _game(message)
        self.bot = make(an_int(key_of(message, "seed"), '"seed"'), an_object(message.get("settings", {}), '"settings"'))

    def observation(self, message: Mapping[str, Any]) -> Observation:
        """What a question shows."""
        return observation_from(self._options, self._players, key_of(message, "view"), key_of(message, "legal"))


def _move(bot: Bot, seen: Observation) -> Mapping[str, Any]:
    """The answer to ``asked``."""
    return {"type": "move", "move": str(bot.choose(seen))}


def _judgement(bot: Bot, seen: Observation) -> Mapping[str, Any]:
    """The answer to ``judge``."""
    if not isinstance(bot, Judge):
        raise RecordError("this bot does not judge moves")
    moves = [{"move": str(each.move), "points": each.points, "chance": each.chance} for each in bot.judge(seen)]
    return {"type": "judgement", "moves": moves}


class Server:
    """Answers messages; one for each process."""

    def __init__(self, greeting: Greeting, make: Make, more: Mapping[str, Answer] | None = None) -> None:
        """``more``: questions that are answered beside those of the protocol, by their types."""
        self._greeting, self._make = greeting, make
        self._answers = {"asked": _move, "judge": _judgement, **(more or {})}
        self._known = {"new", "end", *self._answers}
        self._tables: dict[int, _Table] = {}

    def serve(self, messages: BinaryIO, answers: BinaryIO) -> None:
        """Answer all messages, until a farewell or the end of the input."""
        while line := messages.readline(LONGEST_LINE):
            message = _parsed(line)
            if message.get("type") == "bye":
                return
            answer = self.answer(message)
            if answer is not None:
                answers.write(f"{_encode(answer)}\n".encode())
                answers.flush()

    def answer(self, message: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The answer to a message; None if it wants none, or is unknown.  A bot that fails does not end the process."""
        kind, number = str(message.get("type")), message.get("table")
        if kind == "hello":
            return self._greeting.as_message()
        if kind not in self._known:
            return None
        try:
            found = self._answer(kind, an_int(number, '"table"'), message)
        except ForetellError as error:
            found = {"type": "fault", "message": str(error)}
        except Exception as error:
            found = {"type": "fault", "message": _place_of(error)}
        return None if found is None else {**found, "table": number}

    def _answer(self, kind: str, number: int, message: Mapping[str, Any]) -> Mapping[str, Any] | None:
        if kind == "new":
            self._tables[number] = _Table(message, self._make)
            return {"type": "ready"}
        if kind == "end":
            self._tables.pop(number, None)
            return None
        if number not in self._tables:
            raise RecordError(f"there is no table {number}")
        table = self._tables[number]
        return self._answers[kind](table.bot, table.observation(message))


def _place_of(error: Exception) -> str:
    """The kind of a fault and its place in the code, without its message, which may hold a player's name."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {last.name} ({last.filename}:{last.lineno})"


def _parsed(line: bytes) -> Mapping[str, Any]:
    """The message of a line; an empty one for a line that is not a JSON object."""
    try:
        message = _decode(line.decode())
    except (ValueError, RecursionError):
        message = None
    return message if isinstance(message, dict) else {}


def _game(message: Mapping[str, Any]) -> tuple[Options, tuple[str, ...]]:
    """The options and the players of a new table, which are written as in a record."""
    options = an_object(key_of(message, "options"), '"options"')
    head = read_head({
        "format": format_of(options),
        "game": key_of(message, "game"),
        "options": options,
        "players": [a_text(name, "a player's name") for name in a_list(key_of(message, "players"), '"players"')],
        "finished": False,
        "rounds": [],
    })  # fmt: skip
    return head.options, head.players

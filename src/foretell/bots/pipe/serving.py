"""The bot's side: answers a host's messages with the moves of a bot of ours."""

import json
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO

from ...game.errors import ForetellError
from ...game.observation import Observation
from ...game.options import Options
from ...record.errors import RecordError
from ...record.head import read_head
from ...record.values import a_list, a_text, an_int, an_object, key_of
from ...record.writer import FORMAT, FORMAT_2
from ..base import Bot
from ..judging import Judge
from .greeting import Greeting
from .reading import observation_from

Make = Callable[[int, Mapping[str, Any]], Bot]
"""Makes a bot from a seed and its settings."""
LONGEST_LINE = 2**20
"""The longest line of a host, in bytes."""
_KINDS = ("new", "asked", "judge", "end")
"""The messages about a table that are understood; all others are ignored."""
_FIRST_DEALER = "first_dealer"


class _Table:
    """A game in which the bot has a seat."""

    def __init__(self, message: Mapping[str, Any], make: Make) -> None:
        self._options, self._players = _game(message)
        self._bot = make(
            an_int(key_of(message, "seed"), '"seed"'), an_object(message.get("settings", {}), '"settings"')
        )

    def observation(self, message: Mapping[str, Any]) -> Observation:
        """What a question shows."""
        return observation_from(self._options, self._players, key_of(message, "view"), key_of(message, "legal"))

    def move(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to ``asked``."""
        return {"type": "move", "move": str(self._bot.choose(self.observation(message)))}

    def judgement(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to ``judge``."""
        if not isinstance(self._bot, Judge):
            raise RecordError("this bot does not judge moves")
        found = self._bot.judge(self.observation(message))
        moves = [{"move": str(each.move), "points": each.points, "chance": each.chance} for each in found]
        return {"type": "judgement", "moves": moves}


class Server:
    """Answers messages; one for each process."""

    def __init__(self, greeting: Greeting, make: Make) -> None:
        self._greeting, self._make = greeting, make
        self._tables: dict[int, _Table] = {}

    def serve(self, messages: BinaryIO, answers: BinaryIO) -> None:
        """Answer all messages, until a farewell or the end of the input."""
        while line := messages.readline(LONGEST_LINE):
            message = _parsed(line)
            if message.get("type") == "bye":
                return
            answer = self.answer(message)
            if answer is not None:
                answers.write(json.dumps(answer, separators=(",", ":")).encode() + b"\n")
                answers.flush()

    def answer(self, message: Mapping[str, Any]) -> dict[str, Any] | None:
        """The answer to a message; None if it wants none."""
        if message.get("type") == "hello":
            return self._greeting.as_message()
        if message.get("type") not in _KINDS:
            return None
        number = message.get("table")
        try:
            found = self._answer(message, an_int(number, '"table"'))
        except ForetellError as error:
            found = {"type": "fault", "message": str(error)}
        return None if found is None else {**found, "table": number}

    def _answer(self, message: Mapping[str, Any], number: int) -> dict[str, Any] | None:
        kind = message.get("type")
        if kind == "new":
            self._tables[number] = _Table(message, self._make)
            return {"type": "ready"}
        if kind == "end":
            self._tables.pop(number, None)
            return None
        if number not in self._tables:
            raise RecordError(f"there is no table {number}")
        table = self._tables[number]
        return table.move(message) if kind == "asked" else table.judgement(message)


def _parsed(line: bytes) -> Mapping[str, Any]:
    """The message of a line; one without a type for a line that is none."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        message = None
    return message if isinstance(message, dict) else {}


def _game(message: Mapping[str, Any]) -> tuple[Options, tuple[str, ...]]:
    """The options and the players of a new table, which are written as in a record."""
    options = an_object(key_of(message, "options"), '"options"')
    head = read_head({
        "format": FORMAT_2 if _FIRST_DEALER in options else FORMAT,
        "game": key_of(message, "game"),
        "options": options,
        "players": [a_text(name, "a player's name") for name in a_list(key_of(message, "players"), '"players"')],
        "finished": False,
        "rounds": [],
    })  # fmt: skip
    return head.options, head.players

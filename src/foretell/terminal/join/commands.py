"""The commands of a table, which are typed: ``say hello``."""

from collections.abc import Callable

from ...client import Client, ClientError, Table
from ...client.errors import printable
from ...server.protocol.commands import AnswerUndo, AskUndo
from ...words import Words
from ..system.console import Leave, command_in
from .news import seats_line

Say = Callable[[str], None]
COMMANDS = ("say", "seats", "start", "bot", "code", "sit", "claim", "undo", "agree", "refuse")


class TableCommands:
    """Carries out lines such as ``say hello``, in English or the user's language."""

    def __init__(self, client: Client, table: Table, words: Words, say: Say) -> None:
        """``say``: where answers are told."""
        self._client, self._table, self._words, self._tell = client, table, words, say
        self._do: dict[str, Callable[[str], object]] = {
            "say": lambda text: table.say(text) if text else None,
            "seats": lambda _: say(seats_line(table.state, words)),
            "start": lambda _: table.start(),
            "bot": lambda name: table.seat_bot(name or client.bots().usual[0]),
            "code": lambda _: say(words("join-code", code=printable(client.room_code(table)))),
            "sit": lambda _: self._sit(),
            "claim": lambda _: table.claim(),
            "undo": lambda _: table.do(AskUndo()),
            "agree": lambda _: table.do(AnswerUndo(agrees=True)),
            "refuse": lambda _: table.do(AnswerUndo(agrees=False)),
        }

    def obey(self, line: str) -> bool:
        """Carry out a line; returns whether it is such a command.  Raises Leave for ``quit``."""
        first, *_ = line.lower().split() or [""]
        if first in ("quit", "q", self._words("command-quit").lower()):
            raise Leave
        command = command_in(line, COMMANDS, lambda name: self._words(f"join-command-{name}"))
        if command is None:
            return False
        try:
            self._do[command[0]](command[1])
        except ClientError as error:
            self._tell(str(error))
        return True

    def help(self) -> str:
        """The list of commands."""
        return self._words("join-help", commands=", ".join(self._words(f"join-command-{name}") for name in COMMANDS))

    def _sit(self) -> None:
        """Take a seat before the game, or the own seat back from a bot."""
        if self._table.state.you is None:
            self._table.sit()
        else:
            self._table.take_back()

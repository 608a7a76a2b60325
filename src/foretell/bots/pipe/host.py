"""The host's side: bots at seats of games; those of one command share its process."""

import atexit
import os
from collections.abc import Mapping
from itertools import count
from math import isfinite
from multiprocessing.util import Finalize
from typing import Any
from weakref import finalize

from ... import __version__
from ...game.moves import Move
from ...game.observation import Observation
from ...record.errors import RecordError
from ...record.values import a_list, a_text, an_object, key_of, shown
from ..base import BrokenBot, check_turn
from ..judging import Judgement
from .greeting import LINES, PROTOCOL, VIEW, Greeting
from .limits import Limits
from .lines import Step, line_of
from .process import BotProcess, PipeFault
from .seen import view_of

Message = Mapping[str, Any]


class Connection:
    """A bot's process, and the tables at which it plays; all methods raise BrokenBot, after which it is of no use."""

    def __init__(self, name: str, command: str, limits: Limits) -> None:
        """Start the process and wait for its greeting."""
        self.name, self._limits = name, limits
        self._why_broken = ""
        self._numbers = count(1)
        self._answers: dict[int, Message] = {}
        """Those that came while another table's was waited for."""
        try:
            self._process = BotProcess(command)
        except PipeFault as fault:
            raise BrokenBot(f"the bot {name!r} does not work: {fault}") from None
        self._process.send({"type": "hello", "protocol": PROTOCOL, "host": f"foretell {__version__}"})
        try:
            self.greeting = Greeting.read(self._receive(limits.start))
        except RecordError as fault:
            raise self.broken(str(fault)) from None

    @property
    def is_usable(self) -> bool:
        """Whether nothing has failed so far."""
        return not self._why_broken

    def open(self, seen: Observation, seed: int, settings: Message) -> int:
        """Let the bot sit down at a new table, at the seat of this observation; returns the table's number."""
        if seen.game not in self.greeting.games:
            raise BrokenBot(f"the bot {self.name!r} does not play {seen.game}, but {', '.join(self.greeting.games)}")
        table = next(self._numbers)
        options = seen.options.as_data(len(seen.players))
        self.send({
            "type": "new", "table": table, "game": seen.game, "options": options, "players": list(seen.players),
            "seat": seen.seat, "seed": seed, "settings": dict(settings),
        })  # fmt: skip
        self.answer(table, "ready", self._limits.start)
        return table

    def send(self, message: dict[str, Any]) -> None:
        """Write a message together with the next question."""
        if self._why_broken:
            raise BrokenBot(self._why_broken)
        self._process.send(message)

    def answer(self, table: int, kind: str, patience: float | None = None) -> Message:
        """The bot's answer at this table, which must be of this kind."""
        while table not in self._answers:
            message = self._receive(self._limits.answer if patience is None else patience)
            number = message.get("table")
            if type(number) is not int or number in self._answers:
                raise self.broken(f"it has answered for the table {shown(number)}, which has asked nothing")
            self._answers[number] = message
        message = self._answers.pop(table)
        if message.get("type") == "fault":
            raise BrokenBot(f"the bot {self.name!r} does not work: it says: {shown(message.get('message'))}")
        if message.get("type") != kind:
            raise self.broken(f'it was to send a message of the type "{kind}", not {shown(message.get("type"))}')
        return message

    def broken(self, what: str) -> BrokenBot:
        """End the process; returns the error that says why."""
        self._process.stop()
        words = self._process.last_words
        said = f"; the last line of its standard error: {words}" if words else ""
        self._why_broken = f"the bot {self.name!r} does not work: {what}{said}"
        return BrokenBot(self._why_broken)

    def close(self) -> int | None:
        """Say goodbye and end the process; returns its status, or None if it did not end by itself, or long ago."""
        if self._why_broken:
            return None
        self._why_broken = f"the bot {self.name!r} has left"
        return self._process.leave({"type": "bye"})

    def forget(self) -> None:
        """In a process that was forked: leave the bot to the process that started it."""
        self._process.forget()

    def _receive(self, patience: float) -> Message:
        if self._why_broken:
            raise BrokenBot(self._why_broken)
        try:
            return self._process.receive(patience)
        except PipeFault as fault:
            raise self.broken(str(fault)) from None


class PipeBot:
    """A bot in another process, at one seat of one game."""

    def __init__(self, connection: Connection, seed: int, settings: Message) -> None:
        self.name = connection.name
        self._connection, self._seed, self._settings = connection, seed, settings
        self._table = 0
        """The number of its table, once it has been asked something."""
        self._untold: list[Step] = []
        self._told = 0
        self._legal: tuple[str, ...] = ()
        """The legal moves of the last question."""

    @property
    def follows(self) -> bool:
        """Whether it reads the lines of its table."""
        return self._connection.greeting.reads == LINES

    def follow(self, step: Step) -> None:
        """Note what has happened; the bot reads it before the next question."""
        self._untold.append(step)

    def choose(self, observation: Observation) -> Move:
        """The bot's move; raises BrokenBot and OutOfTurn."""
        self.ask(observation)
        return self.chosen(observation)

    def ask(self, observation: Observation) -> None:
        """Ask for a move, whose answer ``chosen`` returns; meanwhile others can be asked.  Raises as ``choose``."""
        self._question("asked", observation)

    def chosen(self, observation: Observation) -> Move:
        """The answer to the question of this observation; raises BrokenBot."""
        given = self._connection.answer(self._table, "move").get("move")
        if given not in self._legal:
            legal = ", ".join(self._legal)
            raise self._connection.broken(f"it chose {shown(given)}, but the legal moves were: {legal}")
        return observation.codebook.moves[observation.codebook.text_codes[given]]

    def _question(self, kind: str, observation: Observation) -> None:
        check_turn(observation)
        if not self._table:
            self._table = self._connection.open(observation, self._seed, self._settings)
            finalize(self, _leave, self._connection, self._table)
        for step in self._untold:
            self._told += 1
            self._connection.send({"type": "line", "table": self._table, **line_of(step, self._told)})
        self._untold.clear()
        self._legal = observation.legal_moves.texts
        seen = {"seq": self._told, "claim": False} if self.follows else {"view": view_of(observation)}
        self._connection.send({"type": kind, "table": self._table, "legal": self._legal, **seen})


class PipeJudge(PipeBot):
    """A bot in another process that judges moves too."""

    def judge(self, observation: Observation) -> tuple[Judgement, ...]:
        """The bot's judgements of the legal moves, in their order; raises BrokenBot and OutOfTurn."""
        self._question("judge", observation)
        message = self._connection.answer(self._table, "judgement")
        try:
            found = dict(map(_judgement, a_list(key_of(message, "moves"), '"moves"')))
        except RecordError as fault:
            raise self._connection.broken(f"its judgement is wrong: {fault}") from None
        if set(found) != set(self._legal):
            raise self._connection.broken("its judgement does not name each legal move once, and no other")
        return tuple(Judgement(move, *found[str(move)]) for move in observation.legal_moves)


def _judgement(value: object) -> tuple[str, tuple[float, float]]:
    """A judged move: its points and its chance."""
    given = an_object(value, "a judged move")
    points, chance = (_a_number(key_of(given, name), f'"{name}"') for name in ("points", "chance"))
    return a_text(key_of(given, "move"), '"move"'), (points, chance)


def _a_number(value: object, what: str) -> float:
    """The value, which must be a finite number."""
    if isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value):
        return float(value)
    raise RecordError(f"{what} must be a number, not {shown(value)}")


def _leave(connection: Connection, table: int) -> None:
    """Tell the bot that a game has ended for it."""
    if connection.is_usable:
        connection.send({"type": "end", "table": table})


_CONNECTIONS: dict[tuple[str, Limits], Connection] = {}
"""The connections of this process, by command."""


def connect(name: str, command: str, limits: Limits) -> Connection:
    """The connection to the process of this command, which is started first if it does not run; raises BrokenBot."""
    connection = _CONNECTIONS.get((command, limits))
    if connection is None or not connection.is_usable:
        connection = _CONNECTIONS[command, limits] = Connection(name, command, limits)
    return connection


def seat(connection: Connection, seed: int, settings: Message) -> PipeBot:
    """A bot at a seat of a game; one that reads lines is asked for no judgements, since they come without a game."""
    greeting = connection.greeting
    kind = PipeJudge if greeting.judges and greeting.reads == VIEW else PipeBot
    return kind(connection, seed, settings)


def has_connected(name: str) -> bool:
    """Whether this process has started a bot of this name."""
    return any(connection.name == name for connection in _CONNECTIONS.values())


def close_all() -> None:
    """End all processes of bots."""
    for connection in _CONNECTIONS.values():
        connection.close()
    _CONNECTIONS.clear()


def _forget_all() -> None:
    """In a process that was forked: it starts bots of its own."""
    for connection in _CONNECTIONS.values():
        connection.forget()
    _CONNECTIONS.clear()
    Finalize(None, close_all, exitpriority=1)


atexit.register(close_all)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_all)

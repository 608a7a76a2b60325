"""A host's conversation with a bot, apart from how the host waits for the answers."""

import json
from collections import Counter
from collections.abc import Generator, Mapping
from sys import float_info
from typing import Any, TypeVar
from weakref import finalize

from ... import __version__
from ...game.moves import Move
from ...game.observation import Observation
from ...record.errors import RecordError
from ...record.values import a_list, a_text, an_object, key_of, shown
from ..base import BrokenBot, check_turn
from ..judging import Judgement
from .greeting import LINES, PROTOCOL, Greeting
from .level import Limits
from .lines import Step, line_of
from .process import BotProcess, Message, PipeFault
from .seen import view_text

T = TypeVar("T")
Talk = Generator[float, Message, T]
"""A question and its answer: yields how many seconds the bot's next message may take, and gets that message.

Raises PipeFault when the bot breaks the protocol, and BrokenBot when it cannot play this game.  To stop
waiting, close it: the answer is dropped when it comes.
"""
_ROUNDING = 1e-6
"""By how much a chance may be below 0 or above 1: an average of rounded numbers."""
_LONGEST_FAULT = 500
_encode = json.JSONEncoder(separators=(",", ":")).encode


class Connection:
    """A bot's process, and the tables at which it plays."""

    greeting: Greeting
    """What the bot says of itself, once it has been greeted."""

    def __init__(self, name: str, process: BotProcess, limits: Limits) -> None:
        self.name, self.process, self._limits = name, process, limits
        self.why_broken = ""
        """Why it is of no use any more; empty while it is."""
        self._tables = 0
        """How many have been opened."""
        self._due: Counter[int] = Counter()
        """How many answers are still to come, by table."""
        self._late: Counter[int] = Counter()
        """How many of them nobody waits for any more."""
        self._answers: dict[int, Message] = {}
        """Those that came while another table's was waited for."""

    def greet(self) -> Talk[None]:
        """Greet the bot, which says who it is."""
        self.send({"type": "hello", "protocol": PROTOCOL, "host": f"foretell {__version__}"})
        message = yield self._limits.start
        try:
            self.greeting = Greeting.read(message)
        except RecordError as fault:
            raise PipeFault(str(fault)) from None

    def open(self, seen: Observation, seed: int, settings: Mapping[str, Any]) -> int:
        """Let the bot sit down at a new table, at the seat of this observation; returns the table's number.

        The answer is ``ready``.
        """
        if seen.game not in self.greeting.games:
            raise BrokenBot(f"the bot {self.name!r} does not play {seen.game}, but {', '.join(self.greeting.games)}")
        table = self._tables = self._tables + 1
        options = seen.options.as_data(len(seen.players))
        message = {
            "type": "new", "table": table, "game": seen.game, "options": options, "players": list(seen.players),
            "seat": seen.seat, "seed": seed, "settings": dict(settings),
        }  # fmt: skip
        self.ask(table, _encode(message))
        return table

    def send(self, message: Mapping[str, Any]) -> None:
        """Say something, together with the next question."""
        self._send(_encode(message))

    def ask(self, table: int, question: str) -> None:
        """Send a message that wants an answer; it is JSON already.  Raises PipeFault for an answer to nothing."""
        while (early := self.process.take()) is not None:
            self._note(early)
        self._send(question)
        self._due[table] += 1

    def _send(self, message: str) -> None:
        if self.why_broken:
            raise BrokenBot(self.why_broken)
        self.process.send(f"{message}\n")

    def answer(self, table: int, kind: str) -> Talk[Message]:
        """The bot's answer at this table, which must be of this kind."""
        try:
            while table not in self._answers:
                starts = kind == "ready" and len(self._due) == 1
                self._note((yield self._limits.start if starts else self._limits.answer))
        except GeneratorExit:
            self._late[table] += 1
            raise
        message = self._answers.pop(table)
        if message.get("type") == "fault":
            raise BrokenBot(f"the bot {self.name!r} does not work: it says: {_said(message.get('message'))}")
        if message.get("type") != kind:
            raise PipeFault(f'it should have sent a message of type "{kind}", not {shown(message.get("type"))}')
        return message

    def _note(self, message: Message) -> None:
        """Note an answer, unless nobody waits for it any more."""
        table = message.get("table")
        if type(table) is not int:
            raise PipeFault(f'the "table" of an answer must be a number, not {shown(table)}')
        if table not in self._due:
            is_opened = 0 < table <= self._tables
            why = "whose questions it had answered" if is_opened else "which does not exist"
            raise PipeFault(f"it answered for table {table}, {why}")
        _count_down(self._due, table)
        if table in self._late:
            _count_down(self._late, table)
        else:
            self._answers[table] = message

    def end(self, fault: PipeFault) -> BrokenBot:
        """End the process, which may take a moment; returns the error that says why."""
        self.why_broken = f"the bot {self.name!r} does not work: {self.process.end(fault)}"
        return BrokenBot(self.why_broken)

    def close(self) -> int | None:
        """Say goodbye and end the process; returns its status, or None if it did not end by itself, or long ago."""
        if self.why_broken:
            return None
        self.why_broken = f"the bot {self.name!r} has left"
        return self.process.leave(f"{_encode({'type': 'bye'})}\n")


class Seat:
    """A bot's seat in one game."""

    def __init__(self, connection: Connection, seed: int, settings: Mapping[str, Any]) -> None:
        self._connection, self._seed, self._settings = connection, seed, settings
        self._table = 0
        """The number of its table, once it has been asked something."""
        self._untold: list[Message] = []
        self.told = 0
        """The number of the last line that it has read, or reads before the next question."""
        self._legal: tuple[str, ...] = ()
        """The legal moves of the last question."""
        self._chosen = ""
        """The last move."""

    @property
    def follows(self) -> bool:
        """Whether it reads the lines of its table."""
        return self._connection.greeting.reads == LINES

    def tell(self, line: Message) -> None:
        """Note a line of its table; the bot reads it before the next question."""
        self._untold.append(line)
        self.told = line["seq"]

    def follow(self, step: Step) -> None:
        """Note what has happened, as the next line."""
        self.tell(line_of(step, self.told + 1))

    def question(self, kind: str, observation: Observation) -> Talk[None]:
        """Ask a question of this kind, whose answer ``hear`` returns; raises OutOfTurn too."""
        check_turn(observation)
        if not self._table:
            self._table = self._connection.open(observation, self._seed, self._settings)
            finalize(self, _leave, self._connection, self._table)
            yield from self.hear("ready")
        for line in self._untold:
            self._connection.send({"type": "line", "table": self._table, **line})
        self._untold.clear()
        self._legal = observation.legal_moves.texts
        legal = '","'.join(self._legal)
        seen = f'"seq":{self.told},"claim":false' if self.follows else f'"view":{view_text(observation)}'
        question = f'{{"type":"{kind}","table":{self._table},"legal":["{legal}"],{seen}}}'
        self._connection.ask(self._table, question)

    def hear(self, kind: str) -> Talk[Message]:
        """The answer to the last question, of this kind."""
        return (yield from self._connection.answer(self._table, kind))

    def chosen(self, observation: Observation) -> Talk[Move]:
        """The move that answers the question of this observation."""
        given = (yield from self.hear("move")).get("move")
        if given not in self._legal:
            legal = ", ".join(self._legal)
            again = "; it gave the same answer to its last question" if given == self._chosen else ""
            raise PipeFault(f"it chose {shown(given)}, but the legal moves were: {legal}{again}")
        self._chosen = given
        return observation.codebook.moves[observation.codebook.text_codes[given]]

    def move(self, observation: Observation) -> Talk[Move]:
        """Ask for a move; returns it."""
        yield from self.question("asked", observation)
        return (yield from self.chosen(observation))

    def judgements(self, observation: Observation) -> Talk[tuple[Judgement, ...]]:
        """Ask what the legal moves are worth; returns the judgements in their order."""
        yield from self.question("judge", observation)
        message = yield from self.hear("judgement")
        try:
            judged = [*map(_judgement, a_list(key_of(message, "moves"), '"moves"'))]
        except RecordError as fault:
            raise PipeFault(f"its judgement is wrong: {fault}") from None
        found = dict(judged)
        if len(judged) != len(self._legal) or set(found) != set(self._legal):
            raise PipeFault("its judgement does not have each legal move exactly once")
        return tuple(Judgement(move, *found[str(move)]) for move in observation.legal_moves)


def _count_down(counter: Counter[int], table: int) -> None:
    """Count one down, and remove the entry at zero."""
    counter[table] -= 1
    if not counter[table]:
        del counter[table]


def _said(value: object) -> str:
    """What a bot says of its fault, cut short."""
    text = value if isinstance(value, str) else shown(value)
    return "".join(letter if letter.isprintable() else " " for letter in text[:_LONGEST_FAULT])


def _judgement(value: object) -> tuple[str, tuple[float, float]]:
    """A judged move: its points and its chance."""
    given = an_object(value, "a judged move")
    points, chance = (_a_number(key_of(given, name), f'"{name}"') for name in ("points", "chance"))
    if not -_ROUNDING <= chance <= 1 + _ROUNDING:
        raise RecordError(f'"chance" must be a number from 0 to 1, not {shown(chance)}')
    return a_text(key_of(given, "move"), '"move"'), (points, chance)


def _a_number(value: object, what: str) -> float:
    """The value, which must be a finite number."""
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= float_info.max:
        return float(value)
    raise RecordError(f"{what} must be a number, not {shown(value)}")


def _leave(connection: Connection, table: int) -> None:
    """Tell the bot that a game has ended for it."""
    if not connection.why_broken:
        connection.send({"type": "end", "table": table})

"""Bots in other processes, played like any other: calls wait for answers.  Bots of one command share its process."""

import atexit
import os
import signal
from collections.abc import Mapping
from multiprocessing.util import Finalize
from threading import current_thread, main_thread
from types import FrameType
from typing import Any

from ...game.moves import Move
from ...game.observation import Observation
from ...interrupts import ENDING
from ..base import BrokenBot
from ..judging import Judgement
from .greeting import VIEW
from .level import Limits
from .process import BotProcess, PipeFault
from .talking import Connection, Seat, T, Talk


def start(name: str, command: str, limits: Limits) -> Connection:
    """Start a bot and greet it; raises BrokenBot."""
    try:
        connection = Connection(name, BotProcess(command), limits)
    except PipeFault as fault:
        raise BrokenBot(f"the bot {name!r} does not work: {fault}") from None
    _end_with_this_process()
    try:
        wait(connection, connection.greet())
    except KeyboardInterrupt:  # nobody else knows the process yet
        connection.process.stop()
        raise
    return connection


def wait(connection: Connection, talk: Talk[T]) -> T:
    """Wait for the answer; raises BrokenBot, after which the connection may be of no use."""
    if connection.why_broken:
        raise BrokenBot(connection.why_broken)
    try:
        patience = next(talk)
        while True:
            patience = talk.send(connection.process.receive(patience))
    except StopIteration as end:
        answer: T = end.value
        return answer
    except PipeFault as fault:
        raise connection.end(fault) from None


class PipeBot(Seat):
    """A bot in another process, at one seat of one game; all methods raise BrokenBot."""

    def __init__(self, connection: Connection, seed: int, settings: Mapping[str, Any]) -> None:
        super().__init__(connection, seed, settings)
        self.name = connection.name

    def choose(self, observation: Observation) -> Move:
        """The bot's move; raises OutOfTurn too."""
        return wait(self._connection, self.move(observation))

    def ask(self, observation: Observation) -> None:
        """Ask for a move, which ``answer`` returns; meanwhile others can be asked.  Raises OutOfTurn too."""
        wait(self._connection, self.question("asked", observation))

    def answer(self, observation: Observation) -> Move:
        """The answer to the question of this observation."""
        return wait(self._connection, self.chosen(observation))


class PipeJudge(PipeBot):
    """A bot in another process that judges moves too."""

    def judge(self, observation: Observation) -> tuple[Judgement, ...]:
        """The bot's judgements of the legal moves, in their order; raises OutOfTurn too."""
        return wait(self._connection, self.judgements(observation))


_CONNECTIONS: dict[tuple[str, Limits], Connection] = {}
"""The connections of this process, by command."""


def connect(name: str, command: str, limits: Limits) -> Connection:
    """The connection to the process of this command, which is started first if it does not run; raises BrokenBot."""
    connection = _CONNECTIONS.get((command, limits))
    if connection is None or connection.why_broken:
        connection = _CONNECTIONS[command, limits] = start(name, command, limits)
    return connection


def seat(connection: Connection, seed: int, settings: Mapping[str, Any]) -> PipeBot:
    """A bot at a seat of a game; one that reads lines is asked for no judgements, since they come without a game."""
    greeting = connection.greeting
    kind = PipeJudge if greeting.judges and greeting.reads == VIEW else PipeBot
    return kind(connection, seed, settings)


def has_connected(name: str) -> bool:
    """Whether this process has started a bot of this name."""
    return any(connection.name == name for connection in _CONNECTIONS.values())


def close_all() -> None:
    """End all processes of bots; Ctrl-C ends at once those that are slow to leave."""
    try:
        for connection in _CONNECTIONS.values():
            connection.close()
    finally:
        _stop_all()
        _CONNECTIONS.clear()


def _stop_all() -> None:
    """End all processes of bots at once."""
    for connection in _CONNECTIONS.values():
        connection.process.stop()


def _end_with_this_process() -> None:
    """Where Ctrl-C ends this process without a word, as in a worker of the arena, let it end the bots first.

    They run in sessions of their own, and one that hangs would not notice that its input has ended.
    """
    if current_thread() is main_thread() and signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, _end)


def _end(number: int, _frame: FrameType | None) -> None:
    _stop_all()
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)


def _forget_all() -> None:
    """In a process that was forked: it starts bots of its own."""
    for connection in _CONNECTIONS.values():
        connection.process.forget()
    _CONNECTIONS.clear()
    Finalize(None, close_all, exitpriority=1)


atexit.register(close_all)
ENDING.append(_stop_all)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_all)

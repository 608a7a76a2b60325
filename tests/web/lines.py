"""Games as the server shows them to their readers: the first view, then each line and the changes that it makes."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from foretell.game.game import Game
from foretell.server.protocol import commands
from foretell.server.protocol.actions import AnyAction
from foretell.server.protocol.kinds import Clock, Pace
from foretell.server.table import view
from foretell.server.table.state import Status, Step
from tests.effort import EFFORT
from tests.game.kinds import Kind
from tests.server.tables import Desk

_MINUTE = 60_000
_INTERRUPTED = 0.05
_REGRETTED = 0.1
_AGREES = 0.9
_FIRST_ROUNDS = 3
_TO_THE_END = (None, 0, 1)
"""The readers whose views are compared up to the end."""
Data = dict[str, Any]


class Reader:
    """What one reader gets in the parts of a game that are compared."""

    def __init__(self, seat: int | None) -> None:
        """``seat`` None: a spectator."""
        self.seat = seat
        self.parts: list[Data] = []
        """Of each part the first view, and each later line with the changes that it makes."""
        self._seen: Data = {}

    def hear(self, desk: Desk, step: Step) -> None:
        """Record the next line, and the changes in the server's view, if they are compared."""
        if not is_compared(desk.table.game, self.seat):
            self._seen = {}
            return
        seen = msgspec.to_builtins(view.view(desk.table, None if self.seat is None else f"p{self.seat}"))
        if not self._seen:
            self.parts.append({"begin": seen, "steps": []})
        else:
            line = msgspec.to_builtins(view.line(desk.table, step, self.seat))
            games = self._seen["game"] or {}, seen["game"]
            game = None if seen["game"] is None else _changed(*games)
            self.parts[-1]["steps"].append({"line": line, "table": _changed(self._seen, seen), "game": game})
        self._seen = seen


def is_compared(game: Game | None, seat: int | None = None) -> bool:
    """Whether a reader's view is compared now; ``make soak`` compares all of them in all rounds.

    All readers are compared in the first rounds; the spectator and two seats also from the last trick before the last
    round on, in which (nearly) all cards are dealt.
    """
    if EFFORT > 1 or game is None or game.round <= _FIRST_ROUNDS:
        return True
    left = game.round_count - game.round
    return seat in _TO_THE_END and (left == 0 or (left == 1 and game.observe(None).tricks_left <= 1))


def _changed(before: Data, after: Data) -> Data:
    return {key: value for key, value in after.items() if key != "game" and before.get(key, ...) != value}


class ToldDesk(Desk):
    """A desk that sends every line to its readers, once the game has begun."""

    def __init__(self, kind: Kind, pace: Pace) -> None:
        """The readers are all seats and a spectator."""
        super().__init__(kind, pace)
        self.readers = [Reader(seat) for seat in (None, *range(kind.players))]

    def write(
        self, action: AnyAction, by: str | None = None, command_id: str | None = None, code: int | None = None
    ) -> Step:
        """Put an action into the log, and send it."""
        step = super().write(action, by, command_id, code)
        if self.table.status is not Status.WAITING:
            for reader in self.readers:
                reader.hear(self, step)
        return step


class Story:
    """A game played to its end at random, with interruptions."""

    def __init__(self, kind: Kind, seed: int) -> None:
        """The table has a clock if the seed is odd."""
        self._rng = Random(seed)
        self.desk = ToldDesk(kind, Pace(Clock.SECONDS, 30) if seed % 2 else Pace())
        self.desk.start()

    def told(self) -> Iterator[Data]:
        """For each reader and part of the game the first view, and each line with the changes that it makes."""
        while self.desk.table.turn is not None:
            if self._rng.random() < _INTERRUPTED:
                self._interrupt(self.desk.table.turn)
            self._move(self.desk.table.turn)
        self._give(1, commands.AskRematch())
        for reader in self.desk.readers:
            yield from reader.parts

    def _move(self, turn: int) -> None:
        """Make a random move, or claim if that is possible."""
        legal, claim = view.question(self.desk.table, turn)
        self._give(turn, commands.Claim() if claim else commands.Move(self._rng.choice(legal)))
        latest = self.desk.table.undo
        if latest is not None and self._rng.random() < _REGRETTED:
            self._regret(latest.seat)

    def _regret(self, seat: int) -> None:
        """Ask to take the latest move back; perhaps somebody refuses, or nobody answers."""
        self._give(seat, commands.AskUndo())
        others = [other for other in range(len(self.desk.table.seats)) if other != seat]
        for other in self._rng.choice([others, others, others[:1], []]):
            if self.desk.table.undo is not None:
                self._give(other, commands.AnswerUndo(self._rng.random() < _AGREES))

    def _interrupt(self, turn: int) -> None:
        """Write in the chat, pause, or leave; without a clock, the player to move is voted away."""
        one, other = self._rng.sample(range(len(self.desk.table.seats)), 2)
        orders: list[list[tuple[int, commands.AnyCommand]]] = [
            [(one, commands.Say("hello")), (other, commands.React("wow"))],
            [(one, commands.Pause()), (other, commands.Say("so long")), (other, commands.Resume())],
            [(one, commands.Leave()), (other, commands.Say("gone")), (one, commands.TakeBack())],
        ]
        for seat, command in self._rng.choice(orders):
            self._give(seat, command)
        if self.desk.table.kind.pace.milliseconds is None:
            self._vote(turn)

    def _vote(self, turn: int) -> None:
        """The others vote until a bot plays for the seat; then its owner comes back."""
        self.desk.now += _MINUTE
        for seat in reversed(range(len(self.desk.table.seats))):
            if seat != turn and self.desk.table.seats[turn].bot is None:
                self._give(seat, commands.Vote(turn))
        self._give(turn, commands.TakeBack())

    def _give(self, seat: int, command: commands.AnyCommand) -> None:
        self.desk.now += self._rng.randrange(1, 3000)
        self.desk.give(f"p{seat}", command)

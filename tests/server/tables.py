"""Tables without a server: commands go in, the log grows."""

from random import Random
from typing import Any

import msgspec

from foretell import WizardOptions
from foretell.game.options import Options
from foretell.server.eventlog.asking import Actor
from foretell.server.protocol import commands
from foretell.server.protocol.actions import AnyAction
from foretell.server.protocol.kinds import GameKind, Pace, TableKind, kind_of
from foretell.server.table import view
from foretell.server.table.decide import Circumstances, decide
from foretell.server.table.done import commands_in
from foretell.server.table.fold import apply, begin, fold
from foretell.server.table.log import Entry, from_bytes, to_bytes
from foretell.server.table.server_actions import open_table
from foretell.server.table.state import Step, Table
from foretell.server.table.summary import index_of
from tests.game.kinds import Kind

SECRET = bytes(range(32))


def game_kind(options: Options) -> GameKind:
    """Options as the protocol has them."""
    return kind_of(options)


class Desk:
    """A table, its log as bytes, and a clock that tests set.  Player ``p0`` has opened it."""

    def __init__(
        self, kind: Kind | None = None, pace: Pace | None = None, name: str = "a table", *, hints: bool = False
    ) -> None:
        kind = kind or Kind(WizardOptions(), 3)
        agreed = TableKind(
            game_kind(kind.options), kind.players, pace or Pace(), listed=True, hints=hints or msgspec.UNSET
        )
        self.now = 1_000_000
        first = Entry(1, self.now, open_table(name, agreed, SECRET), by="p0")
        self.table: Table = begin(first)
        self.log = [to_bytes(first)]

    def give(self, player: str, command: commands.AnyCommand, command_id: str | None = None) -> list[Step]:
        """Carry out a command; raises Refusal."""
        actor = Actor(player, f"Name of {player}")
        rematch = self.table.rematch or f"table {len(self.log)}"
        decided = decide(self.table, command, actor, Circumstances(self.now, rematch))
        return [self.write(action, player, command_id, decided.code) for action in decided.actions]

    def write(
        self, action: AnyAction, by: str | None = None, command_id: str | None = None, code: int | None = None
    ) -> Step:
        """Put an action into the log; ``code``: what is known of its move."""
        entry = Entry(self.table.seq + 1, self.now, action, by, command_id)
        self.log.append(to_bytes(entry))
        return apply(self.table, entry, code)

    def seat_all(self) -> None:
        """Players p0, p1, … sit down; each adds a value to the shuffle."""
        for seat in range(len(self.table.seats)):
            self.give(f"p{seat}", commands.Sit(seat, f"salt {seat}"))

    def start(self) -> None:
        """Seat all, and deal."""
        self.seat_all()
        self.give("p0", commands.Start())

    def play(self, rng: Random, moves: int | None = None) -> None:
        """Make a number of random moves, or all up to the end of the game."""
        made = 0
        while self.table.turn is not None and made != moves:
            self.move(rng)
            made += 1

    def move(self, rng: Random) -> list[Step]:
        """One random move of the player whose turn it is."""
        turn = self.table.turn
        legal, _ = view.question(self.table, turn)
        return self.give(f"p{turn}", commands.Move(rng.choice(legal)))

    def rebuilt(self) -> Table:
        """The table, rebuilt from its log."""
        return fold(map(from_bytes, self.log))


def everything(table: Table) -> dict[str, Any]:
    """All that follows from a table's log, for comparison."""
    readers = [None, *(f"p{number}" for number in range(7))]
    game = table.game
    return {
        "views": [msgspec.json.encode(view.view(table, reader)) for reader in readers],
        "lines": [[view.line(table, step, seat) for step in table.steps] for seat in (None, 0, 1)],
        "steps": list(table.steps),
        "index": index_of(table),
        "commands": {player: commands_in(known) for player, known in table.commands.items()},
        "marks": (
            table.since,
            table.moves,
            table.shares,
            table.rematch,
            table.rematch_seats,
            table.votes,
            None if table.undo is None else (table.undo.seat, table.undo.until, table.undo.agreed),
            table.hints,
            table.hinted_at,
        ),
        "game": None if game is None else (game.events, game.rounds, game.totals, str(game)),
    }

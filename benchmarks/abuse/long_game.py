"""A database with one long game, which attackers ask for again and again."""

import secrets
from pathlib import Path

from foretell.server.eventlog import clock
from foretell.server.eventlog.asking import Actor
from foretell.server.protocol import commands
from foretell.server.protocol.kinds import TableKind, WizardGame
from foretell.server.table.decide import Circumstances, decide
from foretell.server.table.fold import apply, begin
from foretell.server.table.log import Entry, to_bytes
from foretell.server.table.server_actions import open_table
from foretell.server.table.state import Status, Table
from foretell.server.table.summary import index_of
from foretell.store import Row, SqliteStore

_SEATS = 3
_SAID = 300


async def fill(folder: Path) -> str:
    """Write the game's log into a new database in the folder; returns the table's id."""
    store = SqliteStore(folder / "foretell.db")
    name = secrets.token_urlsafe(16)
    table, rows = _log(name)
    await store.logs.create(name, rows, index_of(table))
    await store.close()
    return name


def _log(name: str) -> tuple[Table, list[Row]]:
    """The log of a whole game with three players and much chat."""
    at = clock.now_ms()  # a server removes games that ended long ago
    entries = [Entry(1, at, open_table(name, TableKind(WizardGame(), _SEATS), secrets.token_bytes(32)), by="p0")]
    table = begin(entries[0])
    asked: list[tuple[str, commands.AnyCommand]] = [(f"p{seat}", commands.Sit(seat)) for seat in range(_SEATS)]
    asked += [("p0", commands.Say("so many words " * 10))] * _SAID
    asked.append(("p0", commands.Start()))
    while asked:
        player, command = asked.pop(0)
        decided = decide(table, command, Actor(player, player), Circumstances(at, ""))
        for action in decided.actions:
            entries.append(Entry(table.seq + 1, at, action, player, f"c{table.seq}"))
            apply(table, entries[-1], decided.code)
        if not asked and table.status is Status.PLAYING and table.game is not None:
            asked.append((f"p{table.turn}", commands.Move(str(table.game.legal_moves[0]))))
    return table, [Row(entry.seq, to_bytes(entry)) for entry in entries]

"""Writes a whole database, or what it has of one player, as files that people and programs can read."""

import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ...store import Log, Player, Players, Row, Store, StoreError
from ...store.sqlite.salvage import KeptLog
from ..eventlog.lines import is_table
from ..people.own_data import kept_of, own_data, record_of
from ..table.fold import fold_rows
from .folding import folded

_AT_ONCE = 500
_MOST_ACTS = 10**9


async def export(store: Store, to: Path) -> list[str]:
    """Write everything into an empty folder; returns a sentence for each log that cannot be read.

    Raises StoreError, and OSError.
    """
    faults = []
    with (to / "players.jsonl").open("w", encoding="utf-8") as file:
        async for player in _players(store.players):
            file.write(_line(asdict(player) | await kept_of(store, player)))
    (to / "bans.jsonl").write_text("".join(_line(asdict(ban)) for ban in await store.bans.all()), encoding="utf-8")
    acts = await store.acts.latest(_MOST_ACTS)
    (to / "acts.jsonl").write_text("".join(_line(asdict(act)) for act in acts[::-1]), encoding="utf-8")
    async for log in store.directory.each():
        try:
            rows = await store.logs.read(log.name)
        except StoreError as error:
            faults.append(f"{log.name}: {error}")
            continue
        fault = _write_log(to, log, rows)
        if fault:
            faults.append(f"{log.name}: {fault}")
    return faults


async def export_player(store: Store, player: Player, to: Path) -> None:
    """Write what the database has of one player to a file."""
    with to.open("wb") as file:
        async for part in own_data(store, player):
            file.write(part)


async def find(players: Players, name: str) -> Player:
    """The player with this id or name; raises StoreError if there is none, or several."""
    known = await players.get(name)
    if known is not None:
        return known
    found = await players.named(name, 20)
    if not found:
        raise StoreError(f"there is no player with the id or name {name}")
    if len(found) > 1:
        raise StoreError(f"several players are called {name}; their ids are " + ", ".join(each.id for each in found))
    return found[0]


async def _players(players: Players) -> AsyncIterator[Player]:
    after = ""
    while found := await players.all(after, _AT_ONCE):
        for player in found:
            yield player
        after = found[-1].id


def _write_log(to: Path, log: Log, rows: Sequence[Row]) -> str:
    """Write a log, and the record of a finished game; returns why it cannot be folded, or nothing."""
    folder = to / _place_of(log.name)
    folder.mkdir(parents=True)
    (folder / "log.jsonl").write_bytes(b"".join(row.data + b"\n" for row in rows))
    made = folded(KeptLog(log.key, log.name, len(rows), rows={row.seq: row.data for row in rows}))
    if made.why or not is_table(log.name):
        return made.why
    table = fold_rows(rows)
    if table.is_open:
        (folder / "record.json").write_text(_line(record_of(table)), encoding="utf-8")
    return ""


def _place_of(name: str) -> Path:
    """The folder of a log."""
    kind, _, key = name.rpartition(":")
    return Path(f"{kind or 'table'}s", key)


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, default=str) + "\n"

"""All data of a player, for them to download: one JSON document, made part by part."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

import msgspec

from ...fair import KEY
from ...record import to_record
from ...store import Logs, Player, Row, Store
from ..clubs import lines as club_lines
from ..eventlog.broken import apart
from ..pads import lines as pad_lines
from ..table import view
from ..table.fold import fold_rows
from ..table.state import Table
from ..tournaments import lines as tournament_lines
from ..viewings import lines as viewing_lines

FORMAT = "foretell-my-data/1"
_MOST_RATED = 10**6
_encode = msgspec.json.Encoder().encode


async def own_data(store: Store, player: Player) -> AsyncIterator[bytes]:
    """The document: the player, their devices and ratings, what they did at tables and in other logs, their records.

    Raises StoreError.
    """
    about = {"id": player.id, "name": player.name, "program": player.program, "made": player.made, "seen": player.seen}
    head = _encode({"format": FORMAT, "player": about, **await kept_of(store, player)})
    yield head.removesuffix(b"}") + b',"logs":['
    before, told = b"\n", set[str]()
    ids = (player.id, *player.was)
    for each in ids:
        async for found in store.directory.each(each.encode()):
            part = await _part(store.logs, found.name, ids) if found.holds and found.name not in told else None
            if part is not None:
                told.add(found.name)
                yield before + part
                before = b",\n"
    yield b"\n]}\n"


async def kept_of(store: Store, player: Player) -> dict[str, list[dict[str, Any]]]:
    """A player's passkeys and subscriptions, without their secrets, and their ratings; raises StoreError."""
    return {
        "passkeys": [
            {"name": each.name, "made": each.made_at, "used": each.used_at}
            for each in await store.passkeys.of(player.id)
        ],
        "notifications": [
            {"endpoint": each.endpoint, "language": each.language, "made": each.made_at}
            for each in await store.subscriptions.of(player.id)
        ],
        "ratings": [_without(asdict(each), "player") for each in await store.ratings.of(player.id, _MOST_RATED)],
    }


async def _part(logs: Logs, name: str, ids: tuple[str, ...]) -> bytes | None:
    """A player's part of a log, by their ids; None if the log is damaged or gone, or only mentions them."""
    with apart(name):
        rows = await logs.read(name)
        told = await asyncio.to_thread(_part_of, name, rows, ids) if rows else None
        if told is not None:
            return _encode(told)
    return None


_KINDS: Mapping[str, tuple[Callable[[bytes], Any], tuple[str, ...]]] = {
    "pad": (pad_lines.from_bytes, ()),
    "viewing": (viewing_lines.from_bytes, ("people", "leader")),
    "tournament": (tournament_lines.from_bytes, ("secret",)),
    "club": (club_lines.from_bytes, ()),
}
"""By the part before the colon of a log's name (ids of tables have no colon): how a line is read, and what of it a
player does not get: the ids of others, and the secret of a tournament, which shows the draws to come."""


def _part_of(name: str, rows: Sequence[Row], ids: tuple[str, ...]) -> dict[str, Any] | None:
    """What a player did, and their results in a club; None if others only mention them, with a key they do not have."""
    kind, _, key = name.rpartition(":")
    if kind not in _KINDS:
        return _table(name, rows, ids)
    read, hidden = _KINDS[kind]
    lines = [read(row.data) for row in rows]
    told = [_without(msgspec.to_builtins(line), *hidden) for line in lines if line.by in ids]
    played = (_own_total(line, ids) for line in lines if isinstance(line, club_lines.Played))
    told += [own for own in played if own is not None]
    return {kind: key, "lines": told} if told else None


def _table(name: str, rows: Sequence[Row], ids: tuple[str, ...]) -> dict[str, Any]:
    """A table, with the lines that the player has caused, as they may see them."""
    table = fold_rows(rows)
    seat = next((seat for seat in map(table.seat_of, ids) if seat is not None), None)
    over = table.game is not None and table.is_open
    return {
        "table": name,
        "opened_by_you": table.owner in ids,
        "seat": seat,
        "kind": table.kind,
        "status": table.status,
        "lines": [view.line(table, step, seat) for step in table.steps if step.entry.by in ids],
        "record": record_of(table) if over else None,
    }


def _own_total(line: club_lines.Played, ids: tuple[str, ...]) -> dict[str, Any] | None:
    """A result, with their total alone."""
    totals = [row for row, player in zip(line.entry["totals"], line.people, strict=True) if player in ids]
    return {"line": "played", "at": line.at, "entry": line.entry | {"totals": totals}} if totals else None


def _without(line: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in line.items() if name not in names}


def record_of(table: Table) -> dict[str, Any]:
    """The record of a finished game, with the proof of its deals; raises ValueError if no game has begun."""
    if table.game is None:
        raise ValueError("the game has not begun")
    bots = [seat.bot for seat in table.seats]
    more: dict[str, Any] = {"bots": bots}
    if any(table.hints):
        more["hints"] = list(table.hints)
    return to_record(table.game, **more, **{KEY: table.proof().to_record()})

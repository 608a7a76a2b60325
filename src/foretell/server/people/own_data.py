"""All data of a player, for them to download: one JSON document, made part by part."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

import msgspec

from ...fair import KEY
from ...record import to_record
from ...store import Logs, Player, Row, Store
from ..clubs import lines as club_lines
from ..eventlog.broken import apart
from ..pads import lines
from ..pads.lines import watch_of
from ..table import view
from ..table.fold import fold
from ..table.log import from_bytes
from ..table.state import Table
from ..tournaments import lines as tournament_lines
from ..tournaments.lines import watch_of as watch_of_tournament
from ..viewings import lines as viewing_lines
from ..viewings.lines import key_of

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
        told = await asyncio.to_thread(_kind_of(name), name, rows, ids) if rows else None
        if told is not None:
            return _encode(told)
    return None


def _kind_of(name: str) -> Callable[[str, Sequence[Row], tuple[str, ...]], dict[str, Any] | None]:
    """The function that extracts a player's part of a log with this name."""
    return _PARTS.get(name.rpartition(":")[0], _table)


def _table(name: str, rows: Sequence[Row], ids: tuple[str, ...]) -> dict[str, Any]:
    table = fold(from_bytes(row.data) for row in rows)
    over = table.game is not None and table.is_open
    return {
        "table": name,
        "opened_by_you": table.owner in ids,
        "seat": _seat(table, ids),
        "kind": table.kind,
        "status": table.status,
        "lines": list(_lines(table, ids)),
        "record": record_of(table) if over else None,
    }


def _seat(table: Table, ids: tuple[str, ...]) -> int | None:
    return next((seat for seat in map(table.seat_of, ids) if seat is not None), None)


def _lines(table: Table, ids: tuple[str, ...]) -> Iterator[object]:
    """The lines that the player has caused, as they may see them."""
    seat = _seat(table, ids)
    return (view.line(table, step, seat) for step in table.steps if step.entry.by in ids)


def _pad(name: str, rows: Sequence[Row], ids: tuple[str, ...]) -> dict[str, Any]:
    read = [lines.from_bytes(row.data) for row in rows]
    return {"pad": watch_of(name), "lines": [line for line in read if line.by in ids]}


def _viewing(name: str, rows: Sequence[Row], ids: tuple[str, ...]) -> dict[str, Any] | None:
    """What they did, without the ids of others; None if others look at their game, with a key that they do not have."""
    read = (viewing_lines.from_bytes(row.data) for row in rows)
    lines = [_without(msgspec.to_builtins(line), "people", "leader") for line in read if line.by in ids]
    return {"viewing": key_of(name), "lines": lines} if lines else None


def _tournament(name: str, rows: Sequence[Row], ids: tuple[str, ...]) -> dict[str, Any] | None:
    """What they did; without the secret of a tournament that they opened, which shows the draws to come."""
    read = (tournament_lines.from_bytes(row.data) for row in rows)
    lines = [_without(msgspec.to_builtins(line), "secret") for line in read if line.by in ids]
    return {"tournament": watch_of_tournament(name), "lines": lines} if lines else None


def _club(name: str, rows: Sequence[Row], ids: tuple[str, ...]) -> dict[str, Any] | None:
    """What they did, and their results as the server has read them."""
    read = [club_lines.from_bytes(row.data) for row in rows]
    lines: list[Any] = [line for line in read if line.by in ids]
    lines += [own for line in read if isinstance(line, club_lines.Played) if (own := _own_total(line, ids)) is not None]
    return {"club": club_lines.CLUBS.key_of(name), "lines": lines} if lines else None


def _own_total(line: club_lines.Played, ids: tuple[str, ...]) -> dict[str, Any] | None:
    """A result, with their total alone."""
    totals = [row for row, player in zip(line.entry["totals"], line.people, strict=True) if player in ids]
    return {"line": "played", "at": line.at, "entry": line.entry | {"totals": totals}} if totals else None


_PARTS: Mapping[str, Callable[[str, Sequence[Row], tuple[str, ...]], dict[str, Any] | None]] = {
    "pad": _pad,
    "viewing": _viewing,
    "tournament": _tournament,
    "club": _club,
}
"""By the part before the colon of a log's name; ids of tables have no colon."""


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

"""Tournaments with the longest logs, of which few have room in memory: strangers ask for them in turn."""

import asyncio
import random
from itertools import cycle
from pathlib import Path

from foretell.server.eventlog import clock
from foretell.server.eventlog.lines import rows_of
from foretell.server.ops.folder import database_in
from foretell.server.protocol.tournaments import NewTournament
from foretell.server.tournaments.drawing import first_lines
from foretell.server.tournaments.lines import log_of
from foretell.store import Index, SqliteStore

from .target import API, Target

_MANY = 12
_NAMES = tuple(f"giant-{number}" for number in range(_MANY))
"""Their keys for everybody."""
_PEOPLE, _ROUNDS = 400, 99
_AGAIN_SECONDS = 0.1


async def fill(folder: Path) -> None:
    """Write the tournaments' logs into the database in the folder."""
    store, at = SqliteStore(database_in(folder)), clock.now_ms()
    rows = rows_of(first_lines(NewTournament(document=_document()), "p0", "5a" * 32, at))
    for name in _NAMES:
        await store.logs.create(log_of(name), rows, Index())
    await store.close()


def _document() -> dict[str, object]:
    people = [f"p{number}" for number in range(_PEOPLE)]
    tables = [people[number : number + 4] for number in range(0, _PEOPLE, 4)]
    draw = {"stage": "preliminary", "seed": "0" * 64, "word": "", "people": people, "byes": [], "method": 1}
    entries: list[dict[str, object]] = [
        {"id": name, "do": "person", "name": name.upper(), "group": None} for name in people
    ]
    for round_ in range(1, _ROUNDS + 1):
        entries.append({"id": f"d{round_}", "do": "draw", "round": round_, **draw, "tables": tables})
        for number, seats in enumerate(tables, start=1):
            points = dict.fromkeys(seats, number)
            result = {"round": round_, "table": number, "points": points, "from": "organiser", "why": ""}
            entries.append({"id": f"r{round_}-{number}", "do": "result", **result})
        entries.append({"id": f"c{round_}", "do": "close", "round": round_})
    return {"format": "foretell-tournament/1", "id": "giant", "entries": entries}


async def giants(target: Target, source: str) -> None:
    """One after the other, so that each has to be read again."""
    reader, writer = await target.dial(source)
    try:
        names = cycle(random.sample(_NAMES, _MANY))
        while target.goes_on and not writer.is_closing():
            writer.write(f"HEAD {API}/tournaments/{next(names)} HTTP/1.1\r\nHost: {target.host}\r\n\r\n".encode())
            head = await reader.readuntil(b"\r\n\r\n")
            if b" 429 " in head:
                await asyncio.sleep(_AGAIN_SECONDS)
    finally:
        writer.transport.abort()

"""Tournaments for tests: organisers, tables and their messages."""

import json
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, NamedTuple

import httpx

from foretell.server.tournaments.lines import watch_key
from tests.server.harness import Line, Message, Person, dial, told
from tests.server.overheard import OVERHEARD
from tests.server.pads import entry

PEOPLE = ("Mira", "Tobias", "Lotte", "Sven", "Ines", "Joris", "Katrin", "Pieter")
CLUB = {"name": "Friday", "rounds": 2, "minutes": 45, "options": {"rounds": 1}}
"""Two rounds of games of one round each."""
_numbers = count()


class Keys(NamedTuple):
    """The keys of a tournament."""

    own: str
    watch: str


def person(name: str) -> dict[str, Any]:
    """An entry for somebody; their id is their name's, in small letters."""
    return entry("person", name.lower(), name=name, group=None)


async def put(organiser: Person, *names: str, document: object = None, **settings: object) -> Keys:
    """Open a tournament of these people."""
    body = {"settings": settings if document else {**CLUB, **settings}, "document": document}
    answer = await organiser.http.post("/tournaments", json=body)
    made = told(answer, 201)
    keys = Keys(OVERHEARD.secret(made["tournament"]), OVERHEARD.secret(made["watch"]))
    assert watch_key(keys.own) == keys.watch
    if names:
        await write(organiser, keys, *map(person, names))
    return keys


async def look(someone: Person, key: str) -> Message:
    """The tournament as its reader sees it."""
    return told(await someone.http.get(f"/tournaments/{key}"))


async def ask(someone: Person, key: str, kind: str, **values: object) -> httpx.Response:
    """Give a command of organisers."""
    message = {"type": kind, "id": f"c{next(_numbers)}", **values}
    return await someone.http.post(f"/tournaments/{key}/commands", json=message)


async def must(someone: Person, keys: Keys, kind: str, **values: object) -> int:
    """Give a command of organisers that has to be carried out; the number of its line."""
    answer = await ask(someone, keys.own, kind, **values)
    seq: int = told(answer)["seq"]
    return seq


async def write(someone: Person, keys: Keys, *entries: Mapping[str, Any]) -> int:
    """Write entries that have to be accepted."""
    return await must(someone, keys, "write", entries=entries)


def result(number: int, table: Mapping[str, Any], *points: int | None, over: str | None = None) -> dict[str, Any]:
    """An organiser's result of a table of a view."""
    scores = dict(zip(table["seats"], points, strict=True))
    values = {"round": number, "table": table["number"], "points": scores, "from": "organiser", "why": ""}
    return entry("result", **values, over=over)


async def seated(someone: Person, keys: Keys, code: str) -> Message:
    """A table as a phone sees it."""
    return told(await someone.http.get(f"/tournaments/{keys.watch}/tables/{code}"))


async def ask_table(someone: Person, keys: Keys, code: str, kind: str, **values: object) -> httpx.Response:
    """Give a command of a table."""
    message = {"type": kind, "id": f"c{next(_numbers)}", **values}
    return await someone.http.post(f"/tournaments/{keys.watch}/tables/{code}/commands", json=message)


async def play_round(organiser: Person, keys: Keys, number: int) -> None:
    """Draw a round, enter results, and end it."""
    await must(organiser, keys, "draw", round=number)
    view = await look(organiser, keys.own)
    for table in view["rounds"][-1]["tables"]:
        points = [10 * table["number"] + seat for seat in range(len(table["seats"]))]
        await write(organiser, keys, result(number, table, *points))
    await must(organiser, keys, "close", round=number)


def codes(view: Message) -> Iterator[str]:
    """The codes of the tables, noted as secrets."""
    return (OVERHEARD.secret(code) for code in view["codes"])


@asynccontextmanager
async def at(someone: Person, key: str) -> AsyncIterator[Line]:
    """A socket at a tournament."""
    headers = {"authorization": f"Bearer {someone.token}"} if someone.token else {}
    async with dial(f"ws://{someone.address}/api/v1/tournaments/{key}/socket", **headers) as socket:
        yield Line(socket)


async def tell(line: Line, kind: str, **values: object) -> str:
    """Send a command over a socket, and return its id."""
    chosen = f"s{next(_numbers)}"
    await line.socket.send(json.dumps({"type": kind, "id": chosen, **values}))
    return chosen

"""Clubs for tests: organisers, members and their messages."""

from collections.abc import Mapping
from datetime import UTC, datetime
from itertools import count
from typing import Any

import httpx

from foretell.server.clubs.lines import CLUBS
from tests.server import pads
from tests.server.harness import Message, Person, told
from tests.server.overheard import OVERHEARD
from tests.server.pads import entry
from tests.server.tournaments import Keys

DAY = datetime.now(UTC).date().isoformat()
"""The results of a game of today are still corrected."""
_numbers = count()


async def put(organiser: Person, *names: str, document: object = None, **settings: object) -> Keys:
    """Open a club with these members; their ids are their names, in small letters."""
    body = {"settings": settings if document else {"name": "Friday", **settings}, "document": document}
    answer = await organiser.http.post("/clubs", json=body)
    made = told(answer, 201)
    keys = Keys(OVERHEARD.secret(made["club"]), OVERHEARD.secret(made["watch"]))
    assert CLUBS.watch_key(keys.own) == keys.watch
    if names:
        await write(organiser, keys.own, *map(member, names))
    return keys


def member(name: str, role: str = "member") -> dict[str, Any]:
    """An entry for a member."""
    return entry("member", name.lower().replace("=", "").replace("+", "-"), name=name, role=role)


def evening(name: str, day: str = DAY) -> dict[str, Any]:
    """An entry for an evening."""
    return entry("evening", name, title="Friday", day=day, time="19:30", place="at Mira's")


def game(source: str, key: str = "", day: str = DAY, name: str | None = None) -> dict[str, Any]:
    """An entry for a game."""
    return entry("game", name, **{"from": source}, key=key, evening=None, day=day)


def typed(name: str, points: Mapping[str, int], day: str = DAY, part: str = "") -> dict[str, Any]:
    """An entry for a result that is typed in."""
    totals = [[who, None, total, None, None, False] for who, total in points.items()]
    return entry("result", game=name, part=part, day=day, kind="wizard", totals=totals, over=True)


async def ask(someone: Person, key: str, *entries: Mapping[str, Any]) -> httpx.Response:
    """Ask to write entries."""
    message = {"type": "write", "id": f"c{next(_numbers)}", "entries": entries}
    return await someone.http.post(f"/clubs/{key}/commands", json=message)


async def write(someone: Person, key: str, *entries: Mapping[str, Any]) -> int:
    """Write entries that have to be accepted; the number of the last one's line."""
    answer = await ask(someone, key, *entries)
    seq: int = told(answer)["seq"]
    return seq


async def refused(someone: Person, key: str, *entries: Mapping[str, Any]) -> str:
    """The code by which entries are refused."""
    answer = await ask(someone, key, *entries)
    assert answer.status_code in (403, 409, 422), answer.text
    code: str = answer.json()["code"]
    return code


async def join(someone: Person, keys: Keys, name: str | None = None, message: str = "join") -> str:
    """Become a member; their id."""
    body = {"id": message, "name": name or someone.name}
    answer = await someone.http.post(f"/clubs/{keys.watch}/join", json=body)
    found: str = told(answer, 201)["member"]
    return found


async def look(someone: Person, key: str, **query: str) -> Message:
    """The club as its reader sees it."""
    return told(await someone.http.get(f"/clubs/{key}", params=query))


async def statistics(someone: Person, key: str, name: str, **query: str) -> Message:
    """What a member has reached."""
    return told(await someone.http.get(f"/clubs/{key}/members/{name}", params=query))


async def played_pad(someone: Person) -> tuple[str, str]:
    """The keys of a pad whose game of one round is over: Mira has 30 points, Tobias -10, Lotte 20."""
    keys = await pads.put(someone, rounds=1)
    await finish_pad(someone, keys[0])
    return keys


async def finish_pad(someone: Person, pad: str) -> None:
    """Play the only round of a pad."""
    await pads.write(someone, pad, *last_round())


def last_round() -> list[dict[str, Any]]:
    """The only round of a pad."""
    bids = [pads.bid(pads.TOBIAS, 1), pads.bid(pads.LOTTE, 0), pads.bid(pads.MIRA, 1)]
    tricks = [pads.tricks(pads.TOBIAS, 0), pads.tricks(pads.LOTTE, 0), pads.tricks(pads.MIRA, 1)]
    return [*bids, *tricks, entry("end", round=1, done=True)]


def totals(view: Message, place: int = -1) -> list[tuple[Any, ...]]:
    """Names, members, points and places in the first result of a game of a view."""
    [result, *_] = view["games"][place]["results"]
    return [(one["name"], one["member"], one["points"], one["place"]) for one in result["totals"]]


def table(view: Message) -> list[tuple[Any, ...]]:
    """The season's table of a view."""
    return [(line["member"], line["place"], line["points"], line["games"], line["wins"]) for line in view["table"]]

"""Shared score pads for tests: documents, phones and their messages."""

import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import httpx

from tests.server.harness import Line, Message, Person, dial, told
from tests.server.overheard import OVERHEARD

NAMES = ("Mira", "Tobias", "Lotte")
MIRA, TOBIAS, LOTTE = "p0", "p1", "p2"
"""The players' ids.  Mira deals in the first round, so Tobias bids first."""
_numbers = count()


def entry(do: str, entry_id: str | None = None, /, **values: object) -> dict[str, Any]:
    """An entry with an id of its own."""
    return {"id": entry_id or f"e{next(_numbers)}", "do": do, **values}


def bid(player: str, number: int | str | None, entry_id: str | None = None) -> dict[str, Any]:
    """A bid in the first round."""
    return entry("bid", entry_id, round=1, player=player, bid=number)


def tricks(player: str, number: int) -> dict[str, Any]:
    """A player's tricks in the first round."""
    return entry("tricks", round=1, player=player, tricks=number)


def document(*entries: Mapping[str, Any], **options: object) -> dict[str, Any]:
    """A game of Wizard of three people, with these options."""
    agreed = [entry("options", "o1", set=options)] if options else []
    joins = [entry("join", f"p{seat}", name=name, round=1, start=0) for seat, name in enumerate(NAMES)]
    return {"format": "foretell-pad/1", "id": "friday", "game": "wizard", "entries": [*agreed, *joins, *entries]}


async def put(person: Person, *entries: Mapping[str, Any], **options: object) -> tuple[str, str]:
    """Share a game; returns the keys for writing and for watching."""
    answer = await person.http.post("/pads", json=document(*entries, **options))
    made = told(answer, 201)
    return OVERHEARD.secret(made["pad"]), OVERHEARD.secret(made["watch"])


async def look(person: Person, pad: str) -> Message:
    """The pad as a person sees it."""
    return told(await person.http.get(f"/pads/{pad}"))


async def ask(person: Person, pad: str, kind: str, **values: object) -> httpx.Response:
    """Give a command over HTTP."""
    message = {"type": kind, "id": f"c{next(_numbers)}", **values}
    return await person.http.post(f"/pads/{pad}/commands", json=message)


async def write(person: Person, pad: str, *entries: Mapping[str, Any]) -> int:
    """Write entries that have to be accepted; returns the number of the last line."""
    answer = await ask(person, pad, "write", entries=entries)
    seq: int = told(answer)["seq"]
    return seq


async def take(person: Person, pad: str, player: str) -> None:
    """Take a player for the person's phone."""
    answer = await ask(person, pad, "take", player=player)
    assert answer.status_code == 200, answer.text


def bids(entries: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The bids among the entries, by player."""
    return {one["player"]: one["bid"] for one in entries if one["do"] == "bid"}


class Phone(Line):
    """A phone's socket at a pad."""

    async def write(self, *entries: Mapping[str, Any], message: str | None = None) -> str:
        """Send entries, and return the message's id."""
        chosen = message or f"w{next(_numbers)}"
        await self.socket.send(json.dumps({"type": "write", "id": chosen, "entries": entries}))
        return chosen

    def all_text(self) -> str:
        """All messages to this phone, as text."""
        return json.dumps(self.heard)


@asynccontextmanager
async def at(person: Person, pad: str, after: int | None = None) -> AsyncIterator[Phone]:
    """A phone at a pad."""
    query = "" if after is None else f"?after={after}"
    headers = {"authorization": f"Bearer {person.token}"} if person.token else {}
    async with dial(f"ws://{person.address}/api/v1/pads/{pad}/socket{query}", **headers) as socket:
        yield Phone(socket)

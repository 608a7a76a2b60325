"""What one card costs: the calls of Python functions at a table with four people, each of whom is connected."""

import math
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from foretell.game import legal
from foretell.server.table import hub
from foretell.server.table.host import TableHost
from foretell.server.table.server_actions import open_table
from foretell.store.sqlite import writer
from tests.server.calls import Calls
from tests.server.harness import Line, Message, Person, serving, settings_for

PEOPLE = 4
ROUND = 3
MOST_CALLS = 130
"""With empty caches, as in a process that has played nothing before."""
MOST_CALLS_OF_HOST = 3


@asynccontextmanager
async def seated(folder: Path) -> AsyncIterator[tuple[list[Line], int]]:
    """The sockets of people at a table, by seat, and the number of the line with which their game begins."""
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(serving(settings_for(folder)))
        people = [await stack.enter_async_context(Person(address, name)) for name in ("Ada", "Ben", "Cleo", "Dora")]
        table = await people[0].open(seats=PEOPLE)
        for seat, person in enumerate(people):
            await person.must(table, "sit", seat=seat, value=f"value {seat}")
        lines = [await stack.enter_async_context(person.at(table)) for person in people]
        for line in lines:
            await line.until("presence", seats=list(range(PEOPLE)))  # a timer tells it: not while calls are counted
        yield lines, await people[0].must(table, "start")


class Told:
    """The question that a game asks, and how far it is."""

    def __init__(self) -> None:
        self.turn = 0
        self.legal: list[str] = []
        self.round = 0
        self.cards = 0
        """How many lie in the trick."""

    async def hear(self, lines: list[Line], seq: int) -> None:
        """Hear the line with this number at all sockets, and the question that follows it."""
        heard = [await line.until("line", seq=seq) for line in lines]
        self.turn = heard[0]["turn"]
        self.legal = (await lines[self.turn].until("asked", seq=seq))["legal"]
        for event in heard[0]["events"]:
            self._note(event)

    def _note(self, event: Message) -> None:
        match event["event"]:
            case "round-dealt":
                self.round += 1
            case "card-played":
                self.cards += 1
            case "trick-taken":
                self.cards = 0
            case _:
                pass


async def test_a_card_takes_few_calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the second card of a trick; the store writes as on a quick disk."""
    legal._codes.cache_clear()
    monkeypatch.setattr(writer, "_QUICK_SECONDS", math.inf)
    monkeypatch.setattr(hub, "new_id", lambda: "table")
    monkeypatch.setattr(hub, "open_table", lambda table, kind, *_: open_table(table, kind, bytes(32)))
    calls, told = Calls(PEOPLE), Told()
    async with seated(tmp_path) as (lines, began):
        seq = began
        await told.hear(lines, seq)
        while (told.round, told.cards) != (ROUND, 1):
            await lines[told.turn].send("move", move=told.legal[0])
            seq += 1
            await told.hear(lines, seq)
        with calls:
            await lines[told.turn].send("move", move=told.legal[0])
            await told.hear(lines, seq + 1)
    assert told.cards == 2
    assert calls.is_complete, calls
    assert calls.functions.total() <= MOST_CALLS, calls
    assert calls.of(TableHost) <= MOST_CALLS_OF_HOST, calls

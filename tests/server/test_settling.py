"""Sockets wait until it is certain which process has their log: with one look for all of them, and not for ever."""

import asyncio
from pathlib import Path
from typing import cast

import pytest

from foretell.server.cluster import settling
from foretell.server.cluster.peers import Unreachable
from foretell.server.cluster.settling import Settling
from foretell.server.endpoints import sockets
from foretell.store import Ownership, StoreError
from tests.server.test_many import two

DIE = """
    WITH dead AS (
        INSERT INTO nodes (address, seen) VALUES ('127.0.0.1:1', clock_timestamp() + interval '1 hour') RETURNING id
    )
    UPDATE tables SET owner = dead.id FROM dead
"""
"""Let a process that refuses connections have all tables, and seem to beat."""
MISS_BEATS = "UPDATE nodes SET seen = seen - interval '2 hours' WHERE address = '127.0.0.1:1'"


class Uncertain:
    """The ownership and the check of a store that is certain at the third look."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def missing(self, address: str) -> bool:
        """Whether a process that refuses connections is dead."""
        return self._is_third(f"missing {address}")

    async def others(self) -> list[str]:
        """The other processes."""
        return [] if self._is_third("others") else ["silent:1"]

    async def check(self) -> None:
        """Write something that changes nothing."""
        if not self._is_third("check"):
            raise StoreError("the database cannot be reached")

    def _is_third(self, what: str) -> bool:
        self.asked.append(what)
        return len(self.asked) == 3


@pytest.mark.parametrize(
    ("fault", "asked"),
    [
        (Unreachable("dead:1", refuses=True), "missing dead:1"),
        (Unreachable("silent:1"), "others"),
        (StoreError("the database cannot be read"), "check"),
    ],
)
async def test_all_who_wait_for_the_same_look_once(
    monkeypatch: pytest.MonkeyPatch, fault: StoreError, asked: str
) -> None:
    monkeypatch.setattr(settling, "_LOOK_SECONDS", 0.0)
    store = Uncertain()
    waiting = Settling(cast(Ownership, store), store.check)
    await asyncio.gather(*(waiting.after(fault) for _ in range(50)))
    assert store.asked == [asked] * 3
    await waiting.after(fault)
    assert store.asked == [asked] * (3 + settling._LOOKS)


@pytest.mark.slow
async def test_a_socket_at_a_table_of_a_dead_process_opens_when_another_may_have_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits, after = asyncio.Event(), Settling.after

    async def noted(self: Settling, fault: StoreError) -> None:
        waits.set()
        await after(self, fault)

    monkeypatch.setattr(Settling, "after", noted)
    monkeypatch.setattr(sockets, "_PATIENCE_SECONDS", 600.0)
    async with two(tmp_path) as (many, ada, ben):
        table = await ada.open(seats=3)
        many.do(DIE)

        async def welcomed() -> bool:
            async with ben.at(table) as line:
                return bool(await line.until("welcome"))

        opening = asyncio.create_task(welcomed())
        await waits.wait()
        many.do(MISS_BEATS)
        assert await opening
        assert many.owner(table) == ben.address


@pytest.mark.slow
async def test_a_socket_waits_no_longer_than_a_silent_process_needs_to_be_declared_dead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "_LOOK_SECONDS", 0.0)
    monkeypatch.setattr(sockets, "_PATIENCE_SECONDS", 0.0)
    async with two(tmp_path) as (many, ada, ben):
        table = await ada.open(seats=3)
        many.do(DIE)
        async with ben.at(table) as line:
            assert await line.ended() == 4503

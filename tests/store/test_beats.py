"""A process that beats loses nothing by a beat that took long, nor by a connection for reading that does not answer."""

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from foretell.store.postgres import node as node_module
from foretell.store.postgres.node import Lateness, Node, Patience
from foretell.store.postgres.writer import Writer

PATIENCE = Patience(sure=3.0, late=7.0, dead=5.0, missing=1.8)


class Beating:
    """A node whose beats go nowhere, by a clock that only they advance."""

    def __init__(self, waits: float, takes: float, execute: Callable[..., Awaitable[Any]]) -> None:
        """``waits``: seconds until a beat is sent; ``takes``: until it is written then."""
        self.now, self.beats, self.known = 100.0, 0, True
        self._waits, self._takes = waits, takes
        self.several = asyncio.Event()
        """Set with the fifth beat."""
        connection = SimpleNamespace(execute=self._execute)

        async def do(work: Callable[[Any], Awaitable[None]], *, urgent: bool) -> None:
            assert urgent
            self.now += self._waits
            await work(connection)

        link = SimpleNamespace(node=1, epoch=1, drop=lambda: None)
        writer = SimpleNamespace(do=do, link=link, logs={})
        self.node = Node(cast(Writer, writer), execute, PATIENCE, lambda: self.now)
        self.lost = 0
        """How often it has forgotten what it owns."""

    async def join(self, *, late: float = 0.0) -> None:
        """Begin to beat; ``late``: how late the process is by itself, from the first beat on."""
        await self.node.join(self._lose)
        for task in self.node._tasks:
            task.cancel()
        if late:
            self.node._lateness.note(self.now, self.now + late)

    def looks(self, seconds: float) -> tuple[bool, int]:
        """Whether it is sure, and how often it was cut off, at this time after now."""
        self.now += seconds
        self.node._look()
        return self.node.is_sure, self.lost

    def _lose(self) -> None:
        self.lost += 1

    async def _execute(self, _sql: str, _node: int, _epoch: int) -> str:
        self.now += self._takes
        self.beats += 1
        if self.beats == 5:
            self.several.set()
        return "UPDATE 1" if self.known else "UPDATE 0"


async def nothing(_sql: str, *_values: object) -> list[object]:
    return []


async def test_a_process_is_sure_for_three_seconds_from_when_its_beat_was_sent() -> None:
    beating = Beating(2.0, 0.5, nothing)
    await beating.node.join(lambda: None)
    sure = []
    for seconds in (2.4, 0.2):
        beating.now += seconds
        sure.append(beating.node.is_sure)
    assert sure == [True, False]
    await beating.node.leave()


async def test_a_process_does_not_count_its_own_delay_before_it_takes_itself_for_cut_off() -> None:
    beating = Beating(0.0, 0.0, nothing)
    await beating.join(late=2.0)
    assert [beating.looks(seconds) for seconds in (2.9, 0.2, 1.8, 0.2)] == [
        *((True, 0), (False, 0), (False, 0), (False, 1)),
    ]
    await beating.node.leave()


async def test_a_process_that_is_late_for_long_takes_itself_for_cut_off_all_the_same() -> None:
    beating = Beating(0.0, 0.0, nothing)
    await beating.join(late=60.0)
    assert [beating.looks(seconds) for seconds in (9.9, 0.2)] == [(False, 0), (False, 1)]
    await beating.node.leave()


async def test_who_was_late_itself_is_more_patient_with_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node_module, "_BEAT_SECONDS", 0.0)
    looks: list[object] = []
    several = asyncio.Event()

    async def look(_sql: str, *values: object) -> list[object]:
        looks.extend(values)
        several.set()
        return []

    beating = Beating(0.0, 0.0, look)
    beating.now = 1000.0
    await beating.join()
    beating.node._steady_since, beating.node._sure_until = 0.0, 1e9
    beating.node._lateness.note(998.0, 999.5)
    watching = asyncio.create_task(beating.node._watch_others())
    await asyncio.wait_for(several.wait(), 60)
    watching.cancel()
    await beating.node.leave()
    assert looks[0] == 6.5


def test_delays_are_counted_from_a_moment_on_with_the_one_that_lasts_still() -> None:
    now = 0.0
    lateness = Lateness(lambda: now)
    for due, came in ((1.0, 2.0), (3.0, 2.5), (5.0, 8.0)):
        lateness.note(due, came)
    now, lateness._due = 10.0, 9.5
    assert [lateness.since(when) for when in (0.0, 6.0, 9.0, 9.75)] == [4.5, 2.5, 0.5, 0.25]
    lateness.note(70.0, 70.5)
    assert lateness.since(0.0) == 1.0


async def test_after_a_beat_that_took_long_the_next_one_is_due_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node_module, "_BEAT_SECONDS", 600.0)
    monkeypatch.setattr(node_module, "_LEAST_PAUSE_SECONDS", 0.0)
    beating = Beating(600.0, 1.0, nothing)
    await beating.node.join(lambda: None)
    beating.node._soon.set()
    await beating.several.wait()
    await beating.node.leave()


async def test_beats_go_on_while_a_look_at_those_of_others_has_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node_module, "_BEAT_SECONDS", 0.01)
    asked = asyncio.Event()

    async def never(_sql: str, *_values: object) -> None:
        asked.set()
        await asyncio.Event().wait()

    beating = Beating(0.0, 0.5, never)
    await beating.node.join(lambda: None)
    await asked.wait()
    beating.beats = 0
    await beating.several.wait()
    await beating.node.leave()

"""A process that beats loses nothing by a beat that took long, nor by a connection for reading that does not answer."""

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from foretell.store.postgres import node as node_module
from foretell.store.postgres.node import Node, Patience
from foretell.store.postgres.writer import Writer
from tests.server.harness import run

PATIENCE = Patience(sure=3.0, dead=5.0, missing=1.8)


class Beating:
    """A node whose beats go nowhere, by a clock that only they advance."""

    def __init__(self, waits: float, takes: float, execute: Callable[..., Awaitable[Any]]) -> None:
        """``waits``: seconds until a beat is sent; ``takes``: until it is written then."""
        self.now, self.beats = 100.0, 0
        self._waits, self._takes = waits, takes
        self.several = asyncio.Event()
        """Set with the fifth beat."""
        connection = SimpleNamespace(execute=self._execute)

        async def do(work: Callable[[Any], Awaitable[None]], *, urgent: bool) -> None:
            assert urgent
            self.now += self._waits
            await work(connection)

        link = SimpleNamespace(node=1, drop=lambda: None)
        writer = SimpleNamespace(do=do, link=link, forget=lambda: None)
        self.node = Node(cast(Writer, writer), execute, PATIENCE, lambda: self.now)

    async def _execute(self, _sql: str, _node: int) -> None:
        self.now += self._takes
        self.beats += 1
        if self.beats == 5:
            self.several.set()


async def nothing(_sql: str, *_values: object) -> list[object]:
    return []


def test_a_process_is_sure_for_three_seconds_from_when_its_beat_was_sent() -> None:
    async def claim() -> None:
        beating = Beating(2.0, 0.5, nothing)
        await beating.node.join(lambda: None)
        sure = []
        for seconds in (2.4, 0.2):
            beating.now += seconds
            sure.append(beating.node.is_sure)
        assert sure == [True, False]
        await beating.node.leave()

    run(claim)


def test_after_a_beat_that_took_long_the_next_one_is_due_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node_module, "_BEAT_SECONDS", 600.0)
    monkeypatch.setattr(node_module, "_LEAST_PAUSE_SECONDS", 0.0)

    async def claim() -> None:
        beating = Beating(600.0, 1.0, nothing)
        await beating.node.join(lambda: None)
        beating.node._soon.set()
        await beating.several.wait()
        await beating.node.leave()

    run(claim)


def test_beats_go_on_while_a_look_at_those_of_others_has_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node_module, "_BEAT_SECONDS", 0.01)
    asked = asyncio.Event()

    async def never(_sql: str, *_values: object) -> None:
        asked.set()
        await asyncio.Event().wait()

    async def claim() -> None:
        beating = Beating(0.0, 0.5, never)
        await beating.node.join(lambda: None)
        await asked.wait()
        beating.beats = 0
        await beating.several.wait()
        await beating.node.leave()

    run(claim)

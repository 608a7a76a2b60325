"""The writer: what it writes in the event loop, what in its thread, and in which order."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from math import inf
from pathlib import Path
from threading import Event, current_thread

import pytest

from foretell.store import Index, Row, SqliteStore
from foretell.store.sqlite import journal, writer
from tests.store.opened import opened
from tests.waiting import PATIENCE

FIRST = Row(1, b"first")
MANY = 20


@pytest.fixture(autouse=True)
def _quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a commit takes on this machine."""
    monkeypatch.setattr(writer, "_QUICK_SECONDS", inf)


class Witness:
    """Work that notes which thread did it, and how the connection was set up then."""

    def __init__(self) -> None:
        self.threads: list[str] = []
        self.settings: list[tuple[int, int]] = []

    def __call__(self, connection: sqlite3.Connection) -> None:
        """Note it."""
        self.threads.append(current_thread().name)
        asked = ("busy_timeout", "wal_autocheckpoint")
        patience, pages = (connection.execute(f"PRAGMA {name}").fetchone()[0] for name in asked)
        self.settings.append((patience, pages))


def rows(first: int, last: int) -> Iterator[Row]:
    """Rows with these numbers."""
    return (Row(seq, b"row") for seq in range(first, last + 1))


async def test_logs_are_written_in_the_event_loop_and_all_else_in_the_thread(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        seen = Witness()
        await store._database.writer.do(seen, of_logs=True)
        await store._database.writer.do(seen)
        await store._database.writer.do(seen, alone=True)
        await store._database.writer.do(seen, of_logs=True)
        assert seen.threads == ["MainThread", "store-writer", "store-writer", "MainThread"]
        assert seen.settings == [(0, 0), (10_000, 1000), (10_000, 1000), (0, 0)]


async def test_after_two_slow_commits_the_thread_makes_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path / "a.db") as store:
        seen = Witness()
        await store._database.writer.do(seen, of_logs=True)
        monkeypatch.setattr(writer, "_QUICK_SECONDS", 0.0)
        await store._database.writer.do(seen, of_logs=True)
        await store._database.writer.do(seen, of_logs=True)
        monkeypatch.setattr(writer, "_QUICK_SECONDS", inf)
        await store._database.writer.do(seen, of_logs=True)
        assert seen.threads == ["MainThread", "MainThread", "store-writer", "MainThread"]


async def test_the_thread_makes_a_commit_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "_MOST_HERE", 2)
    async with opened(tmp_path / "a.db") as store:
        seen = Witness()
        for _ in range(7):
            await store._database.writer.do(seen, of_logs=True)
        here, there = "MainThread", "store-writer"
        assert seen.threads == [here, here, there, here, here, there, here]


async def test_the_event_loop_does_not_wait_for_another_programs_lock(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.logs.create("a", [FIRST], Index())
        with closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            writing = [store.logs.append("a", [row], None) for row in rows(2, 3)]
            await asyncio.wait(writing, timeout=0.05)
            assert not any(each.done() for each in writing)
            other.execute("ROLLBACK")
        await asyncio.gather(*writing)
        assert [row.seq for row in await store.logs.read("a")] == [1, 2, 3]


async def test_nothing_overtakes_what_the_thread_was_given(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.logs.create("a", [FIRST], Index())
        go_on = Event()
        ended: list[asyncio.Future[None]] = []

        def long(_: sqlite3.Connection) -> None:
            go_on.wait(PATIENCE)

        writing = [store._database.writer.do(long)]
        for row in rows(2, 1 + MANY):
            writing.append(store.logs.append("a", [row], None))
            await asyncio.sleep(0)
        for each in writing:
            each.add_done_callback(ended.append)
        await asyncio.wait(writing, timeout=0.05)
        assert ended == []
        go_on.set()
        await asyncio.gather(*writing)
        assert ended == writing


async def test_the_thread_moves_rows_into_their_logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "_MOST_COMMITS", 3)
    moved, move_all = [], journal.Journal.move_all

    def noted(self: journal.Journal, connection: sqlite3.Connection) -> None:
        moved.append((current_thread().name, self._commits))
        move_all(self, connection)

    async with opened(tmp_path / "a.db") as store:
        await store.logs.create("a", [FIRST], Index())
        moved.clear()
        monkeypatch.setattr(journal.Journal, "move_all", noted)
        for row in rows(2, 1 + MANY):
            await store.logs.append("a", [row], None)
        assert moved == [("store-writer", 3)] * (MANY // 3)
        assert [row.seq for row in await store.logs.read("a")] == list(range(1, 2 + MANY))


async def test_a_commit_has_a_bounded_number_of_jobs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "_MOST_AT_ONCE", 3)
    commits: list[int] = []
    store = SqliteStore(tmp_path / "a.db", lambda jobs, _failed, _seconds: commits.append(jobs))
    await asyncio.gather(*[store.logs.create(f"t{number}", [FIRST], Index()) for number in range(10)])
    await asyncio.gather(*[store.logs.append(f"t{number}", [*rows(2, 2)], None) for number in range(10)])
    await store.close()
    assert commits == [3, 3, 3, 1, 3, 3, 3, 1]


async def test_a_loop_that_is_gone_stops_no_other(tmp_path: Path) -> None:
    store, busy, go_on = SqliteStore(tmp_path / "a.db"), Event(), Event()

    def long(_: sqlite3.Connection) -> None:
        busy.set()
        go_on.wait(PATIENCE)

    store._database.writer.do(long)
    await asyncio.to_thread(busy.wait)
    store._database.writer.do(Witness(), of_logs=True)
    go_on.set()
    await store.logs.create("a", [FIRST], Index())
    assert len(await store.logs.read("a")) == 1
    await store.close()


async def test_two_event_loops_share_a_writer(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.logs.create("a", [FIRST], Index())
        await store.logs.create("b", [FIRST], Index())

        async def fill(log: str) -> None:
            for row in rows(2, 1 + MANY):
                await store.logs.append(log, [row], None)

        other = threading.Thread(target=asyncio.run, args=(fill("b"),))
        other.start()
        await fill("a")
        await asyncio.to_thread(other.join)
        for log in ("a", "b"):
            assert [row.seq for row in await store.logs.read(log)] == list(range(1, 2 + MANY))

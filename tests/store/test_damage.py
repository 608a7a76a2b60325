"""A damaged database: everything readable is read, the rest is reported as damaged, and no error is a traceback."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from foretell.store import Damaged, Index, Row, SqliteStore, StoreError
from foretell.store.sqlite import database
from foretell.store.sqlite.faults import WHAT_TO_DO, fault_of
from foretell.store.sqlite.migrations import STEPS
from tests.store.damage import change, spoil_page
from tests.store.opened import opened

LONG = 3000
"""The bytes of a summary that fills its page."""
ROWS = 60
"""Enough rows of a log for pages of its own."""
NAMES = [f"table {number}" for number in range(7)]


async def fill(store: SqliteStore) -> None:
    """Tables with long logs and long summaries, so that each has pages of its own."""
    for name in NAMES:
        index = Index(listed=True, wake=5, summary=f"summary of {name}".encode().ljust(LONG), players=("ada",))
        rows = [Row(seq, f"row {seq} of {name}.".encode().ljust(200)) for seq in range(1, ROWS + 1)]
        await store.logs.create(name, rows, index)


async def fill_new(path: Path) -> None:
    async with opened(path) as store:
        await fill(store)


async def go_on(store: SqliteStore, name: str) -> None:
    """Write the next row, which needs a page of its own."""
    await store.logs.append(name, [Row(ROWS + 1, b"".ljust(2 * LONG))], Index(listed=True, wake=5))


async def test_a_broken_page_breaks_only_its_own_log(tmp_path: Path) -> None:
    await fill_new(tmp_path / "a.db")
    spoil_page(tmp_path / "a.db", b"row 30 of table 3.")
    async with opened(tmp_path / "a.db") as store:
        with pytest.raises(Damaged, match="it is damaged"):
            await store.logs.read("table 3")
        for name in NAMES:
            if name != "table 3":
                assert len(await store.logs.read(name)) == ROWS
                await go_on(store, name)
        await store.logs.create("another", [Row(1, b"")], Index())


async def test_a_broken_log_may_hold_what_is_searched_for(tmp_path: Path) -> None:
    """So whoever looks for a player tries the log, finds it damaged, and goes on with all others."""
    await fill_new(tmp_path / "a.db")
    spoil_page(tmp_path / "a.db", b"row 30 of table 3.")
    async with opened(tmp_path / "a.db") as store:
        found = [log.name async for log in store.directory.each(b"row 7 of table 5.") if log.holds]
    assert found == ["table 3", "table 5"]


@pytest.mark.parametrize("broken", [0, 3, 6])
async def test_lists_show_all_but_the_broken_table(tmp_path: Path, broken: int) -> None:
    await fill_new(tmp_path / "a.db")
    spoil_page(tmp_path / "a.db", f"summary of table {broken}".encode())
    rest = [name for name in NAMES if name != NAMES[broken]]
    async with opened(tmp_path / "a.db") as store:
        assert [found.name for found in await store.directory.listed(9)] == rest[::-1]
        assert [found.name for found in await store.directory.of_player("ada", 9)] == rest[::-1]
        assert [found.name for found in await store.directory.listed(2)] == rest[:-3:-1]
        assert await store.directory.due(5, 9) == [(name, 5) for name in rest]
        assert await store.directory.due(5, 2) == [(name, 5) for name in rest[:2]]


async def test_a_name_that_is_not_text_is_left_out(tmp_path: Path) -> None:
    await fill_new(tmp_path / "a.db")
    change(tmp_path / "a.db", "UPDATE tables SET name = CAST(x'ff' AS TEXT) WHERE name = 'table 2'")
    async with opened(tmp_path / "a.db") as store:
        assert len(await store.directory.listed(9)) == len(NAMES) - 1


@pytest.mark.parametrize("seq", [1, 30, ROWS])
async def test_a_log_with_missing_rows_is_damaged(tmp_path: Path, seq: int) -> None:
    await fill_new(tmp_path / "a.db")
    sql = "DELETE FROM entries WHERE seq = ? AND table_key = (SELECT key FROM tables WHERE name = 'table 1')"
    change(tmp_path / "a.db", sql, seq)
    async with opened(tmp_path / "a.db") as store:
        with pytest.raises(Damaged, match="missing"):
            await store.logs.read("table 1")


async def test_a_full_disk_is_reported_and_counted_until_there_is_room(tmp_path: Path) -> None:
    failures: list[int] = []
    store = SqliteStore(tmp_path / "a.db", lambda _size, failed, _seconds: failures.append(failed))
    await fill(store)
    room = store._database.writer._connection.execute("PRAGMA max_page_count").fetchone()[0]
    store._database.writer._connection.execute("PRAGMA max_page_count = 1")
    writes = [go_on(store, name) for name in NAMES]
    faults = await asyncio.gather(*writes, return_exceptions=True)
    assert {str(fault) for fault in faults} == {"the database cannot be written: the disk is full"}
    assert not any(isinstance(fault, Damaged) for fault in faults)
    assert sum(failures) == len(NAMES)
    store._database.writer._connection.execute(f"PRAGMA max_page_count = {room}")
    await go_on(store, NAMES[0])
    await store.close()


async def test_a_file_that_was_moved_or_replaced_is_noticed(tmp_path: Path) -> None:
    """SQLite goes on writing into it, wherever it is now, and into one that was removed."""
    path = tmp_path / "folder" / "a.db"
    async with opened(path) as store:
        await store.check()
        moved = path.parent.rename(tmp_path / "elsewhere")
        with pytest.raises(StoreError, match=r"^the database's file was moved or removed: what is written still goes "):
            await store.check()
        path.parent.mkdir()
        path.touch()
        with pytest.raises(StoreError, match="file was moved or removed"):
            await store.check()
        path.unlink()
        path.parent.rmdir()
        moved.rename(path.parent)
        await store.check()


async def test_all_logs_are_read_though_nothing_can_be_written(tmp_path: Path) -> None:
    """Their newest rows wait in the journal, and cannot be moved now."""
    async with opened(tmp_path / "a.db") as store:
        await fill(store)
        await store.logs.append(NAMES[0], [Row(ROWS + 1, b"the newest")], None)
        store._database.writer._connection.execute("PRAGMA query_only = 1")
        with pytest.raises(StoreError, match="the file is read-only"):
            await store.logs.append(NAMES[1], [Row(ROWS + 1, b"")], None)
        assert [len(await store.logs.read(name)) for name in NAMES] == [ROWS + 1] + [ROWS] * (len(NAMES) - 1)
        assert (await store.logs.read(NAMES[0]))[-1].data == b"the newest"
        assert await store.logs.read("no such log") == []
        for held, names in ((b"the newest", NAMES[:1]), (b"row 7 of table 5.", NAMES[5:6]), (b"", [])):
            assert [log.name for log in await store.directory.all(0, 99, held) if log.holds] == names
        store._database.writer._connection.execute("PRAGMA query_only = 0")
        assert len(await store.logs.read(NAMES[0])) == ROWS + 1


async def test_a_failed_write_is_detected(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.check()
        store._database.writer._connection.execute("PRAGMA query_only = 1")
        with pytest.raises(StoreError, match="the file is read-only"):
            await store.check()


async def test_a_lock_of_another_program_fails_all_waiting_work_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_BUSY_SECONDS", 0.01)
    asked: list[str] = []
    async with opened(tmp_path / "a.db") as store:
        await fill(store)
        store._database.writer._connection.set_trace_callback(asked.append)
        with closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            writes = [go_on(store, name) for name in NAMES]
            faults = await asyncio.gather(*writes, return_exceptions=True)
            assert ["locked" in str(fault) for fault in faults] == [True] * len(NAMES)
            assert asked.count("BEGIN IMMEDIATE") <= 2  # the event loop asks once, and then the thread
            other.execute("ROLLBACK")
        await asyncio.gather(*[go_on(store, name) for name in NAMES])


async def test_a_write_of_invalid_text_fails_alone(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        tries = [store.logs.create(name, [Row(1, b"")], Index()) for name in ("one", "half \ud800", "three")]
        faults = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(fault) for fault in faults] == [type(None), StoreError, type(None)]


def a_text(path: Path) -> str:
    path.write_text("not a database, but a text that is long enough to be looked at" * 40)
    return "it is not a SQLite database"


def a_newer_one(path: Path) -> str:
    change(path, "PRAGMA user_version = 99")
    return f"it has version 99, and this foretell knows versions up to {len(STEPS)}: update foretell"


def one_of_another_program(path: Path) -> str:
    change(path, "CREATE TABLE notes (text)")
    return "it is a database of another program"


def one_that_begins_with_garbage(path: Path) -> str:
    asyncio.run(fill_new(path))
    spoil_page(path, b"SQLite format 3")
    return "it is not a SQLite database"


def a_folder(path: Path) -> str:
    path.mkdir()
    return "it cannot be opened"


@pytest.mark.parametrize("make", [a_text, a_newer_one, one_of_another_program, one_that_begins_with_garbage, a_folder])
def test_an_unusable_file_is_reported_with_its_path(tmp_path: Path, make: Callable[[Path], str]) -> None:
    why = make(tmp_path / "a.db")
    with pytest.raises(StoreError) as refused:
        SqliteStore(tmp_path / "a.db")
    help_ = f". {WHAT_TO_DO}" if "not a SQLite database" in why else ""
    assert str(refused.value) == f"{tmp_path / 'a.db'} cannot be used: {why}{help_}"


@pytest.mark.parametrize(("pragma", "why"), [("query_only = 1", "read-only"), ("max_page_count = 1", "disk is full")])
def test_an_unwritable_file_is_reported_on_opening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pragma: str, why: str
) -> None:
    connect = database._connect

    def limited(path: Path) -> sqlite3.Connection:
        connection = connect(path)
        connection.execute(f"PRAGMA {pragma}")
        return connection

    monkeypatch.setattr(database, "_connect", limited)
    with pytest.raises(StoreError, match=rf"a\.db cannot be used: .*{why}"):
        SqliteStore(tmp_path / "a.db")


async def test_a_locked_file_is_reported_on_opening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_BUSY_SECONDS", 0.01)
    await fill_new(tmp_path / "a.db")
    with closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="another program has locked it"):
            SqliteStore(tmp_path / "a.db")


def test_a_system_error_is_reported_in_its_own_words(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="cannot be used: File exists"):
        SqliteStore(tmp_path / "file" / "a.db")
    assert not isinstance(fault_of(OSError(28, "No space left on device"), "x"), Damaged)

"""The journal: rows on their way to their logs are never lost, and never written twice."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from foretell.store import Conflict, Damaged, Index, Row, SqliteStore, StoreError
from foretell.store.sqlite import journal
from foretell.store.sqlite.backup import back_up
from tests.store.damage import change, spoil_page
from tests.store.opened import opened

FIRST, THIRD = Row(1, b"first"), Row(3, b"third")


def counts(path: Path) -> tuple[int, int]:
    """The rows of the journal, and those of all logs, as any program sees them."""
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT (SELECT count(*) FROM journal), (SELECT count(*) FROM entries)").fetchone()
    in_journal, in_logs = found
    return in_journal, in_logs


def killed(path: Path, to: Path) -> Path:
    """The files of a store as they would be after a power failure now."""
    to.mkdir()
    for file in path.parent.glob(f"{path.name}*"):
        if not file.name.endswith("-shm"):
            shutil.copy(file, to / file.name)
    return to / path.name


async def go_on(store: SqliteStore, log: str, first: int, last: int) -> None:
    """Add rows, each in a commit of its own."""
    for seq in range(first, last + 1):
        await store.logs.append(log, [Row(seq, f"{log} {seq}".encode())], None)


async def test_rows_wait_in_the_journal_until_somebody_reads_their_log(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.logs.create("a", [FIRST], Index())
        await store.logs.create("b", [FIRST], Index())
        await asyncio.gather(go_on(store, "a", 2, 5), go_on(store, "b", 2, 5))
        assert counts(tmp_path / "a.db")[1] == 2
        assert [row.seq for row in await store.logs.read("a")] == [1, 2, 3, 4, 5]
        assert counts(tmp_path / "a.db") == (0, 10)


async def test_a_log_is_held_until_its_rows_are_moved_on_disk(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        journal = store._database.writer.journal
        held: list[bool] = []

        def work(connection: sqlite3.Connection) -> None:
            journal.move_all(connection)
            held.append(journal.holds("a"))
            held.append(counts(tmp_path / "a.db") == (3, 1))

        await store.logs.create("a", [FIRST], Index())
        await go_on(store, "a", 2, 4)
        await store._database.writer.do(work)
        assert held == [True, True]
        assert not journal.holds("a")
        await go_on(store, "a", 5, 5)
        assert journal.holds("a")
        assert len(await store.logs.read("a")) == 5


async def test_closing_moves_all_rows_into_their_logs(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.logs.create("a", [FIRST], Index())
        await go_on(store, "a", 2, 9)
    assert counts(tmp_path / "a.db") == (0, 9)


async def test_the_journal_stays_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "_MOST_COMMITS", 3)
    async with opened(tmp_path / "a.db") as store:
        await store.logs.create("a", [FIRST], Index())
        for seq in range(2, 20):
            await go_on(store, "a", seq, seq)
            in_journal, in_logs = counts(tmp_path / "a.db")
            assert in_journal <= 3
            assert in_logs >= seq - 3


async def test_after_a_power_failure_every_row_that_was_written_is_there(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.logs.create("a", [FIRST], Index())
        for seq in range(2, 8):
            await go_on(store, "a", seq, seq)
            left = killed(tmp_path / "a.db", tmp_path / f"after {seq}")
            async with opened(left) as other:
                assert [row.seq for row in await other.logs.read("a")] == list(range(1, seq + 1))
                await go_on(other, "a", seq + 1, seq + 3)
            assert counts(left) == (0, seq + 3)


async def test_another_program_sees_all_rows_and_conflicts_with_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.logs.create("a", [FIRST], Index())
        await go_on(store, "a", 2, 4)

        async def other_program(other: SqliteStore) -> None:
            assert len(await other.logs.read("a")) == 4
            await go_on(store, "a", 5, 6)
            assert len(await other.logs.read("a")) == 6
            await go_on(other, "a", 7, 7)
            with pytest.raises(Conflict):
                await go_on(store, "a", 7, 7)

        other = SqliteStore(tmp_path / "a.db")
        await other_program(other)
        await other.close()
        await go_on(store, "a", 8, 8)
        assert [row.seq for row in await store.logs.read("a")] == list(range(1, 9))


async def test_a_failed_commit_loses_and_repeats_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.logs.create("a", [FIRST], Index())
        await go_on(store, "a", 2, 3)
        connection = store._database.writer._connection
        connection.execute("PRAGMA query_only = 1")
        with pytest.raises(StoreError, match="read-only"):
            await go_on(store, "a", 4, 4)
        connection.execute("PRAGMA query_only = 0")
        await go_on(store, "a", 4, 5)
        assert [row.seq for row in await store.logs.read("a")] == [1, 2, 3, 4, 5]


async def test_a_log_is_removed_with_its_rows_in_the_journal(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        for log in ("a", "b"):
            await store.logs.create(log, [FIRST], Index())
            await go_on(store, log, 2, 3)
        await store.logs.remove("a")
        assert await store.logs.read("a") == []
        assert len(await store.logs.read("b")) == 3
        with pytest.raises(Conflict):
            await go_on(store, "a", 4, 4)


async def test_rows_of_a_damaged_log_hold_up_no_other(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        for log in ("a", "between", "b"):  # so that no page has rows of both a and b
            rows = [Row(n, f"row {n} of {log}.".encode().ljust(200)) for n in range(1, 61)]
            await store.logs.create(log, rows, Index())
    spoil_page(tmp_path / "a.db", b"row 60 of a.")
    async with opened(tmp_path / "a.db") as store:
        await asyncio.gather(go_on(store, "a", 61, 63), go_on(store, "b", 61, 63))
    for _ in range(2):
        async with opened(tmp_path / "a.db") as store:
            with pytest.raises(Damaged):
                await store.logs.read("a")
            assert len(await store.logs.read("b")) == 63
    with closing(sqlite3.connect(tmp_path / "a.db")) as connection:
        assert connection.execute("SELECT count(*) FROM journal").fetchone() == (1,)


async def test_a_journal_that_cannot_be_read_is_reported_on_opening(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.logs.create("a", [FIRST], Index())
    change(tmp_path / "a.db", "INSERT INTO journal (data) VALUES (x'ff')")
    with pytest.raises(StoreError, match=r"its journal is damaged, and it is unknown which .* `foretell db repair`"):
        SqliteStore(tmp_path / "a.db")


async def test_a_backup_has_all_rows_in_their_logs(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.logs.create("a", [FIRST], Index())
        await go_on(store, "a", 2, 5)
        await asyncio.to_thread(back_up, tmp_path / "a.db", tmp_path / "copy.db")
        assert counts(tmp_path / "a.db")[1] == 1
    assert counts(tmp_path / "copy.db") == (0, 5)


async def test_rows_for_known_logs_take_one_statement(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.logs.create("a", [FIRST], Index())
        await store.logs.create("b", [FIRST], Index())
        await asyncio.gather(go_on(store, "a", 2, 2), go_on(store, "b", 2, 2))
        said: list[str] = []
        store._database.writer._connection.set_trace_callback(said.append)
        again, *others = [store.logs.append(*rows, None) for rows in (("a", [FIRST]), ("a", [THIRD]), ("b", [THIRD]))]
        await asyncio.gather(*others)
        with pytest.raises(Conflict):
            await again
        did = [words.split()[0] for words in said if not words.startswith("--")]
        assert [word for word in did if word != "PRAGMA"] == ["INSERT"]  # on a slow disk the thread does it
        said.clear()
        with closing(sqlite3.connect(tmp_path / "a.db")) as other:
            other.execute("UPDATE tables SET wake = 7 WHERE name = 'a'")
            other.commit()
        await asyncio.gather(go_on(store, "a", 4, 4), go_on(store, "b", 4, 4))
        assert "BEGIN IMMEDIATE" in said
        store._database.writer._connection.set_trace_callback(None)
        assert [row.seq for row in await store.logs.read("a")] == [1, 2, 3, 4]
        assert [row.seq for row in await store.logs.read("b")] == [1, 2, 3, 4]


async def test_a_row_that_was_lost_from_the_journal_is_missed(tmp_path: Path) -> None:
    async def read(store: SqliteStore, cut: tuple[str, ...]) -> None:
        assert store.damage.cut == cut
        with pytest.raises(Damaged, match="rows of this log are missing"):
            await store.logs.read("b")
        assert len(await store.logs.read("a")) == 3

    async with opened(tmp_path / "a.db") as store:
        for log in ("a", "b"):
            await store.logs.create(log, [FIRST], Index())
            await go_on(store, log, 2, 3)
        killed(tmp_path / "a.db", tmp_path / "left")
    left = tmp_path / "left" / "a.db"
    change(left, "UPDATE journal SET data = x'90' WHERE key = 4")
    async with opened(left) as store:
        await read(store, ("b",))
    async with opened(left) as store:
        await read(store, ())


async def test_a_log_that_cannot_take_its_newest_rows_is_not_shown_without_them(tmp_path: Path) -> None:
    """Its older rows can all be read: the damaged page is the one where the newest belong."""
    async with opened(tmp_path / "a.db") as store:
        for log in ("a", "b"):
            rows = [Row(seq, f"row {seq} of {log}.".encode().ljust(200)) for seq in range(1, 61)]
            await store.logs.create(log, rows, Index())
        await go_on(store, "a", 61, 62)
        killed(tmp_path / "a.db", tmp_path / "left")
    left = tmp_path / "left" / "a.db"
    change(left, "PRAGMA wal_checkpoint(TRUNCATE)")
    spoil_page(left, b"row 1 of b.")
    async with opened(left) as store:
        with pytest.raises(Damaged):
            await store.logs.read("a")

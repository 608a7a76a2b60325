"""A damaged write-ahead log of a killed server: what SQLite leaves out of it is counted, and nothing else is."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from foretell.store import Index, Row, SqliteStore
from foretell.store.sqlite.lost_pages import lost_pages
from tests.store.opened import opened

HEAD, FRAME = 32, 24 + 4096
COMMITS = 20


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """A database whose server was killed: nothing of its log was brought home."""

    async def kill() -> Path:
        async with opened(tmp_path / "running" / "foretell.db") as store:
            await fill(store)
            return left_of(tmp_path / "running", tmp_path / "killed")

    return asyncio.run(kill())


async def fill(store: SqliteStore) -> None:
    """A new log; each row is a commit of its own."""
    await store.logs.create("a table", [Row(1, b"")], Index())
    for seq in range(2, COMMITS):
        await store.logs.append("a table", [Row(seq, b"a row")], None)


def left_of(folder: Path, to: Path) -> Path:
    """The database as a killed server leaves it."""
    shutil.copytree(folder, to, ignore=shutil.ignore_patterns("*-shm"))
    return to / "foretell.db"


def log_of(database: Path) -> Path:
    return database.with_name("foretell.db-wal")


def flip(file: Path, at: int) -> None:
    """Change one bit."""
    content = bytearray(file.read_bytes())
    content[at] ^= 1
    file.write_bytes(content)


def commits(log: Path) -> list[int]:
    """The numbers of the pages that end a commit."""
    content = log.read_bytes()
    heads = range(HEAD, len(content), FRAME)
    return [number for number, at in enumerate(heads) if any(content[at + 4 : at + 8])]


async def test_the_pages_from_a_damaged_one_on_are_counted(killed: Path) -> None:
    ends = commits(log_of(killed))
    flip(log_of(killed), HEAD + (ends[-4] + 1) * FRAME + 1000)
    async with opened(killed) as store:
        assert store.damage.lost_pages == ends[-1] - ends[-4]
        assert len(await store.logs.read("a table")) == COMMITS - 4


@pytest.mark.parametrize("at", [*range(0, HEAD, 4), *(HEAD + FRAME + byte for byte in (0, 4, 8, 12, 16, 20, 24, 4119))])
def test_damage_anywhere_at_the_beginning_loses_all(killed: Path, at: int) -> None:
    flip(log_of(killed), at)
    with closing(sqlite3.connect(killed)) as connection:
        assert lost_pages(connection, killed) == commits(log_of(killed))[-1] + 1


def test_a_sound_log_and_one_whose_last_commit_is_torn_have_lost_nothing(killed: Path) -> None:
    whole, last = log_of(killed).read_bytes(), HEAD + commits(log_of(killed))[-1] * FRAME
    torn = [whole[: last + more] for more in (0, 10, 24, 1000)]
    damaged = whole[: last + 1000] + b"x" + whole[last + 1001 :]
    for number, content in enumerate([whole, damaged, *torn, b"", whole[:10], whole[:HEAD]]):
        copy = left_of(killed.parent, killed.parent.parent / str(number))
        log_of(copy).write_bytes(content)
        with closing(sqlite3.connect(copy)) as connection:
            assert lost_pages(connection, copy) == 0, number


async def test_pages_from_before_the_log_was_begun_again_are_not_lost(tmp_path: Path) -> None:
    async with opened(tmp_path / "running" / "foretell.db") as store:
        await fill(store)
        store._database._reading.execute("PRAGMA wal_checkpoint(RESTART)")
        size = log_of(tmp_path / "running" / "foretell.db").stat().st_size
        await store.logs.append("a table", [Row(COMMITS, b"a row")], None)
        copy = left_of(tmp_path / "running", tmp_path / "copy")
    assert log_of(copy).stat().st_size == size
    async with opened(copy) as store:
        assert store.damage.lost_pages == 0
        assert len(await store.logs.read("a table")) == COMMITS

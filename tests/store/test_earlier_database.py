"""A database of an earlier foretell, whose server was killed, is read whole.

``tests/data/store_15ab2b9d.jsonl`` was written by the code of commit 15ab2b9d: the version and the statements of its
SQLite database, with newest rows in the journal, and then all logs as that code knew them.
"""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from foretell.cli import main
from foretell.store import SqliteStore, StoreError
from foretell.store.sqlite.faults import WHAT_TO_DO
from foretell.store.sqlite.migrations import STEPS
from tests.store.damage import change
from tests.store.opened import opened

WRITTEN = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "data" / "store_15ab2b9d.jsonl").read_text("utf-8").splitlines()
]
LOGS = {item["log"]: [line.encode() for line in item["lines"]] for item in WRITTEN if "log" in item}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The old file."""
    with closing(sqlite3.connect(tmp_path / "foretell.db")) as connection:
        connection.execute(f"PRAGMA user_version = {WRITTEN[0]['version']}")
        for item in WRITTEN:
            if "sql" in item:
                connection.execute(item["sql"])
        connection.commit()
        assert connection.execute("SELECT count(*) > 50 FROM journal").fetchone() == (1,)
    return tmp_path / "foretell.db"


async def check_all(path: Path) -> None:
    async with opened(path) as store:
        assert not store.damage.cut
        for name, lines in LOGS.items():
            assert [row.data for row in await store.logs.read(name)] == lines
        assert [ban.value for ban in await store.bans.all()] == ["p3", "10.0.0.1"]
        assert await store.erasures.due() == ["p2"]
        player = await store.tokens.owner(b"token 1")
        assert player is not None
        assert (player.id, player.was) == ("p1", ("p4",))


def test_all_is_there_after_the_migration(database: Path) -> None:
    asyncio.run(check_all(database))
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
    asyncio.run(check_all(database))


def test_a_copy_has_all_too(database: Path) -> None:
    to = database.with_name("copy.db")
    assert main(["db", "backup", "--data", str(database.parent), "--to", str(to)]) == 0
    asyncio.run(check_all(to))


def test_a_database_of_any_version_is_copied_by_this_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for version, step in enumerate(STEPS, start=1):
        with closing(sqlite3.connect(tmp_path / "old.db")) as connection:
            connection.executescript(f"{step} PRAGMA user_version = {version};")
            if version == 1:
                connection.execute("INSERT INTO tables (name, seq, listed) VALUES ('old', 1, 1)")
                connection.execute("INSERT INTO entries VALUES (1, 1, x'01')")
                connection.commit()
        to = tmp_path / f"{version}.db"
        assert main(["db", "copy", str(tmp_path / "old.db"), str(to)]) == 0, capsys.readouterr().err
        with closing(sqlite3.connect(to)) as connection:
            assert connection.execute("SELECT name, data FROM tables, entries").fetchall() == [("old", b"\1")]
            assert connection.execute("PRAGMA user_version").fetchone() == (len(STEPS),)


def test_a_repaired_copy_has_all_too(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    to = database.with_name("mended.db")
    main(["db", "repair", "--data", str(database.parent), "--to", str(to)])
    assert "table" not in capsys.readouterr().out.partition(str(to))[0]
    asyncio.run(check_all(to))


def test_a_damaged_journal_that_does_not_tell_its_logs_is_refused_and_repaired(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(database, "UPDATE journal SET data = x'ff' WHERE key = 40")
    with pytest.raises(StoreError, match="unknown which logs have lost") as refused:
        SqliteStore(database)
    assert WHAT_TO_DO in str(refused.value)
    to = database.with_name("mended.db")
    assert main(["db", "repair", "--data", str(database.parent), "--to", str(to)]) == 1
    assert "it is unknown which logs have lost them, so any may have" in capsys.readouterr().out

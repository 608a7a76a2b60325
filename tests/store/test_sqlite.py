"""SQLite: its versions, its file, and work that fails among work that does not."""

import asyncio
import sqlite3
import stat
from functools import partial
from pathlib import Path

import pytest

from foretell.store import Found, Index, Passkey, Player, Row, SqliteStore, StoreError
from foretell.store.sqlite.migrations import STEPS, migrate
from foretell.store.sqlite.writer import Writer


async def test_each_migration_runs_once(tmp_path: Path) -> None:
    for _ in range(2):
        await SqliteStore(tmp_path / "a.db").close()
        with sqlite3.connect(tmp_path / "a.db") as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
        connection.close()


async def test_passkeys_tokens_and_earlier_guests_go_with_their_player(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    for name in ("ada", "guest", "ben"):
        await store.players.add(Player(name, name.title()), name.encode())
    await store.tokens.add("ada", b"laptop")
    for name in ("ada", "ben"):
        await store.passkeys.add(Passkey(name.encode(), name, b"", 0, "", 0))
    assert await store.players.merge("guest", "ada")
    await store.close()
    with sqlite3.connect(tmp_path / "a.db") as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("DELETE FROM players WHERE id = 'ada'")
        left = [connection.execute(f"SELECT {what}").fetchall() for what in LEFT]
    connection.close()
    assert left == [[("ben",)], [("ben",)], []]


LEFT = ("id FROM players", "player FROM passkeys", "player FROM tokens")


async def test_a_database_of_an_older_foretell_keeps_its_tables(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "a.db") as connection:
        connection.executescript(f"{STEPS[0]} PRAGMA user_version = 1;")
        connection.execute("INSERT INTO tables (name, seq, listed) VALUES ('old', 1, 1)")
        connection.execute("INSERT INTO entries VALUES (1, 1, x'01')")
    connection.close()
    store = SqliteStore(tmp_path / "a.db")
    assert await store.directory.listed(9) == [Found("old", b"")]
    assert [row.seq for row in await store.logs.read("old")] == [1]
    await store.logs.append("old", [Row(2, b"second")], Index(players=("ada",)))
    assert [found.name for found in await store.directory.of_player("ada", 9)] == ["old"]
    await store.close()


def test_a_database_of_a_newer_foretell_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "a.db") as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreError, match="version 99"):
        SqliteStore(tmp_path / "a.db")


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.db").write_text("not a database, but a text that is long enough to be looked at" * 40)
    with pytest.raises(StoreError, match=r"a\.db cannot be used"):
        SqliteStore(tmp_path / "a.db")


def test_only_its_owner_can_read_the_file(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path / "a.db").close())
    assert stat.S_IMODE((tmp_path / "a.db").stat().st_mode) == 0o600


async def test_simultaneous_writes_are_committed_together(tmp_path: Path) -> None:
    commits: list[int] = []
    store = SqliteStore(tmp_path / "a.db", lambda size, _failed, _seconds: commits.append(size))
    await asyncio.gather(*[store.logs.create(f"log {i}", [Row(1, b"")], Index()) for i in range(200)])
    await store.close()
    assert sum(commits) == 200
    assert len(commits) < 200


async def test_a_failed_write_does_not_affect_others(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "a.db", isolation_level=None, check_same_thread=False)
    migrate(connection)
    connection.execute("CREATE TABLE notes (text TEXT NOT NULL)")
    writer = Writer(connection)
    tries = [writer.do(partial(note, text)) for text in ("one", None, "three")]
    faults = await asyncio.gather(*tries, return_exceptions=True)
    writer.close()
    assert [type(fault) for fault in faults] == [type(None), StoreError, type(None)]
    connection = sqlite3.connect(tmp_path / "a.db")
    assert connection.execute("SELECT text FROM notes ORDER BY text").fetchall() == [("one",), ("three",)]
    connection.close()


def note(text: str | None, connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO notes VALUES ('draft of ' || ?)", (text,))
    connection.execute("UPDATE notes SET text = ? WHERE text = 'draft of ' || ?", (text, text))

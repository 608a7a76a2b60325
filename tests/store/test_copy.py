"""Everything is copied from one store to the other and back, or nothing is."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from foretell.cli import main
from foretell.store import Index, Player, Rated, Row, SqliteStore, Store, StoreError
from foretell.store.copy import copy
from foretell.store.opening import open_store, shown
from foretell.store.postgres import PostgresStore, connect
from tests.postgres import cluster, with_schema

pytestmark = pytest.mark.slow
LOG = [Row(seq, bytes([seq]) * seq) for seq in range(1, 40)]


async def fill(store: Store) -> None:
    """Two logs, a removed one, players and seats."""
    await store.logs.create("gone", LOG[:1], Index())
    await store.logs.create("pad:x", LOG[:2], Index(wake=99))
    await store.logs.create("a", LOG[:3], Index(listed=True, summary=b"\0\xff", players=("ada", "ben")))
    for row in LOG[3:]:
        await store.logs.append("a", [row], None)
    await store.logs.remove("gone")
    await store.players.add(Player("1", "Zoë"), b"\0")
    await store.players.add(Player("2", "Bot", program=True), b"b")
    await store.ratings.queue("a", 7, 9)
    for number, mu in ((None, None), (1, 25.5)):
        await store.ratings.put(Rated(f"a{number}", "1", "classic", 7, "judge", 0.1, 3, number, mu, mu))


async def found(store: Store) -> list[object]:
    """All of that."""
    logs = [await store.logs.read(name) for name in ("a", "pad:x", "gone")]
    players = [await store.tokens.owner(token) for token in (b"\0", b"b")]
    return [
        *logs,
        *players,
        await store.directory.listed(9),
        await store.directory.of_player("ben", 9),
        await store.directory.due(99, 9),
        await store.ratings.of("1", 9),
        await store.ratings.waiting(),
    ]


async def with_store(store: Store, work: Callable[[Store], Awaitable[object]]) -> object:
    try:
        return await work(store)
    finally:
        await store.close()


async def test_a_copy_of_a_copy_is_the_same_and_goes_on(tmp_path: Path) -> None:
    first, last, url = tmp_path / "first.db", tmp_path / "last.db", cluster().new_database()
    await with_store(SqliteStore(first), fill)
    there = await copy(str(first), url)
    assert await copy(url, str(last)) == there
    assert there.items() >= {"players": 2, "tables": 2, "entries": 41, "seats": 2}.items()
    everything = [await with_store(open_store(where), found) for where in (first, url, last)]
    assert everything[0] == everything[1] == everything[2]
    for where in (url, last):
        store = open_store(where)
        await store.logs.append("a", [Row(40, b"more")], None)
        await store.logs.create("new", LOG[:1], Index(listed=True))
        assert [each.name for each in await store.directory.listed(9)] == ["new", "a"]
        await store.close()


def test_a_target_that_is_not_empty_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, url, used = tmp_path / "first.db", cluster().new_database(), with_schema(cluster())
    asyncio.run(with_store(SqliteStore(file), fill))
    asyncio.run(with_store(PostgresStore(used), lambda store: store.logs.create("b", LOG[:1], Index())))
    assert main(["db", "copy", str(file), used]) == 1
    assert "is not empty (its table tables)" in capsys.readouterr().err
    assert main(["db", "copy", used, str(file)]) == 1
    assert "already exists" in capsys.readouterr().err
    assert main(["db", "copy", url, str(tmp_path / "x.db")]) == 1
    assert "has no tables of foretell" in capsys.readouterr().err
    assert not (tmp_path / "x.db").exists()
    assert main(["db", "copy", str(file), url]) == 0
    told = set(capsys.readouterr().out.splitlines())
    assert told >= {"players: 2", "tables: 2", "entries: 41", "seats: 2", "passkeys: 0"}


async def test_a_copy_that_fails_leaves_nothing(tmp_path: Path) -> None:
    file, url = tmp_path / "first.db", cluster().new_database()
    await with_store(SqliteStore(file), fill)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE players SET name = ?", ("no\0text",))
    connection.close()
    with pytest.raises(StoreError, match="cannot be used"):
        await copy(str(file), url)
    assert cluster().do(url.split("?")[0].rpartition("/")[2], "SELECT count(*) FROM entries") == "0"


async def test_no_password_is_shown() -> None:
    assert shown("postgresql://me:secret@db.example.org:5432/foretell?password=x") == (
        "postgresql://db.example.org:5432/foretell"
    )
    with pytest.raises(StoreError) as told:
        await connect.prepare("postgresql://me:secret@127.0.0.1:1/foretell")
    assert "secret" not in str(told.value)
    with pytest.raises(StoreError) as told:
        await connect.prepare("postgresql://me:secret@host:port/foretell")
    assert "secret" not in str(told.value)

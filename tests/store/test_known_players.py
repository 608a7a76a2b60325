"""Players who were looked up a moment ago are what the store says now."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from foretell.store import Player, SqliteStore
from foretell.store.sqlite.store import KnownPlayers
from foretell.store.values import Index, Row

ADA, BEN = Player("ada", "Ada", False, 1, 1), Player("ben", "Ben", False, 1, 1)
INDEX = Index()
HERS, HIS, NEW = b"a" * 32, b"b" * 32, b"n" * 32
Change = Callable[[SqliteStore], Awaitable[object]]


@pytest.mark.parametrize(
    "change",
    [
        lambda store: store.players.rename("ada", "Adele"),
        lambda store: store.tokens.replace("ada", NEW),
        lambda store: store.tokens.replace("ada", None),
        lambda store: store.players.seen("ada", 7),
        lambda store: store.players.merge("ben", "ada"),
        lambda store: store.players.merge("ada", "ben"),
        lambda store: store.players.remove("ada"),
        lambda store: store.erasures.begin("ada"),
        lambda store: store.tokens.add("ada", NEW),
    ],
)
async def test_every_change_is_seen_at_once(tmp_path: Path, change: Change) -> None:
    store = SqliteStore(tmp_path / "a.db")
    await store.players.add(ADA, HERS)
    await store.players.add(BEN, HIS)
    assert [await store.tokens.owner(token) for token in (HERS, HIS, NEW, HERS)] == [ADA, BEN, None, ADA]
    await change(store)
    found = [await store.tokens.owner(token) for token in (HERS, HIS, NEW)]
    await store.close()
    again = SqliteStore(tmp_path / "a.db")
    assert found == [await again.tokens.owner(token) for token in (HERS, HIS, NEW)]
    assert found != [ADA, BEN, None]
    await again.close()


async def test_players_are_asked_for_once_while_logs_are_written(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    await store.players.add(ADA, HERS)
    asked: list[str] = []
    store._database.glancing.set_trace_callback(asked.append)
    for number in range(3):
        await store.logs.create(f"t{number}", [Row(1, b"x")], INDEX)
        await store.logs.append(f"t{number}", [Row(2, b"x")], None)
        assert await store.tokens.owner(HERS) == ADA
    assert len(asked) == 1
    await store.check()
    assert await store.tokens.owner(HERS) == ADA
    assert len(asked) == 2
    await store.close()


def test_a_player_who_was_looked_up_before_a_change_is_not_known_after_it() -> None:
    known = KnownPlayers()
    changes = known.changes
    known.changed()
    known.put(HERS, ADA, changes)
    assert known.get(HERS) is None


def test_players_are_known_for_a_while_and_not_more_than_some() -> None:
    now = 0.0
    known = KnownPlayers(lambda: now)
    known.put(HERS, ADA, 0)
    now = 9.9
    assert known.get(HERS) == ADA
    now = 10.1
    assert known.get(HERS) is None
    for number in range(30_000):
        known.put(number.to_bytes(32), ADA, 0)
        assert len(known._found) <= 10_000

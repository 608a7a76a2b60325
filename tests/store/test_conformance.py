"""What every store must do.  A new store is added to STORES and has to pass."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from foretell.store import Conflict, Found, Index, Player, Row, SqliteStore, Store, StoreError
from foretell.store.postgres import PostgresStore
from tests.postgres import cluster, with_schema

Opener = Callable[[Path], Store]
Claim = Callable[[Store], Awaitable[None]]


@cache
def database_for(_folder: Path) -> str:
    """The address of a database of PostgreSQL for this folder, with our schema."""
    return with_schema(cluster())


STORES: dict[str, Opener] = {
    "sqlite": lambda folder: SqliteStore(folder / "data" / "foretell.db"),
    "postgres": lambda folder: PostgresStore(database_for(folder)),
}


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def opener(request: pytest.FixtureRequest) -> Opener:
    return STORES[request.param]


def hold(opener: Opener, folder: Path, *claims: Claim) -> None:
    """Check the claims one after the other, reopening the store for each."""
    for claim in claims:
        asyncio.run(on_store(opener, folder, claim))


async def on_store(opener: Opener, folder: Path, claim: Claim) -> None:
    store = opener(folder)
    try:
        await claim(store)
    finally:
        await store.close()


def rows(first: int, *texts: str) -> list[Row]:
    return [Row(first + i, text.encode()) for i, text in enumerate(texts)]


def test_what_was_written_is_read_also_by_the_next_process(opener: Opener, tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create("a", rows(1, "one"), Index())
        await store.append("a", rows(2, "two", "three"), Index())
        assert await store.read("a") == rows(1, "one", "two", "three")

    async def read(store: Store) -> None:
        assert await store.read("a") == rows(1, "one", "two", "three")
        assert await store.read("a", after=2) == rows(3, "three")
        assert await store.read("a", after=3) == []
        assert await store.read("b") == []

    hold(opener, tmp_path, write, read)


def test_a_number_is_written_once(opener: Opener, tmp_path: Path) -> None:
    async def claim(store: Store) -> None:
        await store.create("a", rows(1, "one"), Index())
        for wrong in (rows(1, "again"), rows(3, "a gap")):
            with pytest.raises(Conflict):
                await store.append("a", wrong, Index(listed=True, wake=1))
        with pytest.raises(Conflict):
            await store.append("nowhere", rows(2, "two"), Index())
        with pytest.raises(Conflict):
            await store.create("a", rows(1, "again"), Index())
        assert await store.read("a") == rows(1, "one")
        assert await store.listed(9) == []
        assert await store.due(9, 9) == []

    hold(opener, tmp_path, claim)


def test_unordered_rows_are_refused(opener: Opener, tmp_path: Path) -> None:
    async def claim(store: Store) -> None:
        for wrong in ([], [Row(2, b"")], [Row(1, b""), Row(3, b"")]):
            with pytest.raises(StoreError):
                await store.create("a", wrong, Index())
        with pytest.raises(StoreError):
            await store.append("a", [], Index())
        assert await store.read("a") == []

    hold(opener, tmp_path, claim)


def test_of_many_writers_of_one_number_one_succeeds(opener: Opener, tmp_path: Path) -> None:
    async def claim(store: Store) -> None:
        await store.create("a", rows(1, "one"), Index())
        tries = [store.append("a", rows(2, f"by {i}"), Index()) for i in range(50)]
        faults = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(fault) for fault in faults if fault is not None] == [Conflict] * 49
        assert len(await store.read("a")) == 2

    hold(opener, tmp_path, claim)


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.integers(0, 3), st.integers(1, 4)), max_size=40), st.data())
def test_many_tables_at_once_keep_their_own_logs(
    opener: Opener, tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[int, int]], data: st.DataObject
) -> None:
    written: dict[str, list[Row]] = {f"table {i}": rows(1, "first") for i in range(4)}

    async def write(store: Store, name: str, sizes: list[int]) -> None:
        await store.create(name, written[name], Index())
        for size in sizes:
            new = rows(len(written[name]) + 1, *[data.draw(st.text(max_size=5)) for _ in range(size)])
            await store.append(name, new, Index())
            written[name] += new

    async def claim(store: Store) -> None:
        await asyncio.gather(*[write(store, f"table {i}", [n for t, n in steps if t == i]) for i in range(4)])
        for name, log in written.items():
            assert await store.read(name) == log

    hold(opener, tmp_path_factory.mktemp("store"), claim)


def test_tables_are_found_by_their_index(opener: Opener, tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create("old", rows(1, ""), Index(listed=True, wake=50))
        await store.create("hidden", rows(1, ""), Index(wake=20))
        await store.create("new", rows(1, ""), Index(listed=True, summary=b"short"))
        await store.create("gone", rows(1, ""), Index(listed=True, wake=5))
        await store.append("gone", rows(2, ""), Index())

    async def find(store: Store) -> None:
        assert await store.listed(9) == [Found("new", b"short"), Found("old", b"")]
        assert await store.listed(1) == [Found("new", b"short")]
        assert await store.due(50, 9) == [("hidden", 20), ("old", 50)]
        assert await store.due(49, 9) == [("hidden", 20)]
        assert await store.due(50, 1) == [("hidden", 20)]

    hold(opener, tmp_path, write, find)


def test_a_tables_wake_up_time_can_change(opener: Opener, tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        for table, wake in (("a", 20), ("b", 30)):
            await store.create(table, rows(1, ""), Index(wake=wake))
        await store.wake_at("a", 50)
        await store.wake_at("b", None)
        await store.wake_at("nowhere", 1)

    async def find(store: Store) -> None:
        assert await store.due(99, 9) == [("a", 50)]
        await store.append("a", rows(2, ""), Index(wake=60))
        assert await store.due(99, 9) == [("a", 60)]

    hold(opener, tmp_path, write, find)


def test_rows_can_be_added_without_a_new_index(opener: Opener, tmp_path: Path) -> None:
    before = Index(listed=True, wake=20, summary=b"short", players=("ada",))

    async def write(store: Store) -> None:
        await store.create("a", rows(1, "one"), before)
        for seq in range(2, 6):
            await store.append("a", rows(seq, str(seq)), None)
        with pytest.raises(Conflict):
            await store.append("a", rows(5, "again"), None)

    async def find(store: Store) -> None:
        assert await store.listed(9) == await store.tables_of("ada", 9) == [Found("a", b"short")]
        assert await store.due(99, 9) == [("a", 20)]
        assert [row.data for row in await store.read("a")] == [b"one", b"2", b"3", b"4", b"5"]

    hold(opener, tmp_path, write, find)


def test_an_index_can_be_replaced_without_new_rows(opener: Opener, tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create("a", rows(1, "one"), Index(listed=True, wake=20, players=("ada",)))
        await store.append("a", rows(2, "two"), None)
        await store.reindex("a", Index(wake=30, summary=b"new", players=("ben",)))
        await store.reindex("nowhere", Index(listed=True))

    async def find(store: Store) -> None:
        assert await store.listed(9) == await store.tables_of("ada", 9) == []
        assert await store.tables_of("ben", 9) == [Found("a", b"new")]
        assert await store.due(99, 9) == [("a", 30)]
        await store.reindex("a", Index(summary=b"newer"))
        assert await store.tables_of("ben", 9) == [Found("a", b"newer")]
        assert await store.read("a") == rows(1, "one", "two")

    hold(opener, tmp_path, write, find)


def test_removing_a_log_removes_everything_about_it(opener: Opener, tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        for table in ("a", "b"):
            await store.create(table, rows(1, "one", "two"), Index(listed=True, wake=5, players=("ada",)))
        await store.remove("a")
        await store.remove("nowhere")

    async def find(store: Store) -> None:
        assert await store.read("a") == []
        assert [found.table for found in await store.listed(9)] == ["b"]
        assert [found.table for found in await store.tables_of("ada", 9)] == ["b"]
        assert await store.due(9, 9) == [("b", 5)]
        with pytest.raises(Conflict):
            await store.append("a", rows(3, "three"), Index())
        await store.create("a", rows(1, "anew"), Index())
        assert await store.read("a") == rows(1, "anew")

    hold(opener, tmp_path, write, find)


def test_tables_are_found_by_their_players(opener: Opener, tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create("a", rows(1, ""), Index(players=("ada",)))
        await store.create("b", rows(1, ""), Index(players=()))
        await store.create("c", rows(1, ""), Index())
        await store.append("b", rows(2, ""), Index(players=("ada", "ben"), summary=b"two"))
        await store.append("a", rows(2, ""), Index(summary=b"still there"))
        with pytest.raises(Conflict):
            await store.append("c", rows(7, ""), Index(players=("ada",)))

    async def find(store: Store) -> None:
        assert await store.tables_of("ada", 9) == [Found("b", b"two"), Found("a", b"still there")]
        assert await store.tables_of("ada", 1) == [Found("b", b"two")]
        assert await store.tables_of("ben", 9) == [Found("b", b"two")]
        await store.append("a", rows(3, ""), Index(players=("ben",)))
        assert [found.table for found in await store.tables_of("ben", 9)] == ["b", "a"]
        assert [found.table for found in await store.tables_of("ada", 9)] == ["b"]

    hold(opener, tmp_path, write, find)


def test_a_player_is_renamed(opener: Opener, tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.add_player(Player("1", "Ada"), b"a")
        await store.add_player(Player("2", "Ben"), b"b")
        await store.rename_player("1", "Augusta")

    async def find(store: Store) -> None:
        assert [await store.player(token) for token in (b"a", b"b")] == [Player("1", "Augusta"), Player("2", "Ben")]

    hold(opener, tmp_path, write, find)


def test_players_are_found_only_by_their_token(opener: Opener, tmp_path: Path) -> None:
    ada, bot = Player("1", "Ada"), Player("2", "Engine", program=True)

    async def write(store: Store) -> None:
        await store.add_player(ada, b"a")
        await store.add_player(bot, b"b")
        for double in (Player("1", "Eve"), Player("3", "Eve")):
            with pytest.raises(Conflict):
                await store.add_player(double, b"a")

    async def find(store: Store) -> None:
        assert [await store.player(token) for token in (b"a", b"b", b"c")] == [ada, bot, None]

    hold(opener, tmp_path, write, find)


def test_a_closed_store_refuses(opener: Opener, tmp_path: Path) -> None:
    async def claim(store: Store) -> None:
        await store.close()
        with pytest.raises(StoreError):
            await store.create("a", rows(1, "one"), Index())
        with pytest.raises(StoreError):
            await store.read("a")

    hold(opener, tmp_path, claim)

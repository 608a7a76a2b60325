"""What only the store in PostgreSQL has: migrations by one process at a time, one statement for many logs, nodes."""

import asyncio
import sys
from pathlib import Path

import asyncpg
import pytest

from foretell.cli import main
from foretell.server.ops.configure import settings_of
from foretell.store import Conflict, Index, OwnedElsewhere, Player, Row, StoreError
from foretell.store.opening import open_store
from foretell.store.postgres import PostgresStore, database
from foretell.store.postgres.connect import connect, prepare
from foretell.store.postgres.migrations import STEPS
from foretell.store.postgres.node import Lateness, Node, bury
from tests.postgres import cluster, with_schema
from tests.waiting import happens

pytestmark = pytest.mark.slow


def name_of(url: str) -> str:
    return url.split("?", maxsplit=1)[0].rpartition("/")[2]


@pytest.fixture
def url() -> str:
    """A database with our tables."""
    return with_schema(cluster())


async def test_processes_that_start_together_migrate_once() -> None:
    url = cluster().new_database()
    await asyncio.gather(*[prepare(url) for _ in range(4)])
    assert cluster().do(name_of(url), "SELECT taken FROM migrations") == str(len(STEPS))


def test_a_newer_database_is_left_alone(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    url = with_schema(cluster())
    cluster().do(name_of(url), "INSERT INTO migrations VALUES (99)")
    monkeypatch.setenv("FORETELL_STORE", url)
    assert main(["serve", "--port", "0"]) == 1
    told = capsys.readouterr().err
    assert f"postgresql:///{name_of(url)} cannot be used: it has version 99" in told
    assert "update foretell" in told


def test_a_missing_client_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.setattr("foretell.store.opening.find_spec", lambda _name: None)
    with pytest.raises(StoreError, match=r"pip install 'foretell\[postgres\]'"):
        open_store("postgresql:///foretell")


@pytest.mark.parametrize(
    "address",
    [
        "mysql://me:secret@host/x",
        "postgresql://me:sec/secret@host/x",
        "postgresql://me:12/secret@host/x",
        "postgresql://me:12#secret@host/x",
        "postgresql://me:12?secret@host/x",
        "postgresql://me:sec@secret@host/x",
        "postgresql://me:secret@[::1/x",
        "postgresql://me:secret@host,,other/x",
    ],
)
def test_a_wrong_address_is_not_repeated(address: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["serve", "--store", address]) == 2
    told = capsys.readouterr().err
    assert "FORETELL_STORE must be the address of a PostgreSQL database" in told
    assert "secret" not in told
    if address.startswith("postgresql"):
        assert main(["db", "copy", address, str(tmp_path / "new.db")]) == 1
        told = capsys.readouterr().err
        assert "the source must be the address of a PostgreSQL database" in told
        assert "secret" not in told


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://",
        "postgres:///foretell?host=/var/run/postgresql",
        "postgresql://me:s%2F%40ecret@10.0.0.1,[fd00::2]:5433,%2Frun/foretell?target_session_attrs=primary",
        "postgresql://db.example.org?password=a@b/c",
    ],
)
def test_a_right_address_is_taken(address: str) -> None:
    assert settings_of({}, {"FORETELL_STORE": address}).store == address


async def test_a_port_that_there_is_not_is_named() -> None:
    with pytest.raises(StoreError, match=r"127\.0\.0\.1:99999/x cannot be used: .*port"):
        await prepare("postgresql://me:secret@127.0.0.1:99999/x")


@pytest.mark.parametrize("days_ago", [0, 1, 30])
async def test_the_databases_clock_tells_the_time_of_the_last_day(url: str, days_ago: int) -> None:
    """The clock of a process that starts may be hours behind."""
    store, day, now = PostgresStore(url), 86_400_000, "SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)"
    before = int(cluster().do(name_of(url), now))
    last = before // day * day - days_ago * day
    await store.players.add(Player("ada", "Ada", seen=last), b"a")
    newest = await store.newest()
    assert before <= newest <= int(cluster().do(name_of(url), now)) or newest == last + day
    assert (newest >= before) == (days_ago == 0)
    await store.close()


async def test_what_waits_is_written_together_and_a_row_of_another_stops_only_its_log(url: str) -> None:
    commits: list[tuple[int, int]] = []
    store = PostgresStore(url, lambda size, failed, _: commits.append((size, failed)))
    for log in "abc":
        await store.logs.create(log, [Row(1, b"1")], Index())
    commits.clear()
    await asyncio.gather(*[store.logs.append(log, [Row(2, b"2")], None) for log in "abc"])
    assert commits == [(3, 0)]
    cluster().do(name_of(url), "INSERT INTO entries SELECT key, 3, 'x' FROM tables WHERE name = 'b'")
    tries = [store.logs.append(log, [Row(3, b"3")], Index(wake=1)) for log in "abc"]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
    assert [row.data for row in await store.logs.read("b")] == [b"1", b"2", b"x"]
    await store.logs.append("b", [Row(4, b"4")], None)
    await store.close()


async def test_a_connection_that_is_dropped_while_a_statement_is_sent_is_lost(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    get, left = asyncpg.Connection._get_statement, [1]

    async def dropped(connection: asyncpg.Connection, *values: object, **more: object) -> object:
        statement = await get(connection, *values, **more)
        if left:
            left.clear()
            connection.terminate()
        return statement

    store = PostgresStore(url)
    await store.logs.create("a", [Row(1, b"1")], Index())
    monkeypatch.setattr(asyncpg.Connection, "_get_statement", dropped)
    assert await store.logs.read("a") == [Row(1, b"1")]
    assert not left
    left.append(1)
    with pytest.raises(StoreError, match="the connection is lost"):
        await store.logs.append("a", [Row(2, b"2")], None)
    await store.logs.append("a", [Row(2, b"2")], None)
    await store.close()


async def test_a_fault_of_our_own_is_not_taken_for_a_lost_connection(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def wrong(*_: object) -> None:
        raise AttributeError("ours")

    store = PostgresStore(url)
    monkeypatch.setattr(database, "fetch", wrong)
    with pytest.raises(AttributeError, match="ours"):
        await store.logs.read("a")
    await store.close()


async def test_a_connection_that_is_lost_costs_its_writes_and_no_more(url: str) -> None:
    store = PostgresStore(url, None, "here:1")
    await store.logs.create("a", [Row(1, b"1")], Index())
    sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
    cluster().do(name_of(url), f"{sql} AND pid <> pg_backend_pid()")
    outcome: object = StoreError()
    while type(outcome) is StoreError:  # unknown, not refused
        (outcome,) = await asyncio.gather(store.logs.append("a", [Row(2, b"2")], None), return_exceptions=True)
    assert outcome is None
    assert [row.seq for row in await store.ownership.claim("a")] == [1, 2]
    assert cluster().do(name_of(url), "SELECT count(*), max(epoch) FROM nodes") == "1|2"
    await store.close()
    assert cluster().do(name_of(url), "SELECT count(*) FROM nodes") == "0"


async def test_who_comes_to_an_address_has_the_place_of_who_was_there(url: str) -> None:
    before, other, after = (PostgresStore(url, None, address) for address in ("one:1", "two:2", "one:1"))
    await before.logs.create("a", [Row(1, b"1")], Index(wake=5, listed=True))
    await before.ownership.claim("a")
    with pytest.raises(OwnedElsewhere) as elsewhere:
        await other.ownership.claim("a")
    assert elsewhere.value.address == "one:1"
    assert await other.logs.size("a") == 1
    with pytest.raises(OwnedElsewhere):
        await other.ownership.size("a")
    assert [found.owner for found in await other.directory.listed(9)] == ["one:1"]
    await other.check()
    assert (await other.directory.due(9, 9), await before.directory.due(9, 9)) == ([], [("a", 5)])
    with pytest.raises(OwnedElsewhere):
        await other.logs.remove("a")
    await after.check()
    assert len(await after.ownership.claim("a")) == 1
    with pytest.raises(StoreError, match="could not be reached"):
        await before.logs.append("a", [Row(2, b"2")], None)
    for store in (before, other, after):
        await store.close()


async def test_a_process_without_a_beat_for_three_seconds_is_not_sure(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Node, "_schedule", lambda _node, _at: None)  # the test looks itself, whatever time it takes
    now = [100.0]
    lost: list[float] = []
    store = PostgresStore(url)
    node = store._database.node
    node._clock, node._lateness = lambda: now[0], Lateness(lambda: 0.0)
    await store.ownership.join(lambda: lost.append(now[0]))
    await store.logs.create("a", [Row(1, b"1")], Index())
    await store.ownership.claim("a")
    now[0] += 2.9
    node._look()
    assert (store.ownership.is_sure, lost) == (True, [])
    now[0] += 0.2
    assert (store.ownership.is_sure, lost) == (False, [])
    node._look()
    assert lost == [now[0]]
    with pytest.raises(StoreError, match="did not answer for too long"):
        await store.check()
    await node.beat()
    assert store.ownership.is_sure
    assert cluster().do(name_of(url), "SELECT count(*), max(epoch) FROM nodes") == "1|2"
    await store.logs.append("a", [Row(2, b"2")], None)
    await store.close()
    assert len(lost) == 1


async def test_a_process_that_was_late_by_itself_keeps_what_it_owns(url: str) -> None:
    now = [100.0]
    lost: list[float] = []
    store = PostgresStore(url)
    node = store._database.node
    node._clock = node._lateness._clock = lambda: now[0]
    await store.ownership.join(lambda: lost.append(now[0]))
    await store.logs.create("a", [Row(1, b"1")], Index())
    await store.ownership.claim("a")
    await asyncio.sleep(0)  # the delays of the event loop are measured from now on
    now[0] += 6
    node._look()
    assert (store.ownership.is_sure, lost) == (False, [])
    await store.check()
    assert store.ownership.is_sure
    await store.logs.append("a", [Row(2, b"2")], None)
    assert cluster().do(name_of(url), "SELECT count(*), max(epoch) FROM nodes") == "1|1"
    await store.close()
    assert not lost


async def test_a_process_that_was_late_by_itself_learns_that_it_was_declared_dead(url: str) -> None:
    now = [100.0]
    lost: list[float] = []
    late, other = (PostgresStore(url, None, address) for address in ("one:1", "two:2"))
    node = late._database.node
    node._clock = node._lateness._clock = lambda: now[0]
    await late.ownership.join(lambda: lost.append(now[0]))
    await late.logs.create("a", [Row(1, b"1")], Index())
    await late.ownership.claim("a")
    await node.leave()
    node._lateness.note(now[0], now[0] + 6)
    now[0] += 6
    node._look()
    assert (late.ownership.is_sure, lost) == (False, [])
    cluster().do(name_of(url), "UPDATE nodes SET seen = seen - interval '6 seconds'")
    await bury(other._database.ask)
    assert [row.seq for row in await other.ownership.claim("a")] == [1]
    await other.logs.append("a", [Row(2, b"2")], None)
    with pytest.raises(StoreError, match="could not be reached"):
        await late.logs.append("a", [Row(2, b"late")], None)
    assert lost == [106.0]
    await late.close()
    await other.close()


async def test_who_refuses_connections_is_dead_once_a_beat_is_missing(url: str) -> None:
    gone, other = (PostgresStore(url, None, address) for address in ("one:1", "two:2"))
    for store in (gone, other):
        await store.ownership.join(lambda: None)
    await gone.logs.create("a", [Row(1, b"1")], Index())
    await gone.ownership.claim("a")
    assert not await other.ownership.missing("one:1")
    with pytest.raises(OwnedElsewhere):
        await other.ownership.claim("a")
    await gone._database.node.leave()
    other._database.node._steady_since -= 3
    cluster().do(name_of(url), "UPDATE nodes SET seen = seen - interval '2 seconds' WHERE address = 'one:1'")
    assert await other.ownership.missing("three:3")
    with pytest.raises(OwnedElsewhere):
        await other.ownership.claim("a")
    assert await other.ownership.missing("one:1")
    assert len(await other.ownership.claim("a")) == 1
    with pytest.raises(StoreError):
        await gone.logs.append("a", [Row(2, b"2")], None)
    for store in (gone, other):
        await store.close()


async def test_who_died_before_the_databases_clock_was_set_back_is_dead_all_the_same(url: str) -> None:
    store = PostgresStore(url, address="one:1")
    other = PostgresStore(url, address="two:1")
    await store.ownership.join(lambda: None)
    await other.ownership.join(lambda: None)
    await store._database.node.leave()
    cluster().do(name_of(url), "UPDATE nodes SET seen = seen + interval '2 hours'")
    await bury(other._database.ask)
    ages = cluster().do(name_of(url), "SELECT count(*) FROM nodes WHERE seen <= clock_timestamp()")
    assert ages == "2", "both have to beat from now on"
    cluster().do(name_of(url), "UPDATE nodes SET seen = seen - interval '6 seconds' WHERE address = 'one:1'")
    await bury(other._database.ask)
    assert cluster().do(name_of(url), "SELECT address FROM nodes") == "two:1"
    await other.close()
    await store.close()


async def test_a_database_that_does_not_answer_keeps_nobody_from_stopping(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("foretell.store.postgres.database._PATIENCE", 0.1)
    store, blocker = PostgresStore(url), await connect(url)
    await store.logs.create("a", [Row(1, b"1")], Index())
    async with blocker.transaction():
        await blocker.execute("LOCK TABLE entries")
        waiting = asyncio.ensure_future(store.logs.append("a", [Row(2, b"2")], None))
        await store.close()
        with pytest.raises(StoreError):
            await waiting
    await blocker.close()


async def test_a_guest_who_just_becomes_a_player_is_erased_with_them(url: str) -> None:
    """The other process has not committed yet when the erasure begins."""
    store, merging = PostgresStore(url), await connect(url)
    for player in ("ada", "guest"):
        await store.players.add(Player(player, "Ada"), player.encode())
    waits = "SELECT count(*) FROM pg_locks WHERE NOT granted"
    async with merging.transaction():
        await merging.execute("SELECT id FROM players WHERE id IN ('ada', 'guest') ORDER BY id FOR UPDATE")
        await merging.execute("UPDATE players SET account = 'ada' WHERE id = 'guest'")
        erasing = asyncio.ensure_future(store.erasures.begin("ada"))
        await happens(lambda: cluster().do(name_of(url), waits) != "0", "the erasure waits")
    await erasing
    assert sorted(await store.erasures.due()) == ["ada", "guest"]
    await merging.close()
    await store.close()

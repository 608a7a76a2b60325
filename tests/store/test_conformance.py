"""What every store must do.  A new store is added to STORES and has to pass."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from functools import cache
from inspect import signature
from pathlib import Path
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from foretell.store import (
    Act,
    Ban,
    Conflict,
    Found,
    Index,
    Passkey,
    Player,
    Rated,
    RatedSums,
    Row,
    SqliteStore,
    Store,
    StoreError,
    Subscription,
)
from foretell.store.postgres import PostgresStore
from tests.postgres import cluster, with_schema

Opener = Callable[[Path], Store]
Opened = Callable[..., AbstractAsyncContextManager[Store]]


@cache
def database_for(_folder: Path) -> str:
    """The address of a database of PostgreSQL for this folder, with our schema."""
    return with_schema(cluster())


STORES: dict[str, Opener] = {
    "sqlite": lambda folder: SqliteStore(folder / "data" / "foretell.db"),
    "postgres": lambda folder: PostgresStore(database_for(folder)),
}


@pytest.fixture(params=["sqlite", *[pytest.param(name, marks=pytest.mark.slow) for name in STORES if name != "sqlite"]])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """Opens the store in a folder (by default one of the test), each time as the next process would."""
    return lambda folder=tmp_path: on_store(STORES[request.param], folder)


@asynccontextmanager
async def on_store(opener: Opener, folder: Path) -> AsyncIterator[Store]:
    store = opener(folder)
    try:
        yield store
    finally:
        await store.close()


def rows(first: int, *texts: str) -> list[Row]:
    return [Row(first + i, text.encode()) for i, text in enumerate(texts)]


async def test_what_was_written_is_read_also_by_the_next_process(opened: Opened) -> None:
    async with opened() as store:
        await store.logs.create("a", rows(1, "one"), Index())
        await store.logs.append("a", rows(2, "two", "three"), Index())
        assert await store.logs.read("a") == rows(1, "one", "two", "three")
    async with opened() as store:
        assert await store.logs.read("a") == rows(1, "one", "two", "three")
        assert await store.logs.read("b") == []
        for of in (store.logs, store.ownership):
            assert (await of.size("a"), await of.size("b")) == (len("onetwothree"), 0)


async def test_a_number_is_written_once(opened: Opened) -> None:
    async with opened() as store:
        await store.logs.create("a", rows(1, "one"), Index())
        for wrong in (rows(1, "again"), rows(3, "a gap")):
            with pytest.raises(Conflict):
                await store.logs.append("a", wrong, Index(listed=True, wake=1))
        with pytest.raises(Conflict):
            await store.logs.append("nowhere", rows(2, "two"), Index())
        with pytest.raises(Conflict):
            await store.logs.create("a", rows(1, "again"), Index())
        assert await store.logs.read("a") == rows(1, "one")
        assert await store.directory.listed(9) == []
        assert await store.directory.due(9, 9) == []


async def test_unordered_rows_are_refused(opened: Opened) -> None:
    async with opened() as store:
        for wrong in ([], [Row(2, b"")], [Row(1, b""), Row(3, b"")]):
            with pytest.raises(StoreError):
                await store.logs.create("a", wrong, Index())
        with pytest.raises(StoreError):
            await store.logs.append("a", [], Index())
        assert await store.logs.read("a") == []


async def test_of_many_writers_of_one_number_one_succeeds(opened: Opened) -> None:
    async with opened() as store:
        await store.logs.create("a", rows(1, "one"), Index())
        tries = [store.logs.append("a", rows(2, f"by {i}"), Index()) for i in range(50)]
        faults = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(fault) for fault in faults if fault is not None] == [Conflict] * 49
        assert len(await store.logs.read("a")) == 2


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.integers(0, 3), st.integers(1, 4)), max_size=40), st.data())
async def test_many_logs_at_once_keep_their_own_rows(
    opened: Opened, tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[int, int]], data: st.DataObject
) -> None:
    written: dict[str, list[Row]] = {f"log {i}": rows(1, "first") for i in range(4)}

    async def write(store: Store, name: str, sizes: list[int]) -> None:
        await store.logs.create(name, written[name], Index())
        for size in sizes:
            new = rows(len(written[name]) + 1, *[data.draw(st.text(max_size=5)) for _ in range(size)])
            await store.logs.append(name, new, Index())
            written[name] += new

    async with opened(tmp_path_factory.mktemp("store")) as store:
        await asyncio.gather(*[write(store, f"log {i}", [size for log, size in steps if log == i]) for i in range(4)])
        for name, log in written.items():
            assert await store.logs.read(name) == log


async def test_logs_are_found_by_their_index(opened: Opened) -> None:
    async with opened() as store:
        await store.logs.create("old", rows(1, ""), Index(listed=True, wake=50))
        await store.logs.create("hidden", rows(1, ""), Index(wake=20))
        await store.logs.create("new", rows(1, ""), Index(listed=True, summary=b"short"))
        await store.logs.create("gone", rows(1, ""), Index(listed=True, wake=5))
        await store.logs.append("gone", rows(2, ""), Index())
    async with opened() as store:
        assert await store.directory.listed(9) == [Found("new", b"short"), Found("old", b"")]
        assert await store.directory.listed(1) == [Found("new", b"short")]
        assert await store.directory.due(50, 9) == [("hidden", 20), ("old", 50)]
        assert await store.directory.due(49, 9) == [("hidden", 20)]
        assert await store.directory.due(50, 1) == [("hidden", 20)]


async def test_the_time_to_wake_a_log_can_change(opened: Opened) -> None:
    async with opened() as store:
        for log, wake in (("a", 20), ("b", 30)):
            await store.logs.create(log, rows(1, ""), Index(wake=wake))
        await store.logs.wake_at("a", 50)
        await store.logs.wake_at("b", None)
        await store.logs.wake_at("nowhere", 1)
    async with opened() as store:
        assert await store.directory.due(99, 9) == [("a", 50)]
        await store.logs.append("a", rows(2, ""), Index(wake=60))
        assert await store.directory.due(99, 9) == [("a", 60)]


async def test_rows_can_be_added_without_a_new_index(opened: Opened) -> None:
    before = Index(listed=True, wake=20, summary=b"short", players=("ada",))
    async with opened() as store:
        await store.logs.create("a", rows(1, "one"), before)
        for seq in range(2, 6):
            await store.logs.append("a", rows(seq, str(seq)), None)
        with pytest.raises(Conflict):
            await store.logs.append("a", rows(5, "again"), None)
    async with opened() as store:
        assert await store.directory.listed(9) == await store.directory.of_player("ada", 9) == [Found("a", b"short")]
        assert await store.directory.due(99, 9) == [("a", 20)]
        assert [row.data for row in await store.logs.read("a")] == [b"one", b"2", b"3", b"4", b"5"]


async def test_an_index_can_be_replaced_without_new_rows(opened: Opened) -> None:
    async with opened() as store:
        await store.logs.create("a", rows(1, "one"), Index(listed=True, wake=20, players=("ada",)))
        await store.logs.append("a", rows(2, "two"), None)
        await store.logs.reindex("a", Index(wake=30, summary=b"new", players=("ben",)))
        await store.logs.reindex("nowhere", Index(listed=True))
    async with opened() as store:
        assert await store.directory.listed(9) == await store.directory.of_player("ada", 9) == []
        assert await store.directory.of_player("ben", 9) == [Found("a", b"new")]
        assert await store.directory.due(99, 9) == [("a", 30)]
        await store.logs.reindex("a", Index(summary=b"newer"))
        assert await store.directory.of_player("ben", 9) == [Found("a", b"newer")]
        assert await store.logs.read("a") == rows(1, "one", "two")


async def test_removing_a_log_removes_everything_about_it(opened: Opened) -> None:
    async with opened() as store:
        for log in ("a", "b"):
            await store.logs.create(log, rows(1, "one", "two"), Index(listed=True, wake=5, players=("ada",)))
        await store.logs.remove("a")
        await store.logs.remove("nowhere")
    async with opened() as store:
        assert await store.logs.read("a") == []
        assert [found.name for found in await store.directory.listed(9)] == ["b"]
        assert [found.name for found in await store.directory.of_player("ada", 9)] == ["b"]
        assert await store.directory.due(9, 9) == [("b", 5)]
        with pytest.raises(Conflict):
            await store.logs.append("a", rows(3, "three"), Index())
        await store.logs.create("a", rows(1, "anew"), Index())
        assert await store.logs.read("a") == rows(1, "anew")


async def test_logs_are_found_by_their_players(opened: Opened) -> None:
    async with opened() as store:
        await store.logs.create("a", rows(1, ""), Index(players=("ada",)))
        await store.logs.create("b", rows(1, ""), Index(players=()))
        await store.logs.create("c", rows(1, ""), Index())
        await store.logs.append("b", rows(2, ""), Index(players=("ada", "ben"), summary=b"two"))
        await store.logs.append("a", rows(2, ""), Index(summary=b"still there"))
        with pytest.raises(Conflict):
            await store.logs.append("c", rows(7, ""), Index(players=("ada",)))
    async with opened() as store:
        assert await store.directory.of_player("ada", 9) == [Found("b", b"two"), Found("a", b"still there")]
        assert await store.directory.of_player("ada", 1) == [Found("b", b"two")]
        assert await store.directory.of_player("ben", 9) == [Found("b", b"two")]
        await store.logs.append("a", rows(3, ""), Index(players=("ben",)))
        assert [found.name for found in await store.directory.of_player("ben", 9)] == ["b", "a"]
        assert [found.name for found in await store.directory.of_player("ada", 9)] == ["b"]


async def test_a_player_is_renamed(opened: Opened) -> None:
    async with opened() as store:
        await store.players.add(Player("1", "Ada"), b"a")
        await store.players.add(Player("2", "Ben"), b"b")
        await store.players.rename("1", "Augusta")
    async with opened() as store:
        assert [await store.tokens.owner(token) for token in (b"a", b"b")] == [
            Player("1", "Augusta"),
            Player("2", "Ben"),
        ]


async def test_players_are_found_only_by_their_token(opened: Opened) -> None:
    ada, bot = Player("1", "Ada"), Player("2", "Engine", program=True)
    async with opened() as store:
        await store.players.add(ada, b"a")
        await store.players.add(bot, b"b")
        for double in (Player("1", "Eve"), Player("3", "Eve")):
            with pytest.raises(Conflict):
                await store.players.add(double, b"a")
    async with opened() as store:
        assert [await store.tokens.owner(token) for token in (b"a", b"b", b"c")] == [ada, bot, None]


async def test_a_player_has_a_token_for_each_device(opened: Opened) -> None:
    ada = Player("1", "Ada")
    async with opened() as store:
        await store.players.add(ada, b"a")
        await store.players.add(Player("2", "Ben"), b"b")
        await store.tokens.add("1", b"laptop")
        for player, token in (("1", b"laptop"), ("2", b"laptop"), ("1", b"a"), ("2", b"a"), ("nobody", b"new")):
            with pytest.raises(Conflict):
                await store.tokens.add(player, token)
        with pytest.raises(Conflict):
            await store.players.add(Player("3", "Eve"), b"laptop")
    async with opened() as store:
        assert [await store.tokens.owner(token) for token in (b"a", b"laptop", b"new")] == [ada, ada, None]
        await store.players.rename("1", "Augusta")
        assert await store.tokens.owner(b"laptop") == Player("1", "Augusta")
        await store.tokens.replace("1", b"new")
        found = [await store.tokens.owner(token) for token in (b"new", b"a", b"laptop")]
        assert found == [Player("1", "Augusta"), None, None]


def passkey(key_id: bytes, player: str, made_at: int = 1) -> Passkey:
    return Passkey(key_id, player, b"key of " + key_id, 3, "Ada's phone", made_at)


async def test_a_guest_becomes_an_account(opened: Opened) -> None:
    async with opened() as store:
        for name in ("ada", "first", "second", "other"):
            await store.players.add(Player(name, name.title()), name.encode())
        await store.logs.create("old", rows(1, ""), Index(players=("first", "other")))
        await store.logs.create("both", rows(1, ""), Index(players=("ada", "first"), summary=b"both"))
        await store.logs.create("new", rows(1, ""), Index(players=("second",)))
        await store.tokens.add("first", b"tablet")
        await store.passkeys.add(passkey(b"1", "ada"))
        assert await store.players.merge("first", "second")
        assert await store.players.merge("second", "ada")
        for guest, account in (("ada", "other"), ("ada", "ada"), ("first", "other"), ("other", "first"), ("x", "ada")):
            assert not await store.players.merge(guest, account)
        for gone in ("first", "second"):
            with pytest.raises(Conflict):
                await store.tokens.add(gone, b"new")
            with pytest.raises(Conflict):
                await store.passkeys.add(passkey(b"2", gone))
    async with opened() as store:
        found = await store.tokens.owner(b"ada")
        assert found is not None
        assert (found.id, found.name, sorted(found.was)) == ("ada", "Ada", ["first", "second"])
        assert [await store.tokens.owner(token) for token in (b"first", b"second", b"tablet")] == [None] * 3
        assert await store.tokens.owner(b"other") == Player("other", "Other")
        assert [each.name for each in await store.directory.of_player("ada", 9)] == ["new", "both", "old"]
        assert await store.directory.of_player("ada", 2) == [Found("new", b""), Found("both", b"both")]
        for token in (b"first", b"tablet"):  # nobody's now
            await store.tokens.add("other", token)


async def test_passkeys_belong_to_their_player(opened: Opened) -> None:
    first, second, bens = passkey(b"\xff1", "ada", 5), passkey(b"2", "ada", 4), passkey(b"3", "ben")
    async with opened() as store:
        for name in ("ada", "ben"):
            await store.players.add(Player(name, name.title()), name.encode())
        for each in (first, second, bens):
            await store.passkeys.add(each)
        for wrong in (passkey(b"2", "ben"), passkey(b"4", "nobody")):
            with pytest.raises(Conflict):
                await store.passkeys.add(wrong)
    async with opened() as store:
        assert await store.passkeys.of("ada") == [second, first]
        assert [await store.passkeys.get(key) for key in (b"\xff1", b"3", b"4")] == [first, bens, None]
        assert not await store.passkeys.remove("ben", b"2")
        assert await store.passkeys.remove("ada", b"2")
        assert not await store.passkeys.remove("ada", b"2")
        assert await store.passkeys.of("ada") == [first]
        await store.players.remove("ada")
        assert (await store.passkeys.of("ada"), await store.passkeys.of("ben")) == ([], [bens])


async def test_a_counter_never_goes_back(opened: Opened) -> None:
    async with opened() as store:
        await store.players.add(Player("ada", "Ada"), b"ada")
        await store.passkeys.add(passkey(b"counts", "ada"))
        await store.passkeys.add(replace(passkey(b"never", "ada", 2), counter=0))
        assert not await store.passkeys.use(b"counts", 3, 50)
        assert not await store.passkeys.use(b"counts", 0, 50)
        assert not await store.passkeys.use(b"unknown", 9, 50)
        assert sorted(await asyncio.gather(*[store.passkeys.use(b"counts", 4, 60) for _ in range(9)])) == [
            False
        ] * 8 + [True]
        for at in (70, 80):
            assert await store.passkeys.use(b"never", 0, at)
        found = await store.passkeys.of("ada")
        assert [(each.counter, each.used_at) for each in found] == [(4, 60), (0, 80)]


async def test_a_ticket_makes_one_device_a_players_once(opened: Opened) -> None:
    async with opened() as store:
        for name in ("ada", "ben"):
            await store.players.add(Player(name, name), name.encode())
        await store.tickets.add("ada", b"first", now=10, until=20)
        await store.tickets.add("ada", b"second", now=11, until=21)
        await store.tickets.add("ben", b"third", now=12, until=22)
        for player, ticket in (("nobody", b"fourth"), ("ben", b"second")):
            with pytest.raises(Conflict):
                await store.tickets.add(player, ticket, now=13, until=23)
        held = [await store.tickets.holder(ticket, 20) for ticket in (b"first", b"second", b"third", b"fourth")]
        assert [None if each is None else each.id for each in held] == [None, "ada", "ben", None]
        assert await store.tickets.holder(b"second", 21) is None
        assert not await store.tickets.use(b"second", b"late", 21)
        with pytest.raises(Conflict):
            await store.tickets.use(b"second", b"ben", 20)
        tries = await asyncio.gather(*[store.tickets.use(b"second", bytes([n]), 20) for n in range(9)])
        assert sum(tries) == 1
        found = await store.tokens.owner(bytes([tries.index(True)]))
        assert (found, await store.tickets.holder(b"second", 20)) == (await store.players.get("ada"), None)
    async with opened() as store:
        # By their owner, by the player's sign-out everywhere, when the player is another's guest, and with them.
        for end in (
            lambda: store.tickets.drop("ben"),
            lambda: store.tokens.replace("ben", b"new"),
            lambda: store.players.merge("ben", "ada"),
        ):
            await store.tickets.add("ben", b"bens", now=1, until=9)
            await end()
            assert not await store.tickets.use(b"bens", b"other", 2)
        with pytest.raises(Conflict):
            await store.tickets.add("ben", b"guests", now=1, until=9)
        await store.tickets.add("ada", b"adas", now=1, until=9)
        await store.erasures.begin("ada")
        assert await store.tickets.holder(b"adas", 2) is None


async def test_a_code_finds_one_log_until_it_ends(opened: Opened) -> None:
    async with opened() as store:
        assert await store.codes.give("first", "BCDFG", now=10, until=20) == ("BCDFG", 20)
        assert await store.codes.give("first", "HJKMN", now=11, until=21) == ("BCDFG", 20), "a log keeps its code"
        assert await store.codes.give("second", "BCDFG", now=11, until=21) is None
        assert await store.codes.give("second", "HJKMN", now=11, until=21) == ("HJKMN", 21)
    async with opened() as store:
        found = [await store.codes.log(code, 19) for code in ("BCDFG", "HJKMN", "PRSTW")]
        assert found == ["first", "second", None]
        assert [await store.codes.log(odd, 19) for odd in ("B\0DFG", "\ud800", "")] == [None] * 3
        assert await store.codes.log("BCDFG", 20) is None
        assert await store.codes.give("third", "BCDFG", now=20, until=30) == ("BCDFG", 30)
        given = [store.codes.give("fourth", code, now=20, until=30) for code in ("XXXXX", "YYYYY", "ZZZZZ")]
        assert len(set(await asyncio.gather(*given))) == 1


def subscription(endpoint: str, player: str, made_at: int) -> Subscription:
    return Subscription(f"https://push.test/{endpoint}", player, b"key", b"auth", "en", made_at)


async def test_subscriptions_are_few_and_go_with_their_player(opened: Opened) -> None:
    async with opened() as store:
        for name in ("ada", "ben", "guest"):
            await store.players.add(Player(name, name), name.encode())
        first, *more = [subscription(name, "ada", made_at) for made_at, name in enumerate("abcd")]
        for each in (first, *more, subscription("guests", "guest", 9)):
            await store.subscriptions.add(each, 3)
        assert await store.subscriptions.of("ada") == more
        moved = replace(more[0], player="ben", language="nl", made_at=7)
        for other in (replace(moved, key=b"bens"), replace(moved, auth=b"bens")):
            with pytest.raises(Conflict):
                await store.subscriptions.add(other, 3)
        assert (await store.subscriptions.of("ada"), await store.subscriptions.of("ben")) == (more, [])
        await store.subscriptions.add(moved, 3)
        assert (await store.subscriptions.of("ada"), await store.subscriptions.of("ben")) == (more[1:], [moved])
        await store.subscriptions.remove(moved.endpoint, "ada")
        assert await store.subscriptions.of("ben") == [moved]
        await store.subscriptions.remove(moved.endpoint, "ben")
        await store.subscriptions.remove(more[1].endpoint)
        assert (await store.subscriptions.of("ada"), await store.subscriptions.of("ben")) == (more[2:], [])
        assert await store.players.merge("guest", "ada")
        theirs = [more[2], subscription("guests", "ada", 9)]
        assert [await store.subscriptions.of(name) for name in ("ada", "guest")] == [theirs, theirs]
        for nobody in ("guest", "nobody"):
            with pytest.raises(Conflict):
                await store.subscriptions.add(subscription("e", nobody, 10), 3)
    async with opened() as store:
        await store.tokens.replace("ada", b"new")
        assert await store.subscriptions.of("ada") == []
        await store.subscriptions.add(subscription("f", "ada", 11), 3)
        await store.erasures.begin("ada")
        assert await store.subscriptions.of("ada") == []


async def test_a_key_is_made_once(opened: Opened) -> None:
    async with opened() as store:
        made = await asyncio.gather(*[store.subscriptions.key("push", bytes([n])) for n in range(5)])
        assert len(set(made)) == 1
        assert await store.subscriptions.key("other", b"x") == b"x"
    async with opened() as store:
        assert await store.subscriptions.key("push", b"later") != b"later"


async def test_a_closed_store_refuses(opened: Opened) -> None:
    async with opened() as store:
        await store.close()
        with pytest.raises(StoreError):
            await store.logs.create("a", rows(1, "one"), Index())
        with pytest.raises(StoreError):
            await store.logs.read("a")


async def test_players_are_found_by_id_and_name_and_those_long_gone_without_a_seat(opened: Opened) -> None:
    ada, other, ben = Player("1", "Ada", made=5, seen=10), Player("2", "Ada", seen=30), Player("3", "Ben", seen=10)
    async with opened() as store:
        for token, player in ((b"a", ada), (b"o", other), (b"b", ben)):
            await store.players.add(player, token)
        await store.logs.create("a", rows(1, "one"), Index(players=("3",)))
    async with opened() as store:
        assert [await store.players.get(each) for each in ("1", "4")] == [ada, None]
        assert await store.players.named("Ada", 9) == [ada, other]
        assert await store.players.all("", 2) == [ada, other]
        assert await store.players.all("2", 9) == [ben]
        assert await store.players.named("Ada", 1) == [ada]
        assert await store.players.named("ada", 9) == []
        assert await store.players.unseen(20, 9) == ["1"]
        await store.players.seen("1", 40)
        await store.players.seen("4", 40)
        assert await store.players.unseen(20, 9) == []
        assert await store.players.unseen(99, 1) == ["1"]
        assert await store.tokens.owner(b"a") == Player("1", "Ada", made=5, seen=40)
        await store.players.remove("1")
        await store.players.remove("4")
        assert await store.tokens.owner(b"a") is None
        assert await store.players.named("Ada", 9) == [other]


async def test_tokens_are_replaced_or_made_void(opened: Opened) -> None:
    async with opened() as store:
        for name in ("ada", "ben", "eva"):
            await store.players.add(Player(name, name), name.encode())
        await store.tokens.replace("ada", b"new")
        await store.tokens.replace("ben", None)
        await store.tokens.replace("nobody", b"any")
        with pytest.raises(Conflict):
            await store.tokens.replace("eva", b"new")
    async with opened() as store:
        assert (
            await store.tokens.owner(b"ada")
            is await store.tokens.owner(b"ben")
            is await store.tokens.owner(b"any")
            is None
        )
        assert await store.tokens.owner(b"new") == Player("ada", "ada")
        assert await store.tokens.owner(b"eva") == Player("eva", "eva")
        assert await store.players.get("ben") == Player("ben", "ben")


async def test_all_logs_are_found_in_their_order_also_by_what_they_hold(opened: Opened) -> None:
    async with opened() as store:
        for name in ("a", "b", "c"):
            await store.logs.create(name, rows(1, "one"), Index(summary=name.encode()))
        await store.logs.append("b", rows(2, 'by "ada"'), None)
    async with opened() as store:
        found = await store.directory.all(0, 2, b"ada")
        assert [(log.name, log.summary, log.holds) for log in found] == [("a", b"a", False), ("b", b"b", True)]
        (last,) = await store.directory.all(found[-1].key, 9, b"ada")
        assert (last.name, last.holds) == ("c", False)
        assert await store.directory.all(last.key, 9) == []
        await store.logs.append("c", rows(2, "ada too"), None)
        assert [log.holds for log in await store.directory.all(0, 9, b"ada")] == [False, True, True]
        assert [log.holds for log in await store.directory.all(0, 9)] == [False, False, False]


async def test_rows_are_rewritten_with_the_index_or_not_at_all(opened: Opened) -> None:
    async with opened() as store:
        await store.logs.create("a", rows(1, "one", "two"), Index(players=("ada",)))
        await store.logs.append("a", rows(3, "three"), None)
        await store.logs.rewrite("a", [Row(1, b"uno"), Row(3, b"tre")], Index(summary=b"s", wake=7, players=("ben",)))
        for wrong in (rows(3, "3", "4"), rows(0, "0")):
            with pytest.raises(Conflict):
                await store.logs.rewrite("a", wrong, Index(summary=b"wrong", players=()))
        with pytest.raises(Conflict):
            await store.logs.rewrite("nowhere", rows(1, "1"), Index())
    async with opened() as store:
        assert await store.logs.read("a") == rows(1, "uno", "two", "tre")
        assert await store.directory.of_player("ben", 9) == [Found("a", b"s")]
        assert await store.directory.of_player("ada", 9) == []
        await store.logs.append("a", rows(4, "four"), None)
        assert len(await store.logs.read("a")) == 4


async def test_an_erasure_is_due_until_it_ends_and_leaves_nothing(opened: Opened) -> None:
    async with opened() as store:
        await store.players.add(Player("ada", "Ada"), b"a")
        await store.bans.add(Ban("player", "ada", 5, "loud"), Act(5, "ban", "ada", "loud"))
        await store.erasures.begin("ada")
        await store.erasures.begin("ada")
    async with opened() as store:
        assert await store.erasures.due() == ["ada"]
        assert await store.tokens.owner(b"a") is await store.players.get("ada") is None
        assert await store.bans.all() == []
        assert await store.acts.latest(9) == [Act(5, "ban")]
        assert not await store.erasures.is_dirty()
        await store.erasures.end("ada")
        assert await store.erasures.due() == []
    async with opened() as store:
        assert await store.erasures.is_dirty()
        await store.erasures.scrub()
        assert not await store.erasures.is_dirty()
        await store.logs.create("a", rows(1, "one"), Index())
        assert await store.logs.read("a") == rows(1, "one")


async def test_the_newest_time_of_an_earlier_run_is_known(opened: Opened) -> None:
    async with opened() as store:
        assert await store.newest() == 0
        await store.players.add(Player("ada", "Ada", seen=4 * 10**12), b"a")
        await store.players.add(Player("zeb", "Zeb", seen=1), b"z")
    async with opened() as store:
        assert await store.newest() == 4 * 10**12


async def test_bans_and_acts_are_kept_together(opened: Opened) -> None:
    async with opened() as store:
        await store.bans.add(Ban("address", "10.0.0.1", 1), Act(1, "ban", "10.0.0.1"))
        await store.bans.add(Ban("player", "ada", 2), Act(2, "ban", "ada"))
        await store.bans.add(Ban("player", "ada", 3, "again"), Act(3, "ban", "ada", "again"))
        await store.bans.lift("address", "10.0.0.1", Act(4, "lift", "10.0.0.1"))
        await store.acts.add(Act(5, "sign-in"))
    async with opened() as store:
        assert await store.bans.all() == [Ban("player", "ada", 3, "again")]
        assert [act.at for act in await store.acts.latest(9)] == [5, 4, 3, 2, 1]
        assert await store.acts.latest(1) == [Act(5, "sign-in")]


OPENING = [
    each for name, each in globals().items() if name.startswith("test_") and [*signature(each).parameters] == ["opened"]
]


@pytest.mark.parametrize("test", OPENING)
async def test_no_test_passes_for_a_store_that_is_none(test: Callable[..., Awaitable[None]], tmp_path: Path) -> None:
    with pytest.raises(AttributeError):
        await test(lambda: on_store(lambda _: cast(Store, None), tmp_path))


def rated(game: str, player: str, number: int | None, mu: float = 25.0) -> Rated:
    return Rated(game, player, "classic", 7, "1 nets 2", 1.5, 40, number, None if number is None else mu, 8.0)


def rating(mu: float) -> Callable[[Mapping[str, Rated | None]], Sequence[Rated]]:
    """Rates each person: the next number, and this mean."""
    return lambda known: [
        rated("g", player, 1 if before is None else (before.number or 0) + 1, mu) for player, before in known.items()
    ]


async def test_a_game_waits_until_one_process_has_rated_it(opened: Opened) -> None:
    async with opened() as store:
        for game, at in (("late", 20), ("early", 10), ("early", 10), ("more", 30)):
            await store.ratings.queue(game, at, 2)
        assert await store.ratings.waiting() == 2
        assert [await store.ratings.claim(now, 50) for now in (9, 15, 15, 25, 25)] == [
            None,
            "early",
            None,
            "late",
            None,
        ]
        await store.ratings.put_back("late", 40)
    async with opened() as store:
        assert await store.ratings.claim(45, 60) == "late"
        assert await store.ratings.claim(55, 70) == "early", "whoever has claimed it has died"
        both = await asyncio.gather(*[store.ratings.claim(80, 100) for _ in range(4)])
        assert sorted(filter(None, both)) == ["early", "late"]
        assert await store.ratings.claim(90, 110) is None
        await store.ratings.put_all_back()
        assert await store.ratings.claim(90, 110) == "early"


async def test_a_game_is_rated_once(opened: Opened) -> None:
    async with opened() as store:
        for name in ("ada", "ben"):
            await store.players.add(Player(name, name), name.encode())
        await store.ratings.queue("g", 1, 9)
        done = [await store.ratings.enter("g", "classic", ("ben", "ada", "nobody"), rating(30.0)) for _ in range(2)]
        assert done == [True, False]
        assert await store.ratings.of("ada", 9) == [rated("g", "ada", 1, 30.0)]
        assert await store.ratings.of("nobody", 9) == []
        await store.ratings.queue("g", 1, 9)
        await store.ratings.put_back("g", 5)
        assert (await store.ratings.waiting(), await store.ratings.claim(99, 100)) == (0, None)
        await store.ratings.forget_before(1)
        await store.ratings.queue("g", 1, 9)
        assert await store.ratings.waiting() == 0
        await store.ratings.forget_before(2)
        await store.ratings.queue("g", 1, 9)
        assert await store.ratings.enter("g", "classic", ("ada",), rating(31.0)), "long ago"
        assert await store.ratings.of("ada", 9) == [rated("g", "ada", 1, 30.0)], "a game has one row for a player"


async def test_ratings_are_summed_and_go_with_their_player(opened: Opened) -> None:
    async with opened() as store:
        for name in ("ada", "ben", "guest"):
            await store.players.add(Player(name, name), name.encode())
        rows = [rated("a", "guest", 1), rated("b", "guest", None), rated("a", "ada", 1), rated("c", "ada", 2)]
        for row in (*rows, replace(rated("d", "ada", 5), kind="extreme"), rated("a", "ben", 1)):
            await store.ratings.put(row)
        latest = await store.ratings.latest("ada", "classic")
        assert (latest, await store.ratings.latest("ada", "special")) == (rows[3], None)
        assert await store.players.merge("guest", "ada")
        sums = {each.kind: each for each in await store.ratings.sums("ada")}
        assert sums["classic"] == RatedSums("classic", "1 nets 2", 3, 120.0, 4.5, 6.75, 180.0, 4800.0)
        assert sums["extreme"].games == 1
        assert len(await store.ratings.of("ada", 9)) == 4
        await store.ratings.queue("g", 1, 9)
        assert await store.ratings.enter("g", "classic", ("guest",), rating(30.0))
        assert await store.ratings.latest("ada", "classic") == rated("g", "ada", 3, 30.0)
        await store.erasures.begin("ada")
        assert (await store.ratings.of("ada", 9), len(await store.ratings.of("ben", 9))) == ([], 1)
        await store.players.remove("ben")
        assert await store.ratings.sums("ben") == []

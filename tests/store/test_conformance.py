"""What every store must do.  A new store is added to STORES and has to pass."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

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
    Row,
    SqliteStore,
    Store,
    StoreError,
    Subscription,
)
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


def test_a_player_has_a_token_for_each_device(opener: Opener, tmp_path: Path) -> None:
    ada = Player("1", "Ada")

    async def write(store: Store) -> None:
        await store.add_player(ada, b"a")
        await store.add_player(Player("2", "Ben"), b"b")
        await store.add_token("1", b"laptop")
        for player, token in (("1", b"laptop"), ("2", b"laptop"), ("1", b"a"), ("2", b"a"), ("nobody", b"new")):
            with pytest.raises(Conflict):
                await store.add_token(player, token)
        with pytest.raises(Conflict):
            await store.add_player(Player("3", "Eve"), b"laptop")

    async def find(store: Store) -> None:
        assert [await store.player(token) for token in (b"a", b"laptop", b"new")] == [ada, ada, None]
        await store.rename_player("1", "Augusta")
        assert await store.player(b"laptop") == Player("1", "Augusta")
        await store.replace_tokens("1", b"new")
        found = [await store.player(token) for token in (b"new", b"a", b"laptop")]
        assert found == [Player("1", "Augusta"), None, None]

    hold(opener, tmp_path, write, find)


def passkey(key_id: bytes, player: str, made_at: int = 1) -> Passkey:
    return Passkey(key_id, player, b"key of " + key_id, 3, "Ada's phone", made_at)


def test_a_guest_becomes_an_account(opener: Opener, tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        for name in ("ada", "first", "second", "other"):
            await store.add_player(Player(name, name.title()), name.encode())
        await store.create("old", rows(1, ""), Index(players=("first", "other")))
        await store.create("both", rows(1, ""), Index(players=("ada", "first"), summary=b"both"))
        await store.create("new", rows(1, ""), Index(players=("second",)))
        await store.add_token("first", b"tablet")
        await store.add_passkey(passkey(b"1", "ada"))
        assert await store.merge("first", "second")
        assert await store.merge("second", "ada")
        for guest, account in (("ada", "other"), ("ada", "ada"), ("first", "other"), ("other", "first"), ("x", "ada")):
            assert not await store.merge(guest, account)
        for gone in ("first", "second"):
            with pytest.raises(Conflict):
                await store.add_token(gone, b"new")
            with pytest.raises(Conflict):
                await store.add_passkey(passkey(b"2", gone))

    async def find(store: Store) -> None:
        found = await store.player(b"ada")
        assert found is not None
        assert (found.id, found.name, sorted(found.was)) == ("ada", "Ada", ["first", "second"])
        assert [await store.player(token) for token in (b"first", b"second", b"tablet")] == [None] * 3
        assert await store.player(b"other") == Player("other", "Other")
        assert [each.table for each in await store.tables_of("ada", 9)] == ["new", "both", "old"]
        assert await store.tables_of("ada", 2) == [Found("new", b""), Found("both", b"both")]
        for token in (b"first", b"tablet"):  # nobody's now
            await store.add_token("other", token)

    hold(opener, tmp_path, write, find)


def test_passkeys_belong_to_their_player(opener: Opener, tmp_path: Path) -> None:
    first, second, bens = passkey(b"\xff1", "ada", 5), passkey(b"2", "ada", 4), passkey(b"3", "ben")

    async def write(store: Store) -> None:
        for name in ("ada", "ben"):
            await store.add_player(Player(name, name.title()), name.encode())
        for each in (first, second, bens):
            await store.add_passkey(each)
        for wrong in (passkey(b"2", "ben"), passkey(b"4", "nobody")):
            with pytest.raises(Conflict):
                await store.add_passkey(wrong)

    async def find(store: Store) -> None:
        assert await store.passkeys_of("ada") == [second, first]
        assert [await store.passkey(key) for key in (b"\xff1", b"3", b"4")] == [first, bens, None]
        assert not await store.remove_passkey("ben", b"2")
        assert await store.remove_passkey("ada", b"2")
        assert not await store.remove_passkey("ada", b"2")
        assert await store.passkeys_of("ada") == [first]
        await store.drop_player("ada")
        assert (await store.passkeys_of("ada"), await store.passkeys_of("ben")) == ([], [bens])

    hold(opener, tmp_path, write, find)


def test_a_counter_never_goes_back(opener: Opener, tmp_path: Path) -> None:
    async def claim(store: Store) -> None:
        await store.add_player(Player("ada", "Ada"), b"ada")
        await store.add_passkey(passkey(b"counts", "ada"))
        await store.add_passkey(replace(passkey(b"never", "ada", 2), counter=0))
        assert not await store.use_passkey(b"counts", 3, 50)
        assert not await store.use_passkey(b"counts", 0, 50)
        assert not await store.use_passkey(b"unknown", 9, 50)
        assert sorted(await asyncio.gather(*[store.use_passkey(b"counts", 4, 60) for _ in range(9)])) == [False] * 8 + [
            True
        ]
        for at in (70, 80):
            assert await store.use_passkey(b"never", 0, at)
        found = await store.passkeys_of("ada")
        assert [(each.counter, each.used_at) for each in found] == [(4, 60), (0, 80)]

    hold(opener, tmp_path, claim)


def test_a_ticket_makes_one_device_a_players_once(opener: Opener, tmp_path: Path) -> None:
    async def claim(store: Store) -> None:
        for name in ("ada", "ben"):
            await store.add_player(Player(name, name), name.encode())
        await store.add_ticket("ada", b"first", now=10, until=20)
        await store.add_ticket("ada", b"second", now=11, until=21)
        await store.add_ticket("ben", b"third", now=12, until=22)
        for player, ticket in (("nobody", b"fourth"), ("ben", b"second")):
            with pytest.raises(Conflict):
                await store.add_ticket(player, ticket, now=13, until=23)
        held = [await store.holder(ticket, 20) for ticket in (b"first", b"second", b"third", b"fourth")]
        assert [None if each is None else each.id for each in held] == [None, "ada", "ben", None]
        assert await store.holder(b"second", 21) is None
        assert not await store.use_ticket(b"second", b"late", 21)
        with pytest.raises(Conflict):
            await store.use_ticket(b"second", b"ben", 20)
        tries = await asyncio.gather(*[store.use_ticket(b"second", bytes([n]), 20) for n in range(9)])
        assert sum(tries) == 1
        found = await store.player(bytes([tries.index(True)]))
        assert (found, await store.holder(b"second", 20)) == (await store.known("ada"), None)

    async def ends(store: Store) -> None:
        """By their owner, by the player's sign-out everywhere, when the player is another's guest, and with them."""
        for end in (
            lambda: store.drop_ticket("ben"),
            lambda: store.replace_tokens("ben", b"new"),
            lambda: store.merge("ben", "ada"),
        ):
            await store.add_ticket("ben", b"bens", now=1, until=9)
            await end()
            assert not await store.use_ticket(b"bens", b"other", 2)
        with pytest.raises(Conflict):
            await store.add_ticket("ben", b"guests", now=1, until=9)
        await store.add_ticket("ada", b"adas", now=1, until=9)
        await store.begin_erasure("ada")
        assert await store.holder(b"adas", 2) is None

    hold(opener, tmp_path, claim, ends)


def subscription(endpoint: str, player: str, made_at: int) -> Subscription:
    return Subscription(f"https://push.test/{endpoint}", player, b"key", b"auth", "en", made_at)


def test_subscriptions_are_few_and_go_with_their_player(opener: Opener, tmp_path: Path) -> None:
    async def claim(store: Store) -> None:
        for name in ("ada", "ben", "guest"):
            await store.add_player(Player(name, name), name.encode())
        first, *more = [subscription(name, "ada", made_at) for made_at, name in enumerate("abcd")]
        for each in (first, *more, subscription("guests", "guest", 9)):
            await store.add_subscription(each, 3)
        assert await store.subscriptions_of("ada") == more
        moved = replace(more[0], player="ben", language="nl", made_at=7)
        for other in (replace(moved, key=b"bens"), replace(moved, auth=b"bens")):
            with pytest.raises(Conflict):
                await store.add_subscription(other, 3)
        assert (await store.subscriptions_of("ada"), await store.subscriptions_of("ben")) == (more, [])
        await store.add_subscription(moved, 3)
        assert (await store.subscriptions_of("ada"), await store.subscriptions_of("ben")) == (more[1:], [moved])
        await store.remove_subscription(moved.endpoint, "ada")
        assert await store.subscriptions_of("ben") == [moved]
        await store.remove_subscription(moved.endpoint, "ben")
        await store.remove_subscription(more[1].endpoint)
        assert (await store.subscriptions_of("ada"), await store.subscriptions_of("ben")) == (more[2:], [])
        assert await store.merge("guest", "ada")
        theirs = [more[2], subscription("guests", "ada", 9)]
        assert [await store.subscriptions_of(name) for name in ("ada", "guest")] == [theirs, theirs]
        for nobody in ("guest", "nobody"):
            with pytest.raises(Conflict):
                await store.add_subscription(subscription("e", nobody, 10), 3)

    async def ends(store: Store) -> None:
        await store.replace_tokens("ada", b"new")
        assert await store.subscriptions_of("ada") == []
        await store.add_subscription(subscription("f", "ada", 11), 3)
        await store.begin_erasure("ada")
        assert await store.subscriptions_of("ada") == []

    hold(opener, tmp_path, claim, ends)


def test_a_key_is_made_once(opener: Opener, tmp_path: Path) -> None:
    async def claim(store: Store) -> None:
        made = await asyncio.gather(*[store.key("push", bytes([n])) for n in range(5)])
        assert len(set(made)) == 1
        assert await store.key("other", b"x") == b"x"

    async def later(store: Store) -> None:
        assert await store.key("push", b"later") != b"later"

    hold(opener, tmp_path, claim, later)


def test_a_closed_store_refuses(opener: Opener, tmp_path: Path) -> None:
    async def claim(store: Store) -> None:
        await store.close()
        with pytest.raises(StoreError):
            await store.create("a", rows(1, "one"), Index())
        with pytest.raises(StoreError):
            await store.read("a")

    hold(opener, tmp_path, claim)


def test_players_are_found_by_id_and_name_and_those_long_gone_without_a_seat(opener: Opener, tmp_path: Path) -> None:
    ada, other, ben = Player("1", "Ada", made=5, seen=10), Player("2", "Ada", seen=30), Player("3", "Ben", seen=10)

    async def write(store: Store) -> None:
        for token, player in ((b"a", ada), (b"o", other), (b"b", ben)):
            await store.add_player(player, token)
        await store.create("a", rows(1, "one"), Index(players=("3",)))

    async def find(store: Store) -> None:
        assert [await store.known(each) for each in ("1", "4")] == [ada, None]
        assert await store.named("Ada", 9) == [ada, other]
        assert await store.players("", 2) == [ada, other]
        assert await store.players("2", 9) == [ben]
        assert await store.named("Ada", 1) == [ada]
        assert await store.named("ada", 9) == []
        assert await store.unseen(20, 9) == ["1"]
        await store.seen("1", 40)
        await store.seen("4", 40)
        assert await store.unseen(20, 9) == []
        assert await store.unseen(99, 1) == ["1"]
        assert await store.player(b"a") == Player("1", "Ada", made=5, seen=40)
        await store.drop_player("1")
        await store.drop_player("4")
        assert await store.player(b"a") is None
        assert await store.named("Ada", 9) == [other]

    hold(opener, tmp_path, write, find)


def test_tokens_are_replaced_or_made_void(opener: Opener, tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        for name in ("ada", "ben", "eva"):
            await store.add_player(Player(name, name), name.encode())
        await store.replace_tokens("ada", b"new")
        await store.replace_tokens("ben", None)
        await store.replace_tokens("nobody", b"any")
        with pytest.raises(Conflict):
            await store.replace_tokens("eva", b"new")

    async def find(store: Store) -> None:
        assert await store.player(b"ada") is await store.player(b"ben") is await store.player(b"any") is None
        assert await store.player(b"new") == Player("ada", "ada")
        assert await store.player(b"eva") == Player("eva", "eva")
        assert await store.known("ben") == Player("ben", "ben")

    hold(opener, tmp_path, write, find)


def test_all_logs_are_found_in_their_order_also_by_what_they_hold(opener: Opener, tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        for name in ("a", "b", "c"):
            await store.create(name, rows(1, "one"), Index(summary=name.encode()))
        await store.append("b", rows(2, 'by "ada"'), None)

    async def find(store: Store) -> None:
        found = await store.logs(0, 2, b"ada")
        assert [(log.name, log.summary, log.holds) for log in found] == [("a", b"a", False), ("b", b"b", True)]
        (last,) = await store.logs(found[-1].key, 9, b"ada")
        assert (last.name, last.holds) == ("c", False)
        assert await store.logs(last.key, 9) == []
        await store.append("c", rows(2, "ada too"), None)
        assert [log.holds for log in await store.logs(0, 9, b"ada")] == [False, True, True]
        assert [log.holds for log in await store.logs(0, 9)] == [False, False, False]

    hold(opener, tmp_path, write, find)


def test_rows_are_rewritten_with_the_index_or_not_at_all(opener: Opener, tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create("a", rows(1, "one", "two"), Index(players=("ada",)))
        await store.append("a", rows(3, "three"), None)
        await store.rewrite("a", [Row(1, b"uno"), Row(3, b"tre")], Index(summary=b"s", wake=7, players=("ben",)))
        for wrong in (rows(3, "3", "4"), rows(0, "0")):
            with pytest.raises(Conflict):
                await store.rewrite("a", wrong, Index(summary=b"wrong", players=()))
        with pytest.raises(Conflict):
            await store.rewrite("nowhere", rows(1, "1"), Index())

    async def find(store: Store) -> None:
        assert await store.read("a") == rows(1, "uno", "two", "tre")
        assert await store.tables_of("ben", 9) == [Found("a", b"s")]
        assert await store.tables_of("ada", 9) == []
        await store.append("a", rows(4, "four"), None)
        assert len(await store.read("a")) == 4

    hold(opener, tmp_path, write, find)


def test_an_erasure_is_due_until_it_ends_and_leaves_nothing(opener: Opener, tmp_path: Path) -> None:
    async def begin(store: Store) -> None:
        await store.add_player(Player("ada", "Ada"), b"a")
        await store.ban(Ban("player", "ada", 5, "loud"), Act(5, "ban", "ada", "loud"))
        await store.begin_erasure("ada")
        await store.begin_erasure("ada")

    async def end(store: Store) -> None:
        assert await store.erasures() == ["ada"]
        assert await store.player(b"a") is await store.known("ada") is None
        assert await store.bans() == []
        assert await store.acts(9) == [Act(5, "ban")]
        assert not await store.is_dirty()
        await store.end_erasure("ada")
        assert await store.erasures() == []

    async def scrub(store: Store) -> None:
        assert await store.is_dirty()
        await store.scrub()
        assert not await store.is_dirty()
        await store.create("a", rows(1, "one"), Index())
        assert await store.read("a") == rows(1, "one")

    hold(opener, tmp_path, begin, end, scrub)


def test_bans_and_acts_are_kept_together(opener: Opener, tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.ban(Ban("address", "10.0.0.1", 1), Act(1, "ban", "10.0.0.1"))
        await store.ban(Ban("player", "ada", 2), Act(2, "ban", "ada"))
        await store.ban(Ban("player", "ada", 3, "again"), Act(3, "ban", "ada", "again"))
        await store.lift("address", "10.0.0.1", Act(4, "lift", "10.0.0.1"))
        await store.note(Act(5, "sign-in"))

    async def find(store: Store) -> None:
        assert await store.bans() == [Ban("player", "ada", 3, "again")]
        assert [act.at for act in await store.acts(9)] == [5, 4, 3, 2, 1]
        assert await store.acts(1) == [Act(5, "sign-in")]

    hold(opener, tmp_path, write, find)

"""A fault stops one table or pad: its players get an error, and all others go on, also after a restart."""

import asyncio
import json
import shutil
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from shlex import join
from typing import Any

import httpx
import pytest

from foretell.server import run as run_module
from foretell.server.bots import worker as worker_module
from foretell.server.bots.pool import BotPool
from foretell.server.clubs import hub as club_hub
from foretell.server.cluster.peers import Peers
from foretell.server.eventlog import engine as engine_module
from foretell.server.eventlog.asking import Actor
from foretell.server.eventlog.broken import Broken, BrokenLogs
from foretell.server.eventlog.engine import Engine
from foretell.server.ops.metrics import Metrics
from foretell.server.ops.operator_token import make_token, token_file
from foretell.server.ops.readiness import Readiness
from foretell.server.ops.settings import Settings
from foretell.server.pads.lines import log_of
from foretell.server.people.farewells import Farewells
from foretell.server.people.keeper import Erasing
from foretell.server.protocol import commands
from foretell.server.protocol.kinds import TableKind, WizardGame
from foretell.server.table.hub import Tables
from foretell.store import Damaged, DiskFull, Index, Observer, Row, SqliteStore, Store, StoreError
from foretell.store.sqlite.database import Database
from foretell.store.sqlite.logs import SqliteLogs
from foretell.store.sqlite.store import SoleOwner
from tests.server import clubs, pads, tournaments
from tests.server.harness import Person, StoreOpener, http_client, people, serving, settings_for, told
from tests.server.overheard import OVERHEARD, Overheard
from tests.store.damage import change, spoil_page
from tests.waiting import happens

LONG = "x" * 190
"""A chat line that fills pages."""
GAME = {"game": "extreme", "rounds": 1}
BOT_THAT_RAISES = """
import sys
from foretell import cli
from foretell.bots import levels
seated_bot = levels.seated_bot
def broken(name, seed):
    if name == "random":
        raise KeyError("no such seat")
    return seated_bot(name, seed)
levels.seated_bot = broken
sys.exit(cli.main(["bot", "levels"]))
"""


STORES: "list[Failing]" = []


def failing() -> StoreOpener:
    """Opens a failing store, and keeps it in STORES."""

    def opened(path: Path, observer: Observer) -> Store:
        STORES[:] = [Failing(path, observer)]
        return STORES[0]

    return opened


class FailingLogs(SqliteLogs):
    """Logs of which some, or all, cannot be written."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.names: set[str] = set()
        self.damaged: set[str] = set()
        self.are_full = False

    def append(self, log: str, rows: Sequence[Row], index: Index | None) -> "asyncio.Future[None]":
        """Fail, or add rows."""
        self.fail(log)
        return super().append(log, rows, index)

    async def create(self, log: str, rows: Sequence[Row], index: Index) -> None:
        """Fail, or begin a log."""
        self.fail(log)
        await super().create(log, rows, index)

    async def read(self, log: str) -> list[Row]:
        """Fail, or read a log."""
        if log in self.names:
            raise StoreError("the database cannot be read: the disk cannot be read or written")
        if log in self.damaged:
            raise Damaged("the log is damaged: row 2 is missing")
        return await super().read(log)

    def fail(self, log: str = "") -> None:
        """Raise StoreError for a log that cannot be written."""
        if self.are_full or log in self.names:
            raise StoreError("the database cannot be written: the disk is full")


class Failing(SqliteStore):
    """A store whose logs fail."""

    def __init__(self, path: Path, observer: Observer | None = None) -> None:
        super().__init__(path, observer)
        self.logs = self.failing = FailingLogs(self._database)
        self.ownership = SoleOwner(self.logs)

    async def check(self) -> None:
        """Fail, or write."""
        self.failing.fail()
        await super().check()


async def chatty_table(person: Person) -> str:
    """A listed table with one player and a log of many pages."""
    table = await person.open(game=GAME, seats=3, listed=True)
    await person.must(table, "sit", seat=0)
    for number in range(60):
        await person.must(table, "say", text=f"{number} {table} {LONG}"[:190])
    return table


@asynccontextmanager
async def returned(person: Person, address: str) -> AsyncIterator[None]:
    """A person whom the server knows from before its restart."""
    person.address = address
    async with http_client(f"http://{address}/api/v1") as person.http:
        person.http.headers["authorization"] = f"Bearer {person.token}"
        yield


async def check_broken(person: Person, answer: httpx.Response, table: str | None = None) -> None:
    """Check that the answer, and the close code of a table's socket, say that the log is broken."""
    assert (answer.status_code, answer.json()["code"]) == (500, "broken")
    assert "damaged" in answer.json()["message"]
    if table is None:
        return
    async with person.at(table) as line:
        assert await line.ended() == 4500


async def check_try_again(answer: httpx.Response) -> None:
    """Check that the answer says that a later try may succeed."""
    assert (answer.status_code, answer.json()["code"]) == (503, "store")
    assert int(answer.headers["retry-after"]) > 0


async def check_plays(person: Person, table: str) -> None:
    """Check that commands are carried out and acknowledged."""
    async with person.at(table) as line:
        view = (await line.until("welcome"))["table"]
        if view["you"] is None:
            await line.send("sit", seat=0)
            await line.until("ack")
        await line.send("say", text="still here")
        await line.until("ack")


@pytest.mark.parametrize("change_all", ["SELECT 1", "UPDATE tables SET wake = 1"], ids=["later", "at start"])
async def test_a_broken_page_breaks_one_table(tmp_path: Path, change_all: str) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings) as address, Person(address, "Ada") as ada:
        tables = [await chatty_table(ada) for _ in range(3)]
    spoil_page(settings.database, f"30 {tables[1]}".encode())
    change(settings.database, change_all)
    async with serving(settings) as address, returned(ada, address):
        await check_broken(ada, await ada.http.get(f"/tables/{tables[1]}"), tables[1])
        for table in (tables[0], tables[2], await ada.open(seats=3)):
            await check_plays(ada, table)
        assert (await ada.http.get("/tables")).status_code == 200
        assert (await ada.http.get("/me/tables")).status_code == 200
        async with http_client(f"http://{address}") as client:
            assert [(await client.get(path)).status_code for path in ("/health", "/ready")] == [200, 200]


async def test_lists_show_the_rest_of_the_tables(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings) as address, Person(address, "Ada") as ada:
        tables = [await ada.open(game=GAME, seats=3, listed=True) for _ in range(3)]
        for table in tables:
            await ada.must(table, "sit", seat=0)
    change(settings.database, "UPDATE tables SET summary = x'00' WHERE name = ?", tables[1])
    async with serving(settings) as address, returned(ada, address):
        for path in ("/tables", "/me/tables"):
            listed = (await ada.http.get(path)).json()["tables"]
            assert [each["table"] for each in listed] == [tables[2], tables[0]]


async def test_undecodable_logs_are_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, overheard: Overheard
) -> None:
    rounds = asyncio.Semaphore(0)
    wake = Engine.wake

    async def counted(engine: Engine, before: int) -> None:
        await wake(engine, before)
        rounds.release()

    monkeypatch.setattr(Engine, "wake", counted)
    monkeypatch.setattr(engine_module, "_ROUND_SECONDS", 0.01)
    settings = settings_for(tmp_path)
    async with serving(settings) as address, Person(address, "Ada") as ada:
        tables = [await ada.open(game=GAME, seats=3) for _ in range(3)]
        pad, watch = await pads.put(ada)
        whole, _ = await pads.put(ada)
    sql = "UPDATE entries SET data = ? WHERE seq = 1 AND table_key = (SELECT key FROM tables WHERE name = ?)"
    change(settings.database, sql, b"{", tables[0])
    change(settings.database, sql, b'{"line": "gone"}', log_of(watch))
    change(settings.database, "UPDATE tables SET wake = 1 WHERE name = ?", tables[0])
    overheard.forget()
    async with serving(settings) as address, returned(ada, address):
        for _ in range(20):
            await rounds.acquire()
        for key in (pad, watch):
            await check_broken(ada, await ada.http.get(f"/pads/{key}"))
        await check_broken(ada, await ada.http.get(f"/tables/{tables[0]}"), tables[0])
        await check_plays(ada, tables[1])
        await pads.take(ada, whole, pads.MIRA)
    logged = overheard.lines()
    assert [each["table"] for each in logged if each["message"] == "log cannot be read"] == [
        tables[0][:6],
        watch[:6],
    ]


async def test_newest_lines_that_are_lost_are_told_at_the_start_and_at_their_table(
    tmp_path: Path, overheard: Overheard
) -> None:
    """The server was killed, so the newest lines of all tables are in the journal, and one page of that is damaged."""
    settings, left = settings_for(tmp_path / "killed"), settings_for(tmp_path / "left")
    left.data.mkdir(parents=True)
    async with serving(settings) as address, Person(address, "Ada") as ada:
        tables = [await chatty_table(ada) for _ in range(3)]
        for file in settings.data.glob("foretell.db*"):
            if not file.name.endswith("-shm"):
                shutil.copy(file, left.data / file.name)
    change(left.database, "PRAGMA wal_checkpoint(TRUNCATE)")
    spoil_page(left.database, f'"30 {tables[1]}'.encode())
    _, [told] = await opened(left, overheard)
    assert (told["level"], told["message"], told["table"]) == ("error", "newest lines lost", tables[1][:6])
    assert "foretell db check" in told["help"]
    assert "foretell db repair" in told["help"]
    async with serving(left) as address, returned(ada, address):
        await check_broken(ada, await ada.http.get(f"/tables/{tables[1]}"), tables[1])
        for table in (tables[0], tables[2]):
            await check_plays(ada, table)


async def opened(settings: Settings, overheard: Overheard) -> tuple[Store, list[dict[str, Any]]]:
    """What a start finds in a database, and logs."""
    overheard.forget()
    store, _, _ = run_module._open(settings, Metrics(), ExitStack())
    await store.close()
    return store, overheard.lines()


async def test_changes_that_are_lost_with_a_page_of_the_write_ahead_log_are_told_at_the_start(
    tmp_path: Path, overheard: Overheard
) -> None:
    settings, left = settings_for(tmp_path / "killed"), settings_for(tmp_path / "left")
    left.data.mkdir(parents=True)
    async with serving(settings) as address, Person(address, "Ada") as ada:
        table = await chatty_table(ada)
        for name in ("foretell.db", "foretell.db-wal"):
            shutil.copy(settings.data / name, left.data / name)
    log = left.data / "foretell.db-wal"
    content = log.read_bytes()
    at = content.index(f'"30 {table}'.encode())
    log.write_bytes(content[:at] + b"x" + content[at + 1 :])
    store, [told] = await opened(left, overheard)
    assert (told["level"], told["message"], told["pages"]) == ("error", "newest changes lost", store.damage.lost_pages)
    assert "bans and deletions since then have to be made again" in told["help"]


@pytest.mark.parametrize("names", [1, 2])
async def test_hard_links_to_the_database_are_told_at_the_start(
    tmp_path: Path, overheard: Overheard, names: int
) -> None:
    """SQLite keeps a log for each name, and changes under one are unknown under the other."""
    settings = settings_for(tmp_path / "data")
    await SqliteStore(settings.database).close()
    if names > 1:
        (tmp_path / "another.db").hardlink_to(settings.database)
    _, logged = await opened(settings, overheard)
    assert [each["names"] for each in logged if each["message"] == "database has several names"] == [2] * (names - 1)


def test_a_broken_log_is_read_again_after_a_while() -> None:
    now, metrics = [1000.0], Metrics()
    logs = BrokenLogs(metrics, clock=lambda: now[0])

    def read(fault: Exception | None) -> None:
        with logs.reading("table"):
            if fault is not None:
                raise fault

    with pytest.raises(StoreError):
        read(StoreError("the disk is full"))
    read(None)
    with pytest.raises(Broken):
        read(IndexError())
    with pytest.raises(Broken):
        read(None)
    assert metrics.registry.get_sample_value("foretell_broken_logs_total") == 1
    now[0] += 600
    read(None)
    assert len(logs) == 0


async def test_a_bot_that_raises_is_logged_and_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, overheard: Overheard
) -> None:
    command = join([sys.executable, "-c", BOT_THAT_RAISES])
    monkeypatch.setattr(worker_module, "_command_of", lambda _bot, limits: (command, limits))
    async with people(tmp_path, "Ada") as [ada]:
        for bot in ("random", "thumb"):
            table = await ada.begin(kind={"game": GAME, "seats": 3}, bots=[bot, bot])
            async with ada.at(OVERHEARD.secret(table)) as line:
                await line.play()
                told = [each["action"] for each in line.heard if each["type"] == "line"]
                moves = [action for action in told if action["action"] == "moved"]
                assert any(move["bot_failed"] for move in moves if move["bot"] == bot) == (bot == "random")
                assert not any(move["bot_failed"] for move in moves if move["bot"] is None)
    logged = overheard.lines()
    assert {each.get("bot") for each in logged if each["message"] == "bot failed"} == {"random"}
    whys = {each["why"].partition(" (")[0] for each in logged if each["message"] == "bot failed"}
    assert whys == {"the bot 'levels' does not work: it says: KeyError in broken"}


async def test_a_store_that_fails_one_table_fails_no_other(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path), failing()) as address, Person(address, "Ada") as ada:
        [store] = STORES
        one, other = [await ada.open(game=GAME, seats=3) for _ in range(2)]
        store.failing.names.add(one)
        await check_try_again(await ada.post(one, "sit", seat=0))
        await check_try_again(await ada.http.get(f"/tables/{one}"))
        await ada.must(other, "sit", seat=0)
        store.failing.names.clear()
        await ada.must(one, "sit", seat=0)


async def test_a_full_disk_is_reported_and_games_go_on_when_there_is_room(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path), failing()) as address, Person(address, "Ada") as ada:
        [store] = STORES
        table = await ada.open(game=GAME, seats=3)
        pad, _ = await pads.put(ada)
        store.failing.are_full = True
        await check_try_again(await ada.http.post("/tables", json={"game": GAME}))
        await check_try_again(await ada.post(table, "sit", seat=0))
        await check_try_again(await pads.ask(ada, pad, "take", player=pads.MIRA))
        async with ada.at(table) as line:
            await line.send("sit", seat=0)
            assert (await line.until("refused"))["code"] == "store"
        async with pads.at(ada, pad) as phone:
            await phone.socket.send(json.dumps({"type": "take", "id": "t", "player": pads.MIRA}))
            assert (await phone.until("refused"))["code"] == "store"
        async with http_client(f"http://{address}") as client:
            assert (await client.get("/health")).status_code == 200
            await check_try_again(await client.get("/ready"))
        store.failing.are_full = False
        await ada.must(table, "sit", seat=0)
        await pads.take(ada, pad, pads.MIRA)


class FullOwner(SoleOwner):
    """PostgreSQL has no room on a full disk for the note of who owns a log."""

    is_sure = True
    is_full = True
    tries = 0

    async def claim(self, log: str) -> list[Row]:
        """Fail, or own the log."""
        self.tries += 1
        if self.is_full:
            raise DiskFull("the database cannot be written: its disk is full")
        return await super().claim(log)


async def test_what_cannot_be_claimed_is_read_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    owners: list[FullOwner] = []

    def opened(path: Path, observer: Observer) -> Store:
        store = SqliteStore(path, observer)
        store.ownership = FullOwner(store.logs)
        owners.append(store.ownership)
        return store

    monkeypatch.setattr(engine_module, "_ROUND_SECONDS", 0.02)
    async with serving(settings_for(tmp_path)) as address, Person(address, "Ada") as ada:
        table, (pad, watch) = await ada.begin(kind={"game": GAME, "seats": 3}, bots=["random"] * 2), await pads.put(ada)
        club, cup = await clubs.put(ada, "Mira"), await tournaments.put(ada, *"ABC")
    async with serving(settings_for(tmp_path), opened) as address, returned(ada, address):
        [owner] = owners
        for path in (f"tables/{table}", f"tables/{table}/lines", f"pads/{watch}", f"clubs/{club.watch}"):
            assert (await ada.http.get(f"/{path}")).status_code == 200
        for path in (f"tournaments/{cup.watch}", f"tournaments/{cup.own}/document"):
            assert (await ada.http.get(f"/{path}")).status_code == 200
        assert (await ada.http.get("/tables/none")).status_code == 404
        assert (await ada.http.get(f"/tables/{table}/record")).status_code == 409
        async with ada.at(table) as line, pads.at(ada, pad) as phone, tournaments.at(ada, cup.watch) as screen:
            for each in (line, phone, screen):
                await each.hear()
            tries = owner.tries
            await happens(lambda: owner.tries > tries + 9, "the server has tried again to own them")
            await line.send("say", text="Hello?")
            assert (await line.until("refused"))["code"] == "store"
            await check_try_again(await pads.ask(ada, pad, "take", player=pads.MIRA))
            for each in (line, phone, screen):
                await each.socket.send('{"type": "ping"}')
                await each.until("pong")
            owner.is_full = False
            for each in (line, phone, screen):
                assert await each.ended() == 1012
        await ada.must(table, "say", text="Hello!")
        await pads.take(ada, pad, pads.MIRA)
        owner.is_full, owner.is_sure = True, False
        assert (await ada.http.get(f"/clubs/{club.watch}")).status_code == 503
        owner.is_sure = True


async def test_what_is_there_is_read_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told_later(_clubs: club_hub.Clubs, _log: str) -> None:
        return

    monkeypatch.setattr(club_hub.Clubs, "tell", told_later)
    monkeypatch.setattr(club_hub, "RETRY_SECONDS", 0.0)
    stores: list[SqliteStore] = []

    def noted(path: Path, observer: Observer) -> Store:
        stores[:] = [SqliteStore(path, observer)]
        return stores[0]

    async with serving(settings_for(tmp_path), noted) as address, Person(address, "Ada") as ada:
        keys, table = await clubs.put(ada, "Mira", "Tobias", "Lotte"), await ada.open(game=GAME, seats=3)
        pad, watch = await pads.put(ada, rounds=1)
        await clubs.write(ada, keys.own, clubs.game("pad", pad))
        await clubs.look(ada, keys.own)
        await clubs.finish_pad(ada, pad)
        writer = stores[0]._database.writer._connection
        writer.execute("PRAGMA query_only = 1")
        await check_try_again(await ada.post(table, "sit", seat=0))
        await check_try_again(await clubs.ask(ada, keys.own, clubs.member("Dora")))
        for _ in range(2):
            assert (await clubs.look(ada, keys.watch))["games"][0]["results"] == []
            assert told(await ada.http.get(f"/tables/{table}"))["seq"] == 1
            assert told(await ada.http.get(f"/pads/{watch}"))["entries"]
        found = told(await ada.http.get("/me/data"))["logs"]
        assert {table, keys.watch, watch} <= {each.get(kind) for each in found for kind in ("table", "club", "pad")}
        make_token(tmp_path)
        async with http_client(f"http://{address}") as operator:
            token = OVERHEARD.secret(token_file(tmp_path).read_text().strip())
            assert (await operator.post("/operator/sign-in", data={"token": token})).status_code == 303
            assert "sign-out" in (await operator.get("/operator")).text
        writer.execute("PRAGMA query_only = 0")
        await ada.must(table, "sit", seat=0)
        assert clubs.totals(await clubs.look(ada, keys.watch))[0] == ("Mira", "mira", 30, 1)


async def test_an_unreadable_table_delays_no_other(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings) as address, Person(address, "Ada") as ada:
        tables = [await ada.open(game=GAME, seats=3) for _ in range(3)]
    change(settings.database, "UPDATE tables SET wake = 1")
    store, pool, metrics = Failing(settings.database), BotPool(1), Metrics()
    store.failing.names.add(tables[0])
    engine = Engine(store, Tables(store, pool, metrics, (0.0, 0.0)))
    await engine.start()
    assert metrics.registry.get_sample_value("foretell_tables") == 2
    await engine.close()
    await pool.close()
    await store.close()


async def test_a_log_that_cannot_be_read_keeps_nobody_else_from_being_erased(tmp_path: Path) -> None:
    """Their tables are in memory, and were damaged later."""
    store, pool = Failing(tmp_path / "foretell.db"), BotPool(1)
    tables = Tables(store, pool, Metrics(), (0.0, 0.0))
    engine = Engine(store, tables)
    erasing = Erasing(store, engine, Farewells(store.ownership, engine, Peers()))
    for player, unreadable in (("ann", store.failing.damaged), ("bob", set[str]()), ("cyd", store.failing.names)):
        actor, name = Actor(player, "Eve"), (await tables.open(TableKind(WizardGame(), 3), Actor("dora", "Dora"))).table
        host = await tables.find(name)
        assert host is not None
        await tables.do(host, commands.Sit(0), actor, "c1")
        await tables.do(host, commands.Add("value"), actor, "c2")
        host.rest()
        unreadable.add(name)
        await store.erasures.begin(player)
    await erasing.finish()
    assert await store.erasures.due() == ["ann", "cyd"]
    store.failing.damaged.clear()
    store.failing.names.clear()
    await erasing.finish()
    assert await store.erasures.due() == []
    await engine.close()
    await pool.close()
    await store.close()


async def test_readiness_is_checked_at_most_once_a_moment(tmp_path: Path) -> None:
    now, store = [0.0], Failing(tmp_path / "a.db")
    readiness = Readiness(store.check, clock=lambda: now[0])
    await readiness.check()
    store.failing.are_full = True
    await readiness.check()
    now[0] += 1
    with pytest.raises(StoreError):
        await readiness.check()
    store.failing.are_full = False
    with pytest.raises(StoreError):
        await readiness.check()
    await store.close()

"""People can sign out everywhere, get all that is stored of them, and be forgotten without a trace."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest
from httpx import RemoteProtocolError
from starlette.requests import HTTPConnection, Request
from starlette.websockets import WebSocket

from foretell.fair.check import check_deals
from foretell.server.bots.pool import BotPool
from foretell.server.cluster.peers import Peers
from foretell.server.endpoints import base, sockets
from foretell.server.endpoints.context import Context
from foretell.server.eventlog import clock
from foretell.server.eventlog.asking import Actor
from foretell.server.eventlog.engine import Engine
from foretell.server.eventlog.socket import SocketReader
from foretell.server.eventlog.socket import accept as accept_socket
from foretell.server.net.access import Bars, body_of
from foretell.server.net.problem import barred
from foretell.server.net.reader import Reader
from foretell.server.ops.metrics import Metrics
from foretell.server.people import keeper
from foretell.server.people.farewells import Farewells
from foretell.server.people.retention import DAY_MS, Rules, prune
from foretell.server.table.host import TableHost
from foretell.server.table.hub import Tables
from foretell.store import Ban, Player, SqliteStore, StoreError
from foretell.store.sql.access import Passkeys, Tickets
from foretell.store.sql.operator import Bans
from foretell.store.sql.players import Erasures
from foretell.store.sql.subscriptions import Subscriptions
from foretell.store.sqlite.store import SqliteDirectory
from tests.server import pads
from tests.server.harness import Line, Person, dial, http_client, people, told
from tests.server.push_service import HOST, Browser
from tests.waiting import PATIENCE, happens

GONE = "Zebulonia"
BROWSER = Browser(f"https://{HOST}/zebs")
QUICK: dict[str, Any] = {"game": {"game": "extreme", "rounds": 1}, "seats": 3}


async def delete(person: Person) -> None:
    answer = await person.http.post("/me/delete", json={"name": person.name})
    assert answer.status_code == 202, answer.text
    assert (await person.http.get("/me")).status_code == 401


async def finished(opener: Person, *others: Person, say: str = "") -> str:
    """A finished game of these people and bots; all leave after the start, and bots play it."""
    table = await opener.open(**QUICK)
    for seat in range(3):
        if seat <= len(others):
            person = (opener, *others)[seat]
            await person.must(table, "sit", seat=seat)
            if say:
                await person.must(table, "say", text=f"{say} {person.name}")
        else:
            await opener.must(table, "seat-bot", seat=seat, bot="random")
    await opener.must(table, "start")
    for person in (opener, *others):
        await person.must(table, "leave")

    async def over() -> bool:
        status: str = (await opener.http.get(f"/tables/{table}")).json()["status"]
        return status == "over"

    await happens(over, "the game is over")
    return table


def traces(folder: Path, *words: str) -> list[tuple[str, str]]:
    """The files of a folder that hold one of the words."""
    return [(file.name, word) for file in folder.iterdir() for word in words if word.encode() in file.read_bytes()]


async def test_signed_out_everywhere(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        table = await ada.open()
        async with ada.at(table) as line:
            await line.until("welcome")
            new = (await ada.http.post("/me/sign-out", json={"stay": True})).json()["token"]
            assert await line.ended() == 4401
        assert (await ada.http.get("/me")).status_code == 401
        ada.http.cookies.clear()
        ada.http.headers["authorization"] = f"Bearer {new}"
        assert (await ada.http.get("/me")).json()["name"] == "Ada"
        answer = await ada.http.post("/me/sign-out", json={})
        assert answer.json()["token"] is None
        assert "Max-Age=0" in answer.headers["set-cookie"]
        assert (await ada.http.get("/me")).status_code == 401


@pytest.mark.parametrize("kind", ["tables", "pads"])
async def test_a_socket_that_opens_while_its_player_signs_out_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        key = await ada.open() if kind == "tables" else (await pads.put(ada))[0]

        async def accept(socket: WebSocket) -> None:
            assert (await ada.http.post("/me/sign-out", json={"stay": True})).status_code == 200
            await accept_socket(socket)

        monkeypatch.setattr(sockets, "accept", accept)
        url = f"ws://{ada.address}/api/v1/{kind}/{key}/socket"
        async with dial(url, authorization=f"Bearer {ada.token}") as socket:
            assert await Line(socket).ended() == 4401


async def test_a_stream_that_begins_while_its_player_signs_out_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        table, join = await ada.open(), TableHost.join

        async def late(host: TableHost, reader: Reader, after: int | None = None) -> None:
            assert (await ada.http.post("/me/sign-out", json={"stay": True})).status_code == 200
            await join(host, reader, after)

        monkeypatch.setattr(TableHost, "join", late)
        async with http_client(f"http://{ada.address}/api/v1") as client:
            headers = {"authorization": f"Bearer {ada.token}"}
            assert (await client.get(f"/tables/{table}/stream", headers=headers)).status_code == 200


async def test_a_socket_that_waits_to_be_closed_makes_no_more_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where its client does not read: the close has to wait until it does."""
    reads, close = asyncio.Event(), SocketReader._close

    async def late(reader: SocketReader, code: int, why: str) -> None:
        await asyncio.wait_for(reads.wait(), PATIENCE)
        await close(reader, code, why)

    async with people(tmp_path) as all_three:
        table = await all_three[0].open(seats=3)
        for seat, person in enumerate(all_three):
            await person.must(table, "sit", seat=seat)
        await all_three[0].must(table, "start")
        [(one, legal)] = [(each, may) for each in all_three if (may := await legal_moves(each, table))]
        async with one.at(table) as line:
            await line.until("welcome")
            monkeypatch.setattr(SocketReader, "_close", late)
            new = (await one.http.post("/me/sign-out", json={"stay": True})).json()["token"]
            await line.send("move", move=legal[0])
            await (await line.socket.ping())
            one.http.headers["authorization"] = f"Bearer {new}"
            assert await legal_moves(one, table) == legal
            reads.set()
            assert await line.ended() == 4401


async def legal_moves(person: Person, table: str) -> list[str]:
    """The moves that a player may make now."""
    found: list[str] = told(await person.http.get(f"/tables/{table}"))["legal"]
    return found


@pytest.mark.parametrize(("fault", "ends"), [(barred, [4401]), (lambda: StoreError("it is busy"), [])])
async def test_who_is_barred_meanwhile_goes_and_a_store_that_is_busy_sends_nobody_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Callable[[], Exception], ends: list[int]
) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        table, looked = await ada.open(), Context.actor

        async def accept(socket: WebSocket) -> None:
            await accept_socket(socket)
            monkeypatch.setattr(Context, "actor", cannot_look)

        async def cannot_look(_context: Context, _connection: HTTPConnection) -> Actor | None:
            monkeypatch.setattr(Context, "actor", looked)
            raise fault()

        monkeypatch.setattr(sockets, "accept", accept)
        async with ada.at(table) as line:
            await line.until("welcome")
            if ends:
                assert [await line.ended()] == ends
            else:
                await line.socket.send('{"type": "ping"}')
                await line.until("pong")


@pytest.mark.parametrize(
    ("path", "text"),
    [("me/ticket", b"{}"), ("tables", b'{"game": {"game": "wizard"}}'), ("pads", json.dumps(pads.document()).encode())],
    ids=["ticket", "table", "pad"],
)
async def test_who_signs_out_while_a_body_is_sent_has_asked_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, text: bytes
) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        awaited = asyncio.Event()

        async def read(request: Request, longest: int) -> bytes:
            awaited.set()
            return await body_of(request, longest)

        async def body() -> AsyncIterator[bytes]:
            await asyncio.wait_for(awaited.wait(), PATIENCE)
            assert (await ada.http.post("/me/sign-out", json={"stay": True})).status_code == 200
            yield text

        monkeypatch.setattr(base, "body_of", read)
        sent = {"content-type": "application/json", "authorization": f"Bearer {ada.token}"}
        async with http_client(f"http://{ada.address}/api/v1") as thief:
            answer = await thief.post(f"/{path}", content=body(), headers=sent)
        assert (answer.status_code, answer.json()["code"]) == (401, "stranger")


@pytest.mark.parametrize(
    ("part", "path", "asked"),
    [(Tickets, "/me/ticket", {}), (Subscriptions, "/me/push", BROWSER.subscription())],
    ids=["ticket", "subscription"],
)
async def test_what_is_made_while_its_player_signs_out_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: type[Tickets | Subscriptions], path: str, asked: object
) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        new, add = "", cast("Callable[..., Awaitable[None]]", part.add)

        async def late(*values: object) -> None:
            nonlocal new
            new = told(await ada.http.post("/me/sign-out", json={"stay": True}))["token"]
            await add(*values)

        monkeypatch.setattr(part, "add", late)
        headers = {"authorization": f"Bearer {ada.token}"}
        async with http_client(f"http://{ada.address}/api/v1") as thief:
            assert (await thief.post(path, json=asked, headers=headers)).status_code == 401
        ada.http.headers["authorization"] = f"Bearer {new}"
        assert told(await ada.http.get("/me/data"))["notifications"] == []


async def test_a_file_of_own_data_that_cannot_be_read_is_refused_or_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(*_: object) -> object:
        raise StoreError("it is busy")

    async with people(tmp_path, "Ada") as [ada]:
        monkeypatch.setattr(SqliteDirectory, "all", busy)
        with pytest.raises(RemoteProtocolError):
            await ada.http.get("/me/data")
        monkeypatch.setattr(Passkeys, "of", busy)
        assert (await ada.http.get("/me/data")).status_code == 503


@pytest.mark.slow
async def test_nothing_is_left_of_a_deleted_player_and_the_others_games_still_verify(tmp_path: Path) -> None:
    words: list[str] = []
    async with people(tmp_path, GONE, "Ben") as (zeb, ben):
        places = await Places.made(zeb, ben)
        mine = (await zeb.http.get("/me/data")).json()
        assert {log["table"] for log in mine["logs"] if "table" in log} == {*places.tables}
        assert next(log["lines"] for log in mine["logs"] if "pad" in log)[0]["line"] == "opened"
        assert sum(log.get("record") is not None for log in mine["logs"]) == 2
        assert not any("viewing" in log for log in mine["logs"]), "it is Ben's, and its key with it"
        bens = (await ben.http.get("/me/data")).json()
        assert mine["player"]["id"] not in str(bens), "nobody gets the ids of others"
        assert any("viewing" in log for log in bens["logs"])
        assert [each["endpoint"] for each in mine["notifications"]] == [BROWSER.endpoint]
        words.extend((GONE, mine["player"]["id"], "zeb was here", BROWSER.endpoint))
        assert {word for _, word in traces(tmp_path, *words)} == {*words}
        async with ben.at(places.live) as line:
            await line.until("welcome")
            await delete(zeb)
            await anonymous(line)
        await happens(lambda: nothing_of(tmp_path, *words), "nothing is left of them")
        await places.check(ben)
    assert traces(tmp_path, *words) == []
    assert traces(tmp_path, "Ben")


@dataclass(frozen=True)
class Places:
    """Where somebody has left traces."""

    alone: str
    """A finished game against bots."""
    shared: str
    """A finished game with another."""
    live: str
    waiting: str
    pad: str
    viewing: str
    """Of the finished game with the other, who has opened it."""

    @property
    def tables(self) -> tuple[str, ...]:
        return self.alone, self.shared, self.live, self.waiting

    @classmethod
    async def made(cls, zeb: Person, ben: Person) -> "Places":
        alone, shared = await finished(zeb), await finished(zeb, ben, say="hello from")
        live, waiting = await ben.open(**QUICK), await ben.open(seats=3)
        for seat, person in enumerate((ben, zeb)):
            await person.must(live, "sit", seat=seat)
        await ben.start(live, 2)
        await zeb.must(waiting, "sit", seat=0, value="zeb was here")
        pad: str = (await zeb.http.post("/pads", json=document(GONE))).json()["pad"]
        await note(zeb, pad, {"type": "take", "player": "p1"})
        await note(ben, pad, {"type": "write", "entries": [{"id": "t1", "do": "title", "text": "ours"}]})
        assert (await zeb.http.post("/me/push", json=BROWSER.subscription())).status_code == 201
        assert (await zeb.http.post("/me/ticket", json={})).status_code == 201
        viewing: str = (await ben.http.post(f"/tables/{shared}/viewings", json={})).json()["viewing"]
        assert GONE in (await ben.http.get(f"/viewings/{viewing}")).text
        return cls(alone, shared, live, waiting, pad, viewing)

    async def check(self, ben: Person) -> None:
        """Check what another finds there now."""
        for table in (self.shared, self.live, self.waiting):
            assert GONE not in (await ben.http.get(f"/tables/{table}")).text
        assert (await ben.http.get(f"/tables/{self.alone}")).status_code == 404
        assert (await ben.http.get(f"/viewings/{self.viewing}")).status_code == 404
        seat = (await ben.http.get(f"/tables/{self.live}")).json()["seats"][1]
        assert (seat["name"], seat["owned"], seat["free"], seat["bot"]) == ("", False, False, "thumb")
        record = (await ben.http.get(f"/tables/{self.shared}/record")).json()
        assert record["players"][:2] == ["", "Ben"]
        check_deals(record)
        lines = (await ben.http.get(f"/tables/{self.shared}/lines")).json()["lines"]
        said = [line["action"]["text"] for line in lines if line["action"]["action"] == "said"]
        assert said == ["", "hello from Ben"]
        shown = (await ben.http.get(f"/pads/{self.pad}")).json()
        assert [entry.get("name") for entry in shown["entries"]] == ["…", None]
        own = (await ben.http.get("/me/tables")).json()["tables"]
        assert {table["table"] for table in own} == {self.shared, self.live}


async def nothing_of(folder: Path, *words: str) -> bool:
    return traces(folder, *words) == []


async def test_strangers_who_have_themselves_deleted_hold_nobody_up_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All logs are searched for each, and nobody can write while the file is rewritten."""
    now, scrubbed, looked = [0.0], list[float](), asyncio.Queue[None]()
    monkeypatch.setattr(keeper, "_ROUND_SECONDS", 0.01)

    class Slow(Erasures):
        """The file takes three seconds to be written again."""

        async def scrub(self) -> None:
            """Note when it was done."""
            now[0] += 3
            scrubbed.append(now[0])
            await super().scrub()

    class Asked(Bans):
        """There are none."""

        async def all(self) -> list[Ban]:
            """Asked at the beginning of each round."""
            looked.put_nowait(None)
            return []

    store, pool = SqliteStore(tmp_path / "foretell.db"), BotPool(1)
    store.erasures, store.bans = Slow(store._database), Asked(store._database)
    tables = Tables(store, pool, Metrics(), (0, 0))
    engine = Engine(store, tables)
    farewells = Farewells(store.ownership, engine, Peers())
    cleaning = keeper.Keeper(store, engine, farewells, tables, Rules(0, 0), Bars(), lambda: now[0])
    running = asyncio.create_task(cleaning.run())
    for at in (0.0, 3.1, 30.0, 62.9, 63.1):
        player = f"p{at}"
        await store.players.add(Player(player, "Eve"), player.encode())
        await cleaning.erasing.begin(player)
        now[0] = max(at, now[0])
        cleaning.soon()
        for _ in range(3 + looked.qsize()):
            await looked.get()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert scrubbed == [3.0, 66.1]
    assert await store.erasures.due() == []
    await pool.close()
    await store.close()


async def test_guests_stay_for_a_day_after_the_clock_was_set_forward(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, pool = SqliteStore(tmp_path / "foretell.db"), BotPool(1)
    tables = Tables(store, pool, Metrics(), (0, 0))
    engine = Engine(store, tables)
    farewells = Farewells(store.ownership, engine, Peers())
    cleaning = keeper.Keeper(store, engine, farewells, tables, Rules(400, 400), Bars())
    now = clock.now_ms()
    await store.players.add(Player("guest", "Guest", seen=now), b"guest")
    monkeypatch.setattr(clock.CLOCK, "rests_until", now + 900 * DAY_MS)
    for days, is_there in ((899, True), (900, False)):
        await cleaning._prune(now + days * DAY_MS)
        assert (await store.players.get("guest") is not None) == is_there
    monkeypatch.setattr(clock.CLOCK, "rests_until", 0)
    await store.players.add(Player("other", "Guest", seen=now), b"other")
    await cleaning._prune(now + 500 * DAY_MS)
    assert await store.players.get("other") is None, "the clock was set back"
    await pool.close()
    await store.close()


async def test_an_erasure_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with people(tmp_path, "Zebulonia") as [zeb]:
        table = await zeb.open(seats=3)
        await zeb.must(table, "sit", seat=0)
    store = SqliteStore(tmp_path / "foretell.db")
    (found,) = await store.players.named("Zebulonia", 9)
    await store.erasures.begin(found.id)
    await store.close()
    async with people(tmp_path, "Ben") as [ben]:
        await happens(lambda: nothing_of(tmp_path, "Zebulonia"), "nothing is left of them")
        assert (await ben.http.get(f"/tables/{table}")).status_code == 404


@pytest.mark.slow
async def test_old_games_and_guests_without_a_seat_are_removed(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        assert (await ada.http.get("/keeping")).json() == {"games_days": 400, "guests_days": 400}
        over = await finished(ada)
        waiting = await ada.open(seats=3)
    now = clock.now_ms()
    store = SqliteStore(tmp_path / "foretell.db")
    await store.players.add(Player("guest", "Guest", seen=now), b"guest")
    for days, rules, games, guests in (
        (300, Rules(400, 400), 0, 0),
        (500, Rules(0, 0), 0, 0),
        (500, Rules(400, 0), 1, 0),
        (500, Rules(400, 400), 0, 2),
    ):
        done = await prune(store, rules, now + days * DAY_MS, store.logs.remove)
        assert (done.games, done.guests) == (games, guests)
    assert await store.logs.read(over) == []
    assert await store.logs.read(waiting) != []
    await store.close()


def document(name: str) -> dict[str, Any]:
    entries = [{"id": "p1", "do": "join", "name": name, "round": 1, "start": 0}]
    return {"format": "foretell-pad/1", "id": "d1", "game": "wizard", "entries": entries}


async def note(person: Person, pad: str, message: dict[str, Any]) -> None:
    answer = await person.http.post(f"/pads/{pad}/commands", json={"id": f"c{len(str(message))}", **message})
    assert answer.status_code == 200, answer.text


async def anonymous(line: Line) -> None:
    """Wait for the view of the table without the name."""
    while (await line.until("welcome"))["table"]["seats"][1]["name"] != "":
        pass

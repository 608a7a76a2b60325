"""Clients are limited in bytes and time and by address; players at other tables go on."""

import asyncio
import json
import logging
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from starlette.requests import Request

from benchmarks.abuse.kinds import ALL
from benchmarks.abuse.long_game import fill
from benchmarks.abuse.target import NotHere, Target
from foretell.pad.document import Document
from foretell.server.endpoints import base
from foretell.server.endpoints.base import read_bytes
from foretell.server.eventlog.asking import Actor, Refusal
from foretell.server.net.access import Access, body_of
from foretell.server.net.cuts import Cuts
from foretell.server.net.identity import is_own_host
from foretell.server.net.limits import READ_FOR_ONE_SENT, Allowance, Bucket, Places, Pressure
from foretell.server.net.own_addresses import label_of, network_of
from foretell.server.net.reader import Outboxes, Reader
from foretell.server.net.turns import Turns
from foretell.server.ops.settings import Limits, Settings
from foretell.server.pads.hub import Pads
from foretell.server.protocol import commands
from foretell.server.protocol.names import cleaned
from foretell.server.protocol.pads import PadMade
from foretell.server.run import most_connections
from foretell.server.table.chat import Chat
from tests.house.tree import ROOT
from tests.server import pads
from tests.server.harness import GENEROUS, Person, http_client, serving, settings_for
from tests.server.tables import Desk
from tests.server.test_abandoned import found
from tests.server.test_wire import BEGINNING, PING, frame, raw
from tests.server.test_working_parts import ADA, KIND, open_hub
from tests.waiting import PATIENCE, happens

MORE = 0x00
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
PLAYER = b"POST /api/v1/players HTTP/1.1\r\nHost: x\r\n"
HEAD = b"GET /health HTTP/1.1\r\nHost: x\r\n"


@asynccontextmanager
async def dialled(address: str, source: str = "127.0.0.1") -> AsyncIterator[Streams]:
    """A connection to the server, from an address of this machine."""
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(source, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def pour(writer: asyncio.StreamWriter, piece: bytes, most: int) -> int:
    """Send a piece repeatedly until the server disconnects; returns how often."""
    for number in range(most):
        if writer.is_closing():
            return number
        writer.write(piece)
        try:
            await writer.drain()
        except ConnectionError:
            return number
        await asyncio.sleep(0)
    return most


def limited(folder: Path, **limits: float) -> Settings:
    """A server with these limits."""
    return replace(settings_for(folder), limits=Limits(**{**asdict(GENEROUS), **limits}))


@pytest.mark.parametrize("piece", [b"X-A: " + b"a" * 50 + b"\r\n", b"a" * 1000], ids=["many", "one"])
async def test_an_endless_head_is_cut(tmp_path: Path, piece: bytes) -> None:
    async with serving(settings_for(tmp_path)) as address, dialled(address) as (reader, writer):
        writer.write(HEAD + b"X: ")
        assert await pour(writer, piece, 100_000) < 100_000
        with suppress(ConnectionError):  # what is not read any more may end it before the answer
            assert (await reader.read()).startswith(b"HTTP/1.1 431")


@pytest.mark.parametrize("head", [b"X: " + b"a" * 70_000, b"X: a\r\n" * 14_000], ids=["one", "many"])
async def test_a_long_head_in_one_piece_is_refused(tmp_path: Path, head: bytes) -> None:
    async with serving(settings_for(tmp_path)) as address, dialled(address) as (reader, writer):
        writer.write(HEAD + head + b"\r\n\r\n")
        with suppress(ConnectionError):
            assert (await reader.read()).startswith(b"HTTP/1.1 431")


async def test_requests_may_be_sent_ahead_but_not_many(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address:
        async with dialled(address) as (reader, writer):
            writer.write((HEAD + b"\r\n") * 3 + HEAD + b"Connection: close\r\n\r\n")
            assert (await reader.read()).count(b"HTTP/1.1 200") == 4
        async with dialled(address) as (reader, writer):
            writer.write((HEAD + b"\r\n") * 1000)
            with suppress(ConnectionError):
                assert (await reader.read()).startswith(b"HTTP/1.1 400")


async def test_an_endless_body_is_cut(tmp_path: Path) -> None:
    async with serving(limited(tmp_path, pad_bytes=1000)) as address, dialled(address) as (_, writer):
        writer.write(b"POST /api/v1/pads HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n")
        writer.write(b"Transfer-Encoding: chunked\r\n\r\n")
        assert await pour(writer, b"10000\r\n" + b" " * 0x10000 + b"\r\n", 1000) < 1000


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"G", b"408"),
        (HEAD, b"408"),
        (
            PLAYER + b"Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
            b"408",
        ),
        (HEAD + b"Upgrade: websocket\r\nConnection: Upgrade\r\n", b"408"),
        (HEAD + b"\r\n", b"200"),
    ],
    ids=["letter", "head", "body", "handshake", "idle"],
)
async def test_a_held_connection_is_closed(tmp_path: Path, sent: bytes, status: bytes) -> None:
    settings = limited(tmp_path, head_seconds=0.2, body_seconds=0.2, idle_seconds=0.2)
    async with serving(settings) as address, dialled(address) as (reader, writer):
        writer.write(sent)
        assert (await reader.read()).split(b" ")[1] == status


async def test_a_connection_on_which_nothing_was_sent_is_closed_without_a_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Browsers open spare ones."""
    caplog.set_level(logging.DEBUG, "foretell")
    async with serving(limited(tmp_path, head_seconds=0.2)) as address, dialled(address) as (reader, _writer):
        assert await reader.read() == b""
    assert not cuts_in(caplog)
    assert "idle connection closed" in [record.message for record in caplog.records]


async def test_requests_need_a_host_and_it_must_be_ours(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address:
        for head, status in (
            (b"GET /health HTTP/1.1\r\n\r\n", b"400"),
            (b"GET /health HTTP/1.0\r\n\r\n", b"200"),
            (HEAD + b"Host: y\r\n\r\n", b"400"),
            (b"GET /health HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n", b"403"),
        ):
            async with dialled(address) as (reader, writer):
                writer.write(head)
                assert (await reader.read()).split(b" ")[1] == status


def test_names_by_which_a_server_goes() -> None:
    for host in (
        "127.0.0.1:8000",
        "[::1]:8000",
        "[fe80::1]",
        "192.168.1.7",
        "localhost:8000",
        "mybox",
        "MyBox.local:80",
        "",
    ):
        assert is_own_host(host, ()), host
    for host in ("evil.example", "evil.example:8000", "127.0.0.1.evil.example", "local.evil.example."):
        assert not is_own_host(host, ()), host
    assert is_own_host("Wizard.example.org:443", ("wizard.example.org",))
    assert is_own_host("evil.example", ("*",))


@pytest.mark.parametrize(
    ("scheme", "proto", "secure", "status"),
    [
        ("http", "https", False, 403),
        ("https", "https", False, 201),
        ("https", "http", False, 403),
        ("https", "http", True, 201),  # another proxy speaks https
        ("https", "", False, 201),
        ("http", "http", False, 201),
        ("http", "", False, 201),
    ],
)
async def test_a_page_uses_the_server_by_its_own_scheme(
    tmp_path: Path, scheme: str, proto: str, secure: bool, status: int
) -> None:
    settings = replace(settings_for(tmp_path), secure_cookies=secure)
    async with serving(settings) as address, http_client(f"http://{address}/api/v1") as client:
        headers = {"origin": f"{scheme}://{address}", **({"x-forwarded-proto": proto} if proto else {})}
        answer = await client.post("/players", json={"name": "Ada"}, headers=headers)
        assert answer.status_code == status
        has_https = proto == "https" or secure
        assert ("cross-origin-opener-policy" in answer.headers) == has_https, "browsers ignore it elsewhere"


async def test_newcomers_get_in_while_others_hold_many_connections(tmp_path: Path) -> None:
    async with serving(limited(tmp_path, all_connections=20, open_connections=100)) as address:
        held = [await asyncio.open_connection(*address.split(":"), local_addr=("127.0.0.2", 0)) for _ in range(60)]
        async with Person(address, "Ada") as ada:
            await ada.must(await ada.open(seats=3), "sit", seat=0)
        for _, writer in held:
            writer.transport.abort()


async def test_connections_are_limited_by_address(tmp_path: Path) -> None:
    async with serving(limited(tmp_path, open_connections=3)) as address, Person(address, "Ada") as ada:
        table = await ada.open(seats=3)
        url = f"/tables/{table}/stream"
        hosts = address.split(":")
        held = [await asyncio.open_connection(*hosts, local_addr=("127.0.0.2", 0)) for _ in range(3)]
        for reader, writer in held:
            writer.write(f"GET /api/v1{url} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            assert b" 200 " in await reader.readline()
        async with dialled(address, "127.0.0.2") as (reader, _):
            assert b" 429 " in await reader.readline()
        await ada.must(table, "sit", seat=0)
        for _, writer in held:
            writer.transport.abort()


@pytest.mark.parametrize(
    ("first", "piece"),
    [(b"", frame(b"", PING)), (frame(b"{", BEGINNING), frame(b"", MORE))],
    ids=["pings", "fragments"],
)
async def test_frames_that_are_no_messages_count_as_messages(tmp_path: Path, first: bytes, piece: bytes) -> None:
    async with raw(limited(tmp_path, messages_per_second=5.0)) as (line, ada, table):
        await line.send(first, piece * 200)
        assert await line.closed_with() == 4029
        await ada.must(table, "sit", seat=0)


async def test_a_message_must_come_to_its_end(tmp_path: Path) -> None:
    for begun in (frame(b'{"type"', BEGINNING), frame(b'{"type":"ping"}')[:9]):
        async with raw(limited(tmp_path, message_seconds=0.2)) as (line, _, _):
            await line.send(begun)
            with suppress(ConnectionError):
                await line.reader.read()


async def test_many_messages_at_once_are_all_handled(tmp_path: Path) -> None:
    async with raw(settings_for(tmp_path)) as (line, _, _):
        await line.send(frame(b'{"type":"ping"}') * 500)
        for _ in range(500):
            await line.until("pong")


async def test_catching_up_is_counted_by_lines_and_address(tmp_path: Path) -> None:
    settings = limited(tmp_path, catch_up_lines_per_second=11.0, messages_per_second=1000.0)
    async with raw(settings) as (line, ada, table):  # 100 of 110
        await ada.must(table, "sit", seat=0)
        for n in range(8):
            await ada.must(table, "say", text=f"word {n}")
        await line.send(frame(b'{"type":"resync","after":0}') * 3)
        assert (await line.until("refused"))["code"] == "too-fast"
        refused = await ada.http.get(f"/tables/{table}")
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")


async def test_records_are_counted_by_lines_and_address(tmp_path: Path) -> None:
    """The log of a long game is read for each, if nobody has asked for a while."""
    table = await fill(tmp_path)
    async with serving(limited(tmp_path, catch_up_lines_per_second=10.0)) as address, http_client() as http:
        url = f"http://{address}/api/v1/tables/{table}/record"
        assert [(await http.get(url)).status_code for _ in range(2)] == [200, 429]


async def test_a_log_that_is_read_again_is_counted_even_if_little_of_it_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    costs: list[int] = []
    monkeypatch.setattr(Access, "allow_reading", lambda _access, _request, lines: costs.append(lines))
    table = await fill(tmp_path)
    async with serving(limited(tmp_path)) as address, http_client() as http:
        url = f"http://{address}/api/v1/tables/{table}"
        seq = (await http.get(url)).json()["seq"]
        for after in (seq, seq - 9):
            assert (await http.get(f"{url}/lines?after={after}&limit=1")).status_code == 200
    assert seq > 900
    assert costs == [100, 1, seq // READ_FOR_ONE_SENT]


def test_what_players_can_do_without_end_is_limited_by_player_and_table() -> None:
    table, ada = Desk().table, Actor("ada", "Ada")
    chat = Chat(Limits(messages_per_second=1e-6))
    for number in range(30):
        chat.check(table, commands.Pause(), ada, f"c{number}")
    with pytest.raises(Refusal) as refused:
        chat.check(table, commands.TakeBack(), ada, "once more")
    assert refused.value.code == "too-fast"
    for command in (commands.Leave(), commands.Resume(), commands.Vote(1), commands.Say("hello")):
        chat.check(table, command, ada, "a command")
    chat.check(table, commands.Pause(), Actor("ben", "Ben"), "of another")
    chat.check(Desk(name="another").table, commands.Pause(), ada, "elsewhere")


async def test_no_body_is_read_for_an_address_that_may_open_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []

    async def counted(request: Request, longest: int) -> bytes:
        read.append(longest)
        return await read_bytes(request, longest)

    monkeypatch.setattr(base, "read_bytes", counted)
    async with serving(limited(tmp_path, tournaments_per_hour=1)) as address, Person(address, "Ada") as ada:
        codes = [(await ada.http.post("/tournaments", json={"settings": {}})).status_code for _ in range(2)]
    assert codes == [201, 429]
    assert [longest for longest in read if longest > GENEROUS.message_bytes] == [GENEROUS.tournament_bytes]


async def test_a_body_takes_its_place_until_the_server_has_made_something_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An address has room for two of the longest."""
    held, goes_on, opened = asyncio.Queue[str](), asyncio.Event(), Pads.open

    async def later(hub: Pads, document: Document, person: str) -> PadMade:
        held.put_nowait(person)
        await goes_on.wait()
        return await opened(hub, document, person)

    monkeypatch.setattr(Pads, "open", later)
    pad, longest = json.dumps(pads.document()), 2**20
    whole, kind = pad + " " * (longest - len(pad)), {"content-type": "application/json"}
    limits = limited(tmp_path, pad_bytes=longest, tournament_bytes=1, club_bytes=1)
    async with serving(limits) as address, Person(address, "Ada") as ada:
        sent = [asyncio.create_task(ada.http.post("/pads", content=whole, headers=kind)) for _ in range(2)]
        for _ in sent:
            await held.get()
        more = asyncio.create_task(ada.http.post("/pads", content=whole, headers=kind))
        too_many = asyncio.create_task(held.get())
        await asyncio.wait([more, too_many], return_when=asyncio.FIRST_COMPLETED)
        too_many.cancel()
        goes_on.set()
        assert [(await each).status_code for each in (*sent, more)] == [201, 201, 429]


def test_places_of_different_sizes_are_limited_by_address_and_in_total() -> None:
    places = Places(10, 25)
    assert [places.enter("a", 6), places.enter("a", 5), places.enter("a", 4)] == [True, False, True]
    assert [places.enter("b", 10), places.enter("c", 6), places.enter("c", 5)] == [True, False, True]
    places.leave("a", 6)
    assert [places.enter("a", 7), places.enter("c", 6), places.enter("a", 6)] == [False, False, True]


async def test_chat_has_bounds(tmp_path: Path) -> None:
    async with serving(limited(tmp_path, chat_lines=3)) as address, Person(address, "Ada") as ada:
        table = await ada.open(seats=3)
        await ada.must(table, "sit", seat=0)
        for n in range(2):
            await ada.must(table, "say", text=f"word\n{n}")
        await ada.must(table, "react", reaction="star")
        assert (await ada.post(table, "react", reaction="a word")).status_code == 422
        for more in (
            {"do": "say", "text": "more"},
            {"do": "react", "reaction": "heart"},
            {"do": "choose-portrait", "portrait": "owl"},
        ):
            assert (await ada.post(table, **more)).json()["code"] == "chat-full"
    async with serving(limited(tmp_path / "b", chat_per_minute=6.0)) as address, Person(address, "Ada") as ada:
        table = await ada.open(seats=3)
        await ada.must(table, "sit", seat=0)
        codes = [(await ada.post(table, "say", "same" if n < 2 else None, text="hi")).status_code for n in range(9)]
        assert codes[:3] == [200] * 3
        assert codes[-1] == 409


def test_text_is_cleaned() -> None:
    assert cleaned(" two\nlines\t ") == "two lines"
    assert cleaned("e\u0301" + "\u0301" * 50) == "\u00e9" + "\u0301" * 3
    assert cleaned("\u0e1b\u0e31\u0e48\u0e19") == "\u0e1b\u0e31\u0e48\u0e19"
    for nothing in ("", " \n", "\u0301", "a\u202eb", "\x00"):
        assert not cleaned(nothing)


def test_addresses_are_counted_by_network_and_not_shown() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::7") != network_of("2001:db8:1:3::7")
    assert network_of("::ffff:10.1.2.3") == network_of("10.1.2.3") == "10.1.2.3"
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert label_of("10.1.2.3") == label_of("10.1.2.3") != label_of("10.1.2.4")


def test_under_pressure_addresses_with_few_requests_come_first() -> None:
    pressure, now = Pressure(), [0.0]
    allowance = Allowance(10.0, 100.0, clock=lambda: now[0], pressure=pressure)
    assert allowance.take("greedy", 50)
    pressure.felt(1.0, 0.0)
    assert pressure.share == 1.0
    pressure.felt(1.0, 1.0)
    assert pressure.share == 0.2
    assert not allowance.take("greedy")
    assert all(allowance.take("honest") for _ in range(20))
    assert not allowance.take("honest", 50)
    for _ in range(30):
        pressure.felt(0.0, 0.0)
    assert pressure.share == 1.0
    assert allowance.take("greedy")


def test_the_debt_for_a_cut_lasts_about_a_second() -> None:
    bucket = Bucket(5.0, 10.0, now=0.0)
    bucket.charge(0.0, 1000.0, debt=5.0)
    assert bucket.is_in_debt(0.9)
    assert not bucket.is_in_debt(1.1)


def test_cuts_are_logged_in_a_line_for_each_kind(caplog: pytest.LogCaptureFixture) -> None:
    cuts = Cuts()
    for number in range(500):
        cuts.note("head", f"10.0.0.{number % 5}")
    cuts.note("frames", "10.0.0.1")
    with caplog.at_level("WARNING", logger="foretell.server"):
        cuts.write()
        cuts.note("head", "10.0.0.1")
        cuts.write()
    logged = [vars(record) for record in caplog.records]
    assert [(line["kind"], line["count"], line["addresses"]) for line in logged] == [("head", 500, 5), ("frames", 1, 1)]
    assert "10.0.0" not in str(logged)


async def test_addresses_take_turns() -> None:
    turns = Turns()
    order: list[str] = []

    async def work(address: str) -> None:
        assert await turns.take(address)
        order.append(address)

    await asyncio.gather(*[work("crowd") for _ in range(40)], work("one"))
    assert order.index("one") < 8
    crowd = [asyncio.create_task(turns.take("crowd")) for _ in range(200)]
    assert [await task for task in crowd].count(False) > 100


def test_readers_with_too_many_unread_bytes_are_disconnected() -> None:
    all_of_them = Outboxes(1000)
    one, two = (Reader(None, 99, 800, all_of_them) for _ in range(2))
    one.push(b"x" * 700)
    one.push(b"x" * 200)
    assert one.let_go == "slow"
    three = Reader(None, 99, 800, all_of_them)
    two.push(b"x" * 200)
    three.push(b"x" * 50)
    assert (two.let_go, three.let_go) == (None, None)
    two.push(b"x" * 100)
    assert (two.let_go, three.let_go) == ("slow", None)
    for reader in (one, two, three):
        reader.end("gone", drop=True)
    assert all_of_them.waiting == 0


async def test_pages_come_in_order_and_only_when_there_is_room() -> None:
    made: list[bytes] = []

    def pages() -> Iterator[bytes]:
        for page in (b"1", b"2"):
            made.append(page)
            yield page

    reader = Reader(None, 99)
    reader.push(b"before")
    reader.catch_up(pages())
    reader.push(b"after")
    assert made == []
    got: list[bytes] = []
    while reader.has_more:
        got += await reader.take()
    assert got == [b"before", b"1", b"2", b"after"]


def test_the_system_limits_connections() -> None:
    assert most_connections(100) == 100
    assert 16 <= most_connections(10**9) < 10**9


async def test_a_client_that_asks_by_requests_counts_as_watching(tmp_path: Path) -> None:
    async with open_hub(tmp_path) as hub:
        host = await hub.find((await hub.open(KIND, ADA)).table)
        assert host is not None
        assert not host.is_watched
        host.polled = time.monotonic()
        assert host.is_watched


async def test_simultaneous_requests_read_a_table_once(tmp_path: Path) -> None:
    async with open_hub(tmp_path) as hub:
        table = (await hub.open(KIND, ADA)).table
        hub._unload(await found(hub, table))
        first, *others = await asyncio.gather(*[found(hub, table) for _ in range(20)])
        assert all(host is first for host in others)


async def test_an_address_with_too_many_cuts_is_refused_for_a_moment(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, Person(address, "Ada") as ada:
        answers: list[bytes] = []
        for _ in range(40):
            async with dialled(address, "127.0.0.2") as (reader, writer):
                writer.write(b"nonsense\r\n\r\n")
                answers.append((await reader.readline()).split(b" ")[1])
        assert answers[-1] == b"429"
        await ada.must(await ada.open(seats=3), "sit", seat=0)


async def test_all_abuse_at_once_ends_in_cuts_and_honest_moves_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("WARNING", logger="foretell.server"):
        settings = Settings(port=0, data=tmp_path, bot_pause=(0.0, 0.0), keep_games_days=0)
        table = await fill(tmp_path)
        async with serving(settings) as address, Person(address, "Ada") as ada:
            own = await ada.open(seats=3)
            async with ada.at(own) as line:
                attacking = await attack(address, table)
                await line.send("sit", "sit", seat=0)
                await line.until("ack", id="sit")
                for number in range(5):
                    await line.send("add", f"add-{number}", value=f"salt {number}")
                    await line.until("ack", id=f"add-{number}")
                await happens(
                    lambda: attacking.returncode is not None or kinds_of(caplog) >= ENDS_IN,
                    f"cuts of the kinds {ENDS_IN}",
                )
                assert attacking.returncode in (None, 0)
                await line.send("say", "said", text="still here")
                await line.until("ack", id="said")
                if attacking.returncode is None:
                    attacking.terminate()
                await attacking.wait()
    assert kinds_of(caplog) >= ENDS_IN
    assert len(cuts_in(caplog)) < 50


ENDS_IN = {"head", "frames", "catch-up"}
"""The cuts in which the abuse is sure to end, sooner or later."""


def cuts_in(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """The log's lines about cut connections."""
    return [record for record in caplog.records if record.getMessage() == "cut"]


def kinds_of(caplog: pytest.LogCaptureFixture) -> set[str]:
    """The kinds of cuts in the log."""
    return {vars(record)["kind"] for record in cuts_in(caplog)}


async def attack(address: str, table: str) -> asyncio.subprocess.Process:
    """A program that abuses the server in all ways, until it is ended: a minute at most."""
    what = ["--port", address.split(":")[1], f"--table={table}", "--seconds", "60", "--addresses", "18"]
    program = [sys.executable, "-m", "benchmarks.abuse.kinds", ALL, *what]
    return await asyncio.create_subprocess_exec(*program, cwd=ROOT, stderr=asyncio.subprocess.DEVNULL)


def test_nothing_but_this_machine_is_attacked_and_not_for_long() -> None:
    for host, seconds, addresses in (("192.0.2.1", 1, 1), ("127.0.0.1", 1000, 1), ("127.0.0.1", 1, 1000)):
        with pytest.raises(NotHere):
            Target(host, 80, "", time.monotonic() + seconds, addresses)


async def test_a_body_that_is_sent_slowly_does_not_delay_the_end_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    awaited = asyncio.Event()

    async def read(request: Request, longest: int) -> bytes:
        awaited.set()
        return await body_of(request, longest)

    monkeypatch.setattr(base, "body_of", read)
    patient = replace(GENEROUS, body_seconds=10 * PATIENCE)
    host = serving(replace(settings_for(tmp_path), limits=patient))
    async with dialled(await host.__aenter__()) as (reader, writer):
        writer.write(PLAYER + b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{")
        await asyncio.wait_for(awaited.wait(), PATIENCE)
        await host.__aexit__(None, None, None)
        assert (await reader.read()).startswith(b"HTTP/1.1 408")

"""Single parts: settings, limits, bots' jobs, the clock, unloaded tables, the example in the documentation."""

import asyncio
import json
import logging
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from shlex import join
from types import SimpleNamespace

import pytest

from foretell import ExtremeOptions, Game
from foretell.bots.pipe.level import Limits as BotLimits
from foretell.bots.pipe.talking import Talk
from foretell.server.bots import worker as worker_module
from foretell.server.bots.pool import BotPool
from foretell.server.bots.process import AwaitedConnection
from foretell.server.bots.worker import NoAnswer, Question, Worker
from foretell.server.eventlog import engine as engine_module
from foretell.server.eventlog.asking import Actor, Refusal
from foretell.server.eventlog.engine import Engine
from foretell.server.net import door as door_module
from foretell.server.net.cuts import Cuts
from foretell.server.net.door import Door
from foretell.server.net.limits import Allowance, Bucket, Places
from foretell.server.net.reader import Reader
from foretell.server.ops.configure import WrongSetting, listing, settings_of
from foretell.server.ops.logs import JsonLines
from foretell.server.ops.metrics import Metrics
from foretell.server.ops.settings import Limits
from foretell.server.protocol import commands
from foretell.server.protocol.kinds import Clock, ExtremeGame, Pace, TableKind, WizardGame
from foretell.server.table.hub import Tables
from foretell.store import Conflict, Index, Row, SqliteStore
from tests.house.tree import ROOT
from tests.server.harness import serving, settings_for
from tests.waiting import PATIENCE, happens

ADA = Actor("ada", "Ada")
KIND = TableKind(ExtremeGame(rounds=1), 3)
_NUMBERS = count()
"""Of commands that are given: a table takes a second one of the same id for the first, sent again."""


def with_bad_bots(monkeypatch: pytest.MonkeyPatch, how: str, limits: BotLimits) -> None:
    """Let bots be programs that break the protocol."""
    command = join([sys.executable, str(ROOT / "tests" / "bots" / "bad_bots.py"), how])
    monkeypatch.setattr(worker_module, "_command_of", lambda _bot, _limits: (command, limits))


def some_question() -> Question:
    return Question("random", 1, Game(ExtremeOptions(), 3, seed=1).observe(1))


def thinks(pool: BotPool) -> bool:
    """Whether the pool's bot was asked for a move: it sits down before that, which takes a while beside other work."""
    return any(seat._legal for seat in pool._workers[0]._seats.values())


async def test_a_bot_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bad_bots(monkeypatch, "is silent", BotLimits(PATIENCE, 0.05))
    pool = BotPool(1)
    with pytest.raises(NoAnswer, match="several workers"):
        await pool.choose(some_question())
    assert pool.pids == ()
    await pool.close()


async def test_no_process_is_left_of_a_pool_whose_questions_were_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bad_bots(monkeypatch, "is silent", BotLimits(PATIENCE, PATIENCE))
    started: list[AwaitedConnection] = []
    greet = AwaitedConnection.greet

    def remembered(connection: AwaitedConnection) -> Talk[None]:
        started.append(connection)
        return greet(connection)

    monkeypatch.setattr(AwaitedConnection, "greet", remembered)
    for is_asked in (lambda _: started, thinks):  # while it starts, and thinks
        started.clear()
        pool = BotPool(1)
        asking = asyncio.create_task(pool.choose(replace(some_question(), place="here")))
        await happens(partial(is_asked, pool), "the bot starts, or is asked")
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await pool.close()
        assert [connection.process._process.returncode for connection in started] == [-signal.SIGKILL]


async def test_the_answer_to_a_cancelled_question_is_not_that_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bad_bots(monkeypatch, "thinks until it is told more", BotLimits(PATIENCE, PATIENCE))
    pool = BotPool(1)
    one, other = replace(some_question(), place="one"), replace(some_question(), place="other")
    asking = asyncio.create_task(pool.choose(one))
    await happens(partial(thinks, pool), "the bot is asked")
    (pid,) = pool.pids
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    legal = other.seen.legal_moves.texts
    assert [(await pool.choose(each))[0] for each in (other, one, other)] == [legal[0], legal[0], legal[0]]
    assert pool.pids == (pid,)
    await pool.close()


async def test_a_bot_that_floods_unasked_is_read_no_further_and_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bad_bots(monkeypatch, "floods unasked", BotLimits(PATIENCE, PATIENCE))
    started: list[None] = []
    worker = Worker("random", partial(started.append, None))
    for _ in range(2):
        with pytest.raises(NoAnswer, match=r"nobody had asked for|the \"table\" of an answer"):
            await worker.choose(some_question())
    assert len(started) == 2
    await worker.stop()


async def test_a_worker_forgets_the_seats_that_were_asked_longest_ago() -> None:
    worker = Worker("thumb", int, most_seats=2)
    for place in "abacab":
        await worker.choose(replace(some_question(), bot="thumb", place=place))
    assert [place for _, place in worker._seats] == ["a", "b"]
    await worker.stop()


async def test_bots_give_way_to_the_server_and_do_not_know_its_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORETELL_STORE", "postgresql://ada:secret@localhost/foretell")
    worker = Worker("thumb", int)
    await worker.start()
    assert worker.pid is not None
    assert os.getpriority(os.PRIO_PROCESS, worker.pid) == min(os.getpriority(os.PRIO_PROCESS, 0) + 5, 19)
    assert os.getsid(worker.pid) == worker.pid
    assert b"FORETELL_" not in await asyncio.to_thread(Path(f"/proc/{worker.pid}/environ").read_bytes)
    await worker.leave()


@asynccontextmanager
async def open_hub(folder: Path) -> AsyncIterator[Tables]:
    store, pool = SqliteStore(folder / "foretell.db"), BotPool(1)
    hub = Tables(store, pool, Metrics(), (0.0, 0.0))
    engine = Engine(store, hub)
    try:
        await engine.start()
        yield hub
    finally:
        await engine.close()
        await pool.close()
        await store.close()


async def give(hub: Tables, table: str, actor: Actor, *orders: commands.AnyCommand) -> None:
    host = await hub.find(table)
    assert host is not None
    for order in orders:
        await hub.do(host, order, actor, f"c{next(_NUMBERS)}")


async def test_the_clock_seats_a_bot_and_the_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    table = ""
    async with open_hub(tmp_path) as hub:
        table = (await hub.open(replace_pace(KIND, Pace(Clock.SECONDS, 1)), ADA)).table
        bots = (commands.SeatBot(0, "random"), commands.SeatBot(2, "random"))
        await give(hub, table, ADA, commands.Sit(1), *bots, commands.Start())
    async with open_hub(tmp_path) as hub:
        host = await hub.find(table)
        assert host is not None
        reader, heard = Reader(None, 10_000), b""
        await host.join(reader)
        while b"revealed" not in heard:
            assert reader.let_go is None
            heard = b"".join(await reader.take())
        assert host.table.seats[1].why == "away"


async def test_bots_wait_while_players_are_asked_whether_a_move_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, disturbed = asyncio.Semaphore(0), asyncio.Event()

    async def choose(_pool: BotPool, _question: Question) -> tuple[str, str]:
        thinking.release()
        try:
            return await asyncio.Future[tuple[str, str]]()
        finally:
            disturbed.set()

    monkeypatch.setattr(BotPool, "choose", choose)
    async with open_hub(tmp_path) as hub:
        kind = TableKind(WizardGame(round_sizes=(20,)), 3)
        ben, table = Actor("ben", "Ben"), (await hub.open(kind, ADA)).table
        await give(hub, table, ADA, commands.Sit(0), commands.SeatBot(2, "random"))
        await give(hub, table, ben, commands.Sit(1), commands.Start(), commands.Move("bid 0"))
        await thinking.acquire()
        await give(hub, table, ben, commands.AskUndo())
        await disturbed.wait()
        assert thinking.locked()
        await give(hub, table, ADA, commands.AnswerUndo(False))
        await thinking.acquire()


def replace_pace(kind: TableKind, pace: Pace) -> TableKind:
    return TableKind(kind.game, kind.seats, pace)


async def test_an_idle_table_is_unloaded_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_module, "_IDLE_SECONDS", 0.0)
    monkeypatch.setattr(engine_module, "_ROUND_SECONDS", 0.01)
    async with open_hub(tmp_path) as hub:
        table = (await hub.open(KIND, ADA)).table
        await give(hub, table, ADA, commands.Sit(1))
        first = await hub.find(table)

        async def is_another() -> bool:
            return await hub.find(table) is not first

        await happens(is_another, "the table is read again")
        host = await hub.find(table)
        assert host is not None
        assert host.table.seats[1].player == "ada"


async def test_a_table_that_somebody_else_wrote_to_is_read_again(tmp_path: Path) -> None:
    async with open_hub(tmp_path) as hub:
        table = (await hub.open(KIND, ADA)).table
        async with open_hub(tmp_path) as other:
            await give(other, table, Actor("ben", "Ben"), commands.Sit(0))
            with pytest.raises(Refusal, match="faster"):
                await give(hub, table, ADA, commands.Sit(0))
            with pytest.raises(Refusal, match="taken"):
                await give(hub, table, ADA, commands.Sit(0))
            await give(hub, table, ADA, commands.Sit(1))
            with pytest.raises(Conflict):
                await hub._store.logs.append(table, [Row(3, b"")], Index())


def test_settings_come_from_flags_before_the_environment(tmp_path: Path) -> None:
    environment = {"FORETELL_PORT": "1", "FORETELL_DATA": str(tmp_path), "FORETELL_OUTBOX": "7", "HOME": "x"}
    chosen = settings_of({"FORETELL_PORT": "2", "FORETELL_BOT_PAUSE": "0.5, 1"}, environment)
    assert (chosen.port, chosen.data, chosen.limits.outbox, chosen.bot_pause) == (2, tmp_path, 7, (0.5, 1.0))
    for name, value, right in [
        ("PORT", "70000", "a whole number from 0 to 65535"),
        ("WORKERS", "0", "a whole number from 1"),
        ("METRICS", "maybe", "an address and a port"),
        ("BOT_PAUSE", "2,1", "two numbers of seconds"),
        ("BOT_PAUSE", "1,60", "two numbers of seconds"),
        ("BOT_PAUSE", "1", "two numbers of seconds"),
        ("OUTBOX", "x", "a whole number from 1"),
        ("OUTBOX", "0", "a whole number from 1"),
        ("OUTBOX", "1.5", "a whole number from 1"),
        ("HEAD_SECONDS", "0", "a number above 0"),
        ("HEAD_SECONDS", "nan", "a number above 0"),
        ("HEAD_SECONDS", "1e9", "a number above 0 below 1e.09"),
        ("SECURE_COOKIES", "maybe", "yes or no"),
        ("LOG_LEVEL", "loud", "debug, info"),
        ("DATA", "", "the name of a folder"),
        ("HOSTS", "https://wizard.example.org", "names as browsers send them"),
        ("HOSTS", "a.example,wizard.example.org:8443", "names as browsers send them"),
        ("TRUSTED_PROXIES", "proxy.lan", "IP addresses and networks"),
        ("TRUSTED_PROXIES", "10.0.0.2,10.1.0.1/16", "IP addresses and networks"),
    ]:
        with pytest.raises(WrongSetting, match=f"^FORETELL_{name} cannot be '{value}': it must be {right}"):
            settings_of({f"FORETELL_{name}": value}, {})


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("port", " 0 ", 0),
        ("data", "~/x", Path("~/x").expanduser()),
        ("origins", "https://a.example, https://b.example,", ("https://a.example", "https://b.example")),
        ("origins", "HTTP://Cards.local:80", ("http://cards.local",)),
        ("hosts", "Wizard.Example.org., *, fd00::1", ("wizard.example.org", "*", "fd00::1")),
        ("trusted_proxies", "10.0.0.0/8, ::1", "10.0.0.0/8, ::1"),
        ("trusted_proxies", "*", "*"),
        ("trusted_proxies", "", ""),
        ("secure_cookies", "YES", True),
        ("secure_cookies", "", False),
        ("metrics", "[::1]:9100", ("::1", 9100)),
        ("metrics", "no", None),
        ("log_level", "Warning", "warning"),
    ],
)
def test_the_text_of_a_setting_becomes_its_value(name: str, text: str, value: object) -> None:
    assert getattr(settings_of({}, {f"FORETELL_{name.upper()}": text}), name) == value


def test_a_limit_in_seconds_may_be_a_fraction() -> None:
    assert settings_of({}, {"FORETELL_HEAD_SECONDS": "0.5"}).limits.head_seconds == 0.5


def test_the_listing_of_settings_has_each_with_its_meaning_and_its_default() -> None:
    lines = list(listing())
    assert all(re.fullmatch(r"# \S.{8,}", line) for line in lines[::2])
    told = dict(line.split("=", 1) for line in lines[1::2])
    settings = settings_of({}, {})
    names = {*settings.__dataclass_fields__, *settings.limits.__dataclass_fields__} - {"limits"}
    assert sorted(told) == sorted(f"FORETELL_{name.upper()}" for name in names)
    assert settings_of({}, told) == settings


def test_the_documentation_names_settings_that_there_are() -> None:
    text = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")
    named = set(re.findall(r"FORETELL_[A-Z_]+", text)) - {
        "FORETELL_BIND",
        "FORETELL_REQUESTS_IN_TEN_SECONDS",
        "FORETELL_SERVER_",
        "FORETELL_WHEEL_WITHOUT_PAGE",
    }
    assert named
    assert named <= {line.split("=", 1)[0] for line in list(listing())[1::2]}


async def test_a_slow_reader_is_disconnected() -> None:
    reader = Reader(None, room=2)
    for message in (b"1", b"2", b"3", b"4"):
        reader.push(message)
    assert reader.let_go == "slow"
    assert await reader.take() == [b"1", b"2"]


async def test_a_table_whose_memory_may_differ_from_its_log_takes_no_readers(tmp_path: Path) -> None:
    async with open_hub(tmp_path) as hub:
        host = await hub.find((await hub.open(KIND, ADA)).table)
        assert host is not None
        host.broken = True
        reader = Reader(None, room=2)
        await host.join(reader)
        assert reader.let_go == "moved"
        again = await hub.find(host.table.id)
        assert again is not None
        assert again is not host


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(2.0, 3.0, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.6) for _ in range(2)] == [True, False]


def test_addresses_do_not_share_an_allowance() -> None:
    allowance, places = Allowance(1.0, 1.0, clock=lambda: 0.0), Places(1)
    assert [allowance.take(address) for address in "aab"] == [True, False, True]
    assert [places.enter(address) for address in "aab"] == [True, False, True]
    places.leave("a")
    assert places.enter("a")


def test_a_log_line_is_one_json_object() -> None:
    record = logging.makeLogRecord(
        {"name": "foretell.server", "msg": "two\nlines", "levelname": "INFO", "table": "abc"}
    )
    assert json.loads(JsonLines().format(record)) | {"time": ""} == {
        "time": "",
        "level": "info",
        "message": "two\nlines",
        "table": "abc",
    }


async def test_the_example_in_the_documentation_plays_a_game(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    [example] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(example.splitlines()) < 50
    async with serving(settings_for(tmp_path)) as address:
        program = example.replace("127.0.0.1:8000", address)
        done = await asyncio.to_thread(
            subprocess.run, [sys.executable, "-c", program], capture_output=True, check=False, text=True
        )
        assert done.stderr == ""
        assert len(json.loads(done.stdout)) == 3


class Quiet(asyncio.Transport):
    """A connection on which nothing comes."""

    aborted = False

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True

    def get_write_buffer_size(self) -> int:
        return 0


def test_a_server_that_was_late_itself_cuts_nobody_off(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = 100.0
    monkeypatch.setattr(door_module, "time", SimpleNamespace(monotonic=lambda: seconds))
    door, connection = Door(Limits(head_seconds=10.0), lambda _: False, Cuts()), Quiet()
    door.enter(connection, "192.0.2.1")
    seconds += 61.0
    door.held_up(60.0)
    door.sweep(door.now)
    assert not connection.aborted
    seconds += 10.0
    door.held_up(0.01)
    door.sweep(door.now)
    assert connection.aborted


def test_the_end_waits_for_who_reads_and_not_for_who_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = 100.0
    monkeypatch.setattr(door_module, "time", SimpleNamespace(monotonic=lambda: seconds))
    door, connections = Door(Limits(), lambda _: False, Cuts()), [Quiet() for _ in range(4)]
    sleeps, reads, slow, _ = [visit for each in connections if (visit := door.enter(each, "192.0.2.1"))]
    for visit in (sleeps, reads):
        door.stall(visit, stalled=True)
    seconds += 5.0
    door.stall(reads, stalled=False)
    door.stall(slow, stalled=True)
    door.end_unread()
    assert [each.aborted for each in connections] == [True, False, False, False]

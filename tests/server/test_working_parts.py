"""Single parts: settings, limits, bots' jobs, the clock, unloaded tables, the example in the documentation."""

import asyncio
import io
import json
import logging
import re
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from hypothesis import given

from foretell import ExtremeOptions, Game
from foretell.bots import BrokenNets, make_bot
from foretell.server.bots import process as process_module
from foretell.server.bots import worker
from foretell.server.bots.job import Job, job_of, observation_of
from foretell.server.bots.pool import BotPool
from foretell.server.bots.process import NoAnswer
from foretell.server.bots.worker import work
from foretell.server.eventlog import engine as engine_module
from foretell.server.eventlog.asking import Actor, Refusal
from foretell.server.eventlog.clock import now_ms
from foretell.server.eventlog.engine import Engine
from foretell.server.net import door as door_module
from foretell.server.net.cuts import Cuts
from foretell.server.net.door import Door
from foretell.server.net.limits import Allowance, Bucket, Places
from foretell.server.net.reader import Reader
from foretell.server.ops.configure import WrongSetting, settings_of
from foretell.server.ops.logs import JsonLines
from foretell.server.ops.metrics import Metrics
from foretell.server.ops.settings import Limits
from foretell.server.protocol import commands
from foretell.server.protocol.kinds import Clock, ExtremeGame, Pace, TableKind, WizardGame
from foretell.server.table.hub import Tables
from foretell.store import Conflict, Index, Row, SqliteStore
from tests.game.kinds import Position, positions
from tests.house.tree import ROOT
from tests.server.harness import serving, settings_for
from tests.server.tables import game_kind
from tests.waiting import PATIENCE, happens

ADA = Actor("ada", "Ada")
KIND = TableKind(ExtremeGame(rounds=1), 3)


@given(positions())
def test_a_job_contains_exactly_the_observation(position: Position) -> None:
    game = position.game()
    if game.turn is None:
        return
    seen = game.observe(game.turn)
    job = job_of("random", 7, game_kind(game.options), seen)
    lines = io.BytesIO()
    work(io.BytesIO(encoded(job)), lines)
    assert observation_of(job) == seen
    assert json.loads(lines.getvalue())["move"] == str(make_bot("random", 7).choose(seen))


def encoded(job: Job) -> bytes:
    return msgspec.json.encode(job) + b"\n"


async def test_a_bot_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "quiet").write_text("#!/bin/sh\nexec sleep 60\n", encoding="utf-8")
    (tmp_path / "quiet").chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "quiet"))
    pool = BotPool(1, longest_thought=0.05)
    with pytest.raises(NoAnswer):
        await pool.choose(some_job())
    await pool.close()


@pytest.mark.parametrize(
    ("fault", "why"), [(BrokenNets("there are no nets"), "there are no nets"), (KeyError("Ada"), "KeyError in fail")]
)
def test_a_worker_reports_why_a_bot_failed_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, fault: Exception, why: str
) -> None:
    def fail(_name: str, _seed: int) -> None:
        raise fault

    monkeypatch.setattr(worker, "make_bot", fail)
    answers = io.BytesIO()
    work(io.BytesIO(2 * encoded(some_job())), answers)
    faults = [json.loads(line)["fault"] for line in answers.getvalue().splitlines()]
    assert len(faults) == 2
    assert all(each.startswith(why) for each in faults)


async def test_an_abandoned_bot_leaves_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Process] = []
    begun = asyncio.Event()

    async def remembered(niceness: int) -> Process:
        started.append(await start(niceness))
        begun.set()
        return started[-1]

    start = process_module._start
    monkeypatch.setattr(process_module, "_start", remembered)
    for patience in (asyncio.sleep(0), begun.wait()):  # while it starts, and before it can have answered
        begun.clear()
        asking = asyncio.create_task(BotPool(1).choose(some_job()))
        await patience
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
    for process in started:
        assert process.stdout is not None
        await asyncio.wait_for(process.wait(), PATIENCE)
        await asyncio.wait_for(process.stdout.read(), PATIENCE)
        assert process.stdout.at_eof()
    assert started


def some_job() -> Job:
    game = Game(ExtremeOptions(), 3, seed=1)
    return job_of("random", 1, ExtremeGame(), game.observe(1))


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
        await hub.do(host, order, actor, f"{actor.player}-{type(order).__name__}-{now_ms()}-{id(order)}")


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

    async def choose(_pool: BotPool, _job: Job) -> str:
        thinking.release()
        try:
            return await asyncio.Future[str]()
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
            with pytest.raises(Refusal, match="quicker"):
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
    for name, value in [
        ("PORT", "70000"),
        ("WORKERS", "0"),
        ("METRICS", "maybe"),
        ("BOT_PAUSE", "2,1"),
        ("BOT_PAUSE", "1,60"),
        ("BOT_PAUSE", "1"),
        ("OUTBOX", "x"),
        ("OUTBOX", "0"),
        ("OUTBOX", "1.5"),
        ("HEAD_SECONDS", "0"),
        ("HEAD_SECONDS", "nan"),
        ("HEAD_SECONDS", "1e9"),
        ("SECURE_COOKIES", "maybe"),
        ("LOG_LEVEL", "loud"),
    ]:
        with pytest.raises(WrongSetting, match=f"^FORETELL_{name} cannot be '{value}'"):
            settings_of({f"FORETELL_{name}": value}, {})


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("port", " 0 ", 0),
        ("data", "~/x", Path("~/x").expanduser()),
        ("origins", "https://a.example, https://b.example,", ("https://a.example", "https://b.example")),
        ("origins", "HTTP://Cards.local:80", ("http://cards.local",)),
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


def test_the_documentation_lists_every_setting() -> None:
    text = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")
    documented = re.findall(r"^- `FORETELL_(\w+)`", text, re.MULTILINE)
    settings = settings_of({}, {})
    names = {*settings.__dataclass_fields__, *settings.limits.__dataclass_fields__} - {"limits"}
    assert sorted(documented) == sorted(name.upper() for name in names)


def test_the_documentation_has_the_defaults_of_settings() -> None:
    text = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")
    told = re.findall(r"^- `(FORETELL_\w+)` \((?:`(.+?)`|(yes|no))\)", text, re.MULTILINE)
    assert len(told) > 40
    assert settings_of({}, {name: value or word for name, value, word in told}) == settings_of({}, {})


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

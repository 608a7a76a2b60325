"""Slow bots: they are prepared in the background, and nobody waits for them.

The worker processes are fakes, which answer with the bot's number as soon as a file allows it.
"""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from shlex import join

import pytest

from foretell import Game, WizardOptions
from foretell.bots.levels import BOT_NAMES, stand_in
from foretell.bots.pipe.level import Limits
from foretell.server.bots import pool as pool_module
from foretell.server.bots import worker as worker_module
from foretell.server.bots.pool import BotPool
from foretell.server.bots.worker import Question
from tests.waiting import PATIENCE, happens

WORKER = f"""
import json, os, sys, time
only, folder = sys.argv[1:]
os.chdir(folder)
SLOW, BOTS, levels = "grandmaster", {list(BOT_NAMES)!r}, {{}}
def wait_for(name):
    while not os.path.exists(name):
        time.sleep(0.005)
def note(what):
    if os.path.exists("broken"):
        sys.exit(1)
    with open("log", "a") as log:
        print(what, file=log)
for message in map(json.loads, sys.stdin):
    kind, table = message["type"], message.get("table")
    answer = {{"type": kind, "table": table}}
    if kind == "hello":
        wait_for("ready" if only == SLOW else ".")
        note("prepare " + only)
        answer |= {{"protocol": "foretell-bot/1", "name": only, "reads": "view"}}
    elif kind == "new":
        levels[table] = message["settings"].get("level", only)
        answer["type"] = "ready"
    elif kind == "asked":
        bot = levels[table]
        wait_for("thought" if bot == SLOW else ".")
        note("choose " + bot)
        answer |= {{"type": "move", "move": "bid " + str(BOTS.index(bot))}}
    else:
        continue
    print(json.dumps(answer), flush=True)
"""
SLOW, QUICK = "grandmaster", "thumb"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which the fake workers run, and look for the files that let them go on."""
    program = tmp_path / "worker.py"
    program.write_text(WORKER, encoding="utf-8")

    def command_of(bot: str, _limits: Limits) -> tuple[str, Limits]:
        return join([sys.executable, str(program), bot, str(tmp_path)]), Limits(PATIENCE, PATIENCE)

    monkeypatch.setattr(worker_module, "_command_of", command_of)
    monkeypatch.setattr(pool_module, "missing_extra", lambda _name: None)
    return tmp_path


@asynccontextmanager
async def open_pool() -> AsyncIterator[BotPool]:
    pool = BotPool(1)
    try:
        yield pool
    finally:
        await pool.close()


async def choice(pool: BotPool, bot: str) -> str:
    """The bot that has moved: its number is its bid."""
    seen = Game(WizardOptions(round_sizes=(9,)), 3, seed=1).observe(1)
    move, fault = await pool.choose(Question(bot, 1, seen, ""))
    assert fault == ""
    return BOT_NAMES[int(move.split()[1])]


def done(folder: Path) -> list[str]:
    """The work of the fake workers so far."""
    log = folder / "log"
    return log.read_text(encoding="utf-8").splitlines() if log.exists() else []


async def is_started(pool: BotPool) -> bool:
    return len(pool.pids) == 1


async def is_prepared(pool: BotPool) -> bool:
    return pool._thinkers[SLOW]._able == 1


async def is_thinking(pool: BotPool) -> bool:
    """Whether the worker has a job: it is prepared, and not free."""
    return await is_prepared(pool) and pool._thinkers[SLOW]._ready.empty()


async def moves_itself(pool: BotPool) -> bool:
    return await choice(pool, SLOW) == SLOW


async def test_workers_of_fast_bots_can_be_started_before_their_first_job(folder: Path) -> None:
    async with open_pool() as pool:
        pool.start()
        await happens(lambda: is_started(pool), "the worker is started")
        assert await choice(pool, QUICK) == QUICK
    assert [line.split()[0] for line in done(folder)] == ["prepare", "choose"]


async def test_another_bot_stands_in_until_it_is_ready(folder: Path) -> None:
    (folder / "thought").touch()
    async with open_pool() as pool:
        pool.prepare({SLOW, QUICK})
        assert [await choice(pool, SLOW) for _ in range(3)] == [stand_in(SLOW)] * 3
        (folder / "ready").touch()
        await happens(lambda: moves_itself(pool), "the worker chooses again")
        assert await choice(pool, QUICK) == QUICK
    assert done(folder).count(f"prepare {SLOW}") == 1


async def test_others_move_while_it_thinks(folder: Path) -> None:
    (folder / "ready").touch()
    async with open_pool() as pool:
        pool.prepare([SLOW])
        thinking = asyncio.create_task(happens(lambda: moves_itself(pool), "the worker chooses again"))
        await happens(lambda: is_prepared(pool), "the worker is prepared")
        assert [await choice(pool, QUICK) for _ in range(3)] == [QUICK] * 3
        assert not thinking.done()
        (folder / "thought").touch()
        await thinking


async def test_a_late_answer_does_not_undo_the_preparation(folder: Path) -> None:
    (folder / "ready").touch()
    async with open_pool() as pool:
        pool.prepare([SLOW])
        await happens(lambda: is_prepared(pool), "the worker is prepared")
        asking = asyncio.create_task(happens(lambda: moves_itself(pool), "the worker chooses again"))
        await happens(lambda: is_thinking(pool), "the worker is thinking")
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        (folder / "thought").touch()
        await happens(lambda: moves_itself(pool), "the worker chooses again")
    assert done(folder).count(f"prepare {SLOW}") == 1


async def test_a_killed_bot_is_prepared_again(folder: Path) -> None:
    (folder / "ready").touch()
    async with open_pool() as pool:
        pool.prepare([SLOW])
        await happens(lambda: is_prepared(pool), "the worker is prepared")
        (first,) = pool.pids
        asking = asyncio.create_task(choice(pool, SLOW))
        await happens(lambda: is_thinking(pool), "the worker is thinking")
        os.kill(first, signal.SIGKILL)
        assert await asking == stand_in(SLOW)
        (folder / "thought").touch()
        await happens(lambda: moves_itself(pool), "the worker chooses again")
        assert first not in pool.pids
    assert done(folder).count(f"prepare {SLOW}") == 2


async def test_a_bot_that_cannot_be_prepared_is_replaced(folder: Path) -> None:
    for name in ("ready", "thought"):
        (folder / name).touch()
    started: list[None] = []
    pool = BotPool(1, lambda: started.append(None))
    assert await choice(pool, QUICK) == QUICK
    (folder / "broken").touch()
    for _ in range(6):
        pool.prepare([SLOW])
        await asyncio.gather(*pool._thinkers[SLOW]._preparing._tasks)
    (folder / "broken").unlink()
    assert await choice(pool, SLOW) == stand_in(SLOW)
    assert len(started) == 1 + 3
    await pool.close()


async def test_a_level_that_is_not_installed_is_played_by_the_next_one_below(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool_module, "at_hand", {"master": "thumb"}.get)
    async with open_pool() as pool:
        assert await choice(pool, "master") == "thumb"
    assert done(folder) == ["prepare levels", "choose thumb"]

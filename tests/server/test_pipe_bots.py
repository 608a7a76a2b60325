"""Programs that speak foretell-bot/1 at tables: what breaks them stops no table, and players are told once."""

import json
import os
import re
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from shlex import join
from typing import Any

import pytest

from foretell import Bidding, WizardOptions
from foretell.bots import BrokenBot
from foretell.bots.levels import allow
from foretell.bots.pipe import host
from foretell.bots.pipe.level import OPPONENTS, opponents
from foretell.server import app
from foretell.server import run as run_module
from foretell.server.bots.pool import BotPool
from foretell.server.bots.worker import Question, Worker
from foretell.server.protocol import commands
from foretell.server.table.view import lines_of_game
from tests.game.kinds import Kind
from tests.house.tree import ROOT
from tests.server.harness import Person, people, settings_for
from tests.server.overheard import Overheard
from tests.server.tables import Desk
from tests.waiting import PATIENCE, happens

BOTS = ROOT / "tests" / "bots"
EXAMPLES = ROOT / "docs" / "examples"
GAME = {"game": "wizard", "bidding": "secret", "round_sizes": [1, 3, 2]}
Message = dict[str, Any]


@pytest.fixture(autouse=True)
def pools(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[BotPool]]:
    """The pools of the servers of a test."""
    made: list[BotPool] = []

    def remembered(workers: int, started: Callable[[], object]) -> BotPool:
        made.append(BotPool(workers, started))
        return made[-1]

    monkeypatch.setattr(app, "BotPool", remembered)
    yield made
    allow(())
    opponents.cache_clear()


def allowed(folder: Path, monkeypatch: pytest.MonkeyPatch, *command: str, answer: float = PATIENCE) -> str:
    """The name of a bot that the operator offers, started by this command."""
    file = folder / "bots.toml"
    file.write_text(f"mine = {{command = {json.dumps(join(command))}, start = {PATIENCE}, answer = {answer}}}\n")
    monkeypatch.setenv(OPPONENTS, str(file))
    allow(["mine"])
    host.close_all()
    return "mine"


def bad(how: str) -> list[str]:
    return [sys.executable, str(BOTS / "bad_bots.py"), how]


async def ready(pools: list[BotPool], bot: str) -> None:
    """Wait until the bot can be asked."""
    await happens(lambda: bot in pools[0]._thinkers and pools[0]._thinkers[bot]._able, "the bot is ready")


async def moves_against(person: Person, pools: list[BotPool], bot: str) -> list[Message]:
    """The actions of a whole game against this bot."""
    table = await person.open(game=GAME, seats=3)
    await person.must(table, "sit", seat=0)
    for seat in (1, 2):
        await person.must(table, "seat-bot", seat=seat, bot=bot if seat == 1 else "thumb")
    await ready(pools, bot)
    async with person.at(table) as line:
        await person.must(table, "start")
        await line.play()
        done = [each["action"] for each in line.heard if each["type"] == "line"]
        return [action for action in done if action["action"] == "moved"]


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("dies", r"it ended with status 3; the last line of its standard error: \[31mthe last line"),
        ("kills itself", r"it was killed by signal 9$"),
        ("is silent", r"it did not answer within 0\.5 seconds$"),
        ("cheats", r"it chose 'play B99', but the legal moves were: bid 0"),
        ("floods", r'the "table" of an answer must be a number, not None$'),
        ("sends text", r"it wrote a line that is not JSON: 'B5!'$"),
        ("sends a long line", r"it wrote a line of more than 65536 bytes$"),
        ("says that it cannot", r"it says: no idea$"),
    ],
)
async def test_a_bot_that_fails_is_one_clear_error_and_a_level_plays_on(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    overheard: Overheard,
    pools: list[BotPool],
    how: str,
    why: str,
) -> None:
    bot = allowed(tmp_path, monkeypatch, *bad(how), answer=0.5 if how == "is silent" else PATIENCE)
    async with people(tmp_path, "Ada") as [ada]:
        actions = await moves_against(ada, pools, bot)
    first, *others = [action["bot_failed"] for action in actions if action["seat"] == 1]
    assert first
    assert len(others) >= 8
    assert not any(others)
    assert not any(action["bot_failed"] for action in actions if action["seat"] != 1)
    logged = overheard.lines()
    (fault,) = [each for each in logged if each["level"] in ("warning", "error")]
    assert (fault["message"], fault["bot"]) == ("bot failed", bot)
    assert re.match(rf"the bot '{bot}' does not work: {why}", fault["why"])


async def killed(worker: Worker) -> None:
    """Kill a worker's process, and wait until the server sees that it is gone."""
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    await happens(lambda: worker.pid is None, "the server sees that the bot is gone")


async def test_a_bot_that_is_killed_is_started_again_for_the_next_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pools: list[BotPool]
) -> None:
    bot = allowed(tmp_path, monkeypatch, *bad("plays"))
    async with people(tmp_path, "Ada") as [ada]:
        for _ in range(2):
            assert not any(action["bot_failed"] for action in await moves_against(ada, pools, bot))
            (worker,) = pools[0]._thinkers[bot].workers
            await killed(worker)


async def test_a_bot_that_reads_lines_gets_those_of_its_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pools: list[BotPool]
) -> None:
    read = tmp_path / "read"
    bot = allowed(tmp_path, monkeypatch, sys.executable, str(BOTS / "reading_bot.py"), str(read))
    read.unlink()
    async with people(tmp_path, "Ada") as [ada]:
        actions = await moves_against(ada, pools, bot)
    assert not any(action["bot_failed"] for action in actions)
    messages = [json.loads(line) for line in read.read_text().splitlines()]
    lines = [message for message in messages if message["type"] == "line"]
    assert [line["action"]["action"] for line in lines[:2]] == ["started", "moved"]
    assert all(line["at"] == 0 for line in lines)
    bids = [event for line in lines for event in line["events"] if event["event"] == "bid-made"]
    assert {event["seat"]: event["tricks"] == "?" for event in bids} == {0: True, 1: False, 2: True}
    for before, message in pairwise(messages):
        if message["type"] == "asked":
            assert (before["type"], before["seq"], message.get("view")) == ("line", message["seq"], None)
    assert [message["type"] for message in messages if message["type"] in ("hello", "new", "bye")] == [
        "hello",
        "new",
        "bye",
    ]


async def test_an_example_in_another_language_plays_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, overheard: Overheard, pools: list[BotPool]
) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("the example needs Node")
    bot = allowed(tmp_path, monkeypatch, node, str(EXAMPLES / "follower.mjs"))
    async with people(tmp_path, "Ada") as [ada]:
        actions = await moves_against(ada, pools, bot)
    assert not any(action["bot_failed"] for action in actions)
    assert '"level": "error"' not in overheard.log.getvalue()


def test_lines_of_a_game_leave_out_talk_and_moves_that_were_taken_back() -> None:
    desk = Desk(Kind(WizardOptions(bidding=Bidding.SECRET, round_sizes=(3,)), 3))
    desk.start()
    for _ in range(4):
        desk.move(Random(1))
        desk.give("p0", commands.Say("well"))
    whole = lines_of_game(desk.table, 1, 0)
    assert whole is not None
    assert [line["action"]["action"] for line in whole] == ["started", *4 * ["moved"]]
    last = whole[-1]["seq"]
    assert lines_of_game(desk.table, 1, whole[2]["seq"]) == whole[3:]
    assert lines_of_game(desk.table, 1, last) == []
    mover = whole[-1]["action"]["seat"]
    desk.give(f"p{mover}", commands.AskUndo())
    for other in {0, 1, 2} - {mover}:
        desk.give(f"p{other}", commands.AnswerUndo(True))
    assert lines_of_game(desk.table, 1, last) is None
    assert lines_of_game(desk.table, 1, 0) == whole[:-1]


async def test_a_bot_that_has_read_a_move_that_was_taken_back_sits_down_at_a_new_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = tmp_path / "read"
    bot = allowed(tmp_path, monkeypatch, sys.executable, str(BOTS / "reading_bot.py"), str(read))
    read.unlink()
    desk = Desk(Kind(WizardOptions(round_sizes=(3,)), 3))
    desk.start()
    desk.move(Random(1))

    async def lines(after: int) -> list[Message] | None:
        return None if after == 99 else [{"type": "line", "seq": 99 if after == 0 else 100, "events": []}]

    worker, game = Worker(bot, int), desk.table.game
    assert game is not None
    assert game.turn is not None
    for _ in range(2):
        await worker.choose(Question(bot, 1, game.observe(game.turn), "a place", lines))
    await worker.leave()
    messages = [json.loads(line) for line in read.read_text().splitlines()]
    assert [(message["type"], message.get("table")) for message in messages] == [
        ("hello", None),
        *[("new", 1), ("line", 1), ("asked", 1)],
        *[("end", 1), ("new", 2), ("line", 2), ("asked", 2)],
        ("bye", None),
    ]


def test_a_server_does_not_start_with_a_command_that_is_no_bot(tmp_path: Path) -> None:
    with pytest.raises(BrokenBot, match=r"does not work: its command cannot be run"):
        run_module.serve(replace(settings_for(tmp_path), bots=("pipe:/nowhere/bot",)))

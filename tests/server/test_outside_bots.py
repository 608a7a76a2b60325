"""Bots from outside at tables: only allowed ones, in worker processes."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from foretell import Bidding, Game, Mode, WizardOptions
from foretell.bots import BrokenBot
from foretell.bots.levels import allow
from foretell.bots.outside import find
from foretell.server.bots.pool import BotPool
from foretell.server.bots.worker import Question
from foretell.server.run import serve
from tests.server.harness import Person, http_client, people, serving, settings_for

HIGHEST = """
class Highest:
    def __init__(self, seed):
        pass

    def choose(self, observation):
        return observation.legal_moves[len(observation.legal_moves) - 1]


class Failing(Highest):
    def choose(self, observation):
        raise KeyError("lost")
"""
BOT, FAILING = "table_bots:Highest", "table_bots:Failing"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the bots, on the module path of the test and of the workers."""
    (tmp_path / "table_bots.py").write_text(HIGHEST, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    yield tmp_path
    allow(())
    find.cache_clear()


def question(bot: str) -> Question:
    """The bid in a round of ten cards."""
    options = WizardOptions(mode=Mode.MAXIMUS, bidding=Bidding.HIDDEN)
    game = Game(options, 6, seed=1)
    while game.phase != "bid":
        game.apply(game.legal_moves[0])
    return Question(bot, 1, game.observe(game.turn))


async def choice(bot: str) -> tuple[str, str]:
    """The move of a pool whose workers are ready, and why the bot has not made it, if it has failed."""
    pool = BotPool(1)
    pool.prepare([bot])
    if bot in pool._thinkers:
        await asyncio.gather(*pool._thinkers[bot]._preparing._tasks)
    found = await pool.choose(question(bot))
    await pool.close()
    return found


async def test_an_allowed_bot_runs_in_a_worker() -> None:
    allow([BOT])
    assert await choice(BOT) == ("bid 10", "")


async def test_another_bot_stands_in_for_one_that_fails_or_is_no_longer_allowed() -> None:
    assert (await choice(BOT))[0] != "bid 10"
    assert (await choice("gone-bots:gone"))[0] != "bid 10"
    allow([FAILING])
    move, why = await choice(FAILING)
    assert move != "bid 10"
    assert "it failed: KeyError: 'lost'" in why


async def test_tables_offer_and_seat_allowed_bots(tmp_path: Path) -> None:
    wanted = {"kind": {"game": {"game": "extreme"}, "seats": 3}, "seat": 0, "bots": [BOT, "thumb"]}
    async with people(tmp_path, "Ada") as [ada]:
        assert (await ada.http.post("/play", json=wanted)).json()["code"] == "no-such-bot"
    allow([BOT])
    async with serving(settings_for(tmp_path)) as address:
        async with http_client(f"http://{address}/api/v1") as client:
            last = (await client.get("/bots")).json()["bots"][-1]
        assert (last["bot"], last["available"], last["ratings"]) == (BOT, True, {"wizard": None, "extreme": None})
        async with Person(address, "Ada") as ada:
            made = await ada.http.post("/play", json=wanted)
            assert made.status_code == 201, made.text
            view = (await ada.http.get(f"/tables/{made.json()['table']}")).json()
            assert [seat["bot"] for seat in view["seats"]] == [None, BOT, "thumb"]


def test_a_server_does_not_start_with_a_bot_that_does_not_work(tmp_path: Path) -> None:
    with pytest.raises(BrokenBot, match=r"^the bot 'json:loads' does not work: it cannot be made"):
        serve(replace(settings_for(tmp_path), bots=("json:loads",)))

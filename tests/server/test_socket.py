"""Playing over sockets: the same lines for all, none twice, none missing."""

import asyncio
import contextlib
import json
import os
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from foretell.server import app
from foretell.server.bots.pool import BotPool
from foretell.server.endpoints.context import Context
from foretell.server.net.problem import barred
from foretell.server.net.wire import Wire
from foretell.server.ops.settings import Limits
from tests.server.harness import Line, Message, Person, dial, lasting, people, serving, settings_for
from tests.waiting import PATIENCE

KILLS = 4
SHORT = {"game": {"game": "extreme", "rounds": 1}, "seats": 3}


async def sit_all(table: str, *people: Person) -> None:
    """Everybody sits down, bots on the other seats."""
    for seat, person in enumerate(people):
        await person.must(table, "sit", seat=seat, value=f"salt {seat}")


def lines_of(heard: list[Message]) -> list[Message]:
    """The lines among the messages."""
    return [message for message in heard if message["type"] == "line"]


async def test_three_people_play_a_game_to_its_end(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada", "Ben", "Cleo") as (ada, ben, cleo):
        table = await ada.open(**SHORT)
        await sit_all(table, ada, ben, cleo)
        async with ada.at(table) as a, ben.at(table) as b, cleo.at(table) as c:
            for line in (a, b, c):
                await line.until("welcome")
            await a.send("start")
            await asyncio.gather(a.play(), b.play(), c.play())
            for line in (a, b, c):
                numbers = [message["seq"] for message in lines_of(line.heard)]
                assert numbers == list(range(6 + 2, 6 + 2 + len(numbers)))
        over = (await ada.http.get(f"/tables/{table}")).json()
        assert (over["status"], over["game"]["phase"], over["you"]) == ("over", "over", 0)


async def test_a_handshake_that_the_end_of_the_server_interrupts_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asks, ends, shutdown = asyncio.Event(), asyncio.Event(), Wire.shutdown

    async def asked(*_: object) -> None:
        asks.set()
        await ends.wait()
        raise barred()

    def ended(wire: Wire) -> None:
        ends.set()
        shutdown(wire)

    async with people(tmp_path, "Ada") as [ada]:
        table = await ada.open(**SHORT)
        monkeypatch.setattr(Context, "actor", asked)
        monkeypatch.setattr(Wire, "shutdown", ended)
        opening = asyncio.create_task(ada.at(table).__aenter__())
        await asyncio.wait_for(asks.wait(), PATIENCE)
    with pytest.raises(InvalidStatus, match="500"):
        await opening


async def test_bots_fill_in_and_one_that_is_killed_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pools: list[BotPool] = []

    def remembered(workers: int, started: Callable[[], object]) -> BotPool:
        pools.append(BotPool(workers, started))
        return pools[-1]

    monkeypatch.setattr(app, "BotPool", remembered)
    async with people(tmp_path, "Ada") as [ada]:
        table = await ada.open(**SHORT)
        await ada.must(table, "sit", seat=0)
        await ada.must(table, "seat-bot", seat=1, bot="thumb")
        await ada.must(table, "seat-bot", seat=2, bot="random")
        async with ada.at(table) as line:
            await line.until("welcome")
            await line.send("start")
            killed: set[int] = set()
            while (message := await line.hear())["type"] != "revealed":
                if message["type"] == "asked":
                    killed |= kill_workers(pools[0]) if len(killed) < KILLS else set()
                    await line.send("move", move=message["legal"][0])
            moves = [m for m in lines_of(line.heard) if m["action"]["action"] == "moved"]
            played = [e for m in moves for e in m["events"] if e["event"] == "card-played"]
            assert len(played) == 45
            assert len(killed) == KILLS


def kill_workers(pool: BotPool) -> set[int]:
    """Kill the bot workers."""
    workers = set(pool.pids)
    for pid in workers:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    return workers


async def test_one_seat_from_two_sockets_and_a_spectator(tmp_path: Path) -> None:
    async with (
        serving(settings_for(tmp_path)) as address,
        Person(address, "Ada") as ada,
        Person(address, "Ben") as ben,
    ):
        table = await ada.open(seats=3)
        await sit_all(table, ada, ben)
        await ada.must(table, "seat-bot", seat=2, bot="thumb")
        async with (
            ada.at(table) as one,
            ada.at(table) as two,
            Person(address, "Eve") as eve,
            eve.at(table) as watcher,
        ):
            for line in (one, two, watcher):
                await line.until("welcome")
            await ada.must(table, "start")
            dealt = [await line.until("line") for line in (one, two, watcher)]
            hands = [message["events"][0]["hands"] for message in dealt]
            assert hands[0] == hands[1]
            assert hands[0][0] != ["?"]
            assert hands[2] == [["?"]] * 3
            async with ben.at(table) as third:
                asked = (await third.until("welcome"))["table"]["legal"]
                # A wizard may be turned up: then the dealer moves first.
                mover, seat = (third, 1) if asked else (one, 0)
                legal = asked or (await one.until("asked"))["legal"]
                await mover.send("move", move=legal[0])
                for line in (one, two, watcher):
                    action = (await line.until("line"))["action"]
                    assert action == {"action": "moved", "seat": seat, "bot": None, "bot_failed": False}


async def test_a_repeated_command_runs_once(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        table = await ada.open(seats=3)
        async with ada.at(table) as line:
            await line.until("welcome")
            await line.send("sit", "once", seat=0)
            first = await line.until("ack", id="once")
            await line.send("sit", "once", seat=0)
            assert await line.until("ack", id="once") == first
            assert (await ada.post(table, "sit", "once", seat=0)).json() == first
            await line.send("sit", "again", seat=1)
            assert (await line.until("refused", id="again"))["code"] == "seated"
        assert (await ada.http.get(f"/tables/{table}")).json()["seq"] == 2


async def test_a_player_who_was_away_catches_up_without_a_gap(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        table = await ada.open(seats=3)
        async with ada.at(table) as line:
            await line.until("welcome")
            for number in range(5):
                await line.send("sit" if number == 0 else "say", **({"seat": 0} if number == 0 else {"text": "hi"}))
            live = [await line.until("line") for _ in range(5)]
        async with ada.at(table, after=3) as later:
            assert [await later.until("line") for _ in range(3)] == live[2:]
            await later.socket.send(json.dumps({"type": "resync", "after": 1}))
            assert [await later.until("line") for _ in range(5)] == live
            await later.socket.send(json.dumps({"type": "resync"}))
            assert (await later.until("welcome"))["table"]["seq"] == 6
            await later.socket.send(json.dumps({"type": "ping"}))
            await later.until("pong")


async def test_nothing_is_lost_by_a_restart(tmp_path: Path) -> None:
    seen: dict[str, Any] = {}
    async with people(tmp_path, "Ada") as [ada]:
        seen["table"], seen["token"] = await ada.open(seats=3, listed=True), ada.token
        await ada.must(seen["table"], "sit", seat=0)
        async with ada.at(seen["table"]) as line:
            seen["view"] = await line.until("welcome")
            seen["line"] = line
    async with serving(settings_for(tmp_path)) as address:
        ada = Person(address, "Ada")
        ada.token = seen["token"]
        async with ada.at(seen["table"]) as line:
            again = await line.until("welcome")
            assert lasting(again["table"]) == lasting(seen["view"]["table"])
        await ada.http.aclose()


async def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address:
        ada = Person(address, "Ada")
        async with ada:
            table = await ada.open(seats=3)
        socket = await dial(f"ws://{address}/api/v1/tables/{table}/socket")
    assert (await Line(socket).ended()) == 1012


async def test_pages_of_other_sites_open_no_socket(tmp_path: Path) -> None:
    settings = replace(settings_for(tmp_path), origins=("https://friend.example",))
    async with serving(settings) as address, Person(address, "Ada") as ada:
        url = f"ws://{address}/api/v1/tables/{await ada.open(seats=3)}/socket"
        for origin in ("https://evil.example", "null", "http://[broken"):
            with pytest.raises(InvalidStatus):
                await dial(url, origin=origin)
        for origin in (f"http://{address}", "https://friend.example"):
            async with dial(url, origin=origin):
                pass


async def test_a_refused_socket_says_why(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada", "Eve") as (ada, eve):
        private = await ada.open(seats=3, spectators=False)
        await ada.must(private, "sit", seat=0)
        await ada.start(private, 1, 2)
        async with eve.at(private) as line:
            assert await line.ended() == 4403
        async with eve.at("nosuchtable") as line:
            assert await line.ended() == 4404
        assert line.heard == []


async def test_who_watched_before_a_game_without_spectators_sees_nothing_of_it(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada", "Ben", "Eve") as (ada, ben, eve):
        table = await ben.open(seats=3, spectators=False)
        async with eve.at(table) as watching, ben.at(table) as opening, ada.at(table) as playing:
            await ada.must(table, "sit", seat=0)
            await ada.start(table, 1, 2)
            assert await watching.ended() == 4403
            assert [line["action"]["action"] for line in watching.heard if line["type"] == "line"] == [
                *("seated", "bot-seated", "bot-seated"),
            ]
            for line in (opening, playing):
                while (await line.until("line"))["action"]["action"] != "started":
                    pass


async def test_strangers_can_watch_but_not_act(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, Person(address, "Ada") as ada:
        table = await ada.open(seats=3)
        stranger = Person(address, "")
        async with stranger.at(table) as line:
            await line.until("welcome")
            await line.send("sit", "x", seat=0)
            assert (await line.until("refused", id="x"))["code"] == "stranger"
        await stranger.http.aclose()


async def test_too_many_messages_and_too_many_sockets_are_refused(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=1, connections=1, requests_per_second=1000)
    async with (
        serving(replace(settings_for(tmp_path), limits=limits)) as address,
        Person(address, "Ada") as ada,
    ):
        table = await ada.open(seats=3)
        async with ada.at(table) as line:
            with pytest.raises(InvalidStatus):
                async with ada.at(table):
                    pass
            for _ in range(70):
                await line.socket.send('{"type": "ping"}')
            assert await line.ended() == 4029
            codes = [message["code"] for message in line.heard if message["type"] == "refused"]
            assert set(codes) == {"too-fast"}

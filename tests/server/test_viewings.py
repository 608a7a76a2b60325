"""Looking together: one leads, all see the same place, and branches follow the rules."""

import gc
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from foretell.game.game import Game
from foretell.record import to_record
from foretell.server.care.check import check
from foretell.server.eventlog import clock
from foretell.server.net.conduct import Conduct
from foretell.server.net.reader import Reader
from foretell.server.ops.metrics import Metrics
from foretell.server.protocol.viewings import Branch, CutBranch, PlayBranch
from foretell.server.viewings import state
from foretell.server.viewings.branches import Branches
from foretell.server.viewings.host import UNUSED_MS
from foretell.server.viewings.hub import ViewingConversation, Viewings
from foretell.server.viewings.lines import log_of
from foretell.store import SqliteStore
from tests.server.harness import Line, Message, Person, dial, http_client, people, told
from tests.server.overheard import OVERHEARD

_JSON = {"content-type": "application/json"}


def finished(players: int = 3) -> dict[str, Any]:
    """The record of a game in which everybody made the first legal move."""
    game = Game(players=players, seed=3)
    while not game.is_over:
        game.apply(next(iter(game.legal_moves)))
    return to_record(game)


class Seat(Line):
    """A socket at a viewing."""

    async def ask(self, kind: str, **values: object) -> Message:
        """Give a command, and return the answer."""
        await self.socket.send(json.dumps({"type": kind, "id": "c", **values}))
        while (message := await self.hear())["type"] not in ("ack", "refused"):
            pass
        return message

    async def refused(self, kind: str, **values: object) -> str:
        """Give a command that is refused; returns the code."""
        answer = await self.ask(kind, **values)
        assert answer["type"] == "refused", answer
        return str(answer["code"])

    async def must(self, kind: str, **values: object) -> int:
        """Give a command that is carried out; returns its line's number."""
        answer = await self.ask(kind, **values)
        assert answer["type"] == "ack", answer
        return int(answer["seq"])

    async def show(self, at: int, target: str | None = None, branch: int | None = None) -> None:
        """Be at a place, as the leader."""
        await self.socket.send(json.dumps({"type": "show", "place": {"at": at, "branch": branch}, "target": target}))

    async def scene(self, **values: object) -> Message:
        """The latest scene, or the next one that has these values."""
        latest = [message for message in self.heard if message["type"] == "scene"][-1:]
        for scene in latest:
            if all(scene[name] == value for name, value in values.items()):
                return scene
        return await self.until("scene", **values)


@asynccontextmanager
async def at(person: Person, viewing: str, *, named: bool = True) -> AsyncIterator[Seat]:
    """A socket at a viewing."""
    headers = {"authorization": f"Bearer {person.token}"} if named else {}
    async with dial(f"ws://{person.address}/api/v1/viewings/{viewing}/socket", **headers) as socket:
        yield Seat(socket)


async def opened(person: Person, record: dict[str, Any]) -> str:
    """Open a viewing of a record."""
    answer = await person.http.post("/viewings", content=json.dumps(record), headers=_JSON)
    return OVERHEARD.secret(told(answer, 201)["viewing"])


@pytest.mark.slow
async def test_people_look_at_a_game_together(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada", "Ben", viewing_readers=3) as (ada, ben):
        await opening(ada)
        record = finished()
        viewing = await opened(ada, record)
        assert (await ben.http.get(f"/viewings/{viewing}")).json()["record"] == record
        await leading(ada, ben, viewing)
        await branching(ada, ben, viewing)


async def opening(ada: Person) -> None:
    """Only finished games of tables, whole records, and people with a name."""
    table = await ada.begin(kind={"game": {"game": "wizard"}, "seats": 3})
    running = await ada.http.post(f"/tables/{table}/viewings", json={})
    assert (running.status_code, running.json()["code"]) == (409, "not-over")
    wrong = {**finished(), "totals": [0, 0, 0]}
    fault = await ada.http.post("/viewings", json=wrong)
    assert (fault.status_code, fault.json()["code"]) == (422, "record")
    assert (await ada.http.post("/viewings", content=b"[" * 2**21, headers=_JSON)).status_code == 413
    async with http_client(str(ada.http.base_url)) as stranger:
        assert (await stranger.post("/viewings", json=finished())).status_code == 401
        assert (await stranger.get("/viewings/nowhere")).json()["code"] == "no-such-viewing"
    odd = {**finished(), "surprise": [2**70], "bots": ["random", None, None], "players": ["A\ud800", "B", "C"]}
    shown = (await ada.http.get(f"/viewings/{await opened(ada, odd)}")).json()["record"]
    assert "surprise" not in shown
    assert (shown["players"][0], shown["bots"]) == ("A?", ["random", None, None])
    long = {**finished(), "bots": ["b" * 5000, None, None], "players": ["A" * 5000, "B", "C"]}
    shown = (await ada.http.get(f"/viewings/{await opened(ada, long)}")).json()["record"]
    assert [*map(len, (shown["players"][0], shown["bots"][0]))] == [100, 100]


async def leading(ada: Person, ben: Person, viewing: str) -> None:
    """Everybody is where the leader is; leading is passed on, and taken from those who have gone."""
    async with at(ben, viewing) as b:
        assert (await b.until("branches"))["branches"] == []
        assert (await b.scene())["leader"] is None
        async with at(ada, viewing) as a, at(ada, viewing, named=False) as nameless:
            scene = await b.scene(nameless=1)
            assert scene["members"] == [{"member": 0, "name": ben.name}, {"member": 1, "name": ada.name}]
            assert (scene["leader"], scene["you"], scene["place"]) == (1, 0, None)
            await a.show(7, "card-0-B7")
            scene = await b.scene(target="card-0-B7")
            assert scene["place"] == {"at": 7, "branch": None}
            await b.show(3)  # nobody hears of it
            assert await b.refused("lead") == "led"
            assert await b.refused("lead", to=0) == "not-leading"
            assert await b.refused("branch", line=2) == "not-leading"
            assert await nameless.refused("lead") == "stranger"
            assert await a.refused("lead", to=9) == "no-such-member"
            async with at(ada, viewing) as fourth:
                assert await fourth.ended() == 4429
            await a.must("lead", to=0)
            scene = await a.scene(leader=0)
            assert (scene["place"], scene["target"]) == ({"at": 7, "branch": None}, None)
            await b.show(9)
            await a.scene(place={"at": 9, "branch": None})
        await b.scene(nameless=0)
        async with at(ada, viewing) as a:
            assert await a.refused("lead") == "led"
    async with at(ada, viewing) as a:
        await a.scene(leader=None)
        await a.must("lead")
        await a.scene(leader=1)


async def branching(ada: Person, ben: Person, viewing: str) -> None:
    """Moves of branches are made by the rules, and everybody has the same."""
    async with at(ada, viewing) as a, at(ben, viewing) as b:
        assert await a.refused("branch", line=0) == "no-such-place"
        assert await a.refused("branch", line=10**5) == "no-such-place"
        assert await a.refused("branch", line=7) == "no-turn"  # the first round has a deal, three bids, and three cards
        await a.must("branch", line=1)
        assert (await b.until("branched"))["branch"] == {"line": 1, "moves": []}
        assert await a.refused("play", branch=1, after=0, move="bid 0") == "no-such-branch"
        assert await a.refused("play", branch=0, after=1, move="bid 0") == "again"
        answer = await a.ask("play", branch=0, after=0, move="bid 2")
        assert (answer["code"], answer["rule"]) == ("illegal", "A6")
        assert await a.refused("play", branch=0, after=0, move="hello") == "notation"
        for number, move in enumerate(["bid 1", "bid 1", "bid 0"]):
            await a.must("play", branch=0, after=number, move=move)
        await b.until("branched", branch={"line": 1, "moves": ["bid 1", "bid 1", "bid 0"]})
        assert await a.refused("take-back", branch=0, moves=3) == "no-such-place"
        await a.must("take-back", branch=0, moves=2)
        await a.must("play", branch=0, after=2, move="bid 1")
        async with at(ben, viewing) as late:
            assert (await late.until("branches"))["branches"] == [{"line": 1, "moves": ["bid 1", "bid 1", "bid 1"]}]


async def test_a_log_is_read_again_and_removed_when_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [clock.now_ms()]
    monkeypatch.setattr(clock, "now_ms", lambda: now[0])
    metrics = Metrics()
    store = SqliteStore(tmp_path / "viewings.sqlite", metrics.committed)
    await store.ownership.join(lambda: None)
    before = Viewings(store, metrics)
    key = (await before.open(finished(), "ada")).viewing
    host = await before.find(key)
    assert host is not None
    await before.do(host, Branch("b", 1), "ada")
    await before.do(host, PlayBranch("p", 0, 0, "bid 1"), "ada")
    await before.do(host, CutBranch("t", 0, 0), "ada")
    await before.do(host, PlayBranch("q", 0, 0, "bid 0"), "ada")
    later = Viewings(store, metrics)
    again = await later.find(key)
    assert again is not None
    assert again.viewing == host.viewing
    await later.do(again, PlayBranch("r", 0, 1, "bid 0"), "ada")
    await later.wake(log_of(key), now[0])
    assert await later.find(key) is again
    now[0] += UNUSED_MS + 1
    await later.wake(log_of(key), now[0])
    assert await later.find(key) is None
    key = (await later.open(finished(), "ben")).viewing
    assert list(check(tmp_path / "viewings.sqlite")) == []
    await later.erase(log_of(key), "ben")
    assert await later.find(key) is None
    await store.close()


class Strict(Conduct):
    """Lets nobody read anything, and notes what was asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def may_read(self, lines: int) -> bool:
        """Never."""
        self.asked.append(lines)
        return False


async def test_who_asks_for_many_branches_has_to_wait(tmp_path: Path) -> None:
    """Each replays the whole game, also one that begins where nobody has a move to make."""
    metrics = Metrics()
    store = SqliteStore(tmp_path / "viewings.sqlite", metrics.committed)
    viewings = Viewings(store, metrics)
    key = (await viewings.open(finished(), "ada")).viewing
    host = await viewings.find(key)
    assert host is not None
    await viewings.do(host, Branch("a", 1), "ada")
    strict, reader = Strict(), Reader("ada", 10)
    conversation = ViewingConversation(viewings, host, reader, strict)
    await conversation.answer(Branch("b", 80))
    assert strict.asked == [11]
    assert [json.loads(message)["code"] for message in await reader.take()] == ["too-fast"]
    await conversation.answer(PlayBranch("c", 0, 0, "bid 1"))
    await conversation.answer(PlayBranch("d", 9, 0, "bid 1"))
    assert len(strict.asked) == 1, "no game is replayed for these"
    assert [json.loads(message)["type"] for message in await reader.take()] == ["ack", "refused"]
    again = await Viewings(store, metrics).find(key)
    assert again is not None
    await ViewingConversation(viewings, again, reader, strict).answer(PlayBranch("e", 0, 1, "bid 1"))
    assert strict.asked == [11, 1]
    await store.close()


def test_a_branch_keeps_no_past_in_memory() -> None:
    """Else 24 branches of each of some viewings would be a gigabyte."""
    viewing = state.Viewing(finished(), "ada", 1)
    branches = Branches(viewing)
    before = pasts()
    for line in (1, 2, 3):
        branches.check_new(line)
        viewing.branches.append(state.Branch(line))
        branches.try_move(line - 1, "bid 0" if line < 3 else "bid 1", 0)
    assert pasts() - before <= 1, "the game itself"


def pasts() -> int:
    """How many games know how they were played."""
    gc.collect()
    return sum(isinstance(thing, Game) and thing.has_past for thing in gc.get_objects())

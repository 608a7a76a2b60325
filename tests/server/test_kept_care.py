"""Care of clubs and tournaments: checked, repaired, exported, forgotten, and removed when unused."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from foretell.cli import main
from foretell.server.care.check import check
from foretell.server.clubs.host import UNUSED_MS
from foretell.server.eventlog import clock
from foretell.server.eventlog.asking import Actor
from foretell.server.people import keeper
from foretell.server.protocol.tournaments import JoinTournament
from foretell.server.tournaments import shown
from foretell.store import SqliteStore, StoreError
from tests.server import clubs, tournaments
from tests.server.harness import people
from tests.server.kept import GONE, Kind, opened
from tests.server.pads import entry
from tests.server.tournaments import PEOPLE, at
from tests.waiting import happens

of_each_kind = pytest.mark.parametrize("kind", ["club", "tournament"])
NO_NAME = {"club": "", "tournament": "…"}


@of_each_kind
async def test_a_database_is_checked_repaired_and_exported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: Kind
) -> None:
    async with opened(tmp_path, kind) as desk:
        name, rows = desk.name(kind), (await desk.text(kind)).count('"line"')
    data = ["--data", str(tmp_path)]
    assert await asyncio.to_thread(main, ["db", "check", *data]) == 0
    assert await asyncio.to_thread(main, ["db", "export", *data, "--to", str(tmp_path / "out")]) == 0
    exported = tmp_path / "out" / f"{kind}s" / desk.watch[kind] / "log.jsonl"
    assert exported.read_text("utf-8").count("\n") == rows
    with closing(sqlite3.connect(tmp_path / "foretell.db")) as connection, connection:
        connection.execute(
            "UPDATE entries SET data = ? WHERE seq = 3", (b'{"line":"written","at":1,"by":"a","entry":{}}',)
        )
    assert any(f"{kind}:" in fault and "row 3 cannot be read" in fault for fault in check(tmp_path / "foretell.db"))
    await asyncio.to_thread(main, ["db", "repair", *data, "--to", str(tmp_path / "mended.db")])
    assert f"{rows - 2} later row" in capsys.readouterr().out
    store = SqliteStore(tmp_path / "mended.db")
    assert len(await store.logs.read(name)) == 2
    await store.close()


@of_each_kind
async def test_who_has_everything_deleted_is_no_longer_in_the_log(tmp_path: Path, kind: Kind) -> None:
    async with opened(tmp_path, kind) as desk:
        name, hub = desk.name(kind), desk.hub(kind)
        await hub.erase(name, "nobody")
        await hub.erase(name, "zeb")
        assert "zeb" not in (await desk.text(kind)).lower()
        assert await desk.names(kind) == [NO_NAME[kind]]
        await hub.erase(name, "ada")
        assert await hub.find(desk.watch[kind]) is None


@of_each_kind
async def test_what_was_unloaded_while_an_erasure_waited_is_erased_at_the_next_try(tmp_path: Path, kind: Kind) -> None:
    async with opened(tmp_path, kind) as desk:
        host = await (desk.club() if kind == "club" else desk.tournament())
        async with host.lock:
            erasing = asyncio.create_task(desk.hub(kind).erase(desk.name(kind), "zeb"))
            await asyncio.sleep(0)
            desk.hub(kind).lose_all()
        with pytest.raises(StoreError):
            await erasing
        assert GONE in await desk.names(kind)
        await desk.hub(kind).erase(desk.name(kind), "zeb")
        assert GONE not in await desk.names(kind)


@of_each_kind
@pytest.mark.parametrize("who", ["zeb", "ada"], ids=["rewritten", "removed"])
async def test_what_is_erased_is_not_read_again_before_it_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Kind, who: str
) -> None:
    looks: list[asyncio.Task[Any]] = []
    async with opened(tmp_path, kind) as desk:

        def slowly(change: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
            async def after_a_look(*asked: object) -> None:
                looks.append(asyncio.create_task(desk.hub(kind).find(desk.watch[kind])))
                await asyncio.wait(looks, timeout=0.1)
                await change(*asked)

            return after_a_look

        for change in ("rewrite", "remove"):
            monkeypatch.setattr(desk.store.logs, change, slowly(getattr(desk.store.logs, change)))
        if who == "ada":
            await desk.hub(kind).erase(desk.name(kind), "zeb")
            looks.clear()
        await desk.hub(kind).erase(desk.name(kind), who)
        [found] = await asyncio.gather(*looks)
        assert (found is None) == (who == "ada")
        assert found is None or await desk.names(kind) == [NO_NAME[kind]]


@of_each_kind
async def test_what_is_unused_is_removed_after_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Kind
) -> None:
    assert shown.UNUSED_MS == UNUSED_MS
    now = [1_000_000_000]
    monkeypatch.setattr(clock, "now_ms", lambda: now[0])
    async with opened(tmp_path, kind) as desk:
        now[0] += UNUSED_MS - 1
        assert await desk.store.directory.due(now[0], 9) == []
        now[0] += 1
        await desk.hub(kind).wake(desk.name(kind), now[0])
        assert await desk.hub(kind).find(desk.watch[kind]) is None


@of_each_kind
async def test_a_player_gets_and_deletes_their_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Kind
) -> None:
    monkeypatch.setattr(keeper, "_ROUND_SECONDS", 0.01)
    async with people(tmp_path, GONE, "Ben") as (zeb, ben):
        keys = await (clubs.put(ben) if kind == "club" else tournaments.put(ben, *PEOPLE))
        path = f"/{kind}s/{keys.watch}"
        assert (await zeb.http.post(f"{path}/join", json={"id": "j", "name": GONE})).is_success
        mine = (await zeb.http.get("/me/data")).json()
        assert [line["entry"]["name"] for log in mine["logs"] for line in log["lines"]] == [GONE]
        bens = (await ben.http.get("/me/data")).text
        assert "secret" not in bens
        assert GONE not in bens

        async def is_unnamed() -> bool:
            answer = await ben.http.get(path)
            people = answer.json().get("members") or answer.json().get("people") or [{"name": GONE}]
            return bool(answer.is_success and people[-1]["name"] == NO_NAME[kind])

        if kind == "tournament":
            async with at(ben, keys.watch) as line:
                await line.until("tournament")
                assert (await zeb.http.post("/me/delete", json={"name": GONE})).is_success
                assert await line.ended() == 1012
        else:
            assert (await zeb.http.post("/me/delete", json={"name": GONE})).is_success
        await happens(is_unnamed, "the name is gone")


async def test_the_first_round_begins_when_its_time_has_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000_000_000]
    monkeypatch.setattr(clock, "now_ms", lambda: now[0])
    async with opened(tmp_path, "tournament") as desk:
        name, host = desk.name("tournament"), await desk.tournament()
        online = {"where": "online", "size": 3, "begins": now[0] + 1000, "options": {"rounds": 1}}
        await host.write([entry("set", set=online)], "ada")
        for number in range(3):
            asked = JoinTournament("j1", f"Guest {number}")
            await desk.tournaments.enter(host, asked, Actor(f"guest-{number}", asked.name))
        await desk.tournaments.erase(name, "guest-2")
        due = desk.store.directory.due
        assert await due(now[0] + 999, 9) == []
        assert await due(now[0] + 1000, 9) == [(name, now[0] + 1000)], "after somebody was deleted too"
        now[0] += 1000
        await desk.tournaments.wake(name, now[0])
        [row] = (await desk.tournament()).state.state.rounds
        assert [(table.bots, bool(await desk.store.logs.read(table.game or ""))) for table in row.playing] == [
            ((), True)
        ]

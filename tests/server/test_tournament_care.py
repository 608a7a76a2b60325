"""Care of tournaments: checked, repaired, exported, forgotten, and removed when unused."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from foretell.cli import main
from foretell.server.bots.pool import BotPool
from foretell.server.care.check import check
from foretell.server.eventlog import clock
from foretell.server.eventlog.asking import Actor
from foretell.server.ops.metrics import Metrics
from foretell.server.pads.hub import Pads
from foretell.server.people import keeper
from foretell.server.protocol.tournaments import JoinTournament, NewTournament, TournamentMade
from foretell.server.table.hub import Tables
from foretell.server.tournaments.hub import Tournaments
from foretell.server.tournaments.names import log_of
from foretell.server.tournaments.shown import UNUSED_MS
from foretell.store import SqliteStore
from tests.server.harness import Person, serving, settings_for
from tests.server.tournaments import PEOPLE, at, entry, put
from tests.waiting import happens

GONE = "Zebedee"


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[SqliteStore, Tournaments, TournamentMade]]:
    """A tournament of Ada's, in which Zeb has entered himself."""
    store = SqliteStore(folder / "foretell.db")
    pool = BotPool(1)
    tables = Tables(store, pool, Metrics(), (0.0, 0.0))
    tournaments = Tournaments(store, Metrics(), Pads(store, Metrics(), 100), tables)
    made = await tournaments.open(NewTournament(settings={"name": "Friday"}), "ada")
    found = await tournaments.find(made.watch)
    assert found is not None
    await tournaments.enter(found[0], JoinTournament("j1", GONE), Actor("zeb", GONE))
    yield store, tournaments, made
    await tournaments.close()
    await tables.close()
    await pool.close()
    await store.close()


async def test_a_database_with_tournaments_is_checked_repaired_and_exported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with opened(tmp_path) as (_, _, made):
        pass
    data = ["--data", str(tmp_path)]
    assert await asyncio.to_thread(main, ["db", "check", *data]) == 0
    assert await asyncio.to_thread(main, ["db", "export", *data, "--to", str(tmp_path / "out")]) == 0
    assert (tmp_path / "out" / "tournaments" / made.watch / "log.jsonl").read_text("utf-8").count("\n") == 4
    with closing(sqlite3.connect(tmp_path / "foretell.db")) as connection, connection:
        connection.execute(
            "UPDATE entries SET data = ? WHERE seq = 3", (b'{"line":"written","at":1,"by":"a","entry":{}}',)
        )
    assert any("tournament:" in fault and "row 3 cannot be read" in fault for fault in check(tmp_path / "foretell.db"))
    await asyncio.to_thread(main, ["db", "repair", *data, "--to", str(tmp_path / "mended.db")])
    assert "2 later rows cannot be used" in capsys.readouterr().out
    store = SqliteStore(tmp_path / "mended.db")
    assert len(await store.logs.read(log_of(made.watch))) == 2
    await store.close()


async def test_who_has_everything_deleted_is_no_longer_in_the_log(tmp_path: Path) -> None:
    async with opened(tmp_path) as (store, tournaments, made):
        name = log_of(made.watch)
        await tournaments.erase(name, "nobody")
        await tournaments.erase(name, "zeb")
        text = b"".join(row.data for row in await store.logs.read(name))
        assert GONE.encode() not in text
        assert b"zeb" not in text
        found = await tournaments.find(made.watch)
        assert found is not None
        assert [one.name for one in found[0].state.state.people.values()] == ["…"]
        await tournaments.erase(name, "ada")
        assert await tournaments.find(made.watch) is None


async def test_an_unused_tournament_is_removed_after_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000_000_000]
    monkeypatch.setattr(clock, "now_ms", lambda: now[0])
    async with opened(tmp_path) as (store, tournaments, made):
        now[0] += UNUSED_MS - 1
        assert await store.directory.due(now[0], 9) == []
        now[0] += 1
        await tournaments.wake(log_of(made.watch), now[0])
        assert await tournaments.find(made.watch) is None


async def test_a_player_gets_and_deletes_their_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "_ROUND_SECONDS", 0.0)
    async with (
        serving(settings_for(tmp_path)) as address,
        Person(address, GONE) as zeb,
        Person(address, "Ben") as ben,
    ):
        keys = await put(ben, *PEOPLE)
        assert (await zeb.http.post(f"/tournaments/{keys.watch}/join", json={"id": "j", "name": GONE})).is_success
        mine = (await zeb.http.get("/me/data")).json()
        assert [line["entry"]["name"] for log in mine["logs"] for line in log["lines"]] == [GONE]
        bens = (await ben.http.get("/me/data")).json()
        assert "secret" not in json.dumps(bens)
        async with at(ben, keys.watch) as line:
            await line.until("tournament")
            assert (await zeb.http.post("/me/delete", json={"name": GONE})).is_success
            assert await line.ended() == 1012
        await happens(lambda: unnamed(ben, keys.watch), "the name is gone")


async def unnamed(someone: Person, key: str) -> bool:
    """Whether the last person has no name any more."""
    answer = await someone.http.get(f"/tournaments/{key}")
    return bool(answer.is_success and answer.json()["people"][-1]["name"] == "…")


async def test_the_first_round_begins_when_its_time_has_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000_000_000]
    monkeypatch.setattr(clock, "now_ms", lambda: now[0])
    async with opened(tmp_path) as (store, tournaments, made):
        name, found = log_of(made.watch), await tournaments.find(made.watch)
        assert found is not None
        online = {"where": "online", "size": 3, "begins": now[0] + 1000, "options": {"rounds": 1}}
        await found[0].write([entry("set", set=online)], "ada")
        for number in range(2):
            asked = JoinTournament("j1", f"Guest {number}")
            await tournaments.enter(found[0], asked, Actor(f"guest-{number}", asked.name))
        assert await store.directory.due(now[0] + 999, 9) == []
        assert await store.directory.due(now[0] + 1000, 9) == [(name, now[0] + 1000)]
        now[0] += 1000
        await tournaments.wake(name, now[0])
        [row] = found[0].state.state.rounds
        assert [(table.bots, bool(await store.logs.read(table.game or ""))) for table in row.tables] == [((), True)]
        due = dict(await store.directory.due(now[0] + 60_000, 9))
        assert due == {name: now[0] + 60_000, row.tables[0].game: now[0] + 60_000}

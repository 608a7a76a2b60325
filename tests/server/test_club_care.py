"""Care of clubs: their results without names, told without readers, and bounded; and their members' ratings."""

import json
from pathlib import Path

import pytest

from foretell.pad.document import read_document
from foretell.server.clubs import results
from foretell.server.clubs.host import UNUSED_MS
from foretell.server.eventlog import clock
from foretell.server.eventlog.asking import Actor
from foretell.server.people import keeper
from foretell.server.protocol.pads import Take, Write
from foretell.store import Player, Rated
from tests.server import pads
from tests.server.clubs import finish_pad, game, join, look, put, table, totals, typed, write
from tests.server.harness import Person, people
from tests.server.kept import GONE, opened
from tests.server.pads import entry
from tests.waiting import happens

NOW = 1_800_000_000_000
DAY = "2027-01-15"
"""The day of this time."""


async def test_who_has_everything_deleted_keeps_results_without_a_name(tmp_path: Path) -> None:
    async with opened(tmp_path, "club") as desk:
        pad = await desk.pads.open(read_document(pads.document(rounds=1)), "ada")
        found = await desk.pads.find(pad.pad)
        assert found is not None
        phone = Write("w", (entry("name", player=pads.MIRA, name=f"{GONE} the Great"),))
        await desk.pads.do(found[0], phone, "zeb")
        await desk.pads.do(found[0], Take("t", pads.MIRA), "zeb")
        await desk.pads.do(found[0], Write("f", last_round()), "zeb")
        new = [game("pad", pad.watch, DAY, "g1"), game("typed", name="g2", day=DAY)]
        await desk.write(*new, typed("g2", {GONE: 9, "Else": 5}, DAY))
        club = (await desk.club()).state
        before = [[one.member for one in result.totals] for each in club.state.results for result in [each.result]]
        assert sum(one is not None for totals in before for one in totals) == 2
        await desk.clubs.erase(desk.name("club"), "nobody")
        await desk.clubs.erase(desk.name("club"), "zeb")
        assert "zeb" not in (await desk.text("club")).lower()
        await desk.clubs.look_at_games(await desk.club())  # the pad still has the name
        assert "zeb" not in (await desk.text("club")).lower()
        club = (await desk.club()).state
        assert [one.name for one in club.state.members.values()] == [""]
        after = [[one.member for one in result.totals] for each in club.state.results for result in [each.result]]
        assert after == before
        await desk.clubs.erase(desk.name("club"), "ada")
        assert await desk.clubs.find(desk.watch["club"]) is None


def last_round() -> tuple[dict[str, object], ...]:
    """The only round of a pad."""
    bids = [pads.bid(player, 0) for player in (pads.TOBIAS, pads.LOTTE, pads.MIRA)]
    won = [pads.tricks(pads.TOBIAS, 0), pads.tricks(pads.LOTTE, 0), pads.tricks(pads.MIRA, 1)]
    return (*bids, *won, entry("end", round=1, done=True))


async def test_a_club_that_is_read_is_not_unused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [NOW]
    monkeypatch.setattr(clock, "now_ms", lambda: now[0])
    async with opened(tmp_path, "club") as desk:
        now[0] += 1000
        host = await desk.club()
        async with host.reading():
            await host.seen_by(None, None, by_key=False)
        await host.save_rest()
        assert await desk.store.directory.due(NOW + UNUSED_MS + 999, 9) == []
        assert await desk.store.directory.due(NOW + UNUSED_MS + 1000, 9) == [
            (desk.name("club"), NOW + UNUSED_MS + 1000)
        ]


async def test_results_are_written_though_nobody_reads_the_club(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [NOW]
    monkeypatch.setattr(clock, "now_ms", lambda: now[0])
    async with opened(tmp_path, "club") as desk:
        pad = await desk.pads.open(read_document(pads.document(rounds=1)), "ada")
        await desk.write(game("pad", pad.watch, DAY))
        found = await desk.pads.find(pad.pad)
        assert found is not None
        await desk.pads.do(found[0], Write("f", last_round()), "ada")
        assert desk.name("club") not in dict(await desk.store.directory.due(NOW + results.LOOK_MS - 1, 9))
        now[0] += results.LOOK_MS
        await desk.clubs.wake(desk.name("club"), now[0])
        [played] = (await desk.club()).state.state.results
        assert [one.points for one in played.result.totals] == [20, 20, -10]
        now[0] += 10 * 86_400_000
        await desk.clubs.wake(desk.name("club"), now[0])
        due = dict(await desk.store.directory.due(now[0] + 2 * UNUSED_MS, 9))
        assert due[desk.name("club")] == NOW + results.LOOK_MS + UNUSED_MS


async def test_members_who_have_joined_are_shown_with_their_ratings(tmp_path: Path) -> None:
    async with opened(tmp_path, "club") as desk:
        await desk.store.players.add(Player("zebedee", GONE, False), b"token")
        await desk.store.ratings.put(Rated("t1", "zebedee", "classic", 1, "", 0.0, 0))
        await desk.write(entry("member", name="Mira", role="member"))
        host = await desk.club()
        host.writer(Actor("zebedee", GONE, was=("zeb",)), by_key=False)  # the guest has signed in
        async with host.reading():
            view = await host.seen_by(None, None, by_key=False)
        shown = (await desk.clubs.with_ratings(host, view)).members
        assert [[(one.kind, one.games) for one in each.ratings] for each in shown] == [[("classic", 1)], []]


async def test_a_result_that_changes_often_does_not_fill_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "now_ms", lambda: NOW)
    async with opened(tmp_path, "club") as desk:
        pad = await desk.pads.open(read_document(pads.document(rounds=1)), "ada")
        await desk.write(game("pad", pad.watch, DAY))
        found = await desk.pads.find(pad.pad)
        assert found is not None
        await desk.pads.do(found[0], Write("f", last_round()), "ada")
        for number in range(30):
            won = (pads.tricks(pads.MIRA, number % 2), pads.tricks(pads.LOTTE, 1 - number % 2))
            await desk.pads.do(found[0], Write("t", won), "ada")
            await desk.clubs.look_at_games(await desk.club())
        assert (await desk.text("club")).count('"do":"result"') == results.MOST_OF_A_PART


async def test_a_player_gets_and_deletes_their_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "_ROUND_SECONDS", 0.01)
    async with people(tmp_path, GONE, "Ben") as (zeb, ben):
        keys = await put(ben, "Tobias", "Lotte", formula="sum")
        here = await join(zeb, keys)
        pad, _ = await pads.put(ben, rounds=1)
        await pads.take(zeb, pad, pads.MIRA)
        await finish_pad(ben, pad)
        await write(ben, keys.own, game("pad", pad))
        mine = (await zeb.http.get("/me/data")).json()
        [told] = [log["lines"] for log in mine["logs"] if "club" in log]
        assert [line["entry"]["do"] for line in told] == ["member", "result"]
        assert [row[:3] for row in told[1]["entry"]["totals"]] == [["Mira", here, 30]]
        assert GONE not in json.dumps((await ben.http.get("/me/data")).json())
        assert (await zeb.http.post("/me/delete", json={"name": GONE})).is_success
        await happens(lambda: unnamed(ben, keys.watch), "the name is gone")
        view = await look(ben, keys.watch)
        assert (table(view)[0], totals(view)[0]) == ((here, 1, "30", 1, 1), ("", here, 30, 1))


async def unnamed(someone: Person, key: str) -> bool:
    """Whether the last member has no name any more."""
    answer = await someone.http.get(f"/clubs/{key}")
    return bool(answer.is_success and answer.json()["members"][-1]["name"] == "")

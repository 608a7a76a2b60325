"""Games that were played already, added to an evening of a club later."""

from datetime import datetime
from pathlib import Path

import pytest

from foretell.server.eventlog import clock
from tests.server import online
from tests.server import tournaments as halls
from tests.server.clubs import DAY, evening, game, join, look, played_pad, put, refused, write
from tests.server.harness import Message, Person, people
from tests.server.pads import entry
from tests.server.test_tournaments import score

OLD = "2026-01-09"
NAMES = ("Mira", "Tobias", "Lotte")


@pytest.fixture(autouse=True)
def _it_is_still_that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test run may go on past midnight."""
    now_ms, last = clock.now_ms, int(datetime.fromisoformat(f"{DAY}T23:59:59Z").timestamp() * 1000)
    monkeypatch.setattr(clock, "now_ms", lambda: min(now_ms(), last))


def late(source: str, key: str, name: str, of: str | None = None) -> Message:
    """An entry for a game that was played, without a day."""
    added = {**game(source, key, name=name), "evening": of}
    del added["day"]
    return added


def days(view: Message) -> list[tuple[str, str]]:
    """The days of the games that have results."""
    return [(one["id"], one["results"][0]["day"]) for one in view["games"] if one["results"]]


async def test_a_finished_pad_is_added_to_an_old_evening_once(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, cy):
        keys = await put(ada, *NAMES)
        await write(ada, keys.own, evening("old", OLD), evening("today"))
        await join(ben, keys)
        pad, watch = await played_pad(cy)
        assert await refused(ben, keys.watch, late("pad", watch, "g1")) == "not-there"
        seq = await write(ada, keys.own, late("pad", watch, "g1", "old"))
        assert await write(ada, keys.own, late("pad", watch, "g1", "old")) == seq
        assert days(await look(ben, keys.watch)) == [("g1", OLD)]
        assert await refused(ada, keys.own, late("pad", pad, "g2", "today")) == "same-game"
        again, _ = await played_pad(cy)  # the same document, shared once more
        assert await refused(ada, keys.own, late("pad", again, "g2")) == "same-game"
        await write(ada, keys.own, entry("drop", game="g1", dropped=True))
        await write(ada, keys.own, late("pad", again, "g2"))
        assert days(await look(ben, keys.watch)) == [("g1", OLD), ("g2", DAY)]
        assert await refused(ada, keys.own, entry("drop", game="g1", dropped=False)) == "same-game"


async def test_a_member_adds_what_they_have_played_to_its_own_time_only(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *NAMES)
        await write(ada, keys.own, evening("old", OLD))
        await join(ben, keys)
        pad, _ = await played_pad(ben)
        for wrong in (game("pad", pad, OLD), late("pad", pad, "g1", "old"), game("pad", pad) | {"evening": "old"}):
            assert await refused(ben, keys.watch, wrong) == "not-then"
        await write(ben, keys.watch, late("pad", pad, "g1"))
        assert days(await look(ben, keys.watch)) == [("g1", DAY)]


async def test_a_tournament_counts_once_with_its_pads(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *halls.PEOPLE)
        hall = await halls.put(ada, *halls.PEOPLE, options={"rounds": 1})
        await halls.play_round(ada, hall, 1)
        [code, *_] = halls.codes(await halls.look(ada, hall.own))
        table = await halls.seated(ben, hall, code)
        await score(ben, table["pad"], table["seated"]["seats"])
        await write(ada, keys.own, late("tournament", hall.watch, "cup"))
        [cup] = (await look(ben, keys.watch))["games"]
        assert len(cup["results"]) == 2
        assert await refused(ben, keys.watch, game("tournament", hall.watch)) == "own-only"
        assert await refused(ada, keys.own, late("tournament", hall.own, "again")) == "same-game"
        assert await refused(ada, keys.own, late("pad", table["pad"], "again")) == "same-game"


@pytest.mark.slow
async def test_nobody_adds_a_table_that_they_may_not_see(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, cy):
        keys = await put(ada)
        secret, public = await played_table(ben, spectators=False), await played_table(cy)
        assert await refused(ada, keys.own, late("table", secret, "g1")) == "no-spectators"
        assert await refused(cy, keys.watch, game("table", secret)) == "own-only"
        assert secret not in (await ada.http.get(f"/clubs/{keys.own}")).text
        await write(ada, keys.own, late("table", public, "g2"))
        assert days(await look(cy, keys.watch)) == [("g2", DAY)]
        document = (await ada.http.get(f"/clubs/{keys.own}/document")).json()
        document["entries"].append(game("table", secret))
        assert days(await look(ada, (await put(ada, document=document)).own)) == [("g2", DAY)]
        await join(ben, keys)
        await write(ben, keys.watch, late("table", secret, "g1"))
        assert days(await look(cy, keys.watch)) == [("g2", DAY), ("g1", DAY)]


async def played_table(someone: Person, **kind: object) -> str:
    """A table at which somebody has played a game of one round against bots."""
    table = await someone.open(game={"game": "wizard", "round_sizes": [1]}, seats=3, **kind)
    await someone.must(table, "sit", seat=0)
    for seat in (1, 2):
        await someone.must(table, "seat-bot", seat=seat, bot="random")
    await someone.must(table, "start")
    await online.play_at(someone, table)
    return table

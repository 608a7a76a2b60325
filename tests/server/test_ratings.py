"""Finished games are rated once, in the background, and only what the server has seen itself counts."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from foretell import ExtremeOptions
from foretell.rating.judging import Judged
from foretell.server.eventlog.clock import CLOCK, now_ms
from foretell.server.protocol import commands
from foretell.server.protocol.actions import HandedOver, Unsealed
from foretell.server.protocol.kinds import OfTournament
from foretell.server.ratings import rater as rating
from foretell.server.ratings.game import RatedGame, rated_game
from foretell.server.ratings.rater import CLAIM_MS, Rater
from foretell.server.ratings.shown import ratings_of
from foretell.server.table.log import Entry, from_bytes, to_bytes
from foretell.store import Player, Row, SqliteStore
from tests.game.kinds import Kind
from tests.server.rated import play, put, seated
from tests.server.tables import Desk


def rated(desk: Desk) -> RatedGame:
    game = rated_game(desk.table)
    assert game is not None
    return game


async def judged(record: Mapping[str, Any]) -> Sequence[Judged]:
    """Each move was a decision, and lost as many hundredths as the number of its seat."""
    seats = len(record["players"])
    return [
        (number, move, move % seats, move % seats / 100)
        for number, story in enumerate(record["rounds"], 1)
        for move in range(1, len(story["moves"]) + 1)
    ]


def everybody() -> dict[str, None]:
    return {f"p{seat}": None for seat in range(6)}


def test_everybody_gets_a_row_and_the_first_rises() -> None:
    game = rated(play(seated()))
    assert (game.kind, game.people, game.fixed) == ("classic", ("p0", "p1", "p2"), (None,) * 3)
    assert [len(moves) for moves in game.own] == [3 + 3 * size for size in range(1, 11)]
    rows = {row.player: row for row in game.rows(everybody(), None)}
    order = sorted(rows, key=lambda player: -(game.points[int(player[1])] or 0))
    assert [rows[player].mu or 0 for player in order] == sorted((row.mu or 0 for row in rows.values()), reverse=True)
    assert {(row.number, row.judge, row.decisions) for row in rows.values()} == {(1, "", 0)}
    again = game.rows({**everybody(), "p0": rows["p0"]}, None)
    assert [row.number for row in again] == [2, 1, 1]


def test_bots_stay_as_strong_as_they_are_and_a_person_alone_has_no_place() -> None:
    both = rated(play(seated(people=("p0", "p1", None))))
    assert both.people == ("p0", "p1", None)
    assert both.fixed[2] is not None
    assert [row.number for row in both.rows(everybody(), None)] == [1, 1]
    alone = rated(play(seated(people=("p0", None, None))))
    assert [(row.player, row.number, row.mu) for row in alone.rows(everybody(), None)] == [("p0", None, None)]


def test_who_leaves_is_last_and_only_their_own_decisions_count() -> None:
    desk = play(seated(), 40)
    desk.give("p1", commands.Leave())
    game = rated(play(desk))
    assert game.points[1] == -inf
    rows = {row.player: row for row in game.rows(everybody(), None)}
    assert rows["p1"].mu == min(row.mu or 0 for row in rows.values())
    assert not all(map(all, game.own))
    assert all(all(moves) for moves in game.own[:3])


def test_who_comes_back_has_their_place() -> None:
    desk = play(seated(), 40)
    desk.give("p1", commands.Leave())
    play(desk, 5)
    desk.give("p1", commands.TakeBack())
    game = rated(play(desk))
    assert -inf not in game.points
    assert not all(map(all, game.own))


@pytest.mark.parametrize("why", ["vote", "removed"])
def test_nobody_is_made_the_last_by_others(why: Literal["vote", "removed"]) -> None:
    desk = play(seated(), 40)
    desk.write(HandedOver(1, "thumb", why))
    game = rated(play(desk))
    assert game.points[1] is None
    assert [row.number for row in game.rows(everybody(), None)] == [1, None, 1]


def test_what_is_not_rated() -> None:
    assert rated_game(seated().table) is None, "it is not over"
    assert rated_game(play(seated(Kind(ExtremeOptions(1), 3))).table) is None, "it is tiny"
    assert rated_game(play(seated(hints=True)).table) is not None
    asked = seated(hints=True)
    asked.give(f"p{asked.table.turn}", commands.AskHint())
    assert rated_game(play(asked).table) is None, "somebody took a hint"
    programs = seated()
    for seat in programs.table.seats:
        seat.program = True
    assert rated_game(play(programs).table) is None


@asynccontextmanager
async def stored(folder: Path, *desks: Desk) -> AsyncIterator[SqliteStore]:
    """A store with these tables and their people."""
    store = SqliteStore(folder / "foretell.db")
    try:
        for player in everybody():
            await store.players.add(Player(player, player), player.encode())
        await put(store, *desks)
        yield store
    finally:
        await store.close()


async def test_a_game_that_nobody_told_of_is_found_and_rated_once(tmp_path: Path) -> None:
    """A server that is killed between the end of a game and the queue knows nothing of it."""
    async with stored(tmp_path, play(seated())) as store:
        for _ in range(2):
            rater = Rater(store, judged)
            await rater.look()
            await rater.rate_all()
        for seat in range(3):
            [row] = await store.ratings.of(f"p{seat}", 9)
            assert (row.game, row.kind, row.number) == ("a table", "classic", 1)
            assert row.lost == pytest.approx(seat / 100 * row.decisions)
            assert row.judge.startswith("1 wizard@")
        assert await store.ratings.waiting() == 0


async def test_a_clock_that_is_a_year_ahead_costs_no_rating(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now, year = now_ms(), 365 * 86_400_000
    async with stored(tmp_path, play(seated())) as store:
        rater = Rater(store, judged)
        await rater.look()
        monkeypatch.setattr(CLOCK, "rests_until", now + year + 1)
        monkeypatch.setattr(rating, "now_ms", lambda: now + year)
        await rater.look()
        assert await store.ratings.waiting() == 1
        monkeypatch.setattr(rating, "now_ms", lambda: now)
        await store.ratings.forget_before(now + year)
        await rater.look()
        assert await store.ratings.waiting() == 1, "games are looked for again, though the clock was set back"


async def test_what_others_still_play_waits(tmp_path: Path) -> None:
    desk = play(seated())
    of = OfTournament("cup", "Cup", 1, 1, "a table", same=True)
    first = from_bytes(desk.log[0])
    created = msgspec.structs.replace(first.action, of=of)
    desk.log[0] = to_bytes(msgspec.structs.replace(first, action=created))
    async with stored(tmp_path, desk) as store:
        await store.ratings.queue("a table", 1, 9)
        rater = Rater(store, judged)
        await rater.rate_all()
        assert (await store.ratings.of("p0", 9), await store.ratings.waiting()) == ([], 1)
        unsealed = Entry(len(desk.log) + 1, desk.now, Unsealed())
        await store.logs.append("a table", [Row(unsealed.seq, to_bytes(unsealed))], None)
        await store.ratings.put_all_back()
        await rater.rate_all()
        assert len(await store.ratings.of("p0", 9)) == 1


async def test_a_claim_outlives_its_process(tmp_path: Path) -> None:
    async with stored(tmp_path, play(seated())) as store:
        await store.ratings.queue("a table", 1, 9)
        assert await store.ratings.claim(now_ms(), now_ms() + CLAIM_MS) == "a table"
        rater = Rater(store, judged)
        await rater.rate_all()
        assert await store.ratings.of("p0", 9) == [], "another process is rating it"
        await store.ratings.put_all_back()
        await rater.rate_all()
        assert len(await store.ratings.of("p0", 9)) == 1


async def test_a_game_without_judge_counts_by_its_places(tmp_path: Path) -> None:
    async def nothing(_record: Mapping[str, Any]) -> None:
        return None

    async with stored(tmp_path, play(seated())) as store:
        await store.ratings.queue("a table", 1, 9)
        await store.ratings.queue("gone", 2, 9)
        await Rater(store, nothing).rate_all()
        [row] = await store.ratings.of("p0", 9)
        assert (row.judge, row.number, await store.ratings.waiting()) == ("", 1, 0)


async def test_ratings_are_shown_from_five_games_on_and_go_with_the_person(tmp_path: Path) -> None:
    desks = [play(seated(name=f"table {number}")) for number in range(5)]
    async with stored(tmp_path, *desks) as store:
        for number, desk in enumerate(desks, 1):
            await store.ratings.queue(desk.table.id, number, 9)
            await Rater(store, judged).rate_all()
            [view] = await ratings_of(store, "p1")
            assert (view.kind, view.games) == ("classic", number)
            assert (view.finish is None) is (view.skill is None) is (number < 5)
        [view] = await ratings_of(store, "p1")
        assert view.finish is not None
        assert view.skill is not None
        assert (view.skill.lost, view.skill.games, view.level) == (0.01, 5, "master")
        assert view.finish.half < 450
        assert await ratings_of(store, "p5") == ()
        await store.erasures.begin("p1")
        assert await ratings_of(store, "p1") == ()
        assert len(await ratings_of(store, "p0")) == 1


def test_a_move_that_was_taken_back_is_not_there() -> None:
    desk = play(seated(), 4)  # three bids and a card
    asks = desk.table.steps[-1].entry.by
    desk.give(str(asks), commands.AskUndo())
    for player in ("p0", "p1", "p2"):
        if player != asks:
            desk.give(player, commands.AnswerUndo(True))
    desk.give(str(asks), commands.Leave())
    game = rated(play(desk))
    assert [len(moves) for moves in game.own] == [3 + 3 * size for size in range(1, 11)]
    assert game.own[0][:4] == [True, True, True, False]

"""The test vectors that Python and the page share are up to date, and random games get their points."""

import json
from typing import Any

import pytest

from foretell import Game
from foretell.arena.simulate import Plan, simulate_game
from foretell.pad.document import Document
from foretell.pad.fold import fold
from foretell.pad.from_game import document_of
from foretell.pad.standing import places, summary
from foretell.pad.statistics import Statistics
from foretell.record.reader import read_game
from scripts.pad import outdated
from scripts.pad_vectors import GAMES, documents


def test_the_pages_tables_and_the_vectors_are_up_to_date() -> None:
    assert outdated() == []


@pytest.mark.parametrize("seed", range(30))
def test_a_simulated_game_entered_on_the_pad_has_its_points(seed: int) -> None:
    game = read_game(json.loads(simulate_game(Plan(("thumb", "random"), 91), seed)))
    state = fold(document_of(game))
    seats = [f"p{seat}" for seat in range(len(game.players))]
    assert [[row.cells[seat].points for seat in seats] for row in state.rounds] == [
        list(story.result.points) for story in game.rounds if story.result is not None
    ]
    assert [row.dealer for row in state.rounds] == [f"p{story.dealer}" for story in game.rounds]
    assert tuple(state.totals[seat] for seat in seats) == game.totals
    assert {place.player for place in places(state) if place.place == 1} == {f"p{seat}" for seat in game.winners}
    assert (state.over, state.planned) == (True, game.round_count)
    assert [*state.checks, *(check for row in state.rounds for check in row.checks), *state.skipped] == []


@pytest.fixture(scope="module")
def games() -> list[Document]:
    return list(documents())


def test_the_vectors_are_of_all_kinds(games: list[Document]) -> None:
    options: list[dict[str, Any]] = [dict(fold(game).options) for game in games]
    assert len(games) == GAMES
    assert {game.game for game in games} == {"wizard", "extreme"}
    assert {one["mode"] for one in options if "mode" in one} == {"standard", "clairvoyance", "single-suit", "maximus"}
    assert {one["bidding"] for one in options if "bidding" in one} == {"open", "hidden", "secret"}
    done = {entry.do for game in games for entry in game.entries}
    assert {"bombed", "cloud", "take", "magician", "trick"} <= done


def test_statistics_agree_with_the_games(games: list[Document]) -> None:
    states = [fold(game) for game in games]
    for name in ("wizard", "extreme"):
        accounts = Statistics(states).accounts(name)
        own = [state for state in states if state.game == name]
        assert sum(account.games for account in accounts) == sum(len(state.players) for state in own)
        assert sum(account.total for account in accounts) == sum(sum(state.totals.values()) for state in own)
        cells = [cell for state in own for row in state.rounds for cell in row.cells.values()]
        assert sum(account.rounds for account in accounts) == len(cells)
        assert sum(account.points for account in accounts) == sum(cell.points or 0 for cell in cells)
        for account in accounts:
            assert sum(rate.rounds for rate in account.by_seat) == account.foretold
            assert sum(rate.met for rate in account.by_bid) == account.met
            assert sum(account.places) == account.finished == account.games


def test_a_streak_ends_with_the_game_and_the_best_round_is_the_first_of_equals(games: list[Document]) -> None:
    (first, *_) = [game for game in games if game.game == "wizard"]
    state = fold(first)
    once, twice = Statistics([state]).accounts("wizard"), Statistics([state, state]).accounts("wizard")
    assert [account.streak for account in once] == [account.streak for account in twice]
    assert [account.best for account in once] == [account.best for account in twice]
    points = [row.cells["p0"].points or 0 for row in state.rounds]
    best = next(account.best for account in once if account.name == state.players[0].name)
    assert best is not None
    assert (best.points, best.round) == (max(points), points.index(max(points)) + 1)


def test_a_summary_is_short_and_complete(games: list[Document]) -> None:
    for game in games:
        state = fold(game)
        told = summary(state)
        assert len(json.dumps(told)) < 4000
        points = [[cell[2] for cell in row[2:]] for row in told["rounds"]]
        totals = [sum(column) for column in zip(*points, strict=True)]
        assert totals == [total for _, _, total in told["players"]]


def test_a_round_that_is_not_over_has_its_bids_alone() -> None:
    game = Game(players=3, seed=1)
    for move in ("bid 1", "bid 0"):
        game.apply(move)
    last = document_of(game).entries[-2:]
    assert [(entry.do, dict(entry.values)) for entry in last] == [
        ("bid", {"round": 1, "player": "p1", "bid": 1}),
        ("bid", {"round": 1, "player": "p2", "bid": 0}),
    ]

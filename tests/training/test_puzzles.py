"""Mining puzzles: which moves are the same, when a lead is sure, and rounds that give the same find again."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from foretell import Game, Mode, WizardOptions
from foretell.puzzles import puzzles
from foretell.puzzles.puzzle import id_of
from training.puzzles.confirming import WORLDS_AT_ONCE, found_in
from training.puzzles.correcting import corrected
from training.puzzles.equals import equals
from training.puzzles.mining import Miner
from training.puzzles.packing import entry
from training.puzzles.ratings import expected, rating_of
from training.puzzles.recheck import recheck
from training.puzzles.rounds import kinds
from training.puzzles.themes import tempting_of

HANDS = [["B5", "B6", "B8", "R1", "W"], ["B7", "B9", "G1", "G2", "G3"], ["Y1", "Y2", "Y3", "Y4", "Y5"]]
FIRST = 49
"""The number of a round with a puzzle, of those with seed 7."""


def same(game: Game, move: str) -> set[str]:
    """The moves that are the same as this one."""
    seen = game.observe(game.turn)
    legal = seen.legal_moves
    code = legal.codes[legal.texts.index(move)]
    return {seen.codebook.texts[each] for each in equals(seen.view, legal.codes, code)}


def test_cards_are_the_same_if_nobody_else_can_play_one_between_them() -> None:
    game = Game(WizardOptions(round_sizes=(5,), first_dealer=2), 3)
    game.deal(HANDS, "G10")
    for bid in (1, 1, 1):
        game.apply(f"bid {bid}")
    assert same(game, "play B5") == {"play B5", "play B6"}
    assert same(game, "play B8") == {"play B8"}
    for play in ("play R1", "play B7", "play Y1"):
        game.apply(play)
    assert game.turn == 0
    assert same(game, "play B5") == {"play B5", "play B6", "play B8"}
    assert same(game, "play W") == {"play W"}


def test_the_juggler_and_the_cloud_keep_cards_apart() -> None:
    game = Game(WizardOptions(("juggler", "cloud"), round_sizes=(4,), first_dealer=2), 3)
    game.deal([["B7", "B8", "B9", "B10"], ["G1", "G2", "G3", "G4"], ["Y1", "Y2", "Y3", "Y4"]], "R1")
    for bid in (1, 1, 1):
        game.apply(f"bid {bid}")
    assert same(game, "play B7") == {"play B7"}
    assert same(game, "play B8") == {"play B8", "play B9"}
    assert same(game, "play B10") == {"play B10"}


def test_cards_to_pass_are_never_the_same_and_with_single_suits_values_count() -> None:
    game = Game(WizardOptions(("juggler",), round_sizes=(3,), first_dealer=2), 3)
    game.deal([["B12", "B13", "juggler"], ["G1", "G2", "G3"], ["Y1", "Y2", "Y3"]], "R1")
    for move in ("bid 1", "bid 1", "bid 0", "play juggler:R", "play G1", "play Y1"):
        game.apply(move)
    assert same(game, "pass B13") == {"pass B13"}
    single = Game(WizardOptions(mode=Mode.SINGLE_SUIT), 3)
    single.deal([["B5", "B6", "B13", "W"], ["G1", "G2", "G3", "G4"], ["R1", "R2", "R3", "R4"]], None)
    for move in ("bid 1", "bid 1", "bid 1"):
        single.apply(move)
    assert {single.turn} == {1}
    assert same(single, "play G1") == {"play G1"}


def block(leads: list[float], spread: float) -> NDArray[np.float64]:
    """The sums of 64 worlds in which moves have these leads over the first one."""
    many = np.full(len(leads), 64.0)
    mean = np.array(leads)
    sums: NDArray[np.float64] = np.stack(
        [many, many * mean, many * (mean**2 + spread**2), many * (mean + 10), many * 0.5]
    )
    return sums


def test_a_lead_is_clear_if_neither_worlds_nor_blocks_doubt_it() -> None:
    agreed = found_in([block([0, 8, -3], 4)] * 8)
    assert agreed.best == 1
    assert agreed.leads == pytest.approx((8, 0, 11))
    assert agreed.is_clear(5)
    assert not agreed.is_clear(9)
    assert not found_in([block([0, 8, -3], 40)] * 8).is_clear(5)
    torn = found_in([block([0, 16, -3], 4), block([0, 0, -3], 4)] * 4)
    assert torn.leads[0] == pytest.approx(8)
    assert not torn.is_clear(5)
    assert not found_in([block([0, 1, -3], 4)] * 2).may_be_clear(5)


@cache
def find() -> dict[str, Any]:
    """A find that is mined again."""
    found = Miner(7).mine(FIRST)
    assert found is not None
    return found


def test_a_round_gives_the_same_find_again_and_a_puzzle_is_made_of_it() -> None:
    found = find()
    game = found["record"]["game"]
    data = entry(game, found, 0)
    assert data["id"] == id_of(game, data)
    assert data["rating"] == rating_of(game, found)
    assert data["missed"] == {level: found["levels"][level] for level in found["missed"]}
    assert data["results"][0][0] in data["answer"]
    assert tempting_of(found) in found["levels"].values()
    assert Miner(7).mine(FIRST) == found


def test_every_kind_of_game_is_played() -> None:
    assert {kind.name for kind in kinds()} >= {puzzle.kind for puzzle in puzzles()}


def test_what_strong_levels_alone_solve_is_harder() -> None:
    found = find()
    game = found["record"]["game"]
    easy = {**found, "missed": ["apprentice"], "search": [3, 3, 3]}
    hard = {**found, "missed": ["apprentice", "thumb", "journeyman", "master"], "search": [0, 1, 2]}
    assert rating_of(game, easy) + 200 < rating_of(game, hard)
    assert expected(1500, 1500) == 0.5


def test_a_recheck_measures_every_move_and_what_fails_is_withdrawn(tmp_path: Path) -> None:
    puzzle = next(each for each in puzzles("wizard") if each.data["same"])
    file = tmp_path / "measured.jsonl"
    [found] = recheck(file, seed=3, most=2, only=frozenset([puzzle.id]))
    assert recheck(file, seed=3, most=2, only=frozenset([puzzle.id])) == [found]
    assert set(found.moves) == set(puzzle.observation().legal_moves.texts)
    assert found.worlds == 2 * WORLDS_AT_ONCE
    assert found.moves[puzzle.answer[0]][2] == 0
    old = {"format": "", "made": [], "withdrawn": ["w0"], "puzzles": [puzzle.data]}
    moves = {move: (0.0, 0.5, 9.0 * (move not in puzzle.answer), 0.1) for move in found.moves}
    clear = replace(found, moves=moves)
    assert clear.is_clear
    [entry_now] = corrected("wizard", old, {puzzle.id: clear})["puzzles"]
    assert entry_now["id"] == puzzle.id
    assert entry_now["results"] != puzzle.data["results"]
    doubtful = replace(found, moves=dict.fromkeys(found.moves, (0.0, 0.5, 1.0, 0.1)))
    assert corrected("wizard", old, {puzzle.id: doubtful}) == {**old, "withdrawn": ["w0", puzzle.id], "puzzles": []}

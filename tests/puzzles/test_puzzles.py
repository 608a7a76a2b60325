"""Every puzzle that comes with foretell: legal, with one answer, a reason and a name that never changes."""

import gzip
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from foretell.coach import Why, sentence, versions
from foretell.game.observation import Observation
from foretell.puzzles import LEVELS, THEMES, Progress, Puzzle, PuzzleError, Wish, find, next_puzzle, puzzles
from foretell.puzzles.progress import read_progress
from foretell.puzzles.puzzle import id_of
from foretell.puzzles.store import FORMAT, GAMES, file_of, path_of, withdrawn
from foretell.words import Words
from training.puzzles.equals import equals
from training.puzzles.packing import reason_of

IDS = Path(__file__).parent.parent / "data" / "puzzles" / "ids-1.txt"
"""The ids of the puzzles as they were first published; an id says what the position and its answer are."""
FEWEST = 600
MOST_BYTES = 300_000
NEARLY = 0.1
"""By how much tricks, and shares of deals, may differ by later nets, which play the deals of a reason otherwise."""
LEASTS = {"wizard": 3.0, "extreme": 0.35}
"""By how many points an answer is better than any other move, at least."""


@cache
def seen(puzzle_id: str) -> Observation:
    """What the seat of a puzzle sees."""
    return find(puzzle_id).observation()


def faults(puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle."""
    view = seen(puzzle.id)
    legal, results, sign = view.legal_moves.texts, puzzle.results, view.codebook.rules.sign
    best, *rest = (sign * points for move, (points, _) in results.items() if move not in puzzle.answer[1:])
    points = [sign * each for each, _ in results.values()]
    code = view.legal_moves.codes[legal.index(puzzle.answer[0])] if puzzle.answer[0] in legal else -1
    same = {view.codebook.texts[each] for each in equals(view.view, view.legal_moves.codes, code)}
    claims = {
        "it is the seat's turn": view.turn == view.seat,
        "its id is of its position and answer": puzzle.id == id_of(puzzle.game_name, puzzle.data),
        "the answer has all moves that are the same": same <= set(puzzle.answer),
        "every legal move has a result": set(results) | set(puzzle.data["same"]) == set(legal),
        "the answer is the best": next(iter(results)) in puzzle.answer,
        "results are in order": all(one >= other for one, other in pairwise(points)),
        "no other is nearly as good": best - max(rest) >= LEASTS[puzzle.game_name] - 0.01,
        "chances are chances": all(0 <= chance <= 1 for _, chance in results.values()),
        "its theme is known": puzzle.theme in THEMES,
        "some level misses it": bool(puzzle.data["missed"]),
        "levels miss it by legal moves": set(puzzle.data["missed"].values()) <= set(legal) - set(puzzle.answer),
        "it says what made it": 0 <= puzzle.data["made"] < len(file_of(puzzle.game_name)["made"]),
    }
    return [f"{puzzle.id}: {claim}" for claim, holds in claims.items() if not holds]


def test_every_puzzle_is_legal_and_has_one_answer() -> None:
    assert [fault for puzzle in puzzles() for fault in faults(puzzle)] == []


def test_every_reason_is_a_sentence_in_every_language() -> None:
    speakers = [Words(lang) for lang in ("en", "de", "nl")]
    for puzzle in puzzles():
        assert puzzle.why is not None
        why = Why(puzzle.why["kind"], puzzle.why["values"])
        for words in speakers:
            said = sentence(words, why, seen(puzzle.id).players)
            assert said.endswith(".")
            assert "{" not in said
            assert "why-" not in said


def test_no_reason_puts_the_answer_behind_another_move_or_beside_it() -> None:
    """Several answers are one: their reason compares them with the moves that are none."""
    kinds = {puzzle.id: puzzle.why["kind"] for puzzle in puzzles() if puzzle.why is not None}
    assert [name for name, kind in kinds.items() if kind in ("behind", "behind-penalty", "even")] == []
    equal = [puzzle for puzzle in puzzles("wizard") if puzzle.kind == "single-suit" and len(puzzle.answer) > 1]
    assert [reason_of(puzzle)["kind"] for puzzle in equal] == [kinds[puzzle.id] for puzzle in equal]


def test_there_are_many_of_every_kind_and_they_are_small() -> None:
    every = puzzles()
    assert len(every) >= FEWEST
    assert len({puzzle.id for puzzle in every}) == len(every)
    verbs = Counter(puzzle.answer[0].split(" ")[0] for puzzle in every)
    assert set(verbs) >= {"bid", "trump", "play", "pass", "seal", "done", "magician", "return"}
    assert any(":" in puzzle.answer[0] for puzzle in every)
    assert any("<" in puzzle.answer[0] for puzzle in every)
    assert all(sum(puzzle.level == level for puzzle in every) >= 60 for level in LEVELS)
    assert len({puzzle.theme for puzzle in every}) >= 20
    assert {puzzle.data["players"] for puzzle in puzzles("wizard")} == {3, 4, 5, 6}
    assert {puzzle.data["players"] for puzzle in puzzles("extreme")} == {3, 4, 5}
    assert sum(len(gzip.compress(path_of(game).read_bytes(), 9)) for game in GAMES) < MOST_BYTES


def test_no_published_puzzle_is_gone_or_has_another_answer() -> None:
    assert {file_of(game)["format"] for game in GAMES} == {FORMAT}
    there, gone = {puzzle.id for puzzle in puzzles()}, set(withdrawn())
    assert set(IDS.read_text(encoding="utf-8").split()) <= there | gone
    assert not there & gone


def test_a_puzzle_that_was_withdrawn_is_told_and_what_was_tried_still_counts() -> None:
    [name, *_] = withdrawn()
    with pytest.raises(PuzzleError, match=f"the puzzle {name} was withdrawn: "):
        find(name)
    tried = Progress().after(name, 1640, solved=True)
    assert read_progress(tried.as_text()).solved == 1


def test_a_kind_without_puzzles_is_told_with_what_there_is() -> None:
    with pytest.raises(PuzzleError, match="no puzzle of extreme with the theme save-wizard; there are give-back, "):
        Wish(game="extreme", theme="save-wizard")
    with pytest.raises(PuzzleError, match=r"no easy puzzle with the theme give-away; there are medium, hard$"):
        Wish(theme="give-away", level="easy")


def test_reasons_are_those_that_the_coach_gives_for_these_results() -> None:
    for puzzle in puzzles()[::25]:
        assert puzzle.why is not None
        found, made = reason_of(puzzle), file_of(puzzle.game_name)["made"][puzzle.data["made"]]
        assert found["kind"] == puzzle.why["kind"]
        is_by_these_nets = made["nets"] == versions.nets(puzzle.game_name)
        assert found["values"] == pytest.approx(puzzle.why["values"], abs=1e-3 if is_by_these_nets else NEARLY)


def test_the_next_puzzle_is_new_and_near_the_rating() -> None:
    wish, progress, rng = Wish(game="extreme", level="easy"), Progress(), [1]
    chosen: list[Puzzle] = []
    for _ in range(5):
        puzzle = next_puzzle(wish, progress, rng)
        assert puzzle is not None
        chosen.append(puzzle)
        progress = progress.after(puzzle.id, puzzle.rating, solved=True)
    assert len({puzzle.id for puzzle in chosen}) == 5
    assert {(puzzle.game_name, puzzle.level) for puzzle in chosen} == {("extreme", "easy")}
    tried = {puzzle.id: True for puzzle in wish.puzzles()}
    assert next_puzzle(wish, Progress(tried=tried), rng) is None


@pytest.mark.parametrize("wish", [{"game": "skat"}, {"theme": "luck"}, {"level": "hopeless"}])
def test_what_does_not_exist_is_named(wish: dict[str, Any]) -> None:
    [value] = wish.values()
    with pytest.raises(PuzzleError, match=f"{value!r}; there are "):
        Wish(**wish)


def test_an_unknown_id_is_named() -> None:
    with pytest.raises(PuzzleError, match="there is no puzzle 'w0'; an id looks like w"):
        find("w0")

"""Puzzles in the terminal, line by line."""

import io
import json
from pathlib import Path

import pytest

from foretell.cli import main
from foretell.puzzles import Puzzle, Wish, puzzles
from foretell.terminal.puzzles.session import PuzzleSession, progress_file
from foretell.terminal.system.console import Console
from foretell.words import Words


def ask(puzzle: Puzzle, lines: list[str], data: Path, lang: str = "en") -> str:
    """What is printed when a user types these lines at a puzzle."""
    out = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), out)
    assert PuzzleSession(Wish(), progress_file(data), Words(lang), console).run(puzzle) == 0
    return out.getvalue()


def kept(data: Path) -> dict[str, object]:
    """The progress in a folder."""
    found: dict[str, object] = json.loads((data / "puzzles.json").read_text(encoding="utf-8"))
    return found


def one(verb: str) -> Puzzle:
    """A puzzle whose answer is a single move of this kind."""
    return next(each for each in puzzles() if each.answer[0].startswith(verb) and len(each.answer) == 1)


@pytest.mark.parametrize("verb", ["bid", "play", "trump", "pass", "seal", "return", "done", "magician"])
def test_every_kind_of_question_is_asked_and_answered(verb: str, tmp_path: Path) -> None:
    puzzle = one(verb)
    printed = ask(puzzle, [puzzle.answer[0], "2"], tmp_path)
    assert f"Puzzle {puzzle.id}, rating {puzzle.rating}: Wizard" in printed
    assert "Right!" in printed
    assert "Your rating: " in printed
    assert kept(tmp_path)["tried"] == {puzzle.id: 1}


def test_a_wrong_move_costs_points_and_the_answer_is_shown(tmp_path: Path) -> None:
    puzzle = one("bid")
    wrong = next(move for move in puzzle.results if move not in puzzle.answer)
    printed = ask(puzzle, [wrong, "1", wrong, "2", "2"], tmp_path, "de")
    assert printed.count("Es gibt etwas Besseres") == 2
    assert "Der beste Zug: " in printed
    assert "Richtig!" not in printed
    assert (kept(tmp_path)["tried"], kept(tmp_path)["streak"]) == ({puzzle.id: 0}, 0)


def test_what_was_kept_is_told_and_a_damaged_file_is_set_aside(tmp_path: Path) -> None:
    puzzle = one("bid")
    ask(puzzle, [puzzle.answer[0], "2"], tmp_path)
    assert "Solved at once: 1 of 1." in ask(puzzle, ["quit"], tmp_path)
    (tmp_path / "puzzles.json").write_text("{", encoding="utf-8")
    assert "could not be read" in ask(puzzle, ["quit"], tmp_path)
    assert (tmp_path / "puzzles.damaged").read_text(encoding="utf-8") == "{"


def test_a_first_try_that_cannot_be_kept_names_the_file(tmp_path: Path) -> None:
    puzzle, data = one("bid"), tmp_path / "data"
    data.write_text("a file where the folder should be", encoding="utf-8")
    assert f"This could not be kept: {data}: File exists" in ask(puzzle, [puzzle.answer[0], "2"], data)


def test_the_complete_tricks_are_told(tmp_path: Path) -> None:
    puzzle = next(each for each in puzzles("wizard") if each.data["moves"].count("play") >= 2 * each.data["players"])
    printed = ask(puzzle, ["quit"], tmp_path)
    assert "Trick 1: " in printed
    assert "Trick 2: " in printed


def test_themes_are_listed_and_unknown_wishes_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "--list", "--level", "easy", "--lang", "nl"]) == 0
    assert "(bid): " in capsys.readouterr().out
    for given in (["--theme", "luck"], ["--game", "skat"], ["--level", "x"], ["w0"]):
        assert main(["puzzles", *given]) == 2
        assert capsys.readouterr().err.startswith("foretell: there ")

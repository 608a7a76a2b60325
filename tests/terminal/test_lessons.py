"""The lessons in the terminal, line by line."""

import io
from pathlib import Path

import pytest

from foretell.cli import main
from foretell.terminal.lessons.course import Course, Step, course, names
from foretell.terminal.lessons.session import LessonSession, progress_file
from foretell.terminal.system.console import Console
from foretell.words import Words


def typed(steps: tuple[Step, ...]) -> list[str]:
    """What takes these steps, the last of which only tells something."""
    lines: list[str] = []
    for step in steps[:-1]:
        lines += [f"bid {step.best_bid}", ""] if step.bids else step.moves or [""]
    return lines


def take(name: str, lines: list[str], data: Path, lang: str = "en") -> str:
    """What is printed when a user types these lines in a lesson."""
    out = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), out)
    assert LessonSession(progress_file(data), Words(lang), console).run(name) == 0
    return out.getvalue()


def sentences(found: Course, lang: str) -> list[str]:
    """What the steps of a lesson say."""
    return [Words(lang)(f"web-learn-{found.name}-{step.text}") for step in found.steps]


@pytest.mark.parametrize("name", names())
def test_every_lesson_is_taken_to_its_end(name: str, tmp_path: Path) -> None:
    lang = ("en", "de", "nl")[names().index(name) % 3]
    printed = take(name, [*typed(course(name).steps), "quit"], tmp_path, lang)
    after = 0
    for sentence in sentences(course(name), lang):
        assert sentence in printed[after:]
        after = printed.index(sentence, after) + len(sentence)
    assert Words(lang)("web-learn-done") in printed[after:]
    assert progress_file(tmp_path).read() == (frozenset({name}), None)


def test_a_wrong_move_is_answered_and_asked_again(tmp_path: Path) -> None:
    words = Words("en")
    printed = take("trick", ["", "", "h", "g3", "b5", "b11", "q"], tmp_path)
    assert words("lessons-hint", move="blue 11") in printed
    assert "(A9)" in printed
    assert words("web-learn-trick-follow-low") in printed
    assert words("web-learn-trick-won") in printed
    assert progress_file(tmp_path).read() == (frozenset(), None)


def test_seals_are_taken_in_any_order_and_the_prediction_ends_last(tmp_path: Path) -> None:
    steps = course("seals").steps
    place = next(number for number, step in enumerate(steps) if len(step.moves) > 2)
    seals = [move for move in steps[place].moves if move != "done"]
    printed = take("seals", ["", *typed(steps)[1:place], seals[-1], "done", *seals[:-1], "done", "q"], tmp_path)
    answer = steps[place].answers.get("done") or steps[place].answers["*"]
    assert Words("en")(f"web-learn-seals-{answer}") in printed


def test_where_a_step_looks_at_the_last_trick_the_round_is_scored_after_it(tmp_path: Path) -> None:
    found = next(course(name) for name in names() if any(step.trick for step in course(name).steps))
    place = next(number for number, step in enumerate(found.steps) if step.trick)
    printed = take(found.name, [*typed(found.steps), "quit"], tmp_path)
    before = printed[: printed.index(sentences(found, "en")[place])]
    assert "Round 1 is over." not in before
    assert before.count(" the trick.") >= 1


def test_a_judged_bid_is_put_beside_the_best_one(tmp_path: Path) -> None:
    printed = take("ten-hands", ["", "bid 1", "", "bid 1", "", "q"], tmp_path)
    assert "Your bid of 1 makes \N{MINUS SIGN}0.7 points on average; 0 makes 12.7." in printed
    assert "0: 12.7 points, met in 76 of 100 rounds" in printed
    assert "Your bid of 1 is the best: 29.5 points on average." in printed
    end = take("ten-hands", [*typed(course("ten-hands").steps), "3"], tmp_path)
    assert Words("en")("web-learn-lost", points=0) in end


def test_one_lesson_follows_another_and_a_damaged_file_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / "lessons.json").write_text('{"format": "other"}', encoding="utf-8")
    printed = take("trump", [*typed(course("trump").steps), "1", "q"], tmp_path)
    assert "could not be read" in printed
    assert Words("en")("lessons-next", title="Bids and points") in printed
    assert Words("en")("web-learn-bids-bid") in printed
    assert progress_file(tmp_path).read() == (frozenset({"trump"}), None)
    chosen = take("trump", [*typed(course("trump").steps), "2", "1", "q"], tmp_path)
    assert "(trump), done" in chosen
    assert Words("en")("web-learn-trick-hand") in chosen


def test_lessons_that_cannot_be_kept_name_the_file(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.write_text("a file where the folder should be", encoding="utf-8")
    assert f"This could not be kept: {data}: File exists" in take("trump", [*typed(course("trump").steps), "q"], data)


def test_lessons_are_listed_and_an_unknown_one_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "--list", "--lang", "de", "--data", str(tmp_path)]) == 0
    printed = capsys.readouterr().out
    assert all(f"({name})" in printed for name in names())
    assert main(["lessons", "chess", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith("foretell: there is no lesson 'chess'; there are trick, trump, ")

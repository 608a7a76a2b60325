"""The lessons and their checks."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from foretell import resources
from foretell.resources import LANGUAGES
from foretell.terminal.lessons.course import Course, LessonError, course, groups, names
from scripts import lessons

TEN = 10
CARDS = 5
"""Of the first round of the lesson about rounds of one's own."""


def test_the_path_has_every_file_once_and_the_cards_as_the_rule_book_introduces_them() -> None:
    files = {file.stem for file in resources.lessons().iterdir() if file.name != "path.json"}
    assert sorted(names()) == sorted(files)
    by_group = dict(groups())
    cards = ("shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud")
    assert by_group["cards"] == cards


@pytest.mark.parametrize("name", names())
def test_a_lesson_is_sound(name: str) -> None:
    assert lessons.faults(course(name)) == []


def test_no_text_of_a_lesson_is_left_over() -> None:
    needed = {f"{name}-{text}" for name in names() for text in lessons.texts_of(course(name))}
    prefixes = tuple(f"{name}-" for name in names())
    for language in LANGUAGES:
        known = {text for text in lessons.texts(language) if text.startswith(prefixes)}
        assert known == needed, language


def test_bids_are_judged_by_the_nets_that_the_lesson_names() -> None:
    judged = [course(name) for name in names() if course(name).nets]
    with_bids = [name for name in names() if any(step.bids for step in course(name).steps)]
    assert [found.name for found in judged] == with_bids
    for found in judged:
        if found.nets == lessons.nets_of("wizard"):
            assert lessons.text_of(lessons.judged(found.name)) == lessons.path_of(found.name).read_text("utf-8")
    ten = next(found for found in judged if found.name == "ten-hands")
    assert sum(bool(step.bids) for step in ten.steps) == TEN


def test_a_new_lesson_has_an_empty_list_of_bids_to_be_judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = json.loads(lessons.path_of("own-rounds").read_text(encoding="utf-8"))
    asked = next(step for step in file["steps"] if "bids" in step)
    asked["bids"] = []
    new = tmp_path / "new.json"
    new.write_text(json.dumps(file), encoding="utf-8")
    monkeypatch.setattr(lessons, "path_of", lambda _name: new)
    assert [len(step["bids"]) for step in lessons.judged("own-rounds")["steps"] if "bids" in step] == [CARDS + 1]


def test_a_file_is_written_as_it_is_read() -> None:
    for name in names():
        text = lessons.path_of(name).read_text(encoding="utf-8")
        assert lessons.text_of(json.loads(text)) == text


def changed(number: int, **values: object) -> Callable[[Course], Course]:
    """A change of one step of a lesson."""

    def change(found: Course) -> Course:
        steps = list(found.steps)
        changes: dict[str, Any] = {**values}
        steps[number] = replace(steps[number], **changes)
        return replace(found, steps=tuple(steps))

    return change


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (changed(0, at=99), "trick: its steps are not in the order of its lines"),
        (changed(-1, moves=("play B5",)), "trick: the last step waits for a move"),
        (changed(2, moves=("play B5",)), "trick, follow: the record goes on with ['play B11'], not with ['play B5']"),
        (changed(1, moves=("play B11",)), "trick, suit: nothing answers ['play B5']"),
        (changed(2, answers={}), "trick, follow: nothing answers ['play B5']"),
        (changed(2, answers={"*": "follow-low", "play G3": "follow-low"}), "answers ['play G3'], which cannot be made"),
        (changed(2, text="nonsense"), "trick: en has no text nonsense"),
        (changed(3, lit=("played 3",)), "trick, won: played 3 is not on the table"),
        (changed(4, lit=("card B11",)), "trick, lead: card B11 is not on the table"),
        (changed(4, lit=("trick",)), "trick, lead: trick is not on the table"),
        (changed(0, lit=("pool",)), "trick, hand: pool is not on the table"),
        (changed(0, lit=("moon",)), "trick, hand: moon is not on the table"),
        (changed(0, trick=True), "trick, hand: no trick is complete there"),
        (changed(0, bids=((20.0, 1.0),)), "trick, hand: it waits for a move of a seat that is not to move"),
        (changed(2, bids=((20.0, 1.0),)), "trick, follow: its judged bids are not the legal ones"),
    ],
)
def test_a_fault_is_found(change: Callable[[Course], Course], fault: str) -> None:
    said = lessons.faults(change(course("trick")))
    assert any(fault in each for each in said), said


def test_a_sentence_of_more_than_twenty_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "MOST_WORDS", 5)
    said = lessons.faults(course("trick"))
    assert {each.split(":")[1].strip() for each in said} == set(LANGUAGES)


def test_there_is_no_other_lesson() -> None:
    for name in ("../trick", "path", "wizard"):
        with pytest.raises(LessonError):
            course(name)

"""The lessons: their checks, and the server's answers."""

from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from foretell import resources
from foretell.game.errors import NotationError
from foretell.resources import LANGUAGES
from foretell.server.protocol.answers import Lesson
from foretell.server.replays.lessons import PATH, lesson, names, path, prepared, why
from scripts import lessons

TEN = 10


def test_the_path_has_every_file_once_and_the_cards_as_the_rule_book_introduces_them() -> None:
    files = {file.stem for file in resources.lessons().iterdir() if file.name != PATH}
    assert sorted(names()) == sorted(files)
    groups = {group.name: group.lessons for group in path().groups}
    cards = ("shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud")
    assert groups["cards"] == cards


@pytest.mark.parametrize("name", names())
def test_a_lesson_is_sound(name: str) -> None:
    assert lessons.faults(lesson(name), prepared(name)[1]) == []


def test_no_text_of_a_lesson_is_left_over() -> None:
    needed = {f"{name}-{text}" for name in names() for text in lessons.texts_of(lesson(name))}
    prefixes = tuple(f"{name}-" for name in names())
    for language in LANGUAGES:
        known = {text for text in lessons.texts(language) if text.startswith(prefixes)}
        assert known == needed, language


def test_bids_are_judged_by_the_nets_that_the_lesson_names() -> None:
    judged = [prepared(name) for name in names() if lesson(name).judge]
    with_bids = [name for name in names() if any(step.bids for step in lesson(name).steps)]
    assert [file.name for file, _ in judged] == with_bids
    for file, game in judged:
        assert file.judge is not None
        if file.judge.nets == lessons.nets_of("wizard"):
            assert lessons.judged(file, game) == file
    ten, _ = next((file, game) for file, game in judged if file.name == "ten-hands")
    assert sum(bool(step.bids) for step in ten.steps) == TEN


def test_a_file_is_written_as_it_is_read() -> None:
    for name in names():
        text = (resources.lessons() / f"{name}.json").read_text(encoding="utf-8")
        assert lessons.text_of(prepared(name)[0]) == text


def changed(number: int, **values: object) -> Callable[[Lesson], Lesson]:
    """A change of one step of a lesson."""

    def change(found: Lesson) -> Lesson:
        steps = list(found.steps)
        steps[number] = replace(steps[number], **values)
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
def test_a_fault_is_found(change: Callable[[Lesson], Lesson], fault: str) -> None:
    said = lessons.faults(change(lesson("trick")), prepared("trick")[1])
    assert any(fault in each for each in said), said


def test_a_sentence_of_more_than_twenty_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "MOST_WORDS", 5)
    said = lessons.faults(lesson("trick"), prepared("trick")[1])
    assert {each.split(":")[1].strip() for each in said} == set(LANGUAGES)


def test_steps_are_seen_from_the_learners_seat() -> None:
    lines = msgspec.to_builtins(lesson("secret").replay.lines)
    bids = [event["tricks"] for line in lines for event in line["events"] if event["event"] == "bid-made"]
    assert bids == ["?", "?", 1]


def test_a_lesson_says_why_a_card_cannot_be_played() -> None:
    step = next(step for step in lesson("trick").steps if step.moves)
    reason = why("trick", step.at, "play G3")
    assert (reason.allowed, reason.key, reason.rule, reason.args) == (False, "follow", "A9", {"suit": "B"})
    assert why("trick", step.at, "play B5").allowed


def test_there_is_no_other_lesson() -> None:
    for name in ("../trick", "path", "wizard"):
        with pytest.raises(KeyError):
            lesson(name)
    with pytest.raises(KeyError):
        why("chess", 1, "play B9")
    with pytest.raises(NotationError):
        why("trick", 1, "castle")

"""The lessons of the tutorial."""

import pytest
from fluent.syntax import FluentParser

from foretell import resources
from foretell.game.errors import NotationError
from foretell.resources import LANGUAGES
from foretell.server.replays.lessons import NAMES, lesson, why

END = "end"


def own_steps(name: str) -> int:
    """The number of the learner's steps: moves, or all seals of a prediction at once."""
    found = lesson(name)
    moves = [line.move for line in found.replay.lines if line.seat == found.seat and line.move is not None]
    return sum(not move.startswith("seal ") for move in moves)


def words(name: str, lang: str) -> list[str]:
    """The steps of the lesson that have texts in a language."""
    text = (resources.locales() / lang / "web-learn.ftl").read_text(encoding="utf-8")
    ids = [entry.id.name for entry in FluentParser().parse(text).body if hasattr(entry, "id")]
    prefix = f"web-learn-{name}-"
    return [found.removeprefix(prefix) for found in ids if found.startswith(prefix)]


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_ends_with_a_complete_round(name: str) -> None:
    replay = lesson(name).replay
    assert replay.players[0] == "Ada"
    assert type(replay.lines[-1].events[-1]).__name__ == "RoundScored"


@pytest.mark.parametrize("name", NAMES)
def test_every_move_of_the_learner_is_legal(name: str) -> None:
    found = lesson(name)
    for line, legal in zip(found.replay.lines[1:], found.legal, strict=False):
        assert (line.move in legal) == (line.seat == found.seat)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_first_steps_and_the_end_have_texts(name: str, lang: str) -> None:
    steps = words(name, lang)
    numbers = [int(step) for step in steps if step.isdigit()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert END in steps
    assert 8 < len(numbers) <= own_steps(name)


def test_the_first_game_is_explained_to_its_end() -> None:
    assert len([step for step in words("wizard", "en") if step.isdigit()]) == own_steps("wizard")


def test_a_lesson_says_why_a_card_cannot_be_played() -> None:
    follow = next(seq for seq, legal in enumerate(lesson("wizard").legal, start=1) if legal == ("play G5",))
    reason = why("wizard", follow, "play B9")
    assert (reason.allowed, reason.key, reason.rule, reason.args) == (False, "follow", "A9", {"suit": "G"})
    assert why("wizard", follow, "play G5").allowed


def test_there_is_no_other_lesson() -> None:
    with pytest.raises(KeyError):
        lesson("../wizard")
    with pytest.raises(KeyError):
        why("chess", 1, "play B9")
    with pytest.raises(NotationError):
        why("wizard", 1, "castle")

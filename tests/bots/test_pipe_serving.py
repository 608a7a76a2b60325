"""Our side of the protocol as a bot: questions are answered, and what is wrong is said and ends nothing."""

import io
import json
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given

from foretell import Game, Observation, WizardOptions
from foretell.bots import Bot, BrokenNets, make_bot
from foretell.bots.pipe.greeting import Greeting
from foretell.bots.pipe.reading import observation_from
from foretell.bots.pipe.seen import view_text
from foretell.bots.pipe.serving import Make, Server
from tests.game.kinds import Position, positions

Message = Mapping[str, Any]


def served(make: Make, *messages: Message) -> list[Message]:
    """The answers to these messages."""
    answers = io.BytesIO()
    lines = [f"{json.dumps(message)}\n".encode() for message in messages]
    Server(Greeting("a bot", "1"), make).serve(io.BytesIO(b"".join(lines)), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def new(seen: Observation) -> Message:
    options = seen.options.as_data(len(seen.players))
    return {"type": "new", "table": 1, "game": seen.game, "options": options, "players": seen.players, "seed": 7}


def asked(seen: Observation) -> Message:
    return {"type": "asked", "table": 1, "legal": seen.legal_moves.texts, "view": json.loads(view_text(seen))}


@given(positions())
def test_a_question_says_exactly_what_is_seen(position: Position) -> None:
    game = position.game()
    if game.turn is None:
        return
    seen = game.observe(game.turn)
    sent = json.loads(view_text(seen))
    assert observation_from(seen.options, seen.players, sent, list(seen.legal_moves.texts)) == seen
    ready, answer = served(lambda seed, _: make_bot("random", seed), new(seen), asked(seen))
    assert ready == {"type": "ready", "table": 1}
    assert answer == {"type": "move", "table": 1, "move": str(make_bot("random", 7).choose(seen))}


@pytest.mark.parametrize(
    ("fault", "why"), [(BrokenNets("there are no nets"), "there are no nets"), (KeyError("Ada"), "KeyError in fail")]
)
def test_a_bot_that_fails_says_why_and_the_others_play_on(fault: Exception, why: str) -> None:
    """What a fault of ours holds may be a player's name, so only its place is told."""

    def fail(_seed: int, _settings: object) -> Bot:
        raise fault

    seen = Game(WizardOptions(), 3, seed=1).observe(1)
    answers = served(fail, new(seen), {"type": "hello"}, new(seen))
    assert [answer["type"] for answer in answers] == ["fault", "hello", "fault"]
    assert all(answer["message"].startswith(why) for answer in answers[::2])


def test_what_is_unknown_is_ignored_and_what_is_wrong_is_said() -> None:
    seen = Game(WizardOptions(), 3, seed=1).observe(1)
    unknown: list[Message] = [
        {"type": "of-a-later-version"},
        {"type": ["asked"]},
        {},
        {"type": "judgement", "table": "x"},
    ]
    assert served(lambda seed, _: make_bot("random", seed), *unknown) == []
    wrong = asked(seen), {**new(seen), "seed": "x"}, new(seen), {**asked(seen), "legal": []}
    answers = served(lambda seed, _: make_bot("random", seed), *wrong)
    assert [answer.get("message") for answer in answers] == [
        "there is no table 1",
        "\"seed\" must be a whole number, not 'x'",
        None,
        '"legal" must have a move of the seat whose turn it is',
    ]

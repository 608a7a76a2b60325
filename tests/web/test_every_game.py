"""Every game and variant, begun and ended in the browser, by clicks alone; and every question, answered so."""

from typing import Any

import pytest

from tests.web.controls import Hands
from tests.web.people import Invite, Person

SPECIALS = ["shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"]
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "wizard": (6, {"game": "wizard"}),
    "specials": (6, {"game": "wizard", "specials": SPECIALS}),
    "hidden": (6, {"game": "wizard", "bidding": "hidden", "specials": ["cloud", "juggler"]}),
    "secret": (6, {"game": "wizard", "bidding": "secret", "specials": ["werewolf", "bomb"]}),
    "plus-minus-one": (6, {"game": "wizard", "plus_minus_one": True}),
    "clairvoyance": (6, {"game": "wizard", "mode": "clairvoyance"}),
    "maximus": (6, {"game": "wizard", "mode": "maximus"}),
    "single-suit": (4, {"game": "wizard", "mode": "single-suit"}),
    "extreme": (5, {"game": "extreme", "rounds": 3}),
    "extreme-raised": (3, {"game": "extreme", "rounds": 2, "raise_magician": True}),
}
"""Seats and options.  The more seats, the fewer rounds."""
QUESTIONS: dict[str, dict[str, Any]] = {
    "trump": {"game": "wizard", "specials": ["werewolf"]},
    "pass": {"game": "wizard", "specials": ["juggler"]},
    "cloud": {"game": "wizard", "specials": ["cloud"]},
    "return": {"game": "extreme"},
}
"""By phase with controls of its own: a game that has it.  Every game asks for bids or seals, and for cards."""
BY_CLICKS = 6
"""The number of first moves made by clicks, in two rounds of Wizard or more; so are those of the last tricks."""
MOST_CLICKS = 30
"""The most clicks that answer one question and try all its controls."""
_GAMES = 20
"""It is an error if none of this many games asks the question."""


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_begun_and_ended_by_clicks(name: str, invite: Invite) -> None:
    seats, game = GAMES[name]
    person = invite()
    person.become("Ada")
    table = person.open_game({"game": game, "seats": seats})
    hands = Hands(person.go(f"/table/{table}"), seed=len(name))
    hands.play(BY_CLICKS)
    rounds = person.skip_to_the_last_tricks(table)
    hands.play_to_the_end()
    assert hands.clicks > BY_CLICKS
    person.see(f"end-{name}")
    hands.see_the_result()
    told = person.view(table)
    assert told["status"] == "over"
    assert len(told["sheet"]) == rounds
    person.see(f"result-{name}")


@pytest.mark.parametrize("phase", QUESTIONS)
def test_every_question_is_answered_by_clicks(phase: str, invite: Invite) -> None:
    person = invite()
    person.become("Ada")
    table, view = asked_at(person, phase)
    hands = Hands(person.go(f"/table/{table}"))
    while is_asked(now := person.view(table), phase) and now["seq"] == view["seq"]:
        hands.play(1)
    assert 0 < hands.clicks < MOST_CLICKS


def asked_at(person: Person, phase: str) -> tuple[str, dict[str, Any]]:
    """A table at which somebody is asked this, after games without a browser; and the view."""
    for _ in range(_GAMES):
        table = person.open_game({"game": QUESTIONS[phase], "seats": 3})
        view = person.play_elsewhere(table, until=lambda view: view["status"] == "over" or is_asked(view, phase))
        if view["status"] == "playing":
            return table, view
    raise AssertionError(f"nobody was asked in {_GAMES} games: {phase}")


def is_asked(view: dict[str, Any], phase: str) -> bool:
    """Whether the player is asked this now."""
    return view["game"]["phase"] == phase and bool(view["legal"])

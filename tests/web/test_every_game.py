"""Every game and variant, begun and ended on the device offline; and every question at a server's table, answered."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.controls import Hands
from tests.web.device import HAS_STORE, begun, play_on, replayed, stored
from tests.web.house import House
from tests.web.people import Invite, Person, guests

SPECIALS = ["shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"]
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "wizard": (3, {"game": "wizard"}),
    "specials": (6, {"game": "wizard", "specials": SPECIALS}),
    "hidden": (4, {"game": "wizard", "bidding": "hidden", "specials": ["cloud", "juggler"]}),
    "secret": (5, {"game": "wizard", "bidding": "secret", "specials": ["werewolf", "bomb"]}),
    "plus-minus-one": (6, {"game": "wizard", "plus_minus_one": True}),
    "clairvoyance": (5, {"game": "wizard", "mode": "clairvoyance"}),
    "maximus": (6, {"game": "wizard", "mode": "maximus"}),
    "single-suit": (4, {"game": "wizard", "mode": "single-suit"}),
    "extreme": (5, {"game": "extreme", "magician": 5}),
    "extreme-raised": (3, {"game": "extreme", "rounds": 2, "raise_magician": True}),
}
"""Seats and options."""
QUESTIONS: dict[str, dict[str, Any]] = {
    "trump": {"game": "wizard", "specials": ["werewolf"]},
    "pass": {"game": "wizard", "specials": ["juggler"]},
    "cloud": {"game": "wizard", "specials": ["cloud"]},
    "return": {"game": "extreme"},
}
"""By phase with controls of its own: a game that has it.  Every game asks for bids or seals, and for cards."""
MINUS = "\u2212"
BY_CLICKS = 2
"""The number of first moves made by clicks; so are those of the last tricks."""
MOST_CLICKS = 30
"""The most clicks that answer one question and try all its controls."""
_GAMES = 20
"""It is an error if none of this many games asks the question."""


@pytest.fixture(scope="module")
def cut_off(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """A person who has opened the page once, from a server that is gone."""
    with House(tmp_path_factory.mktemp("gone") / "data") as house, guests(browser, house.address) as inviting:
        person = inviting(kept=True)
        page = person.go("/")
        page.evaluate("() => navigator.serviceWorker.ready")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        person.may_be_cut_off()
        house.stop()
        person.context.set_offline(True)
        page.wait_for_function(HAS_STORE)
        yield person


@pytest.mark.parametrize("name", GAMES)
def test_a_game_on_the_device_is_begun_and_ended_offline(name: str, cut_off: Person) -> None:
    seats, game = GAMES[name]
    page = cut_off.page
    table = begun(page, name, game, seats)
    hands = Hands(cut_off.go(f"/table/{table}"), seed=len(name))
    hands.play(BY_CLICKS)
    rounds = play_on(page, table)
    hands.play_to_the_end()
    assert hands.clicks > BY_CLICKS
    hands.see_the_result()
    ended = stored(page, table)
    assert ended["shown"]["status"] == "over"
    again = replayed(ended)
    assert (again.is_over, len(again.rounds)) == (True, rounds)
    heads = page.get_by_role("table").first.get_by_role("row").first.inner_text()
    assert re.findall(rf"{MINUS}?\d+", heads) == [str(points).replace("-", MINUS) for points in again.totals]


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

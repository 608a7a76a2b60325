"""Every game and variant, played to its end in the browser, by clicks only."""

from typing import Any

import pytest

from tests.web.controls import Hands
from tests.web.people import Invite

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
BY_CLICKS = 10
"""How many rounds are played in the browser; in a longer game the middle ones are played by commands."""


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end(name: str, invite: Invite) -> None:
    seats, game = GAMES[name]
    person = invite()
    person.become("Ada")
    table = person.open_game({"game": game, "seats": seats})
    person.go(f"/table/{table}")
    hands = Hands(person.page, seed=len(name))
    rounds = person.view(table)["game"]["rounds"]
    if rounds > BY_CLICKS:
        hands.play(BY_CLICKS)
        person.play_elsewhere(table, until=rounds - 3)
    hands.play_to_the_end()
    person.see(f"end-{name}")
    hands.see_the_result()
    told = person.view(table)
    assert told["status"] == "over"
    assert len(told["sheet"]) == rounds
    person.see(f"result-{name}")

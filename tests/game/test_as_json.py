"""Events as JSON has them."""

import pytest

from foretell.game.as_json import event_as_json, plain
from foretell.game.cards import Card, Suit
from foretell.game.events import HIDDEN, BidMade, CardPlayed, Event, RoundDealt, SealReturned, TrumpSet
from foretell.game.moves import Play, ReturnSeal


@pytest.mark.parametrize(
    ("event", "written"),
    [
        (BidMade(1, HIDDEN, concealed=True), {"event": "bid-made", "seat": 1, "tricks": "?", "concealed": True}),
        (TrumpSet(Suit.RED, 2), {"event": "trump-set", "suit": "R", "seat": 2}),
        (TrumpSet(None), {"event": "trump-set", "suit": None, "seat": None}),
        (CardPlayed(0, Play(Card("B5"))), {"event": "card-played", "seat": 0, "play": "B5"}),
        (SealReturned(3, ReturnSeal(Suit.BLUE)), {"event": "seal-returned", "seat": 3, "seal": "B"}),
        (
            RoundDealt(1, 0, ((Card("W"),), (HIDDEN,)), None),
            {
                "event": "round-dealt",
                "round": 1,
                "dealer": 0,
                "hands": (("W",), ("?",)),
                "turned": None,
                "unseen": False,
            },
        ),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_an_event_is_written_by_its_name_and_its_keys(event: Event, written: dict[str, object]) -> None:
    assert event_as_json(event) == written


def test_what_json_has_stays_as_it_is() -> None:
    assert plain((1, None, True, "text")) == (1, None, True, "text")

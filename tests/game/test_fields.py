"""Visibility, field by field: a field added tomorrow stays hidden until somebody decides here."""

from dataclasses import fields

import pytest
from hypothesis import given

from foretell import ExtremeObservation, Observation, WizardObservation
from foretell.game import events
from foretell.game.events import Event
from foretell.rules.extreme.state import State as ExtremeState
from foretell.rules.extreme.view import View as ExtremeView
from foretell.rules.wizard.state import State as WizardState
from foretell.rules.wizard.view import View as WizardView
from tests.game.kinds import Position, positions

WIZARD_OPEN = {
    *("seats", "specials", "mode", "bidding", "plus_minus_one", "rounds", "round", "dealer", "cards", "tricks_left"),
    *("phase", "turn", "trump", "turned", "werewolf_seat", "led", "leader", "played", "best_seat", "cloud_seat"),
    *("won", "score", "total", "played_suited", "played_others", "earlier_suited", "earlier_others", "lacks", "lacked"),
    *("first_dealer", "sizes"),
}
"""Known to everybody, and in the view."""
WIZARD_UNSHOWN = {"best_strength", "special_cards", "fairy_seat", "paper_rule"}
"""Known to everybody, from the cards on the table or as agreed for the deals to come, so not in the view."""
EXTREME_OPEN = {
    *("seats", "rounds", "magician_base", "raise_magician", "round", "dealer", "tricks_left", "phase", "turn", "led"),
    *("leader", "played", "best_seat", "magician", "won", "score", "total", "played_suited", "played_others", "lacks"),
    *("pool", "seals", "first_dealer"),
}
HANDS = {"suited", "others"}
OWN_VIEW = {"seat", "hand_size", "legal_suited", "legal_rest"}
"""Fields of a view that the state does not have."""


def names(kind: type) -> set[str]:
    """The names of a class's fields."""
    return {field.name for field in fields(kind)}


def test_of_a_state_of_wizard() -> None:
    partly = {*HANDS, "bid", "passed", "trick"}
    assert names(WizardState) == WIZARD_OPEN | WIZARD_UNSHOWN | partly | {"seed"}
    assert names(WizardView) == WIZARD_OPEN | partly | OWN_VIEW | {"unseen"}


def test_of_a_state_of_extreme() -> None:
    assert names(ExtremeState) == EXTREME_OPEN | HANDS | {"trick", "best_strength", "seed"}
    assert names(ExtremeView) == EXTREME_OPEN | HANDS | {"trick"} | OWN_VIEW


@given(positions())
def test_what_is_open_is_shown_to_everybody_as_it_is(position: Position) -> None:
    game = position.game()
    shown = WIZARD_OPEN if isinstance(game._state, WizardState) else EXTREME_OPEN
    for seat in (None, *range(position.kind.players)):
        view = game.observe(seat).view
        assert {name for name in shown if getattr(view, name) != getattr(game._state, name)} == set()
        assert view.trick[: view.played] == game._state.trick[: view.played]


def test_an_observation_is_made_of_a_view_and_what_was_agreed() -> None:
    for kind in (Observation, WizardObservation, ExtremeObservation):
        assert names(kind) == {"options", "players", "_view"}


OPEN_EVENTS = {
    "WerewolfExchanged": {"seat", "card"},
    "TrumpSet": {"suit", "seat"},
    "BidsShown": {"bids"},
    "CardPlayed": {"seat", "play"},
    "TrickTaken": {"seat", "plays", "leader"},
    "TrickBombed": {"seat", "plays", "leader"},
    "BidChanged": {"seat", "change"},
    "SealTaken": {"seat", "suit", "victim"},
    "MagicianTaken": {"seat"},
    "PredictionMade": {"seat"},
    "SealReturned": {"seat", "seal"},
    "BlackSealTaken": {"seat"},
    "BlackSealSpared": {"seat"},
    "RoundScored": {"round", "points", "totals"},
    "GameOver": {"winners", "totals"},
}
"""Events that everybody sees in full."""
MASKED_EVENTS = {
    "RoundDealt": {"round", "dealer", "hands", "turned", "unseen"},
    "BidMade": {"seat", "tricks", "concealed"},
    "CardLaidAside": {"seat", "card"},
    "CardsPassed": {"cards"},
}
"""Events of which some seats see more than others; tests of events and of visibility say what each sees."""


def test_of_events() -> None:
    found = {kind.__name__: names(kind) for kind in Event.__subclasses__()}
    assert found == OPEN_EVENTS | MASKED_EVENTS


@pytest.mark.parametrize("name", OPEN_EVENTS)
def test_only_events_with_hidden_fields_define_who_sees_them(name: str) -> None:
    assert "seen_by" not in vars(getattr(events, name))


@pytest.mark.parametrize("name", MASKED_EVENTS)
def test_all_others_do(name: str) -> None:
    assert "seen_by" in vars(getattr(events, name))

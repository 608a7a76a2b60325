"""The grandmaster of generation 1 decides as the grandmaster of commit 9fd867d did."""

import inspect
from collections.abc import Callable

import pytest

from foretell import Game, OptionsError
from foretell.bots import MissingExtra, make_bot
from foretell.bots.v1.compiling import library
from foretell.bots.v1.search.bot import SearchBot

from .decisions import decisions, other_decisions


def test_it_decides_as_it_did(record_property: Callable[[str, object], None]) -> None:
    """The search of then rounded otherwise, which decides between moves of almost equal worth."""
    asked, other = decisions("grandmaster"), other_decisions("grandmaster", "grandmaster@1")
    record_property("figure", f"grandmaster@1: {len(other)} of {len(asked)} decisions are other than at 9fd867d")
    assert len(other) <= len(asked) // 100, other


def test_it_stops_by_the_clock_unless_a_number_of_worlds_is_given() -> None:
    game = Game(players=4, seed=3)
    assert make_bot("grandmaster@1", 1, seconds=0.0).choose(game.observe(1)) in game.legal_moves
    assert {*SearchBot.SETTINGS} == {*inspect.signature(SearchBot).parameters} - {"seed"}


def test_with_bids_left_to_the_networks_it_bids_as_the_master_does() -> None:
    game = Game(players=4, seed=5)
    while game.phase == "bid" and game.turn is not None:
        seen = game.observe(game.turn)
        move = make_bot("master@1", 1).choose(seen)
        assert make_bot("grandmaster@1", 1, worlds=3, bids=False).choose(seen) == move
        game.apply(move)


@pytest.mark.parametrize(("settings", "sentence"), [({"worlds": 0}, "at least 1 world"), ({"seconds": -1.0}, "0 sec")])
def test_settings_that_cannot_be_are_refused(settings: dict[str, float], sentence: str) -> None:
    with pytest.raises(OptionsError, match=sentence):
        make_bot("grandmaster@1", 1, **settings)


def test_without_a_c_compiler_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "compiler", lambda: None)
    with pytest.raises(
        MissingExtra, match=r"'grandmaster@1' is compiled .* but there is no C compiler \(cc, gcc or clang\)$"
    ):
        make_bot("grandmaster@1", 1)

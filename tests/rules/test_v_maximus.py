"""V6: Maximus; V4 to V6: which modes and options go together."""

import pytest

from foretell import Bidding, Game, Mode, OptionsError, Phase, WizardObservation, WizardOptions
from foretell.game.options import mode_of
from tests.game.kinds import BIDDINGS, play_first_moves
from tests.rule_numbers import by_rule

MAXIMUS = WizardOptions(mode=Mode.MAXIMUS)


@pytest.mark.parametrize(("players", "cards"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_v6_five_rounds_of_all_sixty_cards(players: int, cards: int) -> None:
    game = Game(MAXIMUS, players, seed=1)
    play_first_moves(game, 5)
    assert game.is_over
    assert [{len(hand) for hand in story.hands} for story in game.rounds] == [{cards}] * 5
    assert {story.turned for story in game.rounds} == {None}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_v6_trump_is_blue_red_green_yellow_then_none(players: int) -> None:
    game = Game(MAXIMUS, players, seed=1)
    trumps = []
    for number in range(1, 6):
        view = game.observe(0)
        assert isinstance(view, WizardObservation)
        trumps.append(view.trump)
        play_first_moves(game, number)
    assert trumps == ["B", "R", "G", "Y", None]


def test_v6_the_rest_is_as_usual() -> None:
    game = Game(MAXIMUS, 6, seed=1)
    assert game.phase is Phase.BID
    assert len(game.legal_moves) == 11
    assert game.turn == 1


MODES = {Mode.CLAIRVOYANCE: "V4", Mode.SINGLE_SUIT: "V5", Mode.MAXIMUS: "V6"}


@pytest.mark.parametrize(("mode", "number"), by_rule({number: [(mode, number)] for mode, number in MODES.items()}))
def test_v4_to_v6_only_without_special_cards(mode: Mode, number: str) -> None:
    with pytest.raises(OptionsError, match=rf"mode {mode} does not go with special cards: .* \({number}\)"):
        WizardOptions(("bomb",), mode)


def rules_of(mode: Mode, bidding: Bidding, plus_minus_one: bool) -> str:
    """The variants of a game; A6 without one."""
    ways = {Bidding.HIDDEN: "V2", Bidding.SECRET: "V3"}
    numbers = [MODES.get(mode, ""), ways.get(bidding, ""), "V1" if plus_minus_one else ""]
    return " ".join(filter(None, numbers)) or "A6"


VARIANTS = {rules_of(mode, *way): [(mode, *way)] for mode in Mode for way in BIDDINGS}


@pytest.mark.parametrize(("mode", "bidding", "plus_minus_one"), by_rule(VARIANTS))
def test_v1_to_v6_every_mode_goes_with_every_way_to_bid(mode: Mode, bidding: Bidding, plus_minus_one: bool) -> None:
    game = Game(WizardOptions((), mode, bidding, plus_minus_one), 3, seed=1)
    play_first_moves(game, game.round_count)
    assert game.is_over


def test_v4_to_v6_exclude_each_other_because_a_game_has_one_mode() -> None:
    with pytest.raises(OptionsError, match="is not a mode"):
        mode_of("maximus,single-suit")

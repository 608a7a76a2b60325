"""The questions that a game answers itself, so that no caller has to ask which game it is."""

import pytest

from foretell import ExtremeOptions, Game, Observation, OptionsError, WizardOptions
from foretell.game.options import Mode
from foretell.game.rulesets import ruleset_of
from foretell.rules.wizard.tricks import number_height


@pytest.mark.parametrize(("game", "other"), [(WizardOptions(), ExtremeOptions()), (ExtremeOptions(), WizardOptions())])
def test_a_game_makes_no_observation_with_options_of_the_other(
    game: WizardOptions | ExtremeOptions, other: WizardOptions | ExtremeOptions
) -> None:
    players = ("Ada", "Ben", "Cleo")
    view = Game(game, players, seed=1).observe(0).view
    with pytest.raises(TypeError, match=r"is not of the game (wizard|extreme)"):
        ruleset_of(game).observation(other, players, view)


def test_a2_v5_v6_b3_b4_options_say_how_many_cards_are_dealt_by_round() -> None:
    assert WizardOptions().cards_each(4) == tuple(range(1, 16))
    assert WizardOptions(mode=Mode.SINGLE_SUIT).cards_each(3) == tuple(range(4, 16))
    assert WizardOptions(mode=Mode.MAXIMUS).cards_each(3) == (20,) * 5
    assert ExtremeOptions(rounds=2).cards_each(4) == (15, 15)
    with pytest.raises(OptionsError, match="a whole game has at most 1000 rounds, not 1001"):
        ExtremeOptions(rounds=1001).cards_each(4)


@pytest.mark.parametrize("players", [0, -1, 2, 7, True, 3.0, None])
@pytest.mark.parametrize("options", [WizardOptions(), WizardOptions(round_sizes=(1, 2)), ExtremeOptions(rounds=2)])
def test_a2_b3_they_do_not_say_it_for_numbers_of_players_that_cannot_play(
    players: int, options: WizardOptions | ExtremeOptions
) -> None:
    for ask in (options.rounds_with, options.cards_each):
        with pytest.raises(OptionsError, match=r"(is a game for 3 to|the number of players is a whole number)"):
            ask(players)


def test_a12_a_result_says_who_met_the_bid() -> None:
    game = Game(players=3, seed=4)
    while len(game.rounds) < 2:
        game.apply(game.legal_moves[0])
    result = game.rounds[0].result
    assert result is not None
    assert result.as_foretold == tuple(points > 0 for points in result.points)


def test_an_observation_of_either_game_gives_a_copy_of_its_view() -> None:
    seen = Game(players=3, seed=1).observe(1)
    plain = Observation(seen.options, seen.players, seen.view)
    assert plain.view == seen.view
    assert plain.view is not plain.view


def test_b12_a_result_says_who_has_no_penalty_point() -> None:
    game = Game(ExtremeOptions(rounds=1), players=3, seed=4)
    while not game.is_over:
        game.apply(game.legal_moves[0])
    result = game.rounds[0].result
    assert result is not None
    assert result.as_foretold == tuple(points == 0 for points in result.points)


def test_an_observation_names_its_game() -> None:
    assert Game(players=3, seed=1).observe(0).game == "wizard"
    assert Game(ExtremeOptions(), players=3, seed=1).observe(0).game == "extreme"


def test_a11_a_number_card_is_as_high_as_its_value_in_quarters() -> None:
    assert [number_height(16 * suit + value - 1) for suit in range(4) for value in (1, 13)] == [4, 52] * 4

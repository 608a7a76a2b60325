"""A game's description of itself."""

import pytest

import foretell
from foretell import ExtremeOptions, Game, Phase, WizardOptions, api
from tests.game.scenes import wizard


def test_the_default_is_wizard_for_four() -> None:
    game = Game()
    assert game.options == WizardOptions()
    assert game.players == ("player 0", "player 1", "player 2", "player 3")
    assert game.seed is None
    assert (game.round, game.round_count, game.rounds, game.events) == (0, 15, (), ())
    assert (game.phase, game.turn, game.is_over, game.winners) == (Phase.DEAL, None, False, ())
    assert game.totals == (0, 0, 0, 0)


@pytest.mark.parametrize("seed", [0, 7, 2**63 - 1])
def test_with_a_seed_it_is_dealt_at_once(seed: int) -> None:
    game = Game(players=["Ada", "Ben", "Cleo"], seed=seed)
    assert game.seed == seed
    assert (game.round, game.phase is Phase.DEAL, game.players) == (1, False, ("Ada", "Ben", "Cleo"))


def test_names_may_be_equal_or_empty() -> None:
    assert Game(ExtremeOptions(), ("", "", "Ben")).players == ("", "", "Ben")


def test_a_seat_given_with_a_move_must_be_the_seat_to_move() -> None:
    game = wizard("B1", "B2", "B3", turned="R1").game
    game.apply("bid 0", 1)
    assert game.turn == 2


def test_the_history_of_a_round_grows_with_the_game() -> None:
    game = wizard("B1", "B2", "B3", turned="R1").game
    story = game.rounds[0]
    assert (story.number, story.dealer, story.turned, story.moves, story.result) == (1, 0, "R1", [], None)
    game.apply("bid 0")
    assert [(seat, str(move)) for seat, move in game.rounds[0].moves] == [(1, "bid 0")]


def test_the_suit_to_follow_is_known_while_a_trick_lies_on_the_table() -> None:
    game = wizard("B1", "B2", "G3", turned="R1").game
    for move, led in (("bid 0", None), ("bid 0", None), ("bid 0", None), ("play B1", "B"), ("play B2", "B")):
        game.apply(move)
        assert game.led == led == game.observe(None).led
    game.apply("play G3")
    assert game.led is None


def test_all_public_names_exist() -> None:
    assert [name for name in api.__all__ if not hasattr(foretell, name)] == []
    assert list(api.__all__) == sorted(api.__all__, key=lambda name: (not name.isupper(), name))
    assert set(api.__all__) <= set(dir(foretell))
    assert not hasattr(foretell, "no_such_name")

"""B1 to B4: cards, seals, deal and rounds of Wizard Extreme."""

from collections import Counter

import pytest

from foretell import DealError, ExtremeObservation, ExtremeOptions, Game, Phase
from tests.game.kinds import play_first_moves
from tests.game.scenes import extreme


@pytest.mark.parametrize(("players", "values"), [(3, 9), (4, 12), (5, 15)])
def test_b1_b3_five_colours_and_as_many_values_as_the_players_need(players: int, values: int) -> None:
    story = Game(ExtremeOptions(), players, seed=1).rounds[0]
    numbers = {f"{suit}{value}": 1 for suit in "YPRBG" for value in range(1, values + 1)}
    assert Counter(card for hand in story.hands for card in hand) == numbers


@pytest.mark.parametrize("players", [3, 4, 5])
def test_b3_everyone_is_dealt_fifteen_cards_and_none_is_left_or_turned_up(players: int) -> None:
    story = Game(ExtremeOptions(), players, seed=1).rounds[0]
    assert {len(hand) for hand in story.hands} == {15}
    assert story.turned is None


@pytest.mark.parametrize("value", [10, 13])
def test_b3_higher_cards_stay_in_the_box(value: int) -> None:
    players = 3 if value == 10 else 4
    hands = [[str(card) for card in hand] for hand in Game(ExtremeOptions(), players, seed=1).rounds[0].hands]
    hands[1][4] = f"R{value}"
    with pytest.raises(DealError, match=f"R{value} is not in this deck"):
        Game(ExtremeOptions(), players).deal(hands)


def test_b2_twenty_seven_seals_and_one_magician_lie_in_the_middle() -> None:
    view = extreme("R1", "R2", "R3").extreme_view
    assert view.pool == {"R": 5, "Y": 3, "G": 3, "B": 3, "P": 3, "white": 4, "black": 6}
    assert sum(view.pool.values()) == 27
    assert view.seals == ({}, {}, {})
    assert view.magician is None


def test_b2_all_seals_and_the_magician_are_back_in_every_round() -> None:
    game = Game(ExtremeOptions(), 3, seed=1)
    while len(game.rounds) == 1:
        game.apply("magician" if "magician" in map(str, game.legal_moves) else game.legal_moves[0])
    view = game.observe(None)
    assert isinstance(view, ExtremeObservation)
    assert sum(view.pool.values()) == 27
    assert view.seals == ({}, {}, {})
    assert view.magician is None


@pytest.mark.parametrize(("players", "rounds"), [(3, 6), (4, 4), (5, 5)])
def test_b4_as_many_rounds_as_players_and_with_three_six(players: int, rounds: int) -> None:
    game = Game(ExtremeOptions(), players, seed=1)
    play_first_moves(game, rounds)
    assert game.is_over
    assert len(game.rounds) == game.round_count == rounds


@pytest.mark.parametrize("players", [3, 4, 5])
def test_b4_seat_0_deals_first_and_the_deal_moves_on_clockwise(players: int) -> None:
    game = Game(ExtremeOptions(7), players, seed=1)
    play_first_moves(game, 7)
    assert [story.dealer for story in game.rounds] == [r % players for r in range(7)]


def test_b4_between_two_rounds_the_game_waits_for_a_deal() -> None:
    game = Game(ExtremeOptions(), 3)
    assert game.phase is Phase.DEAL
    reason = game.why_not("done")
    assert reason is not None
    assert (reason.key, reason.rule) == ("no-turn", "B4")

"""A12 and A13: points and the end of the game."""

import pytest

from foretell import Game, IllegalMove, Phase
from foretell.game.events import GameOver, RoundScored
from foretell.game.rounds import WizardResult
from foretell.rules.wizard.scoring import points, winners
from foretell.rules.wizard.state import State
from tests.game.kinds import play_first_moves
from tests.game.scenes import wizard

POINTS = [
    # bid, tricks, points
    (0, 0, 20),
    (1, 1, 30),
    (2, 2, 40),
    (20, 20, 220),
    (1, 0, -10),
    (0, 1, -10),
    (0, 3, -30),
    (5, 2, -30),
    (20, 0, -200),
    (0, 20, -200),
]


@pytest.mark.parametrize(("bid", "tricks", "expected"), POINTS)
def test_a12_twenty_and_ten_a_trick_for_a_bid_that_is_met_else_ten_off_for_each_trick_over_or_under(
    bid: int, tricks: int, expected: int
) -> None:
    assert points(bid, tricks) == expected


def test_a12_points_are_counted_when_the_round_is_over() -> None:
    table = wizard("B1", "B3", "B2", turned="R1").bid(0, 1, 1).play("B1", "B3", "B2")
    assert table.points == (20, 30, -10)
    assert table.game.rounds[0].result == WizardResult(bids=(1, 0, 1), tricks=(0, 0, 1), points=(-10, 20, 30))
    assert table.events[-1] == RoundScored(1, (-10, 20, 30), (-10, 20, 30))
    assert table.phase is Phase.DEAL


def test_a12_totals_add_up_over_the_rounds() -> None:
    game = Game(players=4, seed=9)
    play_first_moves(game, 5)
    results = [story.result for story in game.rounds[:5]]
    assert game.totals == tuple(sum(result.points[seat] for result in results if result) for seat in range(4))


WINNERS = [
    # totals, seats that win
    ((10, 10, 20), (2,)),
    ((10, 20, 10), (1,)),
    ((30, 20, 10), (0,)),
    ((20, 10, 20), (0, 2)),
    ((-30, -10, -10, -20), (1, 2)),
    ((0, 0, 0, 0, 0, 0), (0, 1, 2, 3, 4, 5)),
    ((-50, -40, -60, -45, -41, -40), (1, 5)),
]


@pytest.mark.parametrize(("totals", "seats"), WINNERS)
def test_a13_the_highest_total_wins_and_equal_totals_share(totals: tuple[int, ...], seats: tuple[int, ...]) -> None:
    state = State(seats=len(totals), total=[*totals, *[0] * (6 - len(totals))])
    assert winners(state) == sum(1 << seat for seat in seats)


def test_a13_the_game_is_over_after_the_last_round() -> None:
    game = Game(players=6, seed=4)
    play_first_moves(game, 10)
    assert game.phase is Phase.OVER
    assert game.turn is None
    assert game.winners == tuple(seat for seat in range(6) if game.totals[seat] == max(game.totals))
    assert game.events[-1] == GameOver(game.winners, game.totals)
    assert len(game.legal_moves) == 0
    with pytest.raises(IllegalMove, match=r"\(A13\): the game waits for no move now"):
        game.apply("bid 0")


def test_a13_nobody_wins_before_the_end() -> None:
    game = Game(players=6, seed=4)
    play_first_moves(game, 9)
    assert game.winners == ()

"""What the nets expect of bids that nobody makes."""

import pytest

from foretell.bots.hint import hint
from foretell.bots.net.both.judging import Judging, chance_to_succeed, fall_from_best, limit_success
from foretell.game.moves import Bid
from tests.game.kinds import FULL_BOX, PLAIN, Kind


@pytest.mark.parametrize("kind", [PLAIN[0], PLAIN[1], FULL_BOX[0]], ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_expected_points_and_chances_fall_from_the_best_bid(kind: Kind, seed: int) -> None:
    game = kind.game(seed)
    while not isinstance(game.legal_moves[0], Bid):
        game.apply(game.legal_moves[0])
    by_bid = sorted(hint(game.observe(game.turn)), key=lambda one: str(one.move).zfill(10))
    for values in ([one.points for one in by_bid], [one.chance for one in by_bid]):
        best = values.index(max(values))
        assert values[: best + 1] == sorted(values[: best + 1])
        assert values[best:] == sorted(values[best:], reverse=True)


def test_values_do_not_rise_again_beyond_the_best() -> None:
    values = [0.3, 0.1, 0.6, 0.2, 0.4, 0.0, 9.0]
    fall_from_best(values, 6)
    assert values == [0.1, 0.1, 0.6, 0.2, 0.2, 0.0, 9.0]


def test_a_limited_chance_leaves_the_other_outcomes_as_they_are() -> None:
    j = Judging()
    j.worths[:3], j.thinking.chances[:3] = [-10.0, 30.0, -20.0], [0.5, 0.4, 0.1]
    j.worths[3:] = [-30.0] * (len(j.worths) - 3)
    for most, left in ((0.5, 0.4), (0.1, 0.1), (0.0, 0.0)):
        limit_success(j, most)
        assert chance_to_succeed(j) == pytest.approx(left)
        assert (j.thinking.chances[0], j.thinking.chances[2]) == (0.5, 0.1)

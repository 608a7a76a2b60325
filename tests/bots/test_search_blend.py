"""Blending the estimates of net and playouts, and choosing the worlds to try."""

from math import log
from random import Random

import pytest

from foretell.bots.search.blend import Blend, Trust, begin_blend, conclude_blend, drop, is_settled, learn
from foretell.bots.search.resampling import resample, share_out, temper


def blend(points: list[float]) -> Blend:
    """A blend in which the net expects these points."""
    b = Blend(trust=Trust(decisions=0, margin=12.0, doubt=1.5, bias=0.5, sure=2.0), many=len(points))
    b.points[: len(points)] = points
    begin_blend(b)
    return b


def learn_world(b: Blend, found: list[float], weight: float = 1.0) -> None:
    """The results of the moves still tried in a world; every move with points above 0 succeeds."""
    for m, points in enumerate(found):
        if b.tried[m]:
            learn(b, m, weight, points - found[b.best], points, 1.0 if points > 0 else 0.0)


def concluded(b: Blend) -> list[float]:
    """The blended points."""
    points, met = [0.0] * b.many, [0.0] * b.many
    conclude_blend(b, points, met)
    return points


def test_moves_that_the_net_thinks_far_worse_are_not_tried() -> None:
    assert blend([10.0, 9.0, -20.0]).tried[:3] == [1, 1, 0]
    assert is_settled(blend([10.0, -20.0]))


def test_little_evidence_changes_nothing_and_much_does() -> None:
    """Two points better in a few worlds that differ widely may be luck; in very many worlds it is not."""
    few, many, rng = blend([10.0, 8.0]), blend([10.0, 8.0]), Random(1)
    for points in (19.0, -15.0, 19.0, -7.0):
        learn_world(few, [0.0, points])
    for _ in range(4000):
        learn_world(many, [0.0, 4.0 + rng.choice((-15, 15))])
    assert concluded(few)[0] > concluded(few)[1]
    assert concluded(many)[1] > concluded(many)[0]


def test_what_is_surely_worse_is_tried_no_further() -> None:
    b = blend([10.0, 9.5, 9.0])
    for _ in range(200):
        learn_world(b, [0.0, 3.0, -30.0])
    drop(b)
    assert b.tried[:3] == [1, 1, 0]
    for _ in range(200):
        learn_world(b, [0.0, 3.0, -30.0])
    assert concluded(b)[1] == max(concluded(b))


def test_without_playouts_the_net_decides() -> None:
    assert concluded(blend([1.0, 3.0, 2.0])) == [1.0, 3.0, 2.0]


def test_a_world_of_weight_two_counts_as_two_worlds() -> None:
    once, twice = blend([1.0, 2.0]), blend([1.0, 2.0])
    for points in (5.0, -3.0):
        learn_world(once, [points, 1.0], 2.0)
        learn_world(twice, [points, 1.0])
        learn_world(twice, [points, 1.0])
    assert concluded(once) == pytest.approx(concluded(twice))
    assert once.tried_met[:2] == pytest.approx(twice.tried_met[:2])


def test_weights_are_taken_closer_together_where_one_world_would_have_all() -> None:
    even, one = [0.0] * 50, [0.0] * 50
    temper([0.0] * 50, 50, 0.1, even)
    temper([0.0] * 49 + [400.0], 50, 0.1, one)
    assert even == pytest.approx([0.02] * 50)
    assert sum(one) == pytest.approx(1.0)
    assert 1 / sum(weight**2 for weight in one) >= 5
    assert max(one) == one[-1]


@pytest.mark.parametrize("drawn", [1, 3, 8])
def test_likelier_worlds_are_used_more_often(drawn: int) -> None:
    """In total one for every ``drawn`` worlds, each as often as its share says, rounded up or down."""
    rng = Random(drawn)
    shares = [rng.random() + 0.01 for _ in range(80)]
    weights = [0.0] * 80
    used = resample([log(share) for share in shares], 80, drawn, 0.02, weights)
    size = -(-80 // drawn)
    assert sum(weights) == size
    assert used == sum(1 for weight in weights if weight)
    assert all(abs(weight - size * share / sum(shares)) < 1 for weight, share in zip(weights, shares, strict=True))


def test_where_all_worlds_are_tried_each_counts_as_its_share_and_those_that_hardly_count_for_nothing() -> None:
    shares = [0.5, 0.3, 0.199, 0.001]
    weights = [0.0] * 4
    share_out([log(share) for share in shares], 4, 250, 0.02, weights)
    assert weights == pytest.approx([125, 75, 49.75, 0])

"""Statistics of a match, compared with sums made by hand."""

from collections.abc import Callable
from functools import partial

import pytest

from foretell import ExtremeOptions, OptionsError
from foretell.arena import Estimate, Results, Seating
from foretell.arena.summary import skills_of
from tests.arena.matches import by_hand

TWO = ExtremeOptions(rounds=2)
DEAL_1 = [[[0, 4, 2, 6], [2, 4, 0, 2]], [[6, 2, 4, 0], [4, 4, 2, 2]]]
DEAL_2 = [[[0, 2, 0, 2], [0, 2, 0, 2]], [[2, 0, 2, 0], [2, 4, 2, 0]]]
"""Games A B A B and B A B A, each of two rounds."""


@pytest.fixture
def results() -> Results:
    return by_hand(TWO, [DEAL_1, DEAL_2], players=4)


def means(*found: Estimate | None) -> list[float]:
    return [round(one.mean, 6) for one in found if one is not None]


def test_points_a_round_and_a_game(results: Results) -> None:
    # A, deal 1: 0+2+2+0 and 2+0+4+2 in 8 rounds of seats; deal 2: 0 and 0+0+4+0.
    assert means(results.points(0), results.points(1)) == [(12 / 8 + 4 / 8) / 2, (32 / 8 + 16 / 8) / 2]
    assert means(results.game_points(0), results.game_points(1)) == [2, 6]
    first = results.points(0)
    assert first is not None
    assert first.half == pytest.approx(12.7062 * 0.5, rel=1e-5)
    assert first.samples == 2
    assert means(results.points(0, rounds=(0,)), results.points(0, rounds=(1,))) == [(4 / 4 + 0) / 2, (8 / 4 + 1) / 2]


def test_rounds_without_a_point(results: Results) -> None:
    assert means(results.hits(0), results.hits(1)) == [(3 / 8 + 7 / 8) / 2, 0]


def test_differences_are_paired_by_deal(results: Results) -> None:
    found = results.points_between(0, 1)
    assert found is not None
    assert found.mean == (-20 / 8 - 12 / 8) / 2
    assert found.half == pytest.approx(12.7062 * 0.5, rel=1e-5)
    other = results.points_between(1, 0)
    assert other is not None
    assert (other.mean, other.half) == (-found.mean, found.half)
    assert means(results.hits_between(0, 1)) == [0.625]
    assert results.meetings == ((0, 1, 0),)


def test_equal_seats_share_a_win(results: Results) -> None:
    # Totals of deal 1: 2 8 2 8 (A, A) and 10 6 6 2 (A); deal 2: 0 4 0 4 (A, A) and 4 4 4 0 (A).
    assert means(results.wins(0), results.wins(1)) == [1, 0]
    tie = by_hand(TWO, [[[[0, 0, 2, 2], [0] * 4], [[0, 0, 0, 2], [0] * 4]]], players=4)
    # A B A B: the first A and the first B share; B A B A: two B and one A share.
    assert means(tie.wins(0), tie.wins(1)) == [pytest.approx((1 / 2 + 1 / 3) / 2), pytest.approx((1 / 2 + 2 / 3) / 2)]
    assert (results.fair_wins(0), results.fair_wins(1)) == (0.5, 0.5)


def test_the_magician(results: Results) -> None:
    # Seat 0 takes the Magician in the first round of each game: A in the first game of a deal, B in the second.
    assert means(results.magician(0), results.magician(1)) == [1 / 8, 1 / 8]
    assert means(results.magician_points(0), results.magician_points(1)) == [0, 4]


@pytest.mark.parametrize(
    "ask",
    [
        lambda found: found.points(9),
        lambda found: found.wins(-1),
        lambda found: found.points_between(0, 9),
        lambda found: found.decision_ms(-1),
    ],
)
def test_another_bot_is_refused(ask: Callable[[Results], object], results: Results) -> None:
    with pytest.raises(OptionsError, match="a bot of this match is a number from 0 to 1, not "):
        ask(results)


def test_another_group_is_refused(results: Results) -> None:
    with pytest.raises(OptionsError, match="a group of this match is a number from 0 to 0, not 9"):
        results.wins(0, 9)


@pytest.mark.parametrize("number", [-1, 2])
def test_another_round_is_refused(number: int, results: Results) -> None:
    for ask in (partial(results.points, 0), partial(results.hits, 0), partial(results.points_between, 0, 1)):
        with pytest.raises(OptionsError, match=f"a round of this match is a number from 0 to 1, not {number}"):
            ask(rounds=(0, number))


def test_no_round_has_no_points(results: Results) -> None:
    found = [results.points(0, rounds=()), results.hits(0, ()), results.points_between(0, 1, rounds=())]
    assert found == [None] * 3


def test_a_bot_has_no_share_of_wins_where_it_plays_no_game(results: Results) -> None:
    assert Results(results.plan, ()).fair_wins(0) == 0


def test_one_deal_has_no_interval() -> None:
    alone = by_hand(TWO, [DEAL_1], players=4)
    found = [alone.points(0), alone.hits(0), alone.wins(0), alone.points_between(0, 1)]
    assert [one.half for one in found if one is not None] == [None] * 4


def test_one_bot_against_a_field_is_a_separate_comparison() -> None:
    games = [[[0, 3, 3]], [[3, 0, 3]], [[3, 3, 0]], [[1, 2, 2]], [[2, 1, 2]], [[2, 2, 1]]]
    results = by_hand(ExtremeOptions(rounds=1), [games], seating=Seating.FIELD)
    assert means(results.points(0, group=0), results.points(1, group=0)) == [0, 3]
    assert means(results.points(1, group=1), results.points(0, group=1)) == [1, 2]
    assert means(results.points(0), results.points(1)) == pytest.approx([4 / 3, 7 / 3], abs=1e-6)
    assert results.meetings == ((0, 1, 0), (1, 0, 1))
    assert means(results.points_between(0, 1, 0), results.points_between(1, 0, 1)) == [-3, -1]
    assert means(results.wins(0, 0), results.wins(1, 1), results.wins(0)) == [1, 1, 0.5]
    assert [results.fair_wins(0, 0), results.fair_wins(1, 1)] == pytest.approx([1 / 3, 1 / 3])


def test_times_are_known_to_two_per_cent(results: Results) -> None:
    # Bin 320 is 2^20 ns, bin 336 is 2^21 ns.
    assert results.decision_ms(0) == pytest.approx(1.048576)
    assert results.decision_ms(1) == pytest.approx(2.097152)
    assert results.decision_ms(1, 0.25) == pytest.approx(1.048576)
    assert results.decision_ms(1, 0.99) == pytest.approx(2.097152)
    assert Results(results.plan, ()).decision_ms(0) is None


def test_contests_are_between_seats(results: Results) -> None:
    found = list(results.contests())
    assert found[:4] == [((0, 1), (-2, -8)), ((0, 1), (-2, -8)), ((0, 1), (-6, -10)), ((0, 1), (-2, -6))]
    assert len(found) == 8


def test_the_winner_is_rated_higher(results: Results) -> None:
    first, second = skills_of(results) or ()
    assert first.mu > 25 > second.mu
    assert first.sigma < 25 / 3
    assert first.mu + second.mu == pytest.approx(50)

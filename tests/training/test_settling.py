"""What is learned from a round: outcomes, mixed with what a seat expected later."""

from array import array
from typing import Any

import pytest

from foretell.bots.net.thinking import OUTCOMES
from foretell.rules.wizard.state import BIDDING
from training.decisions import Decision, Thought
from training.exploring import Exploring, explored_bid, explored_card

from .sides import texts

OFF_BY_NONE, OFF_BY_TWO = 6, 8


def sure_of(outcome: int) -> "array[float]":
    """The distribution of an outcome that is certain."""
    return array("f", [float(i == outcome) for i in range(OUTCOMES)])


def a_round(trace: float, room: int, *thoughts: Thought) -> tuple[Any, Any, list[Decision]]:
    """A round of Wizard in which seat 0 wins three tricks and has bid one, and seat 1 meets its bid."""
    tables, _ = texts("wizard")
    playing = tables.Playing(trace=trace, first=[0, room], room=[room, room], made=[0, len(thoughts)])
    table = tables.Table(many=len(thoughts), group=4)
    table.state.seats, table.state.cards = 3, 3
    table.state.won, table.state.bid = [3, 0, 0, 0, 0, 0], [1, 0, 1, 0, 0, 0]
    table.state.score = [-20, 20, -10, 0, 0, 0]
    table.thoughts[: len(thoughts)] = thoughts
    return playing, table, [Decision() for _ in range(2 * room)]


def card(number: int, seat: int, expected: int, tried: int = 0) -> Thought:
    """A decision in card play; the best move was expected to have this outcome for sure."""
    return Thought(net=1, number=number, seat=seat, tried=tried, chances=sure_of(expected))


def settled(trace: float, room: int, *thoughts: Thought, strayed: int = 0) -> tuple[Any, list[Decision]]:
    """``strayed``: the number of the decision in which seat 0 explores; 0: in none."""
    tables, _ = texts("wizard")
    playing, table, replay = a_round(trace, room, *thoughts)
    table.strayed = strayed
    tables.settle(playing, table, replay)
    assert (table.many, table.explored, table.strayed) == (0, 0, 0)
    return playing, replay[room:]


def test_the_last_decision_learns_the_outcome_and_those_before_what_the_seat_expected_then() -> None:
    thoughts = card(0, 0, 1), card(1, 1, 2), card(2, 0, 3), card(3, 0, 4)
    _, (first, other, second, last) = settled(0.75, 4, *thoughts)
    assert list(last.targets) == list(sure_of(OFF_BY_TWO))
    assert list(other.targets) == list(sure_of(OFF_BY_NONE))
    assert [second.targets[i] for i in (4, OFF_BY_TWO)] == [0.25, 0.75]
    assert [first.targets[i] for i in (3, 4, OFF_BY_TWO)] == [0.25, 0.75 * 0.25, 0.75 * 0.75]
    assert all(decision.known for decision in (first, other, second, last))


def test_a_move_that_was_tried_says_nothing_about_those_before_it() -> None:
    _, (first, _) = settled(0.75, 2, card(0, 0, 1), card(1, 0, 3, tried=1))
    assert list(first.targets) == list(sure_of(3))


def test_others_learn_nothing_from_what_happens_after_a_seat_has_explored() -> None:
    thoughts = card(0, 1, 1), card(1, 0, 2), card(2, 1, 3), card(3, 0, 4, tried=1), card(4, 1, 5), card(5, 0, 1)
    _, (early, own, before, tried, after, last) = settled(0.75, 6, *thoughts, strayed=4)
    assert list(early.targets) == list(sure_of(3)), "what the seat expected just before"
    assert not before.known
    assert not after.known
    assert list(own.targets) == list(sure_of(4))
    assert [tried.targets[i] for i in (1, OFF_BY_TWO)] == [0.25, 0.75]
    assert list(last.targets) == list(sure_of(OFF_BY_TWO))
    assert all(decision.known for decision in (early, own, tried, last))


def test_naming_trump_is_learned_from_the_points() -> None:
    naming = Thought(net=0, number=0, seat=0, move=22, chances=sure_of(0))
    tables, _ = texts("wizard")
    playing, table, replay = a_round(0.5, 2, naming, card(0, 0, 5))
    playing.made = [1, 1]
    tables.settle(playing, table, replay)
    assert list(replay[0].targets) == list(sure_of(3))  # the range of -20


def test_a_decision_whose_place_another_has_by_now_is_not_touched() -> None:
    _, replay = settled(1.0, 2, card(0, 0, 1), card(1, 1, 2), card(2, 0, 3))
    assert list(replay[0].targets) == list(sure_of(OFF_BY_TWO))
    assert list(replay[1].targets) == list(sure_of(OFF_BY_NONE))


def test_rounds_are_counted_by_group_and_cards() -> None:
    tables, _ = texts("wizard")
    playing, _ = settled(1.0, 1, card(0, 0, 1))
    cell = tables.COUNTED * (tables.SIZES * 4 + 3)
    assert [tables.ROUNDS, tables.MET, tables.POINTS] == [0, 1, 3]
    assert playing.counts[cell : cell + 5] == pytest.approx([1, 1 / 3, 1 / 9, -10 / 3, 100 / 9])
    assert sum(map(abs, playing.counts)) == pytest.approx(sum(map(abs, playing.counts[cell : cell + 5])))


def test_what_was_expected_when_asked_is_compared_with_the_points() -> None:
    tables, _ = texts("wizard")
    playing, table, replay = a_round(1.0, 1, card(0, 0, 1))
    for seat, choices, expected in [(0, 2, -20.0), (1, 1, 30.0)]:
        table.asked[tables.PHASES * seat + BIDDING] = choices
        table.expected[tables.PHASES * seat + BIDDING] = expected
    tables.settle(playing, table, replay)
    cell = tables.COUNTED * (tables.SIZES * 4 + 3) + tables.MORE
    found = playing.counts[cell : cell + 3 * tables.PHASES]
    assert found[3 * BIDDING : 3 * BIDDING + 3] == pytest.approx([-10, 100, 1])
    assert sum(map(abs, found)) == pytest.approx(111)


@pytest.mark.parametrize(("seconds", "better"), [(0, []), (7, []), (2, [-35, 1225, 1]), (3, [-10, 100, 1])])
def test_two_sides_are_compared_where_both_sit_at_a_table(seconds: int, better: list[float]) -> None:
    tables, _ = texts("wizard")
    playing, table, replay = a_round(1.0, 1, card(0, 0, 1))
    table.seconds = seconds
    tables.settle(playing, table, replay)
    cell = tables.COUNTED * (tables.SIZES * 4 + 3) + tables.BETTER
    assert playing.counts[cell : cell + 3] == pytest.approx(better or [0, 0, 0])


@pytest.mark.parametrize("best", range(5))
def test_bids_are_explored_near_the_best_and_anywhere(best: int) -> None:
    rng = [best]
    assert {explored_bid(Exploring(), best, 5, rng) for _ in range(50)} == {best}
    assert {explored_bid(Exploring(bids_anywhere=1.0), best, 5, rng) for _ in range(200)} == {*range(5)}
    near = {explored_bid(Exploring(bids_near=1.0), best, 5, rng) for _ in range(200)}
    beyond = {best} if best in (0, 1, 3, 4) else set()
    assert near == {other for other in range(5) if 1 <= abs(other - best) <= 2} | beyond


def test_cards_are_explored_so_many_times_a_round() -> None:
    rng = [7]
    assert {explored_card(Exploring(), 2, 4, 40, rng) for _ in range(50)} == {2}
    explored = [explored_card(Exploring(cards=10.0), 9, 9, 40, rng) for _ in range(4000)]
    assert 800 < sum(chosen != 9 for chosen in explored) < 1200

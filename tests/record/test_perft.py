"""Counting lines of play."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell import Game, WizardOptions
from foretell.record import RecordError, read_game, to_record
from foretell.record.perft import perft
from tests.game.kinds import Position, positions
from tests.game.scenes import Scene, wizard
from tests.record.golden import GOOD


def of(scene: Scene, depth: int | None = None) -> int:
    """The number of lines from a position."""
    return perft(to_record(scene.game), scene.game.round, len(scene.game.rounds[-1].moves), depth)


def test_a_round_of_one_card_has_as_many_lines_as_bids() -> None:
    assert of(wizard("B1", "B2", "B3", turned="R1")) == 8
    assert of(wizard("B1", "B2", "B3", turned="W")) == 32
    assert of(wizard("B1", "B2", "B3", turned="R1", options=WizardOptions(plus_minus_one=True))) == 5


def test_a_card_with_a_choice_counts_once_for_each() -> None:
    options = WizardOptions(("shapeshifter", "juggler"))
    assert of(wizard("shapeshifter", "B2", "B3", turned="R1", options=options).bid(0, 0, 0)) == 2
    assert of(wizard("juggler", "B2", "B3", turned="R1", options=options).bid(0, 0, 0)) == 4


def test_one_of_two_wizards_counts_once() -> None:
    assert of(wizard("W W", "B2 B3", "G2 G3", turned="R1").bid(0, 0, 0)) == 1 * 2 * 2
    assert of(wizard("W F", "B2 B3", "G2 G3", turned="R1").bid(0, 0, 0)) > 4


def test_a_line_that_ends_before_the_depth_counts_once() -> None:
    scene = wizard("B1", "B2", "B3", turned="R1").bid(0, 0, 0)
    assert [of(scene, depth) for depth in (0, 1, 2, 3, 4, 99, None)] == [1] * 7
    assert of(scene.play("B1", "B2", "B3"), 5) == 1
    scene = wizard("B1", "B2", "B3", turned="R1")
    assert [of(scene, depth) for depth in range(6)] == [1, 2, 4, 8, 8, 8]


def by_hand(game: Game, number: int, depth: int) -> int:
    """The same count by playing every line."""
    if depth == 0 or game.turn is None or game.round != number:
        return 1
    total = 0
    for move in game.legal_moves:
        after = game.copy()
        after.apply(move)
        total += by_hand(after, number, depth - 1)
    return total


@given(positions(most_moves=60), st.integers(0, 2))
def test_the_count_agrees_with_playing_all_lines(position: Position, depth: int) -> None:
    game = read_game(to_record(position.game()))
    record, story = to_record(game), game.rounds[-1]
    assert perft(record, story.number, len(story.moves), depth) == by_hand(game, story.number, depth)


@given(positions(most_moves=200))
def test_the_last_moves_of_a_round_too(position: Position) -> None:
    game = position.game()
    record = to_record(game)
    complete = [story for story in game.rounds if story.result is not None]
    if complete:
        story = complete[-1]
        before = read_game(
            {**record, "rounds": [*record["rounds"][: story.number - 1]], **unfinished(game, story.number)}
        )
        before.deal(story.hands, story.turned)
        for _, move in story.moves[:-5]:
            before.apply(move)
        start = max(len(story.moves) - 5, 0)
        assert perft(record, story.number, start) == by_hand(before, story.number, 99)


def unfinished(game: Game, number: int) -> dict[str, Any]:
    """The end of a record that breaks off before this round."""
    results = [story.result for story in game.rounds[: number - 1] if story.result is not None]
    totals = [sum(result.points[seat] for result in results) for seat in range(len(game.players))]
    return {"finished": False, "totals": totals, "winners": []}


RECORD = json.loads(min(GOOD, key=len))


@pytest.mark.parametrize(
    ("number", "moves", "why"),
    [
        (0, 0, "there is no round 0: the record has"),
        (99, 0, "there is no round 99: the record has"),
        (1, -1, "round 1: there are only"),
        (1, 999, "round 1: there are only"),
    ],
)
def test_a_missing_position_is_an_error(number: int, moves: int, why: str) -> None:
    with pytest.raises(RecordError, match=f"^{why}"):
        perft(RECORD, number, moves)


def test_a_fault_before_the_position_is_reported_and_one_after_it_is_not() -> None:
    record = to_record(wizard("B1", "B2", "B3", turned="R1").bid(0, 0, 0).play("B1", "B2", "B3").game)
    record["rounds"][0]["moves"][4] = [0, "play", "B9"]
    assert perft(record, 1, 4) == 1
    with pytest.raises(RecordError, match=r"^round 1, move 5: it is seat 2"):
        perft(record, 1, 5)


def test_a_fault_in_an_earlier_round_is_reported() -> None:
    record = to_record(wizard("B1 B2", "B3 B4", "B5 B6", turned="R1").game)
    record["rounds"][0]["result"]["points"][0] += 1
    with pytest.raises(RecordError, match=r"^round 1: "):
        perft(record, 2, 0)


@pytest.mark.parametrize("number", [2, 3])
def test_a_round_too_many_has_no_positions(number: int) -> None:
    record = next(record for record in map(json.loads, GOOD) if record["game"] == "extreme" and record["finished"])
    rounds = record["options"]["rounds"]
    record["rounds"] += record["rounds"][:1] * 3
    with pytest.raises(RecordError, match=f"round {rounds + 1}: the game has only {rounds} rounds?$"):
        perft(record, rounds + number - 1, 0)


@pytest.mark.parametrize("data", [None, [], 5, "x"])
def test_anything_but_a_record_has_no_positions(data: object) -> None:
    with pytest.raises(RecordError, match="a record must be an object"):
        perft(data, 1, 0)

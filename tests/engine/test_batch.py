"""A batch: what its methods promise, and that a refused call changes nothing."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any, cast

import numpy as np
import pytest

from foretell import ExtremeOptions, Game, OptionsError, WizardOptions
from foretell.engine import fast
from foretell.engine.fast import GAMES, Batch, as_rows, generator
from foretell.engine.worlds import sampler
from foretell.game.codebook import EXTREME_CODEBOOK, WIZARD_CODEBOOK
from foretell.rules.extreme.state import State as ExtremeState
from foretell.rules.wizard.state import State as WizardState
from tests.engine.sides import assert_same, batch_of, played
from tests.game.kinds import EXTREME, FULL_BOX, ONE_OF_EACH, Kind

BOTH = pytest.mark.parametrize("kind", [FULL_BOX[1], EXTREME[1]], ids=str)
MOVES = {"wizard": WIZARD_CODEBOOK.moves, "extreme": EXTREME_CODEBOOK.moves}


# What a batch is


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_a_batch_plays_the_games_of_game_with_the_same_seeds(kind: Kind) -> None:
    games = [kind.game(seed) for seed in (11, 12)]
    batch = Batch(kind.options, kind.players, seeds=[11, 12])
    rng = Random(5)
    while not batch.is_over.all():
        moves = [-1, -1]
        for n, (game, mask) in enumerate(zip(games, batch.legal_masks(), strict=True)):
            codes = codes_seen(game)
            assert np.flatnonzero(mask).tolist() == codes
            if codes:
                moves[n] = rng.choice(codes)
                game.apply(MOVES[kind.options.game][moves[n]], int(batch.states["turn"][n]))
        batch.apply(moves)
        batch.deal()
    assert all(game.is_over for game in games)
    assert [game.totals for game in games] == [tuple(row[: kind.players]) for row in batch.states["total"].tolist()]


def codes_seen(game: Game) -> list[int]:
    """The codes of the legal moves as the seat to move sees them (V4: without the card it holds)."""
    return [] if game.turn is None else list(game.observe(game.turn).legal_moves.codes)


@BOTH
def test_seeds_come_from_one_seed_and_the_game_s_number(kind: Kind) -> None:
    five = batch_of(kind, 5, seed=9)
    assert len(set(five.states["seed"].tolist())) == 5
    assert_same(five.take([0, 1, 2]).states, batch_of(kind, 3, seed=9).states)
    assert not np.array_equal(five.states["suited"], batch_of(kind, 5, seed=10).states["suited"])


@BOTH
def test_the_same_random_choices_give_the_same_games(kind: Kind) -> None:
    one, other = batch_of(kind, 20), batch_of(kind, 20)
    assert one.play_out(seed=3) == other.play_out(seed=3)
    assert_same(one.states, other.states)
    other = batch_of(kind, 20)
    other.play_out(seed=4)
    assert not np.array_equal(one.states["total"], other.states["total"])


def test_a_batch_may_be_empty() -> None:
    batch = Batch(WizardOptions(), games=0)
    assert len(batch) == 0
    assert batch.legal_masks().shape == (0, 156)
    assert batch.play_out(seed=1) == 0


@pytest.mark.parametrize(
    ("make", "error", "words"),
    [
        (lambda: Batch(WizardOptions(), players=7), OptionsError, "A2"),
        (lambda: Batch(ExtremeOptions(), players=2), OptionsError, "B3"),
        (lambda: Batch(WizardOptions(), seeds=[1, -1]), ValueError, "whole numbers from 0"),
        (lambda: Batch(WizardOptions(), seeds=[2**63]), ValueError, "whole numbers from 0"),
        (
            lambda: Batch(WizardOptions(), seeds=cast("Any", 5)),
            TypeError,
            "seeds are a list with one for each .*, not 5",
        ),
        (lambda: Batch.of([]), ValueError, "an empty list of states"),
        (lambda: Batch.of([WizardState(), ExtremeState()]), TypeError, "states of one game"),
        (lambda: Batch.of(["a state"]), TypeError, "states of one game"),
    ],
)
def test_what_cannot_be_a_batch_is_refused(make: Callable[[], Batch], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        make()


# Moves


@BOTH
def test_an_illegal_move_is_refused_and_no_game_moves(kind: Kind) -> None:
    batch = played(kind, 4, 30)
    before = batch.copy()
    moves = batch.random_moves(generator(1))
    for wrong in [*np.flatnonzero(~batch.legal_masks()[2]).tolist(), batch.game.codes, 10**12]:
        with pytest.raises(ValueError, match=f"game 2: the move with code {wrong} "):
            batch.apply([moves[0], moves[1], wrong, moves[3]])
    assert_same(batch.states, before.states)


@pytest.mark.parametrize(
    "rng", [np.zeros(0, np.uint64), np.zeros(1, np.int64), np.zeros((2, 1), np.uint64), [1]], ids=str
)
def test_random_moves_take_only_a_generator(rng: object) -> None:
    with pytest.raises(TypeError, match=r"rng is what generator\(seed\) returns, not "):
        Batch(WizardOptions(), 4, 2).random_moves(cast("Any", rng))


@BOTH
def test_there_must_be_a_move_for_every_game(kind: Kind) -> None:
    batch = batch_of(kind, 3)
    before = batch.copy()
    for moves in ([-1, -1], [[-1, -1, -1]], -1):
        with pytest.raises(ValueError, match="a move for each of 3 games"):
            batch.apply(moves)
    assert_same(batch.states, before.states)


@BOTH
def test_minus_one_makes_no_move(kind: Kind) -> None:
    batch = batch_of(kind, 3)
    before = batch.copy()
    moves = batch.random_moves(generator(1))
    batch.apply([-1, moves[1], -1])
    assert_same(batch.take([0, 2]).states, before.take([0, 2]).states)
    assert not np.array_equal(as_rows(batch.states)[1], as_rows(before.states)[1])


@BOTH
def test_no_move_is_legal_before_a_deal_and_after_the_end(kind: Kind) -> None:
    batch = batch_of(kind, 3)
    batch.play_out_rounds(seed=1)
    assert_nobody_is_asked(batch)
    batch.deal()
    assert batch.legal_masks().any(axis=1).all()
    batch.play_out(seed=1)
    assert batch.is_over.all()
    over = batch.copy()
    batch.deal()
    assert_same(batch.states, over.states)
    assert_nobody_is_asked(batch)


def assert_nobody_is_asked(batch: Batch) -> None:
    """Check that no seat is to move, and that no code is legal."""
    assert (batch.states["turn"] == -1).all()
    assert not batch.legal_masks().any()
    assert batch.random_moves(generator(1)).tolist() == [-1] * len(batch)
    for code in range(batch.game.codes):
        with pytest.raises(ValueError, match="not allowed"):
            batch.apply([code] * len(batch))


# Playing to the end


@BOTH
def test_play_out_rounds_ends_the_rounds_and_play_out_the_games(kind: Kind) -> None:
    batch = played(kind, 10, 25)
    rounds = batch.states["round"].copy()
    assert batch.play_out_rounds(seed=1) > 0
    assert batch.play_out_rounds(seed=1) == 0
    assert (batch.states["tricks_left"] == 0).all()
    assert (batch.states["round"] == rounds).all()
    assert not batch.is_over.any()
    assert batch.play_out(seed=1) > 0
    assert batch.play_out(seed=1) == 0
    assert batch.is_over.all()


@BOTH
def test_rollouts_are_averages_of_rounds_played_to_their_ends(kind: Kind) -> None:
    batch = played(kind, 3, 25)
    before = batch.copy()
    points = batch.rollouts(times=40, seed=6)
    copies = batch.take(np.repeat(np.arange(3), 40))
    copies.play_out_rounds(seed=6)
    expected = copies.states["score"][:, : kind.players].reshape(3, 40, kind.players).mean(axis=1)
    np.testing.assert_allclose(points, expected)
    assert_same(batch.states, before.states)


def test_a_number_of_rollouts_is_at_least_one() -> None:
    with pytest.raises(ValueError, match=f"at most {2**63 - 1} times, not {2**63} times"):
        Batch(WizardOptions()).rollouts(times=2**63, seed=1)
    with pytest.raises(ValueError, match="not 0 times"):
        Batch(WizardOptions()).rollouts(times=0, seed=1)


# Copies


@BOTH
def test_copies_are_independent(kind: Kind) -> None:
    batch = batch_of(kind, 4)
    before = as_rows(batch.states).copy()
    for copied in (batch.copy(), batch.take([3, 1, 1]), batch.take(2)):
        copied.play_out(seed=2)
    np.testing.assert_array_equal(as_rows(batch.states), before)
    copied = batch.copy()
    batch.play_out(seed=2)
    np.testing.assert_array_equal(as_rows(copied.states), before)


@BOTH
def test_games_are_taken_by_number_or_by_mask(kind: Kind) -> None:
    batch = batch_of(kind, 4)
    for games, numbers in (([3, 1, 1], [3, 1, 1]), (-1, [3]), (batch.states["seed"] > 0, [0, 1, 2, 3]), ([], [])):
        taken = batch.take(np.asarray(games, None if len(numbers) else np.int64))
        assert taken.states["seed"].tolist() == batch.states["seed"][numbers].tolist()
    with pytest.raises(IndexError):
        batch.take([4])


# Plain states


@BOTH
def test_states_can_be_exported_and_imported(kind: Kind) -> None:
    batch = played(kind, 4, 40)
    states = [batch.state(i) for i in range(4)]
    assert [type(state) for state in states] == [batch.game.plain.state] * 4
    assert all(type(number) is int for number in (states[0].turn, *states[0].suited))
    assert_same(Batch.of(states).states, batch.states)
    other = batch_of(kind, 4, seed=2)
    for i, state in enumerate(states):
        other.set_state(i, state)
    assert_same(other.states, batch.states)


def test_a_state_of_another_game_is_refused() -> None:
    batch = Batch(WizardOptions())
    before = batch.copy()
    with pytest.raises(TypeError, match=r"a batch of \w+ cannot hold a foretell\.rules\.\w+\.state\.State"):
        batch.set_state(0, ExtremeState())
    assert_same(batch.states, before.states)


@BOTH
def test_worlds_that_fit_an_observation_can_be_played_on(kind: Kind) -> None:
    game = Game(kind.options, kind.players, seed=4)
    while game.phase != "play":
        game.apply(game.legal_moves[0])
    seat = game.turn
    assert seat is not None
    observation = game.observe(seat)
    rng = [7]
    batch = Batch.of([sampler(observation.view).draw(rng) for _ in range(30)])
    views = as_rows(batch.observe(seat))
    assert (views == views[0]).all()
    assert np.flatnonzero(batch.legal_masks()[0]).tolist() == list(observation.legal_moves.codes)
    assert batch.rollouts(times=2, seed=1).shape == (30, kind.players)


# Observations


@BOTH
def test_each_game_may_be_seen_by_a_different_seat(kind: Kind) -> None:
    batch = played(kind, 3, 20)
    views = batch.observe([0, -1, 2])
    assert views["seat"].tolist() == [0, -1, 2]
    assert_same(views[1:2], batch.take(1).observe(-1))
    assert_same(batch.observe(), batch.observe(batch.states["turn"]))
    for seat in (-2, kind.players, [0, 0, kind.players]):
        with pytest.raises(ValueError, match="seats go from -1"):
            batch.observe(seat)


@BOTH
def test_rows_are_the_fields_in_their_order(kind: Kind) -> None:
    batch = played(kind, 3, 20)
    views = batch.observe(0)
    rows = as_rows(views)
    assert rows.dtype == np.int64
    assert rows.shape == (3, sum(views[0][name].size for name in views.dtype.names or ()))
    expected = np.concatenate([views[name].reshape(3, -1) for name in views.dtype.names or ()], axis=1)
    np.testing.assert_array_equal(rows, expected)
    assert np.shares_memory(rows, views)


def test_both_games_can_be_created_by_name() -> None:
    assert {name: game.codes for name, game in GAMES.items()} == {"wizard": 156, "extreme": 113}


@BOTH
@pytest.mark.parametrize("copier", [copy.copy, copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_copies_and_pickles_are_independent(kind: Kind, copier: Callable[[Batch], Batch]) -> None:
    batch = batch_of(kind, 3, seed=9)
    before = batch.states.copy()
    other = copier(batch)
    assert_same(other.states, before)
    other.play_out(seed=1)
    assert other.is_over.all()
    assert_same(batch.states, before)


@pytest.mark.parametrize(
    ("arguments", "error", "sentence"),
    [
        ((WizardOptions(), 4, -3), ValueError, "0 games or more, not -3"),
        ((WizardOptions(), 4, 2, 0, [1]), ValueError, "a seed for each of 2 games, not 1"),
        ((WizardOptions(), 4, 10**12), MemoryError, "no room for 1000000000000 games"),
        ((WizardOptions(), 4, 2**64), MemoryError, "no room for 18446744073709551616 games"),
        ((WizardOptions(), 4, "x"), TypeError, "games is a whole number, not 'x'"),
        ((WizardOptions(), 4, 2, "x"), TypeError, "seed is a whole number, not 'x'"),
        ((WizardOptions(), "4"), OptionsError, "a whole number, not '4'"),
        ((3,), TypeError, r"WizardOptions\(…\) or ExtremeOptions\(…\), not 3"),
        ((WizardOptions,), TypeError, "not <class"),
    ],
)
def test_wrong_arguments_have_a_sentence(arguments: tuple[Any, ...], error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        Batch(*arguments)


@pytest.mark.parametrize("given", [3, np.zeros(3)], ids=["a number", "an array of numbers"])
def test_rows_are_those_of_records(given: object) -> None:
    with pytest.raises(TypeError, match="records are the states of a batch, or what it observes, not "):
        as_rows(cast("Any", given))


@pytest.mark.parametrize(
    ("games", "error", "sentence"),
    [
        ([[0, 1]], ValueError, r"a list of their numbers, not by an array \(1, 2\)"),
        ([[0], [1, 2]], ValueError, "a list of whole numbers, not lists of several lengths"),
        (None, ValueError, "games are whole numbers, not object"),
        ("x", ValueError, "games are whole numbers, not <U1"),
        ([0.5], ValueError, "games are whole numbers, not float64"),
        (True, ValueError, r"True or False for each of 3 games, not an array \(\)"),
        ([True, False], ValueError, r"True or False for each of 3 games, not an array \(2,\)"),
        ([1, 3], IndexError, "games are numbered from 0 to 2, not 3"),
        (-4, IndexError, "games are numbered from 0 to 2, not -4"),
        (np.array([2**63], np.uint64), IndexError, "games are numbered from 0 to 2, not 9223372036854775808"),
    ],
)
def test_what_names_no_games_takes_none(games: object, error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        Batch(WizardOptions(), 4, 3).take(cast("Any", games))


@BOTH
@pytest.mark.parametrize("at_once", [1, 7, 10])
def test_rollouts_are_the_same_however_many_are_played_at_once(
    kind: Kind, at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    batch = batch_of(kind, 5, seed=3)
    whole = batch.rollouts(times=9, seed=6)
    monkeypatch.setattr(fast, "_AT_ONCE", at_once)
    assert (batch.rollouts(times=9, seed=6) == whole).all()


def test_no_games_are_taken_and_none_is_in_rows() -> None:
    batch = Batch(WizardOptions(), 4, 3, seed=np.int64(5))
    assert np.array_equal(batch.states, Batch(WizardOptions(), 4, 3, seed=5).states)
    nothing: tuple[Any, ...] = ([], np.zeros(3, np.bool_), np.zeros(0, np.int64))
    assert [len(batch.take(none)) for none in nothing] == [0, 0, 0]
    assert as_rows(batch.states[:0]).shape == (0, as_rows(batch.states).shape[1])
    assert len(batch.take([]).take([])) == 0


def test_a_negative_code_is_no_move_but_for_the_one_that_means_none() -> None:
    batch = Batch(WizardOptions(), 4, 2, seed=1)
    before = batch.states.copy()
    with pytest.raises(ValueError, match="game 1: the move with code -2 is not allowed"):
        batch.apply([0, -2])
    batch.apply([-1, -1])
    assert np.array_equal(batch.states, before)


def test_a_game_of_a_batch_is_named_by_its_number() -> None:
    batch = Batch(WizardOptions(), 4, 3, seed=1)
    before = batch.states.copy()
    assert batch.state(np.int64(-1)) == batch.state(2)
    for wrong in ("a", "turn", None, 1.5, [0], slice(0, 2)):
        for call in (batch.state, lambda place: batch.set_state(place, batch.state(0))):
            with pytest.raises(TypeError, match="the number of a game is a whole number, not "):
                call(cast("Any", wrong))
    for number in (3, -4, 10**20):
        with pytest.raises(IndexError, match=f"games are numbered from 0 to 2, not {number}"):
            batch.state(number)
    assert np.array_equal(batch.states, before)
    seeded: tuple[Callable[[Any], Any], ...] = (
        generator,
        batch.play_out,
        lambda text: Batch(WizardOptions(), seeds=text),
    )
    for begin in seeded:
        with pytest.raises(TypeError, match=r"seed.* is a whole number, not 'a'"):
            begin("a")


def test_another_number_of_seats_is_refused() -> None:
    batch = Batch(WizardOptions(), 4, 3, seed=1)
    for seats in ([], [0, 1], [[0, 1, 2]]):
        with pytest.raises(ValueError, match="one seat, or one for each of 3 games, not an array"):
            batch.observe(seats)
    assert_same(batch.observe([1]), batch.observe(1))


def test_codes_seats_and_seeds_are_whole_numbers() -> None:
    batch = Batch(WizardOptions(), 4, 2, seed=1)
    with pytest.raises(ValueError, match="moves are whole numbers, not float64"):
        batch.apply([0.5, 1.0])
    with pytest.raises(ValueError, match="seats are whole numbers, not float64"):
        batch.observe([0.5, 1.0])
    with pytest.raises(ValueError, match="from 0 to 2\\*\\*64 - 1, not -1"):
        generator(-1)

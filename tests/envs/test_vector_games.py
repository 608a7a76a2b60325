"""Many games that step in one call: each is the game of its seed, whatever the form, the arrays and the threads."""

import pickle
from collections.abc import Callable, Iterator
from copy import copy as copied_by_copy
from copy import deepcopy
from dataclasses import fields, replace
from random import Random
from typing import Any, cast

import numpy as np
import pytest

from foretell import ExtremeOptions, Game, OptionsError, WizardOptions
from foretell.engine.compiled import GAMES
from foretell.envs.arrays import Arrays
from foretell.envs.vector import VectorGames
from foretell.game.codebook import CODEBOOKS
from foretell.rules.chance import round_key
from tests.game.kinds import COURSES, EXCEPTIONS, ONE_OF_EACH, Kind

KINDS = [*ONE_OF_EACH, *COURSES, *EXCEPTIONS]
EVERY_KIND = pytest.mark.parametrize("kind", KINDS, ids=str)
FORMS = ("index", "uint8", "float32")
SHORT = WizardOptions(round_sizes=(1, 2))
OUT = ("observation", "mask", "reward", "done", "turn", "final_observation")


def sign_of(games: VectorGames) -> int:
    """1 if more points are better, else -1."""
    return GAMES[games.options.game].plain.sign


def chosen(mask: np.ndarray[Any, Any], rng: Random) -> list[int]:
    """A random legal move of each game; -1 where it is over."""
    return [rng.choice(row.nonzero()[0].tolist()) if row.any() else -1 for row in mask]


def ones(games: VectorGames, row: np.ndarray[Any, Any]) -> set[int]:
    """The numbers of an observation's true features."""
    found = row[row < games.encoder.size].tolist() if games.form == "index" else row.nonzero()[0].tolist()
    return set(found)


def same(one: Arrays, other: Arrays) -> bool:
    """Whether two steps have told the same."""
    return all(np.array_equal(getattr(one, field.name), getattr(other, field.name)) for field in fields(Arrays))


def copy(arrays: Arrays) -> Arrays:
    """Independent copies."""
    return Arrays(*(getattr(arrays, field.name).copy() for field in fields(Arrays)))


@EVERY_KIND
def test_every_step_agrees_with_the_game_of_the_seed(kind: Kind) -> None:
    games = VectorGames(kind.options, kind.players, 2, 5, form=FORMS[KINDS.index(kind) % 3], autoreset="disabled")
    beside = [kind.game(round_key(5, i)) for i in range(2)]
    rng, sign = Random(3), sign_of(games)
    while not games.arrays.done.all():
        arrays = games.arrays
        for i, game in enumerate(beside):
            assert (arrays.turn[i] if game.turn is not None else None) == game.turn
            if game.turn is not None:
                seen = game.observe(game.turn)
                assert arrays.mask[i].nonzero()[0].tolist() == list(seen.legal_moves.codes)
                assert ones(games, arrays.observation[i]) == set(games.encoder.indices(seen))
        codes = chosen(arrays.mask, rng)
        before = [[sign * total for total in game.totals] for game in beside]
        games.step(codes)
        for i, game in enumerate(beside):
            if codes[i] >= 0:
                game.apply(CODEBOOKS[game.options.game].moves[codes[i]])
            now = [sign * total for total in game.totals]
            assert games.arrays.reward[i].tolist() == [b - a for a, b in zip(before[i], now, strict=True)]
            assert games.arrays.done[i] == game.is_over
    assert ones(games, games.arrays.observation[0]) == set(games.encoder.indices(beside[0].observe(0)))


@pytest.mark.parametrize("options", [SHORT, ExtremeOptions(2)], ids=["wizard", "extreme"])
@pytest.mark.parametrize("reward", ["game", "rank"])
def test_rewards_after_the_game(options: WizardOptions | ExtremeOptions, reward: str) -> None:
    games = VectorGames(options, 3, 8, 1, form=None, reward=reward, autoreset="disabled")
    paid = np.zeros((8, 3))
    while not games.arrays.done.all():
        paid += games.random_step().reward
    points = sign_of(games) * games.states["total"][:, :3].astype(float)
    ranks = np.sign(points[:, :, None] - points[:, None, :]).sum(axis=2) / 2
    assert np.array_equal(paid, points if reward == "game" else ranks)
    assert set(ranks.ravel().tolist()) > {-1, 1}


def finished(autoreset: str) -> Iterator[tuple[VectorGames, Arrays]]:
    """The first step in which a game ends, and the two after it."""
    games = VectorGames(SHORT, 3, 1, seeds=[9], autoreset=autoreset)
    while not games.random_step().done[0]:
        pass
    yield games, copy(games.arrays)
    for _ in range(2):
        yield games, copy(games.step([-1]) if games.arrays.turn[0] < 0 else games.random_step())


def test_with_next_step_the_next_episode_begins_in_the_next_step() -> None:
    (games, end), (_, first), (_, second) = finished("next_step")
    assert end.turn[0] == -1
    assert not end.mask.any()
    assert not first.done[0]
    assert not first.reward.any()
    assert games.seeds.tolist() == [round_key(9, -1)]
    assert same(first, VectorGames(SHORT, 3, 1, seeds=[round_key(9, -1)]).arrays)
    assert not second.done[0]


def test_with_same_step_the_next_episode_is_shown_with_the_end() -> None:
    (games, end), *_ = finished("same_step")
    assert games.seeds.tolist() == [round_key(9, -1)]
    assert end.reward.any()
    begun = VectorGames(SHORT, 3, 1, seeds=[round_key(9, -1)]).arrays
    assert same(replace(begun, done=end.done, reward=end.reward, final_observation=end.final_observation), end)


def told(games: VectorGames, steps: int) -> list[list[tuple[object, ...]]]:
    """What each game tells, with the first legal moves; the end of an episode and the next one count as two steps."""
    found: list[list[tuple[object, ...]]] = [[] for _ in range(len(games))]
    for _ in range(steps):
        arrays = games.step(games.arrays.mask.argmax(axis=1))
        for i, tellings in enumerate(found):
            rest = arrays.observation[i].tolist(), arrays.mask[i].tolist(), [arrays.turn[i]]
            paid = arrays.reward[i].tolist()
            if arrays.done[i] and len(arrays.final_observation):
                end = arrays.final_observation[i].tolist(), [False] * games.actions, [-1]
                tellings.append((*end, paid, [True]))
                tellings.append((*rest, [0] * games.players, [False]))
            else:
                tellings.append((*rest, paid, [arrays.done[i]]))
    return found


@pytest.mark.parametrize("form", ["index", "uint8", "float32", "nets-index", "nets-uint8", "nets-float32", None])
@pytest.mark.parametrize("options", [SHORT, ExtremeOptions(2)], ids=["wizard", "extreme"])
def test_same_step_shows_the_end_as_next_step_does(options: WizardOptions | ExtremeOptions, form: str | None) -> None:
    shown, kept = (
        told(VectorGames(options, 3, 3, 4, form=form, autoreset=mode, unit="round", threads=2), 220)
        for mode in ("next_step", "same_step")
    )
    for one, other in zip(shown, kept, strict=True):
        assert sum(step[-1] == [True] for step in one) > 1
        assert one == other[: len(one)]


def test_final_observations_are_kept_only_where_episodes_end() -> None:
    assert len(VectorGames(SHORT, 3, 4).arrays.final_observation) == 0
    games = VectorGames(SHORT, 3, 4, form="uint8", autoreset="same_step")
    out = games.new_arrays()
    out.final_observation[:] = 9
    while not games.random_step(out).done.any():
        assert (out.final_observation == 9).all()
    assert not (out.final_observation[out.done] == 9).any()
    assert (out.final_observation[~out.done] == 9).all()


def test_with_disabled_nothing_happens_until_the_caller_begins() -> None:
    (games, end), (_, later), _ = finished("disabled")
    assert later.done[0]
    assert same(replace(end, reward=later.reward), later)
    assert not later.reward.any()
    assert games.begin([False]).done[0]
    assert not games.begin([True]).done[0]
    assert games.seeds.tolist() == [round_key(9, -1)]


def test_episodes_of_one_round() -> None:
    games = VectorGames(WizardOptions(), 4, 64, 2, unit="round", autoreset="disabled")
    drawn = games.states["round"].copy()
    assert set(drawn.tolist()) > {1, 7, 15} - {15}
    while not games.arrays.done.all():
        games.random_step()
    assert np.array_equal(games.states["round"], drawn)
    chosen_rounds = VectorGames(WizardOptions(), 4, 64, 2, unit="round", rounds=[3, 9])
    assert set(chosen_rounds.states["round"].tolist()) == {3, 9}
    game = Game(WizardOptions(), 4, seed=int(games.seeds[0]))
    assert game.rounds


def test_threads_and_arrays_of_the_caller_change_nothing() -> None:
    kind = ONE_OF_EACH[4]
    one = VectorGames(kind.options, kind.players, 37, 4, form="float32")
    two = VectorGames(kind.options, kind.players, 37, 4, form="float32", threads=2)
    out, rng = two.new_arrays(), Random(1)
    for _ in range(200):
        codes = chosen(one.arrays.mask, rng)
        one.step(codes)
        assert two.step(np.array(codes, np.int32), out) is out
        assert same(one.arrays, out)
        two.arrays.mask[:] = out.mask


@pytest.mark.parametrize("threads", [2, 3, 9])
@pytest.mark.parametrize("form", ["index", "nets-float32"])
def test_random_games_are_alike_whatever_the_threads(threads: int, form: str) -> None:
    one, many = (
        VectorGames(ExtremeOptions(2), 3, 150, 4, form=form, autoreset="same_step", threads=number)
        for number in (1, threads)
    )
    for _ in range(60):
        assert same(one.random_step(), many.random_step())
    assert np.array_equal(one.states, many.states)


@pytest.mark.parametrize("copied", [copied_by_copy, deepcopy, lambda games: pickle.loads(pickle.dumps(games))])
def test_a_copy_goes_on_alike(copied: Callable[[VectorGames], VectorGames]) -> None:
    games = VectorGames(SHORT, 3, 5, 8, reward="rank", autoreset="same_step", threads=2)
    for _ in range(30):
        games.random_step()
    other = copied(games)
    assert not np.shares_memory(games.arrays.mask, other.arrays.mask)
    assert same(games.arrays, other.arrays)
    for _ in range(60):
        assert same(games.random_step(), other.random_step())


def test_resetting_begins_the_first_episodes_again() -> None:
    games = VectorGames(SHORT, 3, 5, 8)
    first = copy(games.arrays)
    for _ in range(60):
        games.random_step()
    assert same(games.reset(), first)
    assert same(games.reset(8), first)
    assert not same(games.reset(9), first)
    assert games.reset(seeds=[1, 2, 3, 4, 5]) is games.arrays
    assert games.seeds.tolist() == [1, 2, 3, 4, 5]
    with pytest.raises(ValueError, match="a seed for each of 5 games, not 2"):
        games.reset(seeds=[1, 2])
    with pytest.raises(OptionsError, match="a seed must be"):
        games.reset(-1)


def test_arrays_are_shared_without_a_copy() -> None:
    games = VectorGames(SHORT, 3, 4, autoreset="same_step")
    for name in OUT:
        array = getattr(games.arrays, name)
        assert np.shares_memory(np.from_dlpack(array), array)


@pytest.mark.parametrize("threads", [1, 2])
def test_an_illegal_move_changes_nothing(threads: int) -> None:
    games = VectorGames(WizardOptions(), 3, 4, 1, threads=threads)
    states, before = games.states.copy(), copy(games.arrays)
    codes = games.arrays.mask.argmax(axis=1)
    for wrong in (-1, 2, 155, 156, 10**12):
        codes[3] = wrong
        with pytest.raises(ValueError, match=f"game 3: the move with code {wrong} is not allowed"):
            games.step(codes)
    assert np.array_equal(states, games.states)
    assert same(games.arrays, before)


@pytest.mark.parametrize("threads", [1, 3])
def test_the_first_of_many_illegal_moves_is_named(threads: int) -> None:
    games = VectorGames(WizardOptions(), 3, 200, 1, threads=threads)
    codes = games.arrays.mask.argmax(axis=1)
    for wrong in (199, 150, 70, 33):
        codes[wrong] = -1
        with pytest.raises(ValueError, match=f"game {wrong}: the move with code -1"):
            games.step(codes)


def test_an_unseen_card_cannot_be_named() -> None:
    """V4: an action that names the card would tell its owner whether it is the one."""
    games = VectorGames(WizardOptions(mode=cast("Any", "clairvoyance")), 3, 1, 1)
    while games.states["phase"][0] != 3:
        games.step(games.arrays.mask.argmax(axis=1))
    assert games.arrays.mask[0].nonzero()[0].tolist() == [93]
    for code in range(games.actions):
        if code != 93:
            with pytest.raises(ValueError, match="is not allowed"):
                games.step([code])
    games.step([93])


def test_wrong_actions_are_refused() -> None:
    games = VectorGames(WizardOptions(), 3, 2)
    with pytest.raises(ValueError, match="an action for each of 2 games"):
        games.step([0])
    with pytest.raises(TypeError, match="whole numbers, not float64"):
        games.step([0.0, 1.0])
    with pytest.raises(ValueError, match="a mask of 2 booleans, not int64"):
        games.begin([0, 1])


@pytest.mark.parametrize("name", OUT)
def test_wrong_arrays_are_refused_before_the_call(name: str) -> None:
    games = VectorGames(WizardOptions(), 3, 4, autoreset="same_step")
    states, good = games.states.copy(), games.new_arrays()
    array = getattr(good, name)
    read_only = array.copy()
    read_only.flags.writeable = False
    unaligned = np.zeros(array.nbytes + 1, np.uint8)[1:].view(array.dtype).reshape(array.shape)
    wrong: list[tuple[object, type[Exception], str]] = [
        (array.tolist(), TypeError, "is a numpy array, not list"),
        (array.astype(np.float64), TypeError, "not float64"),
        (array[:3].copy(), ValueError, r"has the shape \(4,"),
        (np.repeat(array, 2, axis=0)[::2], ValueError, "in one piece, row after row"),
        (read_only, ValueError, "it is read-only"),
    ]
    if array.itemsize > 1:
        wrong.append((unaligned, ValueError, "in one piece"))
    codes = games.arrays.mask.argmax(axis=1)
    for other, error, words in wrong:
        with pytest.raises(error, match=f"out.{name} .*{words}"):
            games.step(codes, replace(good, **{name: cast("Any", other)}))
    assert np.array_equal(states, games.states)
    games.step(codes, good)


def test_arrays_in_the_same_memory_are_refused() -> None:
    games = VectorGames(WizardOptions(), 3, 4)
    states, good = games.states.copy(), games.new_arrays()
    kept = games.states.view(np.uint8)[:4].view(np.bool_)
    for done, words in ((good.mask.reshape(-1)[-4:], "mask and done"), (kept, "done and what the games keep")):
        with pytest.raises(ValueError, match=rf"^out: {words} lie in the same memory$"):
            games.random_step(replace(good, done=done))
    assert np.array_equal(states, games.states)


def test_one_number_of_a_round_may_stand_alone() -> None:
    alone, listed = (VectorGames(WizardOptions(), 3, 4, 7, unit="round", rounds=rounds) for rounds in (5, [5]))
    assert np.array_equal(alone.states, listed.states)
    assert set(alone.states["round"].tolist()) == {5}


def test_wrong_settings_are_refused() -> None:
    for wrong in (
        {"form": "int8"},
        {"form": np.array(["uint8", "float32"])},
        {"reward": "bids"},
        {"autoreset": "never"},
        {"unit": "trick"},
        {"threads": 0},
        {"threads": 10**20},
        {"threads": "x"},
    ):
        with pytest.raises(ValueError, match=r"is one of|one thread or more"):
            VectorGames(WizardOptions(), 3, 1, **cast("Any", wrong))
    with pytest.raises(ValueError, match="unit='round'"):
        VectorGames(WizardOptions(), 3, 1, rounds=[1])
    for rounds in ([21], 21, "x", 5.0, None, True):
        with pytest.raises(ValueError, match="numbers from 1 to 20"):
            VectorGames(WizardOptions(), 3, 1, unit="round", rounds=cast("Any", rounds))
    for games in (-1, "x", 1.5):
        with pytest.raises(ValueError, match=f"0 games or more, not {games!r}"):
            VectorGames(WizardOptions(), 3, cast("Any", games))
    with pytest.raises(MemoryError, match="no room for 1000000000000 games"):
        VectorGames(WizardOptions(), 3, 10**12)
    with pytest.raises(ValueError, match="a seed for each of 2 games, not 1"):
        VectorGames(WizardOptions(), 3, 2, seeds=[7])
    with pytest.raises(TypeError, match="a list with one for each game, not 5"):
        VectorGames(WizardOptions(), 3, seeds=cast("Any", 5))
    with pytest.raises(TypeError, match="made by new_arrays"):
        VectorGames(WizardOptions(), 3, 1).random_step(cast("Any", {}))
    none = VectorGames(WizardOptions(), 3, 0)
    for arrays in (none.random_step(), none.step([]), none.begin([])):
        assert len(arrays.done) == 0

"""Gymnasium's vector environment: its spaces, its seeds, what it pays, and when episodes begin again."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from foretell import ExtremeOptions
from foretell.envs import aec
from foretell.envs.all_seats import AllSeatsVectorEnv
from tests.envs.kinds import EVERY_KIND
from tests.game.kinds import Kind

GAMES = 5


@EVERY_KIND
def test_what_it_gives_lies_in_its_spaces(kind: Kind) -> None:
    env = AllSeatsVectorEnv(GAMES, options=kind.options, players=kind.players, unit="round")
    env.action_space.seed(1)
    steps: list[tuple[Any, ...]] = [env.reset(seed=3)]
    steps += [env.step(env.action_space.sample()) for _ in range(20)]
    assert all(env.observation_space.contains(observations) for observations, *_ in steps)
    _, rewards, terminations, truncations, _ = steps[-1]
    assert {array.shape for array in (rewards, terminations, truncations)} == {(GAMES,)}
    assert (terminations.dtype, truncations.any()) == (np.bool_, np.False_)


def played(env: AllSeatsVectorEnv, seed: int, steps: int) -> list[object]:
    """All that an environment gives, with the first legal moves."""
    observations, infos = env.reset(seed=seed)
    given: list[object] = [observations, infos]
    for _ in range(steps):
        answer = env.step(observations["action_mask"].argmax(axis=1))
        observations = answer[0]
        given += answer
    return given


def test_the_same_seed_gives_the_same() -> None:
    first, second = AllSeatsVectorEnv(GAMES, players=3), AllSeatsVectorEnv(GAMES, players=3, threads=2)
    assert data_equivalence(played(first, 4, 30), played(second, 4, 30))
    assert data_equivalence(played(first, 4, 30), played(first, 4, 30))
    assert not data_equivalence(played(first, 4, 30), played(first, 5, 30))


@pytest.mark.parametrize("seed", [4, [5, 6, 7]], ids=str)
def test_what_replaces_illegal_actions_follows_from_the_seed(seed: int | list[int]) -> None:
    def chosen(kind: type[np.integer[Any]]) -> list[object]:
        env = AllSeatsVectorEnv(3, players=3)
        return [env.reset(seed=seed), *(env.step(np.full(3, -1).astype(kind)) for _ in range(20))]

    assert data_equivalence(chosen(np.int64), chosen(np.int64))
    assert data_equivalence(chosen(np.int64), chosen(np.uint64))


def test_data_is_never_used_again() -> None:
    env = AllSeatsVectorEnv(GAMES, players=3)
    one, _ = env.reset(seed=1)
    two, *_ = env.step(one["action_mask"].argmax(axis=1))
    assert not any(np.shares_memory(one[key], two[key]) for key in one)


def test_each_game_is_that_of_its_seed() -> None:
    many, one = AllSeatsVectorEnv(3, players=3, unit="round", rounds=2), aec.env(players=3, unit="round", rounds=2)
    observations, _ = many.reset(seed=8)
    one.reset(seed=9)
    paid, ends = np.zeros(3), np.array([False])
    rewards, infos = np.zeros(3), {"seat": np.zeros(3)}
    while not one.terminations[one.agent_selection]:
        seen, *_ = one.last()
        assert np.array_equal(seen["observation"], observations["observation"][1])
        assert np.array_equal(seen["action_mask"], observations["action_mask"][1])
        one.step(seen["action_mask"].argmax())
        observations, rewards, ends, _, infos = many.step(observations["action_mask"].argmax(axis=1))
        paid += infos["rewards"][1]
    assert ends[1]
    assert infos["seat"][1] == -1
    assert paid.tolist() == list(one.rewards.values())
    assert rewards[1] in paid


def test_the_next_episode_begins_by_itself() -> None:
    env = AllSeatsVectorEnv(2, players=3, unit="round", rounds=1)
    observations, infos = env.reset(seed=[5, 5])
    terminations = np.array([False])
    while not terminations.any():
        assert infos["seed"].tolist() == [5, 5]
        observations, _, terminations, _, infos = env.step(observations["action_mask"].argmax(axis=1))
    assert not env.action_masks().any()
    observations, rewards, terminations, _, infos = env.step(np.zeros(2, np.int64))
    assert not terminations.any()
    assert not rewards.any()
    assert infos["seed"][0] == infos["seed"][1] != 5
    assert env.action_masks().any(axis=1).all()


def test_episodes_begin_where_they_are_told_to() -> None:
    env = AllSeatsVectorEnv(2, players=3, unit="round", rounds=1, autoreset_mode="Disabled")
    observations, _ = env.reset(seed=5)
    for _ in range(8):
        observations, *_ = env.step(observations["action_mask"].argmax(axis=1))
    assert not env.action_masks().any()
    env.reset(options={"reset_mask": np.array([True, False])})
    assert env.action_masks().any(axis=1).tolist() == [True, False]
    with pytest.raises(ValueError, match="without reset_mask"):
        env.reset(seed=1, options={"reset_mask": np.array([True, False])})


def test_the_next_episode_begins_in_the_same_step() -> None:
    kind: dict[str, Any] = {"players": 3, "unit": "round", "rounds": [1, 2]}
    later, same = (AllSeatsVectorEnv(3, autoreset_mode=mode, **kind) for mode in ("NextStep", AutoresetMode.SAME_STEP))
    assert same.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, _ = later.reset(seed=[5, 5, 5])
    assert data_equivalence(seen, same.reset(seed=[5, 5, 5])[0])
    many = 0
    while many < 3:
        actions = seen["action_mask"].argmax(axis=1)
        (seen, paid, ends, _, infos), given = later.step(actions), same.step(actions)
        assert data_equivalence((paid, ends), (given[1], given[2]))
        assert ("final_obs" in given[4]) == ends.any()
        if not ends.any():
            continue
        many += 1
        final, info = given[4]["final_obs"], given[4]["final_info"]
        assert given[4]["_final_obs"].all()
        for game in range(3):
            assert data_equivalence(final[game], {key: array[game] for key, array in seen.items()})
            assert all(np.array_equal(info[key][game], infos[key][game]) for key in ("seat", "rewards", "seed"))
        seen, _, _, _, infos = later.step(actions)
        assert data_equivalence(seen, given[0])
        assert all(np.array_equal(infos[key], given[4][key]) for key in ("seat", "seed"))


def test_final_observations_are_given_as_gymnasium_gives_them() -> None:
    made: dict[str, Any] = {"players": 3, "unit": "round", "rounds": [1, 2]}
    sync: dict[str, Any] = {"vectorization_mode": "sync", "vector_kwargs": {"autoreset_mode": "SameStep"}}
    ours = gymnasium.make_vec("foretell/WizardAllSeats-v0", num_envs=4, autoreset_mode="SameStep", **made)
    theirs = gymnasium.make_vec("foretell/Wizard-v0", num_envs=4, **sync, **made)
    for env in (ours, theirs):
        seen, infos = env.reset(seed=3)
        ends = np.zeros(4, np.bool_)
        while not ends.any():
            seen, _, ends, _, infos = env.step(seen["action_mask"].argmax(axis=1))
        assert infos["_final_obs"].tolist() == infos["_final_info"].tolist() == ends.tolist()
        assert infos["final_obs"].dtype == object
        assert [one is not None for one in infos["final_obs"]] == ends.tolist()
        assert infos["final_info"]["_seat"].tolist() == ends.tolist()
        last = infos["final_obs"][ends.argmax()]
        assert env.single_observation_space.contains(last)
        assert not last["action_mask"].any()


def test_illegal_actions() -> None:
    env = AllSeatsVectorEnv(2, players=3, illegal="error")
    env.reset(seed=7)
    with pytest.raises(ValueError, match="game 1: the move with code 20 is not allowed"):
        env.step(np.array([0, 20]))
    lenient = AllSeatsVectorEnv(2, players=3)
    lenient.reset(seed=7)
    for actions in ([500, 20], [-1, 30]):
        lenient.step(np.array(actions))
    with pytest.raises(ValueError, match="an action for each of 2 games"):
        lenient.step(np.zeros(3, int))


def test_seeds_are_drawn() -> None:
    env = AllSeatsVectorEnv(2, players=3)
    first = env.reset(seed=3)[1]["seed"].tolist()
    later = [env.reset()[1]["seed"].tolist() for _ in range(2)]
    assert later[0] != later[1]
    assert first == [3, 4] == env.reset(seed=np.int64(3))[1]["seed"].tolist()
    env.reset(seed=3)
    assert env.reset()[1]["seed"].tolist() == later[0]


def test_it_is_registered() -> None:
    env = gymnasium.make_vec("foretell/WizardExtremeAllSeats-v0", num_envs=4, players=5)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    recorded = RecordEpisodeStatistics(env)
    observations, _ = recorded.reset(seed=1)
    recorded.step(observations["action_mask"].argmax(axis=1))
    several = gymnasium.make_vec("foretell/Wizard-v0", num_envs=2, players=3)
    observations, _ = several.reset(seed=1)
    several.step(observations["action_mask"].argmax(axis=1))


def test_what_does_not_exist() -> None:
    with pytest.raises(ValueError, match="'Never' is not a valid AutoresetMode"):
        AllSeatsVectorEnv(autoreset_mode="Never")
    with pytest.raises(ValueError, match="form is one of 'float32', 'uint8', not 'index'"):
        AllSeatsVectorEnv(form="index")
    with pytest.raises(ValueError, match="game is 'wizard', but the options are those of 'extreme'"):
        gymnasium.make_vec("foretell/WizardAllSeats-v0", options=ExtremeOptions())
    assert AllSeatsVectorEnv(form="uint8").reset(seed=1)[0]["observation"].dtype == np.uint8

"""PettingZoo's own checks of its two environments, and what the seats of a parallel one may do."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from foretell import OptionsError, WizardOptions
from foretell.envs import aec, parallel
from tests.effort import times
from tests.envs.kinds import EVERY_KIND, KINDS
from tests.game.kinds import Kind

CYCLES = times(20)
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:reset ignores the option 'options'"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def settings(kind: Kind) -> dict[str, Any]:
    return {"options": kind.options, "players": kind.players}


def moves_alike(kind: Kind) -> bool:
    """Whether all seats move equally often: nobody predicts, and no card asks its player for a further move."""
    return isinstance(kind.options, WizardOptions) and not kind.options.specials


@EVERY_KIND
def test_the_turn_environment_passes_the_checks(kind: Kind) -> None:
    made = partial(aec.env, **settings(kind))
    api_test(made(render_mode="ansi"), num_cycles=CYCLES)
    seed_test(made, CYCLES)


@EVERY_KIND
def test_a_whole_episode_passes_the_check(kind: Kind) -> None:
    api_test(aec.env(**settings(kind), unit="round", rounds=1), num_cycles=1000)


@EVERY_KIND
def test_the_parallel_environment_passes_the_checks(kind: Kind) -> None:
    parallel_api_test(parallel.parallel_env(**settings(kind)), CYCLES)
    parallel_seed_test(partial(parallel.parallel_env, **settings(kind)), CYCLES)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if moves_alike(kind)], ids=str)
def test_turn_environments_are_cut_short_where_seats_move_equally_often(kind: Kind) -> None:
    chosen = settings(kind)
    makers = {"env": partial(aec.env, **chosen), "parallel_env": partial(parallel.parallel_env, **chosen)}
    max_cycles_test(SimpleNamespace(**makers))


@EVERY_KIND
def test_episodes_are_cut_short(kind: Kind) -> None:
    chosen = settings(kind)
    makers = {"env": partial(parallel.env, **chosen), "parallel_env": partial(parallel.parallel_env, **chosen)}
    max_cycles_test(SimpleNamespace(**makers))


def test_the_modules_have_the_names_that_pettingzoo_uses() -> None:
    for module in (aec, parallel):
        max_cycles_test(module)
        assert module.raw_env is module.env
    assert aec.parallel_env is parallel.parallel_env


def test_no_seat_moves_more_often_than_max_cycles() -> None:
    env = aec.env(players=4, max_cycles=4)
    env.reset(seed=1)
    moved = dict.fromkeys(env.agents, 0)
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            assert truncation
            assert not observation["action_mask"].any()
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            moved[agent] += 1
    assert moved == dict.fromkeys(moved, 4)


def test_seats_wait_for_their_turn() -> None:
    env = parallel.parallel_env(players=3, illegal="error")
    observations, _ = env.reset(seed=7)
    legal = {agent: seen["action_mask"].nonzero()[0].tolist() for agent, seen in observations.items()}
    assert legal == {"seat_0": [env.wait], "seat_1": [0, 1], "seat_2": [env.wait]}
    with pytest.raises(ValueError, match="it is not the turn of seat_2: its only legal action is 156, to wait"):
        env.step({"seat_0": env.wait, "seat_1": 0, "seat_2": 0})
    observations, *_ = env.step({"seat_1": 0})
    assert observations["seat_2"]["action_mask"].nonzero()[0].tolist() == [0, 1]


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_copies_go_on_alike(copied: Callable[[Any], Any]) -> None:
    env, together = aec.env(players=3), parallel.parallel_env(players=3)
    env.reset(seed=4)
    together.reset(seed=4)
    for _ in range(9):
        env.step(0)
        together.step(dict.fromkeys(together.agents, 0))
    other, others = copied(env), copied(together)
    for _ in range(9):
        env.step(0)
        other.step(0)
        assert data_equivalence(env.last(), other.last())
        actions = dict.fromkeys(together.agents, 0)
        assert data_equivalence(together.step(actions), others.step(actions))


def test_nothing_is_seen_before_the_first_deal() -> None:
    with pytest.raises(ValueError, match=r"call reset\(\)"):
        aec.env().observe("seat_0")


def test_seats_move_only_in_an_episode() -> None:
    env = aec.env(players=3, max_cycles=1)
    with pytest.raises(ValueError, match=r"no episode is going on: call reset\(\)"):
        env.step(0)
    env.reset(seed=1)
    for agent in env.agent_iter():
        env.step(None if env.truncations[agent] else 0)
    with pytest.raises(ValueError, match=r"call reset\(\)"):
        env.step(None)


def test_nothing_is_left_to_do_after_an_episode() -> None:
    env = parallel.parallel_env(players=3, max_cycles=1)
    env.reset(seed=7)
    *_, truncations, _ = env.step({"seat_1": 0})
    assert all(truncations.values())
    assert env.agents == []
    assert env.step({}) == ({}, {}, {}, {}, {})


def test_wrong_settings_have_a_sentence() -> None:
    with pytest.raises(OptionsError, match="or their keywords, not 3"):
        aec.env(options=cast("Any", 3))
    with pytest.raises(ValueError, match="max_cycles is a number from 1 or None, not 'x'"):
        aec.env(max_cycles=cast("Any", "x"))


def test_render_modes() -> None:
    with pytest.raises(ValueError, match="render_mode is 'ansi' or None, not 'human'"):
        aec.env(render_mode="human")
    shown, silent = aec.env(render_mode="ansi"), parallel.parallel_env()
    shown.reset(seed=7)
    silent.reset(seed=7)
    assert "Wizard, round 1 of 15" in str(shown.render())
    assert silent.render() is None
    together = parallel.parallel_env(render_mode="ansi")
    together.reset(seed=7)
    assert together.render() == shown.render()

"""The same seed gives the same episode everywhere; rewards; rounds; illegal actions."""

from collections.abc import Callable
from random import Random
from typing import Any, cast

import numpy as np
import pytest

from foretell import ExtremeOptions, Game, OptionsError, WizardOptions
from foretell.encoder import Encoder
from foretell.envs import aec, parallel
from foretell.envs.all_seats import AllSeatsVectorEnv
from foretell.envs.kind import ranks, rewards_of
from foretell.envs.single import SeatEnv
from foretell.envs.vector import VectorGames
from tests.effort import times
from tests.envs.kinds import EVERY_KIND
from tests.game.kinds import Kind

MOVES = times(60)


@EVERY_KIND
def test_an_episode_is_the_game_of_its_seed(kind: Kind) -> None:
    game, encoder, rng = kind.game(17), Encoder(kind.options, kind.players), Random(1)
    turns = aec.env(options=kind.options, players=kind.players)
    together = parallel.parallel_env(options=kind.options, players=kind.players)
    turns.reset(seed=17)
    seen, _ = together.reset(seed=17)
    for _ in range(MOVES):
        if game.turn is None:
            break
        agent = turns.agent_selection
        observation, *_ = turns.last()
        assert agent == f"seat_{game.turn}"
        assert observation["action_mask"].nonzero()[0].tolist() == list(game.seen_moves.codes)
        assert np.array_equal(observation["observation"], encoder.encode(game.observe(game.turn)))
        for seat in range(kind.players):
            alone = turns.observe(f"seat_{seat}")["observation"]
            assert np.array_equal(alone, seen[f"seat_{seat}"]["observation"])
            assert np.array_equal(alone, encoder.encode(game.observe(seat)))
        code = rng.choice(game.seen_moves.codes)
        game.apply_code(code)
        turns.step(code)
        seen, *_ = together.step({agent: code})


@EVERY_KIND
def test_rewards_by_round_add_up_to_the_totals(kind: Kind) -> None:
    sign = 1 if isinstance(kind.options, WizardOptions) else -1
    for reward in ("round", "game"):
        env, rng = aec.env(options=kind.options, players=kind.players, reward=reward), Random(2)
        env.reset(seed=3)
        points, totals, steps = dict.fromkeys(env.agents, 0.0), [0], 0
        while env.agents:
            agent = env.agent_selection
            observation, paid, is_over, _, info = env.last()
            points[agent] += paid
            if is_over:
                totals = [*totals, info["total"]]
            codes = observation["action_mask"].nonzero()[0]
            env.step(None if is_over else rng.choice(codes))
            steps += 1
        assert [sign * total for total in totals[1:]] == list(points.values())


def test_ranks() -> None:
    assert ranks([30, 10, 20, 40]) == pytest.approx([1 / 3, -1, -1 / 3, 1])
    assert ranks([10, 10, 0]) == [0.5, 0.5, -1.0]
    assert rewards_of("rank", -1, [1, 2, 3], [5, 4, 4], is_over=True) == [-1.0, 0.5, 0.5]
    assert rewards_of("rank", -1, [1, 2, 3], [5, 4, 4], is_over=False) == [0.0, 0.0, 0.0]


def test_a_round_is_that_of_the_game() -> None:
    game = Game(players=4, seed=8)
    while game.round < 3:
        game.apply(game.legal_moves[0])
    env = aec.env(unit="round")
    env.reset(seed=8, options={"round": 3})
    assert env.infos["seat_0"] == {"seed": 8, "round": 3}
    names = Encoder(game.options).names
    one, other = Encoder(game.options).encode(game.observe(0)), env.observe("seat_0")["observation"]
    assert {names[i].partition(":")[0][3:] for i in np.flatnonzero(one != other)} <= {"total", "total, last digits"}


@pytest.mark.parametrize("options", [WizardOptions(), ExtremeOptions()], ids=["wizard", "extreme"])
def test_rounds_are_drawn_as_in_many_games(options: WizardOptions | ExtremeOptions) -> None:
    many = VectorGames(options, 4, seeds=range(30), unit="round", rounds=(2, 4), form=None)
    env, drawn = aec.env(options=options, unit="round", rounds=(2, 4)), []
    for seed in range(30):
        env.reset(seed=seed)
        drawn.append(env.infos["seat_0"]["round"])
    assert drawn == many.states["round"].tolist()
    assert set(drawn) == {2, 4}


def test_seeds_follow_one_another_as_in_many_games() -> None:
    env, many = aec.env(max_cycles=1), VectorGames(WizardOptions(), 4, seeds=[5], form=None)
    seeds = []
    for seed in (5, None, None):
        env.reset(seed=seed)
        seeds.append(env.infos["seat_0"]["seed"])
    assert seeds[0] == 5
    assert seeds[1] == many.begin(np.array([True])).turn.size * int(many.seeds[0])
    unseeded = aec.env()
    unseeded.reset()
    assert unseeded.infos["seat_0"]["seed"] not in seeds


def test_illegal_actions() -> None:
    env = aec.env(players=3, max_cycles=1, illegal="error")
    env.reset(seed=7)
    for action, what in ((20, "bid 20"), (200, "no move"), (-1, "no move")):
        with pytest.raises(ValueError, match=rf"action {action} \({what}\) is illegal for seat 1"):
            env.step(action)
    with pytest.raises(TypeError):
        env.step(cast("int", 0.5))
    env.step(np.int32(1))
    assert not any(env.truncations.values())
    lenient = aec.env(players=3)
    lenient.reset(seed=7)
    lenient.step(20)
    assert lenient.agent_selection == "seat_2"


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"game": "whist"}, "game is one of 'wizard', 'extreme', not 'whist'"),
        ({"unit": "trick"}, "unit is one of 'game', 'round', not 'trick'"),
        ({"reward": "trick"}, "reward is one of 'round', 'game', 'rank', not 'trick'"),
        ({"illegal": "no"}, "illegal is one of 'error', 'random', not 'no'"),
        ({"rounds": 3}, "numbers of rounds are given for episodes of one round, unit='round'"),
        ({"unit": "round", "rounds": 16}, r"rounds are at most 64 numbers from 1 to 15, not \(16,\)"),
    ],
)
def test_settings_that_do_not_exist(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        aec.env(**settings)
    with pytest.raises(OptionsError, match="Wizard"):
        aec.env(players=7)


def test_numbers_may_be_those_of_numpy() -> None:
    env = aec.env(players=np.int64(3), unit="round", rounds=np.array([2, 5]))
    env.reset(seed=np.int64(7))
    assert env.infos["seat_0"] == {"seed": 7, "round": 5}
    assert type(env.infos["seat_0"]["seed"]) is int
    assert aec.env(unit="round", rounds=np.int64(5)).possible_agents == [f"seat_{seat}" for seat in range(4)]
    _, info = SeatEnv(players=3).reset(seed=cast("Any", np.int64(7)))
    assert info["seed"] == 7
    games = VectorGames(WizardOptions(), np.int64(3), np.int64(2), seeds=np.array([7, 9]))
    assert games.seeds.tolist() == [7, 9]


def test_what_is_no_seed_is_refused_alike() -> None:
    begins: list[Callable[[Any], object]] = [
        aec.env(players=3).reset,
        lambda seed: SeatEnv(players=3).reset(seed=seed),
        lambda seed: AllSeatsVectorEnv(2, players=3).reset(seed=seed),
    ]
    for begin in begins:
        with pytest.raises(OptionsError, match=r"a seed must be a whole number from 0 to .*, not -1"):
            begin(-1)


def test_what_a_newcomer_forgets_has_a_sentence() -> None:
    turns, together = aec.env(players=3), parallel.parallel_env(players=3)
    with pytest.raises(ValueError, match=r"call reset\(\)"):
        turns.last()
    together.reset(seed=7)
    with pytest.raises(ValueError, match="it is the turn of seat_1, and it has no action"):
        together.step({"seat_0": 0})
    with pytest.raises(ValueError, match="max_cycles is a number from 1 or None, not 0"):
        aec.env(max_cycles=0)
    with pytest.raises(OptionsError, match=r"a name or an object with choose\(\), not <object"):
        SeatEnv(bots=cast("Any", object()))


def test_rounds_that_a_reset_cannot_begin() -> None:
    with pytest.raises(ValueError, match="unit='round'"):
        aec.env().reset(options={"round": 2})
    with pytest.raises(ValueError, match="from 1 to 15"):
        aec.env(unit="round").reset(options={"round": 16})
    with pytest.raises(OptionsError, match="a seed must be a whole number"):
        aec.env().reset(seed=-1)


def test_a_reset_warns_of_options_that_it_does_not_have() -> None:
    for env in (aec.env(unit="round"), parallel.parallel_env(unit="round"), SeatEnv(unit="round")):
        with pytest.warns(UserWarning, match="reset ignores the option 'rounds': it has only 'round'"):
            env.reset(options={"rounds": 5})
    with pytest.warns(UserWarning, match="reset ignores the option 'round': it has only 'reset_mask'"):
        AllSeatsVectorEnv(2).reset(options={"round": 5})

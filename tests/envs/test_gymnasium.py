"""Gymnasium's own check of the environment of one seat, and the bots on the other seats."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

from foretell import Game, Move, Observation, OptionsError
from foretell.bots import Bot, UnknownBot, make_bot
from foretell.envs.single import SeatEnv
from tests.envs.kinds import EVERY_KIND
from tests.game.kinds import Kind


@EVERY_KIND
def test_the_environment_passes_the_check(kind: Kind) -> None:
    settings: dict[str, Any] = {
        "options": kind.options,
        "players": kind.players,
        "render_mode": "ansi",
    }
    name = "Wizard" if kind.options.game == "wizard" else "WizardExtreme"
    check_env(gymnasium.make(f"foretell/{name}-v0", **settings).unwrapped)


@pytest.mark.parametrize("name", ["foretell/Wizard-v0", "foretell/WizardExtreme-v0"])
def test_it_is_registered(name: str) -> None:
    env = gymnasium.make(name, players=3, unit="round", rounds=2)
    _, info = env.reset(seed=5)
    assert (info["seed"], info["round"]) == (5, 2)
    assert env.spec is not None
    assert "players" in env.spec.to_json()


def play(env: SeatEnv, seed: int | None) -> tuple[float, dict[str, Any]]:
    """An episode with the first legal move each time: the sum of the rewards, and the last info."""
    env.reset(seed=seed)
    info: dict[str, Any] = {}
    points, is_over = 0.0, False
    while not is_over:
        masks = env.action_masks()
        assert masks.dtype == np.bool_
        _, reward, is_over, _, info = env.step(int(masks.argmax()))
        points += reward
    assert not env.action_masks().any()
    return points, info


@pytest.mark.parametrize("game", ["wizard", "extreme"])
@pytest.mark.parametrize("bots", ["thumb", ["apprentice", "master", "journeyman"]], ids=["thumb", "three"])
def test_bots_play_as_they_do_in_a_game(game: str, bots: str | list[str]) -> None:
    env = SeatEnv(game=game, seat=2, bots=bots)
    points, info = play(env, 9)
    names = [bots] * 3 if isinstance(bots, str) else bots
    seats: dict[int, Bot] = {(3 + place) % 4: make_bot(name, 0) for place, name in enumerate(names)}
    played = Game(env.kind.options, 4, seed=9)
    while (turn := played.turn) is not None:
        bot = seats.get(turn)
        played.apply(played.seen_moves[0] if bot is None else bot.choose(played.observe(turn)))
    assert info["total"] == list(played.totals)
    assert points == played.totals[2] * (1 if game == "wizard" else -1)


def test_seats_rotate() -> None:
    env = SeatEnv(players=3, seat=None, unit="round", rounds=1)
    assert [env.reset(seed=seed)[1]["seat"] for seed in (4, None, None, None, 4)] == [0, 1, 2, 0, 0]


def test_the_same_seed_gives_the_same_episodes() -> None:
    env = SeatEnv(players=3, bots="random", unit="round")
    first = [play(env, seed) for seed in (4, None, None)]
    assert first == [play(env, seed) for seed in (4, None, None)]
    assert len({info["total"][0] for _, info in first}) > 1


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copy_goes_on_alike(copied: Callable[[SeatEnv], SeatEnv]) -> None:
    env = SeatEnv(bots=["random", "thumb", "master"])
    env.reset(seed=6)
    for _ in range(9):
        env.step(0)
    other = copied(env)
    for _ in range(9):
        one, two = env.step(0), other.step(0)
        assert data_equivalence(one, two)


class FirstMove:
    """A bot of one's own."""

    name = "first"

    def __init__(self) -> None:
        self.asked: list[int | None] = []

    def choose(self, observation: Observation) -> Move:
        self.asked.append(observation.seat)
        return observation.legal_moves[0]


def test_any_bot_may_play() -> None:
    own = FirstMove()
    play(SeatEnv(players=3, seat=1, bots=["thumb", own], unit="round", rounds=2), 3)
    assert set(own.asked) == {0}
    play(SeatEnv(players=3, bots=own, unit="round", rounds=2), 3)
    assert set(own.asked) == {0, 1, 2}


class Cheat(FirstMove):
    """A bot whose moves are illegal."""

    def choose(self, observation: Observation) -> Move:
        return observation.codebook.moves[20]


def test_what_cannot_be() -> None:
    with pytest.raises(OptionsError, match="one for each of the 3 other seats, not 2"):
        SeatEnv(bots=["thumb", "thumb"])
    with pytest.raises(OptionsError, match="seats are numbered from 0 to 3, not 4"):
        SeatEnv(seat=4)
    wrong: Any = 1.0
    with pytest.raises(OptionsError, match=r"seats are numbered from 0 to 3, not 1\.0"):
        SeatEnv(seat=wrong)
    with pytest.raises(UnknownBot, match="'thum' is not a bot"):
        SeatEnv(bots="thum")
    with pytest.raises(ValueError, match="the bot on seat 1 chose bid 20, which is illegal"):
        SeatEnv(bots=Cheat()).reset(seed=7)
    env = SeatEnv(unit="round", rounds=1)
    play(env, 3)
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\)"):
        env.step(0)

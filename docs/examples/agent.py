"""Learns Wizard by Deep Monte Carlo in numpy alone: what is a move worth, in points of the round?

python agent.py [WAVES]: the default takes eight minutes of CPU time (docs/environments.md, "An agent in ten minutes").
"""

import sys
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from foretell import Move, Observation, WizardOptions
from foretell.arena import play_many
from foretell.bots import Bot
from foretell.encoder import Encoder
from foretell.envs.vector import VectorGames

OPTIONS, PLAYERS, SCALE = WizardOptions(), 4, 50.0
Numbers = NDArray[Any]


class Net:
    """One hidden layer: features in, the expected points of every move out (divided by SCALE)."""

    def __init__(self, features: int, actions: int, hidden: int = 128, seed: int = 1) -> None:
        """Random weights."""
        random = np.random.default_rng(seed)
        self.table = random.normal(0, 0.1, (features + 1, hidden)).astype(np.float32)
        self.out = np.zeros((hidden + 1, actions), np.float32)
        self._moments, self._updates = [np.zeros((2, *w.shape), np.float32) for w in (self.table, self.out)], 0

    def values(self, features: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        """Inputs, hidden layer and values; a row of features has the numbers of those that are true."""
        inputs = np.zeros((len(features), len(self.table)), np.float32)
        np.put_along_axis(inputs, features.astype(np.int64), 1, axis=1)
        hidden = np.ones((len(features), len(self.out)), np.float32)  # the last one is the bias
        np.maximum(inputs @ self.table, 0, out=hidden[:, :-1])
        return inputs, hidden, hidden @ self.out

    def learn(self, features: Numbers, actions: Numbers, points: Numbers, rate: float) -> float:
        """Move the values of these moves towards the points that they brought; returns the squared error."""
        inputs, hidden, values = self.values(features)
        rows = np.arange(len(actions))
        error = values[rows, actions] - points / SCALE
        slope = np.zeros_like(values)
        slope[rows, actions] = error / len(actions)
        back = (slope @ self.out[:-1].T) * (hidden[:, :-1] > 0)
        self._updates += 1
        self._adam(self.table, inputs.T @ back, self._moments[0], rate)
        self._adam(self.out, hidden.T @ slope, self._moments[1], rate)
        return float((error**2).mean())

    def _adam(self, weights: Numbers, slope: Numbers, moments: Numbers, rate: float) -> None:
        moments[0] += 0.1 * (slope - moments[0])
        moments[1] += 0.001 * (slope**2 - moments[1])
        size = rate * np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        weights -= size * moments[0] / (np.sqrt(moments[1]) + 1e-8)


def play(net: Net, games: VectorGames, explore: float, random: np.random.Generator) -> tuple[Numbers, ...]:
    """Play a round in every game; returns features, moves and the points that followed, of every decision."""
    arrays = games.begin(np.ones(len(games), np.bool_))
    points, actions, decisions = np.zeros((len(games), PLAYERS)), np.zeros(len(games), np.int64), []
    while (live := np.flatnonzero(arrays.turn >= 0)).size:
        features, mask, turn = arrays.observation[live], arrays.mask[live], arrays.turn[live]
        values = np.where(mask, net.values(features)[2], -np.inf)
        drawn = np.where(mask, random.random(mask.shape), -1).argmax(axis=1)
        chosen = np.where(random.random(live.size) < explore, drawn, values.argmax(axis=1))
        decisions.append([part[mask.sum(axis=1) > 1] for part in (features, chosen, live, turn)])
        actions[live] = chosen
        points += games.step(actions).reward
    seen, moves, game, seat = (np.concatenate(parts) for parts in zip(*decisions, strict=True))
    return seen, moves, points[game, seat]


def learn(waves: int, rounds: int = 512, batch: int = 512, seed: int = 1) -> Net:
    """Play waves of rounds against itself, and learn from each."""
    games = VectorGames(OPTIONS, PLAYERS, rounds, seed, unit="round", autoreset="disabled")
    net, random = Net(games.size, games.actions, seed=seed), np.random.default_rng(seed)
    for wave in range(waves):
        left = 1 - wave / waves
        features, moves, points = play(net, games, explore=0.02 + 0.18 * left**2, random=random)
        order = random.permutation(len(moves))
        parts = [order[i : i + batch] for i in range(0, len(order), batch)]
        errors = [net.learn(features[p], moves[p], points[p], rate=0.002 * left + 0.00005) for p in parts]
        if wave % max(1, waves // 20) == 0 or wave == waves - 1:
            print(f"wave {wave}: {points.mean():.1f} points, error {np.mean(errors):.3f}, {time.process_time():.0f} s")
    return net


class Learned:
    """The net as a bot: it makes the move with the highest value."""

    name = "learned"

    def __init__(self, net: Net) -> None:
        """Plays by this net."""
        self.net, self.encoder = net, Encoder(OPTIONS, PLAYERS)

    def choose(self, observation: Observation) -> Move:
        """The best legal move."""
        features = np.array([[*self.encoder.indices(observation), self.encoder.size]])
        values = self.net.values(features)[2][0, list(observation.legal_moves.codes)]
        return observation.legal_moves[int(values.argmax())]


def compare(bot: Bot | str, games: int) -> str:
    """The points a round of a bot in two of four seats, and of random players in the others."""
    played = play_many(OPTIONS, PLAYERS, [bot, "random"], games, seed=2)
    points = np.asarray(played.points.memory)  # by game, round and seat
    is_bot = np.add.outer(np.arange(games), np.arange(PLAYERS)) % 2 == 0
    mine, others = (points.swapaxes(1, 2)[seats].mean() for seats in (is_bot, ~is_bot))
    return f"{bot if isinstance(bot, str) else bot.name} {mine:.1f}, random {others:.1f}: {mine - others:.1f} above"


if __name__ == "__main__":
    agent = Learned(learn(int(sys.argv[1]) if sys.argv[1:] else 1300))
    print("points a round,", compare(agent, 100))
    print("points a round,", compare("thumb", 100))

"""Deep Monte Carlo (Zha et al. 2021, DouZero): the value of a move is the mean of the points that followed it."""

import numpy as np
import torch

from foretell.rules.wizard.codes import CODES

from .facts import IRRELEVANT, Facts, Mask, Moves, Numbers, Rows
from .learner import Learner
from .net import Net, best, chosen, some_at_random, step
from .waves import Wave

HIDDEN = (256, 256)
BATCH = 1024
RATES = 1e-3, 5e-5
"""Learning rates of Adam, at the beginning and at the end."""
RANDOM_MOVES = 0.15, 0.01
"""The share of random moves, at the beginning and at the end."""


class DeepMonteCarlo(Learner):
    """Plays the move with the highest value, and learns from each decision once."""

    def __init__(self, sizes: tuple[int, ...], rounds: int, seed: int) -> None:
        """A new learner; it needs to know neither the numbers of cards nor how long it learns."""
        torch.manual_seed(seed)
        self.facts = Facts(IRRELEVANT)
        self.net = Net(self.facts.size, HIDDEN, CODES)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=RATES[0], fused=True)
        self.nets, self.parts = {"net": self.net}, {"optimizer": self.optimizer}

    def best(self, rows: Rows, mask: Mask) -> Moves:
        """The moves with the highest values."""
        with torch.no_grad():
            return best(self.net(rows), mask)

    def act(self, rows: Rows, mask: Mask, done: float, rng: np.random.Generator) -> tuple[Moves, Numbers]:
        """The best moves, and some at random; nothing more is known of them."""
        share = between(RANDOM_MOVES, done)
        return some_at_random(self.best(rows, mask), mask, share, rng), np.zeros((len(rows), 0), np.float32)

    def learn(self, wave: Wave, done: float, rng: np.random.Generator) -> float:
        """Move the values of all moves that were made towards the points that followed."""
        for group in self.optimizer.param_groups:
            group["lr"] = between(RATES, done)
        order = rng.permutation(len(wave))
        return float(np.mean([self._learn(wave.part(order[i : i + BATCH])) for i in range(0, len(wave), BATCH)]))

    def _learn(self, part: Wave) -> float:
        error = chosen(self.net(part.rows), part.moves) - torch.from_numpy(part.points)
        return step(self.optimizer, (error**2).mean())


def between(ends: tuple[float, float], done: float) -> float:
    """A value that falls quickly at first: quadratic from the first to the last."""
    first, last = ends
    return last + (first - last) * (1 - min(done, 1.0)) ** 2

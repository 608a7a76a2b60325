"""Proximal policy optimization (Schulman et al. 2017) with a bonus for entropy, in self-play of all seats.

A policy and the value of the position share a network.  Illegal moves have the probability 0 (Huang & Ontañón 2020).
"""

import numpy as np
import torch

from foretell.rules.wizard.codes import CODES

from .facts import IRRELEVANT, Facts, Mask, Moves, Numbers, Rows
from .learner import Learner
from .net import Net, best, chosen, legal, step
from .waves import Wave

HIDDEN = (256, 256)
BATCH, EPOCHS = 2048, 3
RATE = 5e-4
"""The first learning rate of Adam, which falls to 0 in a straight line."""
CLIP = 0.2
TRACE = 0.95
"""λ of the generalized advantages; the discount is 1."""
ENTROPY, VALUES = 0.01, 0.5
"""The weights of entropy and of the values' squared error in the loss."""
LONGEST = 0.5
"""The longest gradient."""


class PPO(Learner):
    """Draws moves by their probabilities; in a match it makes the most likely one."""

    def __init__(self, sizes: tuple[int, ...], rounds: int, seed: int) -> None:
        """A new learner; it needs to know neither the numbers of cards nor how long it learns."""
        torch.manual_seed(seed)
        self.facts = Facts(IRRELEVANT)
        self.net = Net(self.facts.size, HIDDEN, CODES + 1)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=RATE, eps=1e-5, fused=True)
        self.nets, self.parts = {"net": self.net}, {"optimizer": self.optimizer}

    def answers(self, rows: Rows, mask: Mask) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the moves' probabilities, and values."""
        found = self.net(rows)
        return torch.log_softmax(legal(found[:, :CODES], mask), dim=1), found[:, CODES]

    def best(self, rows: Rows, mask: Mask) -> Moves:
        """The most likely moves."""
        with torch.no_grad():
            return best(self.answers(rows, mask)[0], mask)

    def act(self, rows: Rows, mask: Mask, done: float, rng: np.random.Generator) -> tuple[Moves, Numbers]:
        """Moves drawn by their probabilities; of each the logarithm of its probability, and the position's value."""
        with torch.no_grad():
            logs, values = self.answers(rows, mask)
        noise = torch.from_numpy(rng.gumbel(size=mask.shape).astype(np.float32))
        moves = best(logs + noise, mask)
        return moves, torch.stack([chosen(logs, moves), values], dim=1).numpy()

    def learn(self, wave: Wave, done: float, rng: np.random.Generator) -> float:
        """Some epochs of steps on the decisions of a wave."""
        for group in self.optimizer.param_groups:
            group["lr"] = RATE * max(1 - done, 0.0)
        gains = advantages(wave)
        losses = []
        for _ in range(EPOCHS):
            order = rng.permutation(len(wave))
            parts = [order[i : i + BATCH] for i in range(0, len(wave), BATCH)]
            losses += [self._learn(wave.part(part), gains[part]) for part in parts]
        return float(np.mean(losses))

    def _learn(self, part: Wave, gains: Numbers) -> float:
        logs, values = self.answers(part.rows, part.mask)
        aims = torch.from_numpy(part.notes[:, 1] + gains)
        gain = torch.from_numpy((gains - gains.mean()) / (gains.std() + 1e-8))
        ratio = torch.exp(chosen(logs, part.moves) - torch.from_numpy(part.notes[:, 0]))
        policy = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        entropy = -(logs.exp() * logs.masked_fill(torch.from_numpy(~part.mask), 0)).sum(dim=1).mean()
        loss = VALUES * ((values - aims) ** 2).mean() - policy - ENTROPY * entropy
        return step(self.optimizer, loss, LONGEST)


def advantages(wave: Wave) -> Numbers:
    """How much better each decision was than its position's value, by generalized advantage estimation."""
    values, gains = wave.notes[:, 1], np.zeros(len(wave), np.float32)
    gain = following = np.float32(0)
    for i in range(len(wave) - 1, -1, -1):
        if wave.last[i]:
            gain, following = np.float32(0), wave.points[i]
        gain = following - values[i] + np.float32(TRACE) * gain
        gains[i], following = gain, values[i]
    return gains

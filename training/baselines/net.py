"""A network from true features to a number for each move, and what all learners do with its answers."""

from collections.abc import Sequence
from itertools import pairwise
from math import inf

import numpy as np
import torch

from ..sparse import sums
from .facts import Mask, Moves, Rows


class Net(torch.nn.Module):
    """Hidden layers with ReLU, and outputs; the first layer sums the rows of the true features."""

    def __init__(self, features: int, hidden: Sequence[int], outputs: int) -> None:
        """Random weights, from torch's generator."""
        super().__init__()
        self.first = torch.nn.Parameter(0.1 * torch.randn(features, hidden[0]))
        layers = [[torch.nn.ReLU(), torch.nn.Linear(*sizes)] for sizes in pairwise([*hidden, outputs])]
        self.rest = torch.nn.Sequential(*(part for layer in layers for part in layer))

    def forward(self, rows: Rows) -> torch.Tensor:
        """The outputs, a row for each decision."""
        is_true = rows < len(self.first)
        return self.rest(sums(self.first, rows[is_true], is_true.sum(axis=1)))


def legal(answers: torch.Tensor, mask: Mask) -> torch.Tensor:
    """The answers, with minus infinity for illegal moves."""
    return answers.masked_fill(torch.from_numpy(~mask), -torch.inf)


def best(answers: torch.Tensor, mask: Mask) -> Moves:
    """The legal move with the highest answer, by decision."""
    found: Moves = legal(answers, mask).argmax(dim=1).numpy()
    return found


def some_at_random(moves: Moves, mask: Mask, share: float, rng: np.random.Generator) -> Moves:
    """These moves, but for about this share, which are replaced by random legal ones."""
    drawn = np.where(mask, rng.random(mask.shape, np.float32), -1).argmax(axis=1)
    return np.where(rng.random(len(moves)) < share, drawn, moves)


def chosen(answers: torch.Tensor, moves: Moves) -> torch.Tensor:
    """The answers for these moves, by decision."""
    return answers.gather(1, torch.from_numpy(moves)[:, None])[:, 0]


def step(optimizer: torch.optim.Optimizer, loss: torch.Tensor, longest: float = inf) -> float:
    """Make a step that lowers the loss; returns the loss.  ``longest``: of the gradient, which is shortened to it."""
    optimizer.zero_grad()
    torch.autograd.backward([loss])
    if longest < inf:
        torch.nn.utils.clip_grad_norm_([one for group in optimizer.param_groups for one in group["params"]], longest)
    optimizer.step()
    return float(loss.item())

"""The two ends of a net for torch, a tenth of the work of dense matrices.

Few features are true, and each decision asks for the answers of one move.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn.functional import embedding_bag


class _Sums(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, rows: torch.Tensor, seen: NDArray[np.int16], many: NDArray[np.int64]) -> torch.Tensor:
        ctx.given, ctx.size = (seen, many), len(rows)
        return _sums_of(rows, seen.astype(np.int64), many)

    @staticmethod
    def backward(ctx: Any, gradient: torch.Tensor) -> Any:
        seen, many = ctx.given
        asked = np.repeat(np.arange(len(many)), many)[np.argsort(seen, kind="stable")]
        return _sums_of(gradient, asked, np.bincount(seen, minlength=ctx.size)), None, None


def _sums_of(rows: torch.Tensor, which: NDArray[np.int64], many: NDArray[np.int64]) -> torch.Tensor:
    """A sum of rows for each entry of ``many``, of as many as it says, whose numbers follow each other in ``which``."""
    starts = np.cumsum(many) - many
    return embedding_bag(torch.from_numpy(which), rows, torch.from_numpy(starts), mode="sum")


class _Answers(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, hidden: torch.Tensor, answers: torch.Tensor, moves: NDArray[np.int64]) -> torch.Tensor:
        ctx.save_for_backward(hidden, answers)
        ctx.moves = moves
        values, weights = hidden.detach().numpy(), answers.detach().numpy()
        logits = np.empty((len(moves), weights.shape[1]), np.float32)
        for move, rows in _by_move(moves):
            logits[rows] = values[rows] @ weights[move].T
        return torch.from_numpy(logits)

    @staticmethod
    def backward(ctx: Any, gradient: torch.Tensor) -> Any:
        hidden, answers = (tensor.detach().numpy() for tensor in ctx.saved_tensors)
        to_hidden, to_answers, given = np.empty_like(hidden), np.zeros_like(answers), gradient.numpy()
        for move, rows in _by_move(ctx.moves):
            to_hidden[rows] = given[rows] @ answers[move]
            to_answers[move] = given[rows].T @ hidden[rows]
        return torch.from_numpy(to_hidden), torch.from_numpy(to_answers), None


def _by_move(moves: NDArray[np.int64]) -> Iterator[tuple[int, NDArray[np.int64]]]:
    """Each move, and the rows that ask for it."""
    order = np.argsort(moves, kind="stable")
    found, starts = np.unique(moves[order], return_index=True)
    return zip(found.tolist(), np.split(order, starts[1:]), strict=True)


sums: Callable[..., torch.Tensor] = _Sums.apply
"""(rows, seen, many): for each decision the sum of the rows of its true features.

Those of all decisions follow each other in ``seen``; ``many`` says how many each has.
"""
answers: Callable[..., torch.Tensor] = _Answers.apply
"""(hidden, answers, moves): for each decision the logits of its move's outcomes."""

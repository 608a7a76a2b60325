"""A net that torch trains and self-play uses, sharing memory.

Features are sparse and binary, and each sample trains the output of one move.  So the first and the last layer are
loops over just those weights, about a tenth of the work of dense matrices.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numba
import numpy as np
import torch
from numpy.typing import NDArray

Floats = NDArray[np.float32]
USUAL_FEATURES = 80
"""The approximate number of true features in a view."""


@numba.njit(fastmath=True)
def sum_features(weights: Any, bias: Any, seen: Any, many: Any, rows: Any, sums: Any) -> None:
    """For each row, the sum of the weights of its true features."""
    for j in range(len(rows)):
        row, total = rows[j], sums[j]
        total[:] = bias
        for k in range(many[row]):
            one = weights[seen[row, k]]
            for c in range(len(total)):
                total[c] += one[c]


@numba.njit(fastmath=True)
def spread_gradient(gradient: Any, seen: Any, many: Any, rows: Any, sums: Any) -> None:
    """The gradient of the weights in ``sum_features``, given that of the sums."""
    for j in range(len(rows)):
        row, total = rows[j], sums[j]
        for k in range(many[row]):
            one = gradient[seen[row, k]]
            for c in range(len(total)):
                one[c] += total[c]


@numba.njit(fastmath=True)
def answer(hidden: Any, answers: Any, moves: Any, logits: Any) -> None:
    """For each row, the logits for its move."""
    for j in range(len(moves)):
        for outcome in range(answers.shape[1]):
            one, h = answers[moves[j], outcome], hidden[j]
            x = np.float32(0.0)
            for c in range(len(h)):
                x += one[c] * h[c]
            logits[j, outcome] = x


@numba.njit(fastmath=True)
def answer_gradients(hidden: Any, answers: Any, moves: Any, logits: Any, to_hidden: Any, to_answers: Any) -> None:
    """The gradients of both arguments of ``answer``, given that of the logits."""
    for j in range(len(moves)):
        h, dh = hidden[j], to_hidden[j]
        for outcome in range(answers.shape[1]):
            g = logits[j, outcome]
            one, d = answers[moves[j], outcome], to_answers[moves[j], outcome]
            for c in range(len(h)):
                dh[c] += g * one[c]
                d[c] += g * h[c]


class _Sums(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, weights: torch.Tensor, bias: torch.Tensor, seen: Any, many: Any, rows: Any) -> torch.Tensor:
        ctx.features, ctx.size = (seen, many, rows), weights.shape
        sums = torch.empty(len(rows), weights.shape[1])
        sum_features(weights.detach().numpy(), bias.detach().numpy(), seen, many, rows, sums.numpy())
        return sums

    @staticmethod
    def backward(ctx: Any, sums: torch.Tensor) -> Any:
        gradient = torch.zeros(ctx.size)
        spread_gradient(gradient.numpy(), *ctx.features, sums.contiguous().numpy())
        return gradient, sums.sum(0), None, None, None


class _Answers(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, hidden: torch.Tensor, answers: torch.Tensor, moves: Any) -> torch.Tensor:
        ctx.save_for_backward(hidden, answers)
        ctx.moves = moves
        logits = torch.empty(len(moves), answers.shape[1])
        answer(hidden.detach().numpy(), answers.detach().numpy(), moves, logits.numpy())
        return logits

    @staticmethod
    def backward(ctx: Any, logits: torch.Tensor) -> Any:
        hidden, answers = ctx.saved_tensors
        to_hidden, to_answers = torch.zeros_like(hidden), torch.zeros_like(answers)
        known = (hidden.detach().numpy(), answers.detach().numpy(), ctx.moves, logits.contiguous().numpy())
        answer_gradients(*known, to_hidden.numpy(), to_answers.numpy())
        return to_hidden, to_answers, None


_sums: Callable[..., torch.Tensor] = _Sums.apply
_answers: Callable[..., torch.Tensor] = _Answers.apply


class Net:
    """Features, two hidden layers, and for each move a distribution of outcomes."""

    def __init__(
        self, features: int, width: int, moves: int, outcomes: int, seed: int, alike: Floats | None = None
    ) -> None:
        torch.manual_seed(seed)
        self.parameters = {
            "features": torch.randn(features, width) * (2 / USUAL_FEATURES) ** 0.5,
            "features_bias": torch.zeros(width),
            "layer": torch.randn(width, width) * (2 / width) ** 0.5,
            "layer_bias": torch.zeros(width),
            "answers": torch.randn(moves, outcomes, width) * 0.3 * (1 / width) ** 0.5,
            "answers_bias": torch.zeros(moves, outcomes),
        }
        self._alike = None if alike is None else torch.from_numpy(alike)
        if self._alike is not None:
            self.parameters["shared"] = torch.zeros(self._alike.shape[1], outcomes, width)
        for parameter in self.parameters.values():
            parameter.requires_grad_()
        self.averages = {name: value.detach().clone() for name, value in self.parameters.items()}
        """Moving averages, used in self-play and exported: they play much better than the last weights."""

    def take(self, parameters: dict[str, torch.Tensor], averages: dict[str, torch.Tensor]) -> None:
        """Load the weights and averages of a checkpoint."""
        with torch.no_grad():
            for name in self.parameters:
                self.parameters[name].copy_(parameters[name])
                self.averages[name].copy_(averages[name])

    def average(self, part: float) -> None:
        """Move the averages towards the current weights by this fraction."""
        with torch.no_grad():
            for name, value in self.parameters.items():
                self.averages[name].lerp_(value, part)

    def __iter__(self) -> Iterator[torch.Tensor]:
        """All trained tensors."""
        return iter(self.parameters.values())

    def array(self, name: str) -> Floats:
        """One of the averages, as an array."""
        values: Floats = self.averages[name].numpy()
        return values

    def answers(self, parts: dict[str, torch.Tensor]) -> torch.Tensor:
        """The output weights: each move's own plus those of its shared features."""
        if self._alike is None:
            return parts["answers"]
        return parts["answers"] + (self._alike @ parts["shared"].flatten(1)).view_as(parts["answers"])

    def exported(self) -> dict[str, torch.Tensor]:
        """The averages in the form used for play."""
        parts = {name: value.clone() for name, value in self.averages.items() if name != "shared"}
        return {**parts, "answers": self.answers(self.averages).clone()}

    @property
    def answering(self) -> tuple[Floats, Floats]:
        """The output weights and bias that self-play uses."""
        return self.answers(self.averages).numpy(), self.array("answers_bias")

    def hidden(self, seen: NDArray[np.int16], many: NDArray[np.int16], rows: NDArray[np.int64]) -> Floats:
        """The last hidden layer for these rows of a replay, as self-play uses it."""
        sums = np.empty((len(rows), len(self.array("layer"))), np.float32)
        sum_features(self.array("features"), self.array("features_bias"), seen, many, rows, sums)
        second: Floats = np.maximum(sums, 0.0) @ self.array("layer") + self.array("layer_bias")
        return np.maximum(second, 0.0, out=second)

    def loss(self, replay: Any, rows: NDArray[np.int64]) -> torch.Tensor:
        """The cross-entropy loss on these decisions."""
        p = self.parameters
        sums = _sums(p["features"], p["features_bias"], replay.seen, replay.many, rows)
        hidden = torch.relu(torch.relu(sums) @ p["layer"] + p["layer_bias"])
        moves = replay.moves[rows].astype(np.int64)
        logits = _answers(hidden, self.answers(p), moves)
        logits = logits + p["answers_bias"][torch.from_numpy(moves)]
        return torch.nn.functional.cross_entropy(logits, torch.from_numpy(replay.targets[rows]))

"""A net of floats, which torch trains.

Features are sparse and binary, and each decision trains the answers of one move.
"""

from collections.abc import Iterator

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn.functional import cross_entropy

from foretell.bots.net.rows import WIDTH
from foretell.engine.records import Records

from . import sparse
from .quantising import PARTS, Parts

USUAL_FEATURES = 80
"""The approximate number of true features in a view."""


class Net:
    """Features, two hidden layers, and for each move a distribution of outcomes."""

    def __init__(
        self, features: int, moves: int, outcomes: int, seed: int, alike: NDArray[np.float32] | None = None
    ) -> None:
        """Start with random weights; ``alike``: the features that moves share, a row for each move."""
        torch.manual_seed(seed)
        self.parameters = {
            "features": torch.randn(features, WIDTH) * (2 / USUAL_FEATURES) ** 0.5,
            "features_bias": torch.zeros(WIDTH),
            "layer": torch.randn(WIDTH, WIDTH) * (2 / WIDTH) ** 0.5,
            "layer_bias": torch.zeros(WIDTH),
            "answers": torch.randn(moves, outcomes, WIDTH) * 0.3 * (1 / WIDTH) ** 0.5,
            "answers_bias": torch.zeros(moves, outcomes),
        }
        self._alike = None if alike is None else torch.from_numpy(alike)
        if self._alike is not None:
            self.parameters["shared"] = torch.zeros(self._alike.shape[1], outcomes, WIDTH)
        for parameter in self.parameters.values():
            parameter.requires_grad_()
        self.averages = {name: value.detach().clone() for name, value in self.parameters.items()}
        """Moving averages, used in self-play and exported: they play much better than the last weights."""

    def __iter__(self) -> Iterator[torch.Tensor]:
        """All trained tensors."""
        return iter(self.parameters.values())

    def take(self, parameters: dict[str, torch.Tensor], averages: dict[str, torch.Tensor]) -> None:
        """Load the weights and averages of a checkpoint."""
        with torch.no_grad():
            for name in self.parameters:
                self.parameters[name].copy_(parameters[name])
                self.averages[name].copy_(averages[name])

    def begin(self, parts: Parts) -> None:
        """Begin with these weights in place of random ones."""
        whole = {name: torch.from_numpy(part) for name, part in parts.items()}
        whole |= {name: torch.zeros_like(value) for name, value in self.parameters.items() if name not in parts}
        self.take(whole, whole)

    def average(self, part: float) -> None:
        """Move the averages towards the current weights by this fraction."""
        with torch.no_grad():
            for name, value in self.parameters.items():
                self.averages[name].lerp_(value, part)

    def answers(self, parts: dict[str, torch.Tensor]) -> torch.Tensor:
        """The output weights: each move's own plus those of its shared features."""
        if self._alike is None:
            return parts["answers"]
        return parts["answers"] + (self._alike @ parts["shared"].flatten(1)).view_as(parts["answers"])

    def floats(self) -> Parts:
        """The averages in the form used for play, as arrays of their own."""
        parts = {**self.averages, "answers": self.answers(self.averages)}
        return {name: parts[name].clone().numpy() for name in PARTS}

    def loss(self, decisions: Records) -> torch.Tensor:
        """The cross-entropy loss on these decisions (records of ``replay.DECISION``)."""
        p, seen, many, moves = self.parameters, decisions["seen"], decisions["many"], decisions["move"]
        true = seen[np.arange(seen.shape[1]) < many[:, None]]
        first = torch.relu(sparse.sums(p["features"], true, many) + p["features_bias"])
        second = torch.relu(first @ p["layer"] + p["layer_bias"])
        logits = sparse.answers(second, self.answers(p), moves) + p["answers_bias"][torch.from_numpy(moves)]
        return cross_entropy(logits, torch.from_numpy(decisions["targets"]))

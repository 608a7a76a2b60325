"""What a run asks of a learner."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import numpy as np

from .facts import Facts, Mask, Moves, Numbers, Rows
from .net import Net
from .waves import Wave


class Learner(ABC):
    """Learns from waves of rounds in which it plays all seats.

    ``done`` is the share of the run that is over, and ``rng`` has random numbers for this wave alone, so that a run
    that is resumed goes on as it would have done.
    """

    facts: Facts
    nets: dict[str, Net]
    """What it needs to play."""
    parts: dict[str, Any]
    """What it needs besides to go on learning, with ``state_dict`` and ``load_state_dict`` as torch's have them."""

    @abstractmethod
    def best(self, rows: Rows, mask: Mask) -> Moves:
        """The moves that it makes in a match."""

    @abstractmethod
    def act(self, rows: Rows, mask: Mask, done: float, rng: np.random.Generator) -> tuple[Moves, Numbers]:
        """Moves with exploration, and what ``learn`` wants to know of each, as ``Wave.notes``."""

    @abstractmethod
    def learn(self, wave: Wave, done: float, rng: np.random.Generator) -> float:
        """Learn from a wave; returns the mean loss."""


State = dict[str, Any]
"""The state of several parts, for ``torch.save``."""


def state_of(parts: Mapping[str, Any]) -> State:
    """What ``load`` takes."""
    return {name: part.state_dict() for name, part in parts.items()}


def load(parts: Mapping[str, Any], state: State) -> None:
    """Let these parts go on from where others like them were."""
    for name, part in parts.items():
        part.load_state_dict(state[name])

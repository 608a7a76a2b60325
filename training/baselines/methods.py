"""The methods by name: how each learns, and what it learns from."""

from collections.abc import Callable
from dataclasses import dataclass

from . import dmc, dqn, ppo
from .learner import Learner


@dataclass(frozen=True, slots=True)
class Method:
    """A way to learn."""

    learner: Callable[[tuple[int, ...], int, int], Learner]
    """(numbers of cards, rounds to be played, seed): a new learner."""
    is_apart: bool
    """Whether there is a learner for each number of cards, instead of one for all."""
    rounds: int
    """How many rounds a learner plays."""
    wave: int
    """How many of them side by side."""

    def groups(self, sizes: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """The numbers of cards of each learner."""
        return tuple((size,) for size in sizes) if self.is_apart else (sizes,)


METHODS = {
    "dqn": Method(dqn.DQN, is_apart=True, rounds=400_000, wave=dqn.WAVE),
    "ppo": Method(ppo.PPO, is_apart=False, rounds=4_096_000, wave=512),
    "dmc": Method(dmc.DeepMonteCarlo, is_apart=False, rounds=10_240_000, wave=512),
}

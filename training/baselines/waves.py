"""Waves of rounds: many rounds side by side, in which all four seats play by one learner.

As in the paper, a Wizard turned up means no trump (``foretell.game.published_rule``): nobody names it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from foretell import WizardOptions
from foretell.envs.vector import VectorGames

from .facts import PLAYERS, Facts, Mask, Moves, Numbers, Rows

SCALE = 50.0
"""Learners count in units of this many points."""
Act = Callable[[Rows, Mask], tuple[Moves, Numbers]]
"""Chooses moves; also gives what the learner wants to know of each when it learns, a row for each decision."""
Step = tuple[Rows, Mask, Moves, Numbers, NDArray[np.int64]]
"""Decisions in different games: the fields of ``Wave``, and 4 * game + seat."""


@dataclass(frozen=True, slots=True)
class Wave:
    """All decisions between several moves; those of a seat in a round follow each other."""

    rows: Rows
    mask: Mask
    moves: Moves
    notes: Numbers
    """What ``Act`` has given."""
    points: Numbers
    """What the seat's round has brought, in units of ``SCALE``."""
    last: NDArray[np.bool_]
    """Whether it is the last such decision of its seat in the round."""

    def __len__(self) -> int:
        return len(self.moves)

    def part(self, which: NDArray[np.bool_] | NDArray[np.int64]) -> "Wave":
        """Some of the decisions."""
        points, last = self.points[which], self.last[which]
        return Wave(self.rows[which], self.mask[which], self.moves[which], self.notes[which], points, last)


class Rounds:
    """Plays waves of rounds, each with one of these numbers of cards, drawn at random."""

    def __init__(self, sizes: Sequence[int], facts: Facts, many: int) -> None:
        """``many``: rounds in a wave."""
        self._facts = facts
        options = rounds_of(sizes)
        self._games = VectorGames(options, PLAYERS, many, paper_rule=True, unit="round", autoreset="disabled")

    def play(self, act: Act, seed: int) -> tuple[Wave, float]:
        """Play a wave; also returns the mean points of a seat.  The same seed gives the same cards."""
        arrays, many = self._games.reset(seed), len(self._games)
        points, moves = np.zeros((many, PLAYERS), np.float32), np.zeros(many, np.int64)
        steps: list[Step] = []
        while (arrays.turn >= 0).any():
            moves[:] = arrays.mask.argmax(axis=1)
            asked = np.flatnonzero(arrays.mask.sum(axis=1) > 1)
            if asked.size:
                rows, mask = self._facts.rows(arrays.observation[asked]), arrays.mask[asked]
                moves[asked], notes = act(rows, mask)
                steps.append((rows, mask, moves[asked], notes, asked * PLAYERS + arrays.turn[asked]))
            points += self._games.step(moves).reward
        return _wave(steps, points), float(points.mean())


def rounds_of(sizes: Sequence[int]) -> WizardOptions:
    """Games with a round of each of these numbers of cards."""
    return WizardOptions(round_sizes=tuple(sizes))


def _wave(steps: Sequence[Step], points: Numbers) -> Wave:
    """The decisions of all steps, sorted by game and seat."""
    rows, mask, moves, notes, seats = map(np.concatenate, zip(*steps, strict=True))
    order = np.argsort(seats, kind="stable")
    seats = seats[order]
    last, gained = np.append(np.diff(seats) != 0, True), points.reshape(-1)[seats] / SCALE
    return Wave(rows[order], mask[order], moves[order], notes[order], gained, last)

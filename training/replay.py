"""The latest decisions of self-play and their outcomes."""

from collections.abc import Sequence
from itertools import accumulate

import numpy as np

from foretell.engine.records import Records, record_type

from .decisions import Decision
from .quantising import Positions

DECISION = record_type(Decision)


class Replay:
    """Both nets' decisions, as records of ``DECISION``: for each net a part, in which a new one replaces the oldest."""

    def __init__(self, rooms: Sequence[int]) -> None:
        """Make room for this many decisions of each net."""
        self.rooms = rooms
        self.first = [0, *accumulate(rooms)][:-1]
        self.made = np.zeros(len(rooms), np.int64)
        """How many decisions each net has made."""
        self.decisions: Records = np.zeros(sum(rooms), DECISION)

    def part(self, which: int) -> Records:
        """The decisions of a net that are there."""
        first, filled = self.first[which], min(int(self.made[which]), self.rooms[which])
        return self.decisions[first : first + filled]

    @property
    def is_full(self) -> bool:
        """Whether there is no room that was not used yet."""
        return bool((self.made >= self.rooms).all())

    def sample(self, which: int, size: int, rng: np.random.Generator) -> Records:
        """Random decisions of a net whose outcomes are known, at most this many."""
        part = self.part(which)
        if not len(part):
            return part
        rows = rng.integers(0, len(part), 3 * size)
        found: Records = part[rows[part["known"][rows] != 0][:size]]
        return found

    def positions(self, which: int, size: int, rng: np.random.Generator) -> Positions:
        """What a net was asked in this many random decisions; in all that there are if these are fewer."""
        part = self.part(which)
        if len(part) > size:
            part = part[rng.integers(0, len(part), size)]
        return Positions(part["seen"], part["many"])

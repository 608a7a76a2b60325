"""Everybody meets everybody: plans all rounds that are left at once, so that all pairs meet as equally as possible."""

from collections.abc import Sequence

from ..rules.chance import below
from .history import History

FEW_TO_PLAN = 32
"""Up to this number of people."""
STEPS = 4_000
"""Swaps that are tried for each person."""
_WARMEST = 8


def planned(
    order: Sequence[str], sizes: Sequence[int], past: History, size: int, left: int, rng: list[int]
) -> list[list[str]]:
    """The tables of the next of ``left`` rounds; ``size``: a usual table.

    Swaps that make the pairs more equal are kept, others ever more rarely (annealing).
    """
    plan = _Plan(order, sizes, past, size, left)
    steps = STEPS * len(order)
    for step in range(steps):
        warmth = 1 + _WARMEST * (steps - 1 - step) // steps
        plan.step(rng, warmth)
    return [[order[one] for one in table] for table in plan.rounds[0]]


class _Plan:
    """Rounds that are left, and how often each two people meet in all."""

    def __init__(self, order: Sequence[str], sizes: Sequence[int], past: History, size: int, left: int) -> None:
        number = len(order)
        starts = [sum(sizes[:n]) for n in range(len(sizes))]
        tables = [list(range(start, start + each)) for start, each in zip(starts, sizes, strict=True)]
        self.rounds = [[list(table) for table in tables] for _ in range(left)]
        self.met = [[past.met[frozenset((a, b))] for b in order] for a in order]
        self.odd = [past.odd[person] for person in order]
        self.where = [[0] * number for _ in range(left)]
        self.size = size
        for row, places in zip(self.rounds, self.where, strict=True):
            for n, table in enumerate(row):
                for person in table:
                    places[person] = n
        for table in tables:
            for a in table:
                self.odd[a] += left * (len(table) != size)
                for b in table:
                    self.met[a][b] += left * (a != b)

    def step(self, rng: list[int], warmth: int) -> None:
        """Try one swap; what it may cost is drawn, from 0 to below ``warmth``."""
        row = below(rng, len(self.rounds))
        a, b = below(rng, len(self.odd)), below(rng, len(self.odd))
        one, two = self.where[row][a], self.where[row][b]
        if one == two:
            return
        mine, other = self.rounds[row][one], self.rounds[row][two]
        if self._change(a, b, mine, other) < below(rng, warmth) + 1:
            self._swap(a, b, mine, other)
            self.where[row][a], self.where[row][b] = two, one

    def _change(self, a: int, b: int, mine: Sequence[int], other: Sequence[int]) -> int:
        """Half of what the swap changes in the sum of the squares of all counts."""
        of_a, of_b = self.met[a], self.met[b]
        change = 0
        for x in mine:
            if x != a:
                change += of_b[x] - of_a[x] + 1
        for x in other:
            if x != b:
                change += of_a[x] - of_b[x] + 1
        if len(mine) != len(other):
            more, less = (a, b) if len(other) != self.size else (b, a)
            change += 4 * (self.odd[more] - self.odd[less] + 1)
        return change

    def _swap(self, a: int, b: int, mine: list[int], other: list[int]) -> None:
        for out, into, table in ((a, b, mine), (b, a, other)):
            for x in table:
                if x != out:
                    self._meet(out, x, -1)
                    self._meet(into, x, 1)
            table[table.index(out)] = into
        if len(mine) != len(other):
            by = 1 if len(other) != self.size else -1
            self.odd[a] += by
            self.odd[b] -= by

    def _meet(self, a: int, b: int, by: int) -> None:
        self.met[a][b] += by
        self.met[b][a] += by

"""Improves a seating by swapping two people at a time, with a bounded number of steps."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..rules.chance import below
from .draw import shuffle

_MILD = 20
"""What a pair that meets again costs while the search is warm."""
_REACH = 24
"""How far apart in the order two people may be who are tried then."""
_WARMTH = (
    *(800, 735, 676, 621, 571, 525, 483, 444, 408, 375, 345, 317, 291, 268, 246, 226, 208, 191, 176, 162),
    *(149, 137, 126, 115, 106, 98, 90, 82, 76, 70, 64, 59, 54, 50, 46, 42, 39, 36, 33, 30),
)
"""What a swap may cost in the mean, in hundredths, from the first steps to the last."""
_CHANCES = (
    *(485, 375, 324, 291, 265, 245, 229, 214, 202, 191, 181, 172, 163, 156, 148, 142, 136, 130, 124, 119, 114, 109),
    *(105, 100, 96, 92, 88, 84, 81, 77, 74, 71, 68, 65, 62, 59, 56, 53, 51, 48, 46, 43, 41, 39, 36, 34, 32, 30, 28),
    *(26, 24, 22, 20, 18, 16, 14, 12, 11, 9, 7, 6, 4, 2, 1),
)
"""The 64 equally likely multiples of that, in hundredths: an exponential distribution."""
_PARTS = 10_000


@dataclass(slots=True)
class Search:
    """A seating of people 0, 1, 2, … (in the order of the ranking), and what it costs.

    All costs are whole numbers, so that the same seating is found on every machine.
    """

    tables: list[list[int]]
    pair: list[list[int]]
    """The cost of two people at one table."""
    odd: Sequence[int]
    """The cost of each person at an odd table."""
    size: int
    """People at a table that is not odd."""
    level: Sequence[int]
    """The rank of each person, never falling; all 0 where ranks do not matter."""
    window: int
    """How far apart in the order two people may be who are tried; everybody: the number of people."""
    rng: list[int]
    where: list[int] = field(default_factory=list)
    least: int = 0
    """A cost at which the search ends: no pair costs anything, and ranks no more than at the beginning."""
    tried: int = 0

    def __post_init__(self) -> None:
        """Note where everybody sits."""
        self.least = sum(map(self._spread, self.tables))
        self._note()

    def _note(self) -> None:
        self.where = [0] * len(self.pair)
        for number, table in enumerate(self.tables):
            for person in table:
                self.where[person] = number

    def take(self, tables: Sequence[Sequence[int]]) -> None:
        """Seat everybody at other tables of the same sizes."""
        self.tables = [list(table) for table in tables]
        self._note()

    def cost(self) -> int:
        """The cost of the whole seating."""
        return sum(map(self._of_table, self.tables))

    def _of_table(self, table: Sequence[int]) -> int:
        """The cost of a table."""
        of_pairs = sum(self.pair[a][b] for i, a in enumerate(table) for b in table[i + 1 :])
        of_size = sum(self.odd[a] for a in table) if len(table) != self.size else 0
        return of_pairs + of_size + self._spread(table)

    def _spread(self, table: Sequence[int]) -> int:
        """How far apart in rank the best and the last of a table are."""
        return self.level[max(table)] - self.level[min(table)]

    def delta(self, a: int, b: int) -> int:
        """What a swap of two people at different tables changes in the cost."""
        self.tried += 1
        mine, other = self.tables[self.where[a]], self.tables[self.where[b]]
        of_a, of_b = self.pair[a], self.pair[b]
        change = of_b[a] * -2
        for one in mine:
            change += of_b[one] - of_a[one]
        for one in other:
            change += of_a[one] - of_b[one]
        if len(mine) != len(other):
            sign = (len(other) != self.size) - (len(mine) != self.size)
            change += sign * (self.odd[a] - self.odd[b])
        return change + self._stretch(mine, a, b) + self._stretch(other, b, a) if self.level[-1] else change

    def _stretch(self, table: Sequence[int], out: int, into: int) -> int:
        """How the spread of a table changes if somebody is replaced."""
        rest = [one for one in table if one != out]
        return self.level[max(*rest, into)] - self.level[min(*rest, into)] - self._spread(table)

    def swap(self, a: int, b: int) -> None:
        """Swap two people."""
        one, two = self.where[a], self.where[b]
        self.tables[one][self.tables[one].index(a)] = b
        self.tables[two][self.tables[two].index(b)] = a
        self.where[a], self.where[b] = two, one

    def run(self, steps: int) -> None:
        """Improve the seating as long as that helps, shake it and improve it again; keep the best.

        At most about this many swaps are tried.
        """
        if len(self.tables) < 2:
            return
        self._improve(steps // 8)
        if self.cost() > self.least or self.level[-1]:
            self._anneal(5 * steps // 8)
        self._improve(steps)
        best, found = self.cost(), [list(table) for table in self.tables]
        while best > self.least and self.tried < steps:
            self._shake()
            self._improve(steps)
            now = self.cost()
            if now <= best:
                best, found = now, [list(table) for table in self.tables]
            else:
                self.take(found)
        self.take(found)

    def _anneal(self, steps: int) -> None:
        """Try swaps of people who are near each other; what one may cost is drawn, and becomes ever less.

        Meanwhile pairs and odd tables cost little more than ranks, so that no way to a better seating is closed.
        """
        strict, (self.pair, self.odd) = (self.pair, self.odd), self._mild()
        first, number = self.tried, len(self.pair)
        while (done := self.tried - first) < steps:
            a = below(self.rng, number)
            b = a + 1 + below(self.rng, min(self.window, _REACH))
            if b >= number or self.where[a] == self.where[b]:
                self.tried += 1
                continue
            warmth = _WARMTH[len(_WARMTH) * done // steps]
            if _PARTS * self.delta(a, b) <= warmth * _CHANCES[below(self.rng, len(_CHANCES))]:
                self.swap(a, b)
        self.pair, self.odd = strict

    def _mild(self) -> tuple[list[list[int]], Sequence[int]]:
        """The costs of pairs and of odd tables in the same order, but near to those of ranks."""
        pairs = {cost: _MILD * place for place, cost in enumerate(sorted({cost for row in self.pair for cost in row}))}
        odd = {cost: _MILD * place // 2 for place, cost in enumerate(sorted(set(self.odd)))}
        return [[pairs[cost] for cost in row] for row in self.pair], [odd[cost] for cost in self.odd]

    def _improve(self, steps: int) -> None:
        """Go through all people who cost something, and make the best swap of each, until none helps."""
        helped = True
        while helped:
            helped = False
            order = list(range(len(self.pair)))
            shuffle(order, self.rng)
            for a in order:
                if self.tried >= steps:
                    return
                if self._costs(a):
                    helped |= self._best_swap(a)

    def _costs(self, a: int) -> bool:
        """Whether a person costs more than they must."""
        table = self.tables[self.where[a]]
        if any(self.pair[a][b] for b in table) or (len(table) != self.size and self.odd[a]):
            return True
        return a in (max(table), min(table)) and self._spread(table) > len(table) - 1

    def _best_swap(self, a: int) -> bool:
        """Make the swap of this person that saves the most; one that costs nothing is made half of the times."""
        least, chosen, ties = 1, -1, 0
        for b in range(max(0, a - self.window), min(len(self.pair), a + self.window + 1)):
            if self.where[a] == self.where[b]:
                continue
            change = self.delta(a, b)
            ties = 1 if change < least else ties + (change == least)
            if change < least or (change == least and below(self.rng, ties) == 0):
                least, chosen = change, b
        if chosen < 0 or least > 0 or (least == 0 and below(self.rng, 2)):
            return False
        self.swap(a, chosen)
        return least < 0

    def _shake(self) -> None:
        """Swap a few people who are drawn."""
        for _ in range(3):
            self.tried += 1
            a = below(self.rng, len(self.pair))
            b = max(0, a - self.window) + below(self.rng, 2 * self.window + 1)
            if b < len(self.pair) and self.where[a] != self.where[b]:
                self.swap(a, b)

"""What a seating costs: one whole number, in which the more important always outweighs the less important."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .history import History
from .limits import LARGEST_TABLE
from .settings import Settings


@dataclass(frozen=True, slots=True)
class Weights:
    """The cost of one thing of each kind."""

    odd: int
    """An odd table for somebody who had one more often than another."""
    again: int
    """A pair that meets a second time."""
    third: int
    """A pair that meets a third time, or two people of one group."""


def weights(order: Sequence[str], sizes: Sequence[int], past: History, ranks: Sequence[int]) -> Weights:
    """Weights by which no number of smaller things outweighs a larger one."""
    odd = 1 + len(sizes) * ranks[-1]
    counts = [past.odd[person] for person in order]
    again = odd * (1 + len(order) * (max(counts) - min(counts)))
    return Weights(odd, again, again * len(order) * LARGEST_TABLE)


def odd_costs(order: Sequence[str], past: History, weight: Weights) -> list[int]:
    """For each person, the cost of an odd table."""
    counts = [past.odd[person] for person in order]
    return [weight.odd * (count - min(counts)) for count in counts]


def pair_costs(order: Sequence[str], past: History, groups: Mapping[str, str], weight: Weights) -> list[list[int]]:
    """For each two people, the cost of one table for both."""
    number = {person: place for place, person in enumerate(order)}
    rows = [[0] * len(order) for _ in order]
    for pair, count in past.met.items():
        places = [number[person] for person in pair if person in number]
        if len(places) == 2:
            cost = weight.again if count == 1 else weight.third * (count - 1)
            rows[places[0]][places[1]] = rows[places[1]][places[0]] = cost
    of_group = [groups.get(person) for person in order]
    for a, row in enumerate(rows):
        for b in range(len(row)):
            if a != b and of_group[a] is not None and of_group[a] == of_group[b]:
                row[b] += weight.third
    return rows


def blocks(order: Sequence[str], sizes: Sequence[int], past: History, settings: Settings) -> list[list[int]]:
    """The first seating: by the order alone; the people with the fewest odd tables so far get them."""
    counts = [past.odd[person] for person in order]
    usual = [size for size in sizes if size == settings.table]
    others = [size for size in sizes if size != settings.table]
    found: list[list[int]] = []
    start = 0
    for odd in _row(counts, settings.table, len(usual), others):
        size = others.pop() if odd else settings.table
        found.append(list(range(start, start + size)))
        start += size
    return found


def _row(counts: Sequence[int], size: int, usual: int, others: Sequence[int]) -> list[bool]:
    """For each table in the order of the ranking, whether it is an odd one, so that their people had the fewest.

    ``costs[n]`` is the least cost of the tables so far with n odd ones among them, and which these are.
    """
    sums = [0]
    for count in counts:
        sums.append(sums[-1] + count)
    costs: dict[int, tuple[int, list[bool]]] = {0: (0, [])}
    starts = [sum(others[len(others) - n :]) for n in range(len(others) + 1)]
    for table in range(usual + len(others)):
        following: dict[int, tuple[int, list[bool]]] = {}
        for odd, (cost, row) in costs.items():
            start = starts[odd] + size * (table - odd)
            if table - odd < usual:
                _keep(following, odd, cost, [*row, False])
            if odd < len(others):
                own = sums[start + others[len(others) - 1 - odd]] - sums[start]
                _keep(following, odd + 1, cost + own, [*row, True])
        costs = following
    return costs[len(others)][1]


def _keep(costs: dict[int, tuple[int, list[bool]]], odd: int, cost: int, row: list[bool]) -> None:
    """Keep a row if it is cheaper than the one that is known; of equal ones that with the odd tables further down."""
    if odd not in costs or (cost, row) < costs[odd]:
        costs[odd] = (cost, row)

"""The order in which rows are filled, and which classes of cards can be merged on the way."""

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

from .rows import Row

LINK = -1
"""The decision which card is the linked one, among those chosen so far and those played."""
ORDINARY = -1
"""A linked row's first decision, that the linked card is no strange one; otherwise the decision is a group's number."""


class Step(NamedTuple):
    """One row, and the groups of classes that this row or a later one distinguishes."""

    row: Row
    groups: tuple[int, ...]
    """Sets of classes that are treated alike from here on; classes in no group no longer matter."""
    hand: tuple[int, ...]
    """The groups that the row takes cards from."""
    decisions: tuple[int, ...]
    """The same groups; in a linked row, with LINK after all groups that the linked card may come from."""
    strange: tuple[int, ...]
    """The groups that the linked card may come from, but no other card of the row."""
    onward: tuple[int, ...]
    """For each group, the next step's group that it becomes part of, or -1."""
    later: int
    """How many unseen cards the later rows hold."""


def plan(rows: Sequence[Row], sizes: Sequence[int]) -> list[Step]:
    """The steps that fill the rows from classes of these sizes."""
    order = _order(rows, sizes)
    groups = [_groups(order[i:], sizes) for i in range(len(order) + 1)]
    later = [sum(row.size for row in order[i + 1 :]) for i in range(len(order))]
    return [_step(row, groups[i], groups[i + 1], later[i]) for i, row in enumerate(order)]


def _step(row: Row, groups: tuple[int, ...], following: tuple[int, ...], later: int) -> Step:
    onward = tuple(next((n for n, whole in enumerate(following) if group & whole), -1) for group in groups)
    link = row.link.classes if row.link else 0
    held = [n for n, group in enumerate(groups) if group & row.classes]
    # First the cards that no later row may hold: they leave the fewest choices.
    held.sort(key=lambda n: (not groups[n] & link, onward[n] >= 0))
    linkable = sum(1 for n in held if groups[n] & link)
    decisions = (*held[:linkable], LINK, *held[linkable:]) if row.link else tuple(held)
    strange = tuple(n for n, group in enumerate(groups) if group & link and not group & row.classes)
    return Step(row, groups, tuple(held), decisions, strange, onward, later)


def _groups(rows: Sequence[Row], sizes: Sequence[int]) -> tuple[int, ...]:
    """The classes that these rows may hold; classes that all rows treat alike are grouped."""
    by_pattern: dict[tuple[int, ...], int] = {}
    for c in range(len(sizes)):
        pattern = tuple(mask >> c & 1 for row in rows for mask in (row.classes, row.link.classes if row.link else 0))
        if sizes[c] and any(pattern):
            by_pattern[pattern] = by_pattern.get(pattern, 0) | 1 << c
    return tuple(by_pattern.values())


def _order(rows: Sequence[Row], sizes: Sequence[int]) -> list[Row]:
    """The order estimated to need the least work: the cheapest way to each set of rows, built up from smaller sets."""
    best: dict[int, tuple[int, list[Row]]] = {0: (0, [])}
    for done in range((1 << len(rows)) - 1):
        work, order = best[done]
        groups = _groups([row for n, row in enumerate(rows) if not done >> n & 1], sizes)
        states = _vectors(groups, order, sizes)
        for n, row in enumerate(rows):
            if not done >> n & 1:
                more = work + states * _vectors(groups, [row], sizes)
                if done | 1 << n not in best or more < best[done | 1 << n][0]:
                    best[done | 1 << n] = more, [*order, row]
    return best[(1 << len(rows)) - 1][1]


def _vectors(groups: Sequence[int], rows: Sequence[Row], sizes: Sequence[int]) -> int:
    """An upper estimate of the number of vectors that say how many cards of each group the rows may take."""
    most = []
    for group in groups:
        takers = sum(row.size for row in rows if (row.classes | (row.link.classes if row.link else 0)) & group)
        most.append(1 + min(takers, sum(size for c, size in enumerate(sizes) if group >> c & 1)))
    return prod(most) // max(most, default=1)

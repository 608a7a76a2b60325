"""The history of earlier rounds: who met whom, who sat at an odd table, who had a bye."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from .state import Round


@dataclass(frozen=True, slots=True)
class History:
    """Counts over some rounds."""

    met: Counter[frozenset[str]] = field(default_factory=Counter)
    """How often two people sat at one table."""
    odd: Counter[str] = field(default_factory=Counter)
    """How often a person sat at a table of another size than usual."""
    byes: Counter[str] = field(default_factory=Counter)
    tables: tuple[tuple[tuple[str, ...], ...], ...] = ()
    """The tables of each round, in order."""


def history(rounds: Iterable[Round], size: int) -> History:
    """The history of these rounds; ``size``: a usual table."""
    rounds = list(rounds)
    found = History(tables=tuple(tuple(table.seats for table in row.playing) for row in rounds))
    for row in rounds:
        found.byes.update(row.byes)
    for table in (table for tables in found.tables for table in tables):
        found.met.update(map(frozenset, combinations(table, 2)))
        if len(table) != size:
            found.odd.update(table)
    return found


def pairs(tables: Iterable[Sequence[str]]) -> Iterable[frozenset[str]]:
    """All pairs that meet at these tables."""
    return (frozenset(pair) for table in tables for pair in combinations(table, 2))

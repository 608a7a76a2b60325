"""Who sits where: the assignments in which one deal is played, so that every bot plays every hand equally often.

TABLE
    All bots at one table, as many as there are seats or fewer.  The seats are filled with the bots in turn (A B A B,
    A B C A, …).  The deal is played in each rotation of that table, and again with the bots' parts passed on (A plays
    B's, B plays C's, …), but no assignment twice: for two bots and an even table that makes two games, A B A B and
    B A B A.  From three bots on, who follows whom changes from deal to deal.
PAIRS
    As TABLE, for each pair of bots by itself.
FIELD
    For each pair: one seat for one of them, all others for the other, in each rotation, and the reverse.

In each of these every bot sits equally often at every seat, and so holds every hand equally often.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations
from math import factorial
from typing import NamedTuple

from ..game.names import Name

Seats = tuple[int, ...]
"""A bot's number for each seat."""


class Seating(Name):
    """The ways to seat bots."""

    TABLE = "table"
    PAIRS = "pairs"
    FIELD = "field"


class Group(NamedTuple):
    """Games that belong together: these bots, by their numbers.

    ``alone`` says which of two sits alone against a field of the other; None where no bot does.
    """

    bots: tuple[int, ...]
    alone: int | None = None


class Assignment(NamedTuple):
    """Who sits where in one game of a deal, and the number of the group that it belongs to."""

    group: int
    seats: Seats


def groups(seating: Seating, bots: int) -> tuple[Group, ...]:
    """The groups of games in which so many bots meet."""
    if seating is Seating.TABLE or bots < 2:
        return (Group(tuple(range(bots))),)
    pairs = list(combinations(range(bots), 2))
    if seating is Seating.PAIRS:
        return tuple(Group(pair) for pair in pairs)
    return tuple(Group(pair, alone) for pair in pairs for alone in pair)


def assignments(seating: Seating, bots: int, players: int, deal: int) -> tuple[Assignment, ...]:
    """The games in which the deal of this number is played."""
    orders = factorial(max(bots - 1, 1)) if seating is Seating.TABLE else 1
    return _assignments(seating, bots, players, deal % orders)


@cache
def _assignments(seating: Seating, bots: int, players: int, order: int) -> tuple[Assignment, ...]:
    return tuple(
        Assignment(number, seats)
        for number, group in enumerate(groups(seating, bots))
        for seats in _tables(group, players, order)
    )


def _tables(group: Group, players: int, order: int) -> Iterator[Seats]:
    """All assignments of a group, each once."""
    if group.alone is not None:
        rest = next(bot for bot in group.bots if bot != group.alone)
        return _rotations((group.alone, *[rest] * (players - 1)))
    bots = _in_order(group.bots, order)
    tables = (
        tuple(bots[(seat + part) % len(bots)] for seat in _rotation(players, turn))
        for part in range(len(bots))
        for turn in range(players)
    )
    return iter(dict.fromkeys(tables))


def _in_order(bots: Sequence[int], order: int) -> tuple[int, ...]:
    """The bots in one of the orders around a table: the first stays where it is."""
    return (bots[0], *list(permutations(bots[1:]))[order])


def _rotations(table: Seats) -> Iterator[Seats]:
    for turn in range(len(table)):
        yield tuple(table[seat] for seat in _rotation(len(table), turn))


def _rotation(players: int, turn: int) -> list[int]:
    """Where each seat's bot comes from when all move on by so many seats."""
    return [(seat - turn) % players for seat in range(players)]

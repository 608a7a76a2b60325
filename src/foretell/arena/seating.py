"""Seat assignments: the games in which one deal is played, so that every bot plays every hand equally often.

TABLE
    All bots at one table, at most as many as there are seats.  The bots fill the seats in turn (A B A B, A B C A, …).
    The deal is played in every rotation of that table, and again with the roles shifted (A plays B's, B plays C's, …),
    but no assignment twice: two bots at an even table play two games, A B A B and B A B A.  With three or more bots,
    the order around the table changes from deal to deal.
PAIRS
    Like TABLE, for each pair of bots separately.
FIELD
    For each pair: one bot has one seat and the other bot has all others, in every rotation; then the reverse.

In each of these every bot has every seat equally often, and so plays every hand equally often.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations
from math import factorial
from typing import NamedTuple

from ..game.names import Name

Seats = tuple[int, ...]
"""The index of the bot at each seat."""


class Seating(Name):
    """The ways to seat bots."""

    TABLE = "table"
    PAIRS = "pairs"
    FIELD = "field"


class Group(NamedTuple):
    """The games of a set of bots, given by their indices.

    ``alone``: of two bots, the one that sits alone against a field of the other; None where neither does.
    """

    bots: tuple[int, ...]
    alone: int | None = None


class Assignment(NamedTuple):
    """The seats of one game of a deal, and the index of the group that it belongs to."""

    group: int
    seats: Seats


def groups(seating: Seating, bots: int) -> tuple[Group, ...]:
    """The groups of games for this number of bots."""
    if seating is Seating.TABLE or bots < 2:
        return (Group(tuple(range(bots))),)
    pairs = list(combinations(range(bots), 2))
    if seating is Seating.PAIRS:
        return tuple(Group(pair) for pair in pairs)
    return tuple(Group(pair, alone) for pair in pairs for alone in pair)


def assignments(seating: Seating, bots: int, players: int, deal: int) -> tuple[Assignment, ...]:
    """The games that are played with the deal of this number."""
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
    """All distinct assignments of a group; ``order``: of the bots around the table, where the first keeps its place."""
    if group.alone is not None:
        rest = next(bot for bot in group.bots if bot != group.alone)
        table = (group.alone, *[rest] * (players - 1))
        return (tuple(table[seat] for seat in _rotation(players, turn)) for turn in range(players))
    bots = (group.bots[0], *list(permutations(group.bots[1:]))[order])
    tables = (
        tuple(bots[(seat + part) % len(bots)] for seat in _rotation(players, turn))
        for part in range(len(bots))
        for turn in range(players)
    )
    return iter(dict.fromkeys(tables))


def _rotation(players: int, turn: int) -> list[int]:
    """For each seat, the seat that its bot comes from when all move on by ``turn`` seats."""
    return [(seat - turn) % players for seat in range(players)]

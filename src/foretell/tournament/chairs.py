"""The seats of bots, if all tables of a round have the same size and there are too few people."""

from collections.abc import Sequence

from .chance import shuffle

Chairs = tuple[str | None, ...]
"""The seats of a table: people, and None for bots."""


def with_bots(tables: Sequence[Sequence[str]], size: int, rng: list[int]) -> tuple[Chairs, ...]:
    """The tables with bots in seats that are drawn; their people stay in order.

    Bots sit in the same seats wherever that leaves nobody alone in a seat, since people are compared with those who
    have the same seat at other tables.  ``tables``: their sizes differ by one at most.
    """
    order = list(range(size))
    shuffle(order, rng)
    most = max(map(len, tables), default=0)
    smaller = [table for table in tables if len(table) < most]
    alone = len(smaller) > 1 and len(tables) - len(smaller) == 1
    found = []
    for table in tables:
        bots = order[: size - len(table)]
        if alone and table is smaller[-1]:
            bots[-1] = order[size - len(table)]
        people = iter(table)
        found.append(tuple(None if seat in bots else next(people) for seat in range(size)))
    return tuple(found)

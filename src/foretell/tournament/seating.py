"""Seats people at tables: few meet again, few tables are odd, and (Swiss) equal people meet."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .costs import blocks, odd_costs, pair_costs, weights
from .draw import random_of, shuffle
from .history import History, pairs
from .plan import FEW_TO_PLAN, planned
from .search import Search
from .settings import Settings
from .shape import shape_of
from .squares import squares

METHOD = 2
"""Which seating follows from the same people and seed: another number with each change of it.  1: before annealing."""
STEPS = 300_000
"""The most swaps to try, or 6,000 for each person if that is less."""
WINDOW = 24
"""How far apart in the ranking two people may be who are swapped in a large Swiss round."""
_SHARED = 60
"""Divided by the size of any table, it is whole."""
FEW = 48
"""Up to this number of people, everybody is tried."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Where everybody sits in a round."""

    tables: tuple[tuple[str, ...], ...]
    """The first of each table deals first."""
    byes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sitters:
    """The people to seat."""

    people: Sequence[str]
    """In the order of the ranking."""
    ranks: Sequence[int]
    """Equal people have equal ranks."""
    groups: Mapping[str, str]
    """The groups of those who have one and must not meet those of the same in this round."""
    left: int = 1
    """Rounds of this stage that are still to be drawn, with this one."""


def seat(sitters: Sitters, past: History, settings: Settings, seed: str, word: str = "") -> Seating:
    """Seat people for a round.

    It depends on its arguments alone.  In this order it keeps low: how many meet again (a third time least of all; with
    them those of one group), how many sit at an odd table once more than they must, and in a Swiss round how far apart
    in the ranking the people of a table are.
    """
    rng = random_of(f"{seed} {word}")
    sizes, byes = shape_of(len(sitters.people), settings)
    swiss = settings.form == "swiss"
    order = _ordered(sitters, swiss, rng)
    backwards = order[::-1]  # of those who had the fewest byes, in a Swiss round the last have one
    idle = set(sorted(backwards, key=past.byes.__getitem__)[:byes])
    order = [person for person in order if person not in idle]
    if not swiss:
        order = _with_last(order, past, sum(size for size in sizes if size != settings.table))
    playing = Sitters(order, _levels(order, sitters, swiss), sitters.groups, sitters.left)
    tables = _tables(playing, sizes, past, settings, rng)
    place = {person: number for number, person in enumerate(order)}
    shuffle(tables, rng)
    if swiss:
        tables.sort(key=lambda table: _SHARED * sum(map(place.__getitem__, table)) // len(table))
    for table in tables:
        shuffle(table, rng)
    return Seating(tuple(map(tuple, tables)), tuple(person for person in sitters.people if person in idle))


def _ordered(sitters: Sitters, swiss: bool, rng: list[int]) -> list[str]:
    """The people in the order in which they are seated: drawn, in a Swiss round among equal people only."""
    order = list(sitters.people)
    shuffle(order, rng)
    if swiss:
        rank = dict(zip(sitters.people, sitters.ranks, strict=True))
        order.sort(key=rank.__getitem__)
    return order


def _with_last(order: Sequence[str], past: History, seats: int) -> list[str]:
    """The order, with this many of the people at the fewest odd tables moved to the end."""
    last = sorted(order, key=past.odd.__getitem__)[:seats]
    return [*(person for person in order if person not in last), *last]


def _tables(
    sitters: Sitters, sizes: Sequence[int], past: History, settings: Settings, rng: list[int]
) -> list[list[str]]:
    """The tables, before the seats are drawn."""
    order, few = sitters.people, len(sitters.people) <= FEW
    if not sizes:
        return []
    perfect = _perfect(sitters, past, settings)
    if perfect is not None and sitters.left > 1:
        return perfect
    if settings.form == "everybody" and sitters.left > 1 and len(order) <= FEW_TO_PLAN and not sitters.groups:
        return planned(order, sizes, past, settings.table, sitters.left, rng)
    weight = weights(order, sizes, past, sitters.ranks)
    search = Search(
        tables=blocks(order, sizes, past, settings),
        pair=pair_costs(order, past, sitters.groups, weight),
        odd=odd_costs(order, past, weight),
        size=settings.table,
        level=sitters.ranks,
        window=len(order) if few or not sitters.ranks[-1] else WINDOW,
        rng=rng,
    )
    if perfect is not None:
        place = {person: number for number, person in enumerate(order)}
        search.take([[place[person] for person in table] for table in perfect])
    search.run(min(STEPS, 6_000 * len(order)))
    return [[order[one] for one in table] for table in search.tables]


def _levels(order: Sequence[str], sitters: Sitters, swiss: bool) -> list[int]:
    """The ranks of those who play, none but 0 if ranks do not matter."""
    rank = dict(zip(sitters.people, sitters.ranks, strict=True))
    first = rank[order[0]] if order else 0
    return [rank[person] - first if swiss else 0 for person in order]


def _perfect(sitters: Sitters, past: History, settings: Settings) -> list[list[str]] | None:
    """A round of a perfect schedule in which nobody meets again, the one with the least spread; or None."""
    place = dict(zip(sitters.people, sitters.ranks, strict=True))
    early = settings.form == "swiss" and len(past.tables) < 2
    found = [] if sitters.groups or early else squares(settings.table, past.tables, sitters.people)
    fitting = [tables for tables in found if not any(past.met[pair] for pair in pairs(tables))]
    return min(fitting, key=lambda tables: sum(_spread(table, place) for table in tables), default=None)


def _spread(table: Sequence[str], place: Mapping[str, int]) -> int:
    ranks = [place[person] for person in table]
    return max(ranks) - min(ranks)

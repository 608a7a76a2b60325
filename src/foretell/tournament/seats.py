"""Changes of a seating by hand: somebody came late, or went."""

from dataclasses import replace

from .faults import TournamentFault
from .limits import LARGEST_TABLE
from .state import Round, Table


def move(old: Round, person: str, table: int | None, seat: int) -> Round:
    """The round with a person at another table (the one after the last is new), or without one.

    The results of both tables no longer count.  Raises TournamentFault if there is no such table, or no room.
    """
    if table is not None and table > len(old.tables) + 1:
        raise TournamentFault("no-table", round=old.number, table=table)
    without = _without(old, person)
    if table is None:
        return replace(without, byes=(*without.byes, person))
    seats = list(without.tables[table - 1].seats) if table <= len(old.tables) else []
    if len(seats) >= LARGEST_TABLE:
        raise TournamentFault("table-full", table=table)
    seats.insert(seat - 1, person)
    return without.with_table(Table(table, tuple(seats)))


def swap(old: Round, person: str, other: str) -> Round:
    """The round with two people in each other's places; raises TournamentFault if one of them has none."""
    placed = {one for table in old.tables for one in table.seats} | set(old.byes)
    for one in {person, other} - placed:
        raise TournamentFault("not-seated", name=one, round=old.number)
    names = {person: other, other: person}
    tables = tuple(_renamed(table, names) for table in old.tables)
    return replace(old, tables=tables, byes=tuple(names.get(one, one) for one in old.byes))


def _renamed(table: Table, names: dict[str, str]) -> Table:
    """The table with other people in some seats; its result counts only if the same people sit there."""
    seats = tuple(names.get(one, one) for one in table.seats)
    return Table(table.number, seats, table.result if set(seats) == set(table.seats) else None)


def _without(old: Round, person: str) -> Round:
    """The round in which a person has no place yet."""
    byes = tuple(one for one in old.byes if one != person)
    table = old.table_of(person)
    people = old.people if person in old.people else (*old.people, person)
    rest = replace(old, byes=byes, people=people)
    if table is None:
        return rest
    return rest.with_table(Table(table.number, tuple(one for one in table.seats if one != person)))

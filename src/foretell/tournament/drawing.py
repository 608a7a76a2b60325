"""Draws the next round: who takes part, where everybody sits; and checks a document, whose draws follow from seeds."""

from collections.abc import Iterator, Sequence
from typing import Any

from .checking import check_now
from .document import Document, Entry
from .draw import random_of, shuffle
from .faults import TournamentFault
from .fold import apply
from .history import history
from .next import Wanted, next_draw
from .seating import METHOD, Seating, Sitters, seat
from .state import State

Chairs = tuple[str | None, ...]
"""The seats of a table: people, and None for bots."""


def drawn(state: State, seed: str, word: str = "") -> dict[str, Any]:
    """The values of the ``draw`` of the next round; raises TournamentFault if none is possible now.

    ``seed``: the chain's next; ``word``: what the hall has called out.  The same state, seed and word give the same
    draw on every machine.
    """
    wanted = next_draw(state)
    found = seating(state, wanted, seed, word)
    tables: Sequence[Chairs] = found.tables
    if state.settings.same:
        tables = _with_bots(tables, state.settings.table, random_of(f"{seed} {word} bots"))
    return {
        "round": wanted.round,
        "stage": wanted.stage,
        "seed": seed,
        "word": word,
        "people": list(wanted.people),
        "tables": [list(table) for table in tables],
        "byes": list(found.byes),
        "method": METHOD,
    }


def _with_bots(tables: Sequence[Sequence[str | None]], size: int, rng: list[int]) -> tuple[Chairs, ...]:
    """The tables with bots in seats that are drawn, where there are too few people; their people stay in order.

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


def seating(state: State, wanted: Wanted, seed: str, word: str) -> Seating:
    """Where everybody sits; after the preliminary rounds the seats are drawn, whatever the form is."""
    settings = state.settings
    preliminary = wanted.stage == "preliminary"
    if not preliminary:
        settings = settings.having({"form": "drawn"})
    apart = settings.apart == "always" or (settings.apart == "first" and wanted.round == 1)
    groups = {person: group for person in wanted.people if apart and (group := state.people[person].group)}
    left = settings.rounds - wanted.round + 1 if preliminary else 1
    sitters = Sitters(wanted.people, wanted.ranks, groups, left)
    return seat(sitters, history(state.rounds, settings.table), settings, seed, word)


def verify(document: Document) -> Iterator[tuple[int, TournamentFault]]:
    """The entries that could not have been written, by their numbers from 1; none in a tournament as it should be."""
    state = State(document.id)
    for number, entry in enumerate(document.entries, start=1):
        try:
            check_now(state, entry)
            if entry.do == "draw" and entry.values["method"] == METHOD:
                check_draw(state, entry)
        except TournamentFault as fault:
            yield number, fault
        apply(state, entry)


def by_other_methods(document: Document) -> list[int]:
    """The rounds that another version has drawn, of which the draws cannot be computed again here."""
    return [
        entry.values["round"] for entry in document.entries if entry.do == "draw" and entry.values["method"] != METHOD
    ]


def check_draw(state: State, entry: Entry) -> None:
    """Compute the draw again from the entries before it; raises TournamentFault if people sit elsewhere."""
    again = drawn(state, entry.values["seed"], entry.values["word"])
    if any(entry.values[key] != again[key] for key in ("people", "tables", "byes")):
        raise TournamentFault("wrong-draw", round=entry.values["round"])

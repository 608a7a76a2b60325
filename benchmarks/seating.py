"""How long a round takes to seat, and how well: ``python -m benchmarks.seating [--people 240] [--rounds 5]``."""

import argparse
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from foretell.tournament.document import Document, read_entry
from foretell.tournament.drawing import drawn
from foretell.tournament.fold import apply, fold
from foretell.tournament.history import pairs
from foretell.tournament.next import Wanted, next_draw
from foretell.tournament.standings import standings
from foretell.tournament.state import State

SEED = "5e" * 32


def write(state: State, do: str, **values: object) -> None:
    """Write an entry."""
    data = {key.rstrip("_"): value for key, value in values.items()}
    apply(state, read_entry({"id": f"e{len(state.entries)}", "do": do, **data}))


def spread(tables: Sequence[Sequence[str]], wanted: Wanted) -> float:
    """The spread of ranks at these tables, as a multiple of that by rank alone."""
    rank = dict(zip(wanted.people, wanted.ranks, strict=True))
    places = iter(wanted.people)
    alone = [[next(places) for _ in table] for table in tables]
    return _sum(tables, rank) / max(1, _sum(alone, rank))


def _sum(tables: Sequence[Sequence[str]], rank: Mapping[str, int]) -> int:
    return sum(max(map(rank.__getitem__, table)) - min(map(rank.__getitem__, table)) for table in tables)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a line for each round of a Swiss tournament."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=240)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args(arguments)
    chance, state = Random(1), State("x")
    write(state, "set", set={"form": "swiss", "rounds": given.rounds, "rank": ["points", "game_points"]})
    for n in range(given.people):
        write(state, "person", name=f"Person {n}", group=None)
    met: Counter[frozenset[str]] = Counter()
    for _ in range(given.rounds):
        wanted, start = next_draw(state), time.process_time()
        values = drawn(state, SEED)
        took = time.process_time() - start
        again = sum(met[pair] > 0 for pair in pairs(values["tables"]))
        wide = spread(values["tables"], wanted)
        print(f"round {wanted.round}: {took:.2f} s, {again} pairs again, spread {wide:.2f} times that by rank alone")
        met.update(pairs(values["tables"]))
        play(state, values["tables"], chance)
    start = time.process_time()
    standings(fold(Document("x", tuple(state.entries))))
    print(f"fold and standings of {len(state.entries)} entries: {1000 * (time.process_time() - start):.0f} ms")


def play(state: State, tables: Sequence[Sequence[str]], chance: Random) -> None:
    """Draw the round, enter its results and close it."""
    number = len(state.rounds) + 1
    seats = [list(table) for table in tables]
    people = [person for table in seats for person in table]
    drawn_ = {"stage": "preliminary", "seed": SEED, "word": "", "people": people, "tables": seats, "byes": []}
    write(state, "draw", round=number, **drawn_)
    for n, table in enumerate(seats, start=1):
        points = {person: round(chance.gauss(120, 100)) // 10 * 10 for person in table}
        write(state, "result", round=number, table=n, points=points, from_="organiser", why="")
    write(state, "close", round=number)


if __name__ == "__main__":
    main()

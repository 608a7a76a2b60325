"""Measures the server's capacity: real rules, views, sockets and SQLite, beside commit 9fd867d and boardgame.io.

    python -m benchmarks.server [--seconds S] [--rounds N] [--only PART]

Four people at each table make legal moves.  The first load is 50 tables at full speed: it gives the actions per second
of the server's CPU time (each sent to four sockets and, in our case, written to disk before).  The second is 200
tables at 500 actions a second: it gives the time from an action to its acknowledgement.  The servers take turns.  The
first load is measured in slices of a second too, between which the servers are stopped alternately.  Then come what a
game costs before its first move, the memory of idle tables, start-up times, one to three processes with one
PostgreSQL, memory after sockets were opened and closed and after games were played, 10,000 open sockets, and a round
of a tournament at 60 tables with three kills, 24 times as long as the others; two of those who look on are pages in
Chromium.  The clients run on the same machine and take their share of it.
"""

import argparse
import asyncio
import sys
from collections.abc import Callable

from benchmarks.timing import print_machine

from . import growth, idle, many, openings, several, slices, starts, throughput, tournament

_ROUND = 24
"""How many times as long as other measurements a tournament's round takes."""
_SLICES = 24
"""An even number, since every other turn is in the opposite order."""


def main() -> None:
    """Measure everything, or one part."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="seconds of each measurement; default: 5")
    parser.add_argument("--rounds", type=int, default=3, help="how often each server is measured; default: 3")
    parser.add_argument("--only", choices=tuple(_MEASURES), help="one part alone")
    given = parser.parse_args()
    if sys.platform != "linux":
        raise SystemExit("CPU time and memory of other processes are read from /proc, which only Linux has")
    print_machine(("foretell", "uvicorn", "uvloop", "websockets", "msgspec"))
    parts = (given.only,) if given.only else tuple(_MEASURES)
    for part in parts:
        _MEASURES[part](given.rounds, given.seconds)


_MEASURES: dict[str, Callable[[int, float], None]] = {
    "load": lambda rounds, seconds: asyncio.run(throughput.measure(rounds, seconds)),
    "slices": lambda _rounds, _seconds: asyncio.run(slices.measure(_SLICES)),
    "openings": lambda _rounds, _seconds: asyncio.run(openings.measure(_SLICES)),
    "several": lambda rounds, seconds: asyncio.run(several.measure(rounds, seconds)),
    "idle": lambda _rounds, _seconds: asyncio.run(idle.measure()),
    "sockets": lambda _rounds, _seconds: asyncio.run(growth.measure_sockets()),
    "games": lambda _rounds, _seconds: asyncio.run(growth.measure_games()),
    "many": lambda _rounds, _seconds: asyncio.run(many.measure()),
    "tournament": lambda _rounds, seconds: asyncio.run(tournament.measure(_ROUND * seconds)),
    "start": lambda _rounds, _seconds: asyncio.run(starts.measure()),
}
"""By part: how it is measured, given the number of rounds and the seconds of each measurement."""


if __name__ == "__main__":
    main()

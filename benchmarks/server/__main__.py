"""Measures the server's capacity: real rules, views, sockets and SQLite, beside commit 9fd867d and boardgame.io.

    python -m benchmarks.server [--seconds S] [--rounds N] [--only PART]

Four people at each table make legal moves.  The first load is 50 tables at full speed: it gives the actions per second
of the server's CPU time (each sent to four sockets and, in our case, written to disk before).  The second is 200
tables at 500 actions a second: it gives the time from an action to its acknowledgement.  The servers take turns.  The
first load is measured in slices of a second too, between which the servers are stopped in turns.  Then come what a game
costs before its first move, the memory of idle tables, start-up times, the size of the first page, one, two and three
processes with one PostgreSQL, memory after sockets were opened and closed and after games were played, and 10,000 open
sockets.  The clients run on the same machine and take their share of it.
"""

import argparse
import asyncio
import sys

from benchmarks.timing import print_machine

from . import growth, idle, many, openings, page, several, slices, starts, throughput

PARTS = ("load", "slices", "openings", "idle", "start", "page", "several", "sockets", "games", "many")

_SLICES = 24
"""An even number, since every other turn is in the opposite order."""


def main() -> None:
    """Measure everything, or one part."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="seconds of each measurement; default: 5")
    parser.add_argument("--rounds", type=int, default=3, help="how often each server is measured; default: 3")
    parser.add_argument("--only", choices=PARTS, help="one part alone")
    given = parser.parse_args()
    if sys.platform != "linux":
        raise SystemExit("CPU time and memory of other processes are read from /proc, which only Linux has")
    print_machine(("foretell", "uvicorn", "uvloop", "websockets", "msgspec"))
    parts = (given.only,) if given.only else PARTS
    if "load" in parts:
        asyncio.run(throughput.measure(given.rounds, given.seconds))
    if "slices" in parts:
        asyncio.run(slices.measure(_SLICES))
    if "openings" in parts:
        asyncio.run(openings.measure(_SLICES))
    if "several" in parts:
        asyncio.run(several.measure(given.rounds, given.seconds))
    if "idle" in parts:
        asyncio.run(idle.measure())
    if "sockets" in parts:
        asyncio.run(growth.measure_sockets())
    if "games" in parts:
        asyncio.run(growth.measure_games())
    if "many" in parts:
        asyncio.run(many.measure())
    if "start" in parts:
        asyncio.run(starts.measure())
    if "page" in parts:
        page.measure()


if __name__ == "__main__":
    main()

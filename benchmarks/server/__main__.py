"""How much the server carries: real rules, views, sockets and SQLite, beside boardgame.io.

    python -m benchmarks.server [--seconds S] [--rounds N] [--only PART]

Four people at each table make legal moves.  Twice: 50 tables as fast as they can, which gives the actions (told to four
sockets, and with us on disk before) that one second of the server's processor time carries; then 200 tables at 500
actions a second, which gives the time from an action to its acknowledgement.  The servers take turns.  Then: memory of
tables at which nobody is, starts, and the size of the first page.  Clients run beside the server and take their share
of the machine.
"""

import argparse
import asyncio
import sys

from benchmarks.measuring import print_machine

from . import carrying, idle, page, starts

PARTS = ("load", "idle", "start", "page")


def main() -> None:
    """Measure everything, or one part."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement; default: 5")
    parser.add_argument("--rounds", type=int, default=3, help="how often each server is measured; default: 3")
    parser.add_argument("--only", choices=PARTS, help="one part alone")
    given = parser.parse_args()
    if sys.platform != "linux":
        raise SystemExit("processor time and memory of other processes are read from /proc, which Linux alone has")
    print_machine(("foretell", "uvicorn", "uvloop", "websockets", "msgspec"))
    parts = (given.only,) if given.only else PARTS
    if "load" in parts:
        asyncio.run(carrying.measure(given.rounds, given.seconds))
    if "idle" in parts:
        asyncio.run(idle.measure())
    if "start" in parts:
        asyncio.run(starts.measure())
    if "page" in parts:
        page.measure()


if __name__ == "__main__":
    main()

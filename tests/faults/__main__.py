"""Lets faults happen while people play, and checks what came of it: ``make faults``.

The exit status is 1 if something is wrong; a goal for the time that tables are silent is only printed, since it depends
on what else the machine does.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from .result import Outcome, Plan, Result
from .running import run
from .several import several_servers
from .stage import one_server

_STILL = 0.2
"""A busy machine lets every program stand still for a moment."""
_WHAT = "seconds that a table waited for the servers; that this program itself stood still, at most"


def main() -> int:
    """Run, and report."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--faults", type=int, default=300, help="how many faults (default: 300)")
    parser.add_argument("--tables", type=int, default=100, help="at how many tables people play (default: 100)")
    parser.add_argument("--seconds", type=float, default=3600.0, help="no fault begins later (default: 3600)")
    parser.add_argument(
        "--seed", type=int, default=None, help="of all that happens at random (default: another each time)"
    )
    parser.add_argument("--think", default="0.2,1.0", help="the least and the most seconds before a move")
    parser.add_argument("--only", default="", help="kinds of faults with this in their names alone")
    parser.add_argument("--servers", type=int, default=2, help="behind HAProxy, with PostgreSQL; 0: one with SQLite")
    given = parser.parse_args()
    seed = given.seed if given.seed is not None else time.time_ns() % 1_000_000
    think = tuple(map(float, given.think.split(",")))
    plan = Plan(given.faults, given.tables, given.seconds, seed, (think[0], think[1]), given.only)
    say(f"seed {seed}; load {os.getloadavg()[0]:.1f}")
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="foretell-faults-") as folder:
        result = asyncio.run(_run(Path(folder), given.servers, plan))
    report(result, time.monotonic() - began)
    return 1 if result.wrong else 0


async def _run(folder: Path, servers: int, plan: Plan) -> Result:
    async with several_servers(folder, servers) if servers else one_server(folder) as stage:
        return await run(stage, plan, _progress)


def _progress(outcome: Outcome) -> None:
    late = "" if outcome.recovered else ", and some table is silent still"
    still = f" (this program itself stood still for {outcome.still:.1f} s)" if outcome.still > _STILL else ""
    say(f"  {time.strftime('%H:%M:%S')} {outcome.name}: {outcome.silence:.1f} s{still}{late}")
    for line in outcome.silent:
        say(f"    {line}")


def report(result: Result, seconds: float) -> None:
    """Print what came of a run."""
    by_name: dict[str, list[Outcome]] = defaultdict(list)
    for outcome in result.outcomes:
        by_name[outcome.name].append(outcome)
    say(f"{'':<44}{'times':>6}{'median':>8}{'longest':>9}{'still':>7}   {_WHAT}")
    for name, outcomes in by_name.items():
        _say(name, outcomes)
    say(f"{result.faults} faults in {seconds:.0f} s; load {os.getloadavg()[0]:.1f}")
    say(", ".join(f"{many:,} {what}" for what, many in result.counts.items()))
    for wrong in result.wrong[:50]:
        say(f"WRONG: {wrong}")
    say(f"{len(result.wrong)} things are wrong" if result.wrong else "nothing is wrong")


def _say(name: str, outcomes: Sequence[Outcome]) -> None:
    times = [outcome.silence for outcome in outcomes]
    goal = "" if outcomes[0].goal is None else f"   goal: {outcomes[0].goal:.0f}"
    late = sum(not outcome.recovered for outcome in outcomes)
    goal += f"   {late} times a table stayed silent" if late else ""
    still = max(outcome.still for outcome in outcomes)
    say(f"{name:<44}{len(outcomes):>6}{statistics.median(times):>8.1f}{max(times):>9.1f}{still:>7.1f}{goal}")


def say(line: str) -> None:
    """Print a line."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())

"""Measures the grand master's first move in a fresh process: ``python -m benchmarks.first_move`` (Linux).

The process starts, imports foretell, plays a game up to a decision between all cards of a hand, makes the bot, and asks
it for its move.  Printed are its CPU time (user and system, with the interpreter's start, without the moves up to the
decision) and the most memory that it held.
"""

import argparse
import asyncio
import sys
from asyncio.subprocess import PIPE
from statistics import median

from benchmarks.timing import print_machine

PROGRAM = """
import resource
import time
from foretell import ExtremeOptions, Game, WizardOptions
from foretell.bots import make_bot

before = time.process_time()
game = Game({options}, players=4, seed=1)
while game.round < {round} or game.phase != "play":
    game.apply(game.legal_moves[-1])
before -= time.process_time()
make_bot("grandmaster", 1{settings}).choose(game.observe(game.turn))
used = resource.getrusage(resource.RUSAGE_SELF)
held = next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(used.ru_utime + used.ru_stime + before, int(held) / 1024)
"""
POSITIONS = {"Wizard, 8 cards": ("WizardOptions()", 8), "Wizard Extreme, 15 cards": ("ExtremeOptions()", 1)}
SETTINGS = {"50 worlds": ", worlds=50", "0.5 s by the clock": ""}


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m benchmarks.first_move")
    parser.add_argument("--repetitions", type=int, default=9, help="processes of each kind (default: 9)")
    repetitions = parser.parse_args().repetitions
    print_machine(["foretell"])
    print(f"median (least to most) of {repetitions} processes; goals with 50 worlds: 0.5 s, 60 MB")
    for how, settings in SETTINGS.items():
        for name, (options, number) in POSITIONS.items():
            found = [first_move(options, number, settings) for _ in range(repetitions)]
            seconds, memory = zip(*found, strict=True)
            print(
                f"  {name}, {how:<20}{median(seconds):>6.2f} s ({min(seconds):.2f} to {max(seconds):.2f}),"
                f" {median(memory):.0f} MB"
            )


def first_move(options: str, number: int, settings: str) -> tuple[float, float]:
    """CPU seconds and MB of a process that makes one move."""
    program = PROGRAM.format(options=options, round=number, settings=settings)
    seconds, memory = map(float, asyncio.run(printed_by(program)).split())
    return seconds, memory


async def printed_by(program: str) -> bytes:
    """What a fresh interpreter prints; raises RuntimeError if it fails."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdout=PIPE)
    printed, _ = await process.communicate()
    if process.returncode:
        raise RuntimeError("the process failed")
    return printed


if __name__ == "__main__":
    main()

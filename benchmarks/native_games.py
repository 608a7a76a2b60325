"""Bots and records at native speed: ``python -m benchmarks.native_games --games 1000``.

Games a second of ``play_many`` with four players, and the CPU seconds in which ``foretell simulate`` writes games
of ``thumb``, ``foretell verify`` checks them, and ``read_file`` reads them.
"""

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from foretell import WizardOptions
from foretell.arena import play_many
from foretell.cli import main as foretell
from foretell.record import read_file, verify

from .timing import print_machine

LEVELS = ("random", "apprentice", "thumb", "journeyman", "master")
PLAYERS = 4
_SHARE_OF_NETS = 5
"""Levels that ask nets play this many times fewer games."""


def seconds(do: Callable[[], object]) -> float:
    """The CPU seconds that something takes."""
    start = process_time()
    do()
    return process_time() - start


def speeds(games: int) -> None:
    """Print how many games a second each level plays against itself."""
    for level in LEVELS:
        many = max(1, games // (_SHARE_OF_NETS if level in ("journeyman", "master") else 1))
        play_many(WizardOptions(), PLAYERS, [level], 1)  # loads what it needs
        took = seconds(partial(play_many, WizardOptions(), PLAYERS, [level], many))
        print(f"  four of {level:<12}{many / took:>10,.0f} games a second")


def records(games: int) -> None:
    """Print what records of games of ``thumb`` take."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.jsonl"
        command = ["simulate", "--games", str(games), "--bots", "thumb", "--jobs", "1", "--out", str(file)]
        tasks: dict[str, Callable[[], object]] = {
            "simulate and write": lambda: foretell(command),
            "verify": lambda: all(right for _, right in verify(file)),
            "read as games": lambda: all(line.game().is_over for line in read_file(file)),
        }
        for name, do in tasks.items():
            took = seconds(do)
            print(f"  {name:<20}{took:>8.2f} s for {games:,} games; {10_000 * took / games:.1f} s for 10,000")


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.native_games", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="default: 1000")
    given = parser.parse_args()
    print_machine(["foretell"])
    speeds(given.games)
    records(given.games)


if __name__ == "__main__":
    main()

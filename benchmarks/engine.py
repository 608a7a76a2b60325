"""Measures the engine side by side with OpenSpiel's Oh Hell: ``make bench`` (docs/performance.md)."""

import argparse
from importlib import import_module
from importlib.util import find_spec

from benchmarks import rounds as ours
from benchmarks.timing import measure, print_machine, print_times
from foretell import Options
from foretell.engine.fast import GAMES

SIZES = (1, 10, 100, 1000, 10_000, 60_000)
KINDS: dict[str, Options] = {
    "Wizard, all special cards": ours.BOX,
    "Wizard, 60 cards": ours.SIXTY,
    "Wizard Extreme": ours.EXTREME,
}


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m benchmarks.engine")
    parser.add_argument("--repetitions", type=int, default=11, help="repetitions of every measurement (default: 11)")
    repetitions = parser.parse_args().repetitions
    print_machine()
    print(f"CPU time in one process, tasks alternating; median (least to most) of {repetitions} repetitions")
    if find_spec("pyspiel"):
        import_module("benchmarks.versus").compare(repetitions)
    else:
        print("OpenSpiel is not installed, so there is no comparison")
    count_moves(repetitions)
    grow(max(3, repetitions // 3))
    print_memory()


def count_moves(repetitions: int) -> None:
    """Print the nanoseconds for a random move, including its choice."""
    print(f"\nOne random move, compiled, {ours.PLAYERS} players (goal: 20 ns with all special cards)")
    tasks = []
    for name, options in KINDS.items():
        tasks.append(ours.moves_of_games(f"{name}, whole games with dealing", options))
        tasks.append(ours.moves_of_rounds(f"{name}, dealt rounds alone", options))
    print_times(measure(tasks, repetitions))


def grow(repetitions: int) -> None:
    """Print the cost of a move in small and in large batches."""
    title = "\nOne random move of Wizard with all special cards in batches of different sizes"
    print(f"{title}: whole games, one after the other")
    print_times(measure([ours.moves_of_batch(size, 300_000) for size in SIZES], repetitions))
    print(f"{title}: by one move in all games, with masks")
    print_times(measure([ours.steps_of_batch(size, 40_000) for size in SIZES], repetitions))


def print_memory() -> None:
    """Print the memory that a game takes in a batch."""
    print("\nMemory")
    for name, game in GAMES.items():
        print(f"  {name}: {game.state.itemsize} bytes a game, {game.view.itemsize} a view, {game.codes} a mask")


if __name__ == "__main__":
    main()

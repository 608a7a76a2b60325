"""The engine and OpenSpiel's Oh Hell side by side: full rounds, playouts of dealt rounds, loops in Python."""

from collections.abc import Callable

from benchmarks import oh_hell as theirs
from benchmarks import rounds as ours
from benchmarks.timing import Task, measure, print_rates, print_ratio

TRICKS = (1, 5, 10)


def compare(repetitions: int) -> None:
    """Print all three, for rounds of few and many tricks."""
    _compare(repetitions, "Full random rounds with dealing, compiled", "rounds/s", _rounds, "25")
    _compare(repetitions, "Random ends of dealt rounds, compiled", "ends/s", _rollouts, "10")
    _compare(repetitions, "Full random rounds with dealing, in Python", "rounds/s", _python, "1")


def _compare(repetitions: int, title: str, unit: str, tasks: Callable[[int], list[Task]], goal: str) -> None:
    for tricks in TRICKS:
        print(f"\n{title}: {ours.PLAYERS} players, cards each: {tricks}")
        timings = measure(tasks(tricks), repetitions)
        print_rates(timings, unit)
        for timing in timings:
            if timing.name.startswith("OpenSpiel"):
                print_ratio(timings[0], timing, goal)


def _rounds(tricks: int) -> list[Task]:
    return [
        ours.full_rounds("foretell, 60 cards", ours.SIXTY, tricks, 40_000),
        ours.full_rounds("foretell, all special cards", ours.BOX, tricks, 40_000),
        theirs.cpp_rounds("OpenSpiel, C++ evaluate_bots", tricks, 10_000 // tricks),
    ]


def _rollouts(tricks: int) -> list[Task]:
    return [
        ours.rollouts("foretell, 60 cards", ours.SIXTY, tricks, 20, 2000),
        ours.rollouts("foretell, all special cards", ours.BOX, tricks, 20, 2000),
        theirs.cpp_rollouts("OpenSpiel, C++ RandomRolloutEvaluator", tricks, 20, 2000),
    ]


def _python(tricks: int) -> list[Task]:
    return [
        ours.plain_rounds("foretell, plain half", tricks, 1000 // tricks),
        ours.plain_rounds_of_lists("foretell, plain half, lists of moves", tricks, 1000 // tricks),
        theirs.python_bots("OpenSpiel, Python evaluate_bots", tricks, 200 // tricks),
        theirs.python_example("OpenSpiel, loop of its examples", tricks, 300 // tricks),
        theirs.python_shortest("OpenSpiel, shortest loop", tricks, 2000 // tricks),
    ]

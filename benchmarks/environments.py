"""Measures environments: 1,024 games at once, beside OpenSpiel, RLCard and PettingZoo where they are installed.

``python -m benchmarks.environments`` (docs/encoder.md).  One core, random moves included, CPU time; two threads by the
clock too, though they share the cores with all else that runs.
"""

import argparse
import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import TYPE_CHECKING

from benchmarks.timing import Task, measure, print_machine, print_rates
from foretell import SPECIALS, ExtremeOptions, Options, WizardOptions
from foretell.envs.vector import VectorGames

if TYPE_CHECKING:
    import pyspiel

GAMES, PLAYERS, STEPS, SETTLING = 1024, 4, 60, 150
KINDS: dict[str, Options] = {
    "Wizard": WizardOptions(),
    "Wizard, all special cards": WizardOptions(SPECIALS),
    "Wizard Extreme": ExtremeOptions(),
}
FORMS = (None, "index", "uint8", "float32", "nets-index", "nets-uint8", "nets-float32")
GOALS = {
    "Wizard": (8.0, 1.8, 1.5, 1.0),
    "Wizard, all special cards": (8.0, 1.8, 1.5, 1.0),
    "Wizard Extreme": (8.0, 1.5, None, None, 0.7, 0.7, 0.5),
}
"""In million steps a second, in the order of the forms."""
SLOW = 3000
"""How many steps of the others are measured at a time."""


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m benchmarks.environments")
    parser.add_argument("--repetitions", type=int, default=11, help="repetitions of every measurement (default: 11)")
    repetitions = parser.parse_args().repetitions
    print_machine(("foretell", "numpy", "open_spiel", "rlcard", "pettingzoo"))
    print(f"steps a second of CPU time, tasks alternating; median (least to most) of {repetitions} repetitions")
    for name, options in KINDS.items():
        print(f"\n{name}, {PLAYERS} players, {GAMES} games: moves by lot, mask, reward, auto-reset, observation")
        goals = (*GOALS[name], *[None] * len(FORMS))
        tasks = [stepping(form, goal, options) for form, goal in zip(FORMS, goals, strict=False)]
        print_rates(measure(tasks, repetitions), "steps/s")
    threads(repetitions)
    others = [*open_spiel(), *rlcard(), *pettingzoo()]
    print("\nOthers, one game at a time, driven from Python" if others else "\nNone of the others is installed")
    print_rates(measure(others, repetitions), "steps/s")
    print("load after: " + ", ".join(f"{load:.2f}" for load in os.getloadavg()))


def games_of(options: Options, form: str | None, threads: int = 1) -> VectorGames:
    """Games at random moments."""
    games = VectorGames(options, PLAYERS, GAMES, 1, form=form, threads=threads)
    for _ in range(SETTLING):
        games.random_step()
    return games


def stepping(form: str | None, goal: float | None, options: Options) -> Task:
    """Steps with observations of this form."""
    games = games_of(options, form)

    def run(_repetition: int) -> int:
        for _ in range(STEPS):
            games.random_step()
        return STEPS * GAMES

    return Task((form or "no observation") + (f" (goal: {goal} M)" if goal else ""), run)


def threads(repetitions: int) -> None:
    """Print what two threads take, by the clock and in CPU time, each as a multiple of one thread."""
    one, two = (games_of(WizardOptions(), "index", many) for many in (1, 2))
    clock, cpu = [], []
    for _ in range(repetitions):
        pair = [_times(games) for games in (one, two)]
        clock.append(pair[0][0] / pair[1][0])
        cpu.append(pair[1][1] / pair[0][1])
    print("\nTwo threads, Wizard, index, compared with one")
    print(f"  {median(clock):.2f} times as fast by the clock (goal with both cores free: 1.7)")
    print(f"  {median(cpu):.2f} times the CPU time a step (goal: at most 1.15)")


def _times(games: VectorGames) -> tuple[float, float]:
    """Seconds by the clock, and of CPU time."""
    clock, cpu = time.perf_counter(), time.process_time()
    for _ in range(STEPS):
        games.random_step()
    return time.perf_counter() - clock, time.process_time() - cpu


def open_spiel() -> Iterator[Task]:
    """Oh Hell in C++, driven from Python, with and without its tensors of information states."""
    if find_spec("pyspiel"):
        game = import_module("benchmarks.oh_hell").oh_hell(10)
        for name, with_tensor in (("OpenSpiel oh_hell", False), ("OpenSpiel oh_hell with tensors", True)):
            yield _often(name, partial(_spiel_steps, game, with_tensor))


def _spiel_steps(game: "pyspiel.Game", with_tensor: bool, many: int) -> None:
    rng, made = Random(1), 0
    while made < many:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                made += 1
                if with_tensor:
                    state.information_state_tensor()
            state.apply_action(rng.choice(state.legal_actions()))


def rlcard() -> Iterator[Task]:
    """RLCard's bridge, the closest to ours: four players, bids and tricks."""
    if find_spec("rlcard"):
        env, rng = import_module("rlcard").make("bridge"), Random(1)

        def run(many: int) -> None:
            made = 0
            while made < many:
                state, _ = env.reset()
                while not env.is_over():
                    state, _ = env.step(rng.choice(list(state["legal_actions"])))
                    made += 1

        yield _often("RLCard bridge", run)


def pettingzoo() -> Iterator[Task]:
    """PettingZoo's Texas hold'em."""
    if find_spec("pettingzoo") and find_spec("rlcard") and find_spec("pygame"):
        env, rng = import_module("pettingzoo.classic.texas_holdem_v4").env(), Random(1)

        def run(many: int) -> None:
            made = 0
            while made < many:
                env.reset(seed=made)
                for _ in env.agent_iter():
                    seen, _, termination, truncation, _ = env.last()
                    legal = seen["action_mask"].nonzero()[0].tolist()
                    env.step(None if termination or truncation else rng.choice(legal))
                    made += 1

        yield _often("PettingZoo texas_holdem_v4", run)


def _often(name: str, run: Callable[[int], None]) -> Task:
    def timed(_repetition: int) -> int:
        run(SLOW)
        return SLOW

    return Task(name, timed)


if __name__ == "__main__":
    main()

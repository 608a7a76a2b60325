"""Steps a second of environments of single games, beside OpenSpiel's Oh Hell: ``python -m benchmarks.adapters``.

Choices are random, and every step includes the observation of the seat that acts.  Times are CPU times, medians of the
repetitions.  OpenSpiel's games are played whole; a step is a decision, and the cards dealt before it are part of it.
"""

import argparse
import random
from collections.abc import Callable
from typing import Any

import pyspiel

import foretell.envs.openspiel
from foretell.envs.aec import env
from foretell.envs.single import SeatEnv

from .timing import Task, measure, print_machine, print_rates

PACKAGES = ("foretell", "numpy", "gymnasium", "pettingzoo", "open_spiel")
Look = Callable[[Any], object]


def turn_task(game: str, steps: int) -> Task:
    """PettingZoo's environment."""
    table = env(game=game)

    def run(repetition: int) -> int:
        rng = random.Random(repetition)
        table.reset(seed=repetition)
        for _ in range(steps):
            observation, _, is_over, _, _ = table.last()
            if is_over:
                table.reset()
            else:
                table.step(rng.choice(observation["action_mask"].nonzero()[0]))
        return steps

    return Task(f"PettingZoo, {game}", run)


def seat_task(game: str, bots: str, steps: int) -> Task:
    """Gymnasium's environment of one seat."""
    table = SeatEnv(game=game, bots=bots)

    def run(repetition: int) -> int:
        rng = random.Random(repetition)
        observation, _ = table.reset(seed=repetition)
        for _ in range(steps):
            observation, _, is_over, _, _ = table.step(rng.choice(observation["action_mask"].nonzero()[0]))
            if is_over:
                observation, _ = table.reset()
        return steps

    return Task(f"Gymnasium, {game} against three {bots}", run)


def tree_task(name: str, what: str, look: Look, games: int) -> Task:
    """One of OpenSpiel's games."""
    game = pyspiel.load_game(name)

    def run(repetition: int) -> int:
        rng, decisions = random.Random(repetition), 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    cards, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(cards, chances)[0])
                    continue
                look(state)
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return Task(f"OpenSpiel, {name.partition('(')[0]}, {what}", run)


def tree_tasks(name: str, games: int) -> list[Task]:
    """The same without tensors and with those that the game has."""
    looks: dict[str, Look] = {
        "no tensor": lambda _: None,
        "information state": lambda state: state.information_state_tensor(),
    }
    if pyspiel.load_game(name).get_type().provides_observation_tensor:
        looks["observation"] = lambda state: state.observation_tensor()
    return [tree_task(name, what, look, games) for what, look in looks.items()]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=5000)
    parser.add_argument("--repetitions", type=int, default=11)
    given = parser.parse_args()
    foretell.envs.openspiel.register_games()
    tasks = [
        *(turn_task(game, given.steps) for game in ("wizard", "extreme")),
        *(seat_task(game, bots, given.steps) for game in ("wizard", "extreme") for bots in ("thumb", "master")),
        *tree_tasks("python_foretell_wizard", 2),
        *tree_tasks("python_foretell_extreme", 2),
        *tree_tasks("oh_hell(players=4,num_suits=4,num_cards_per_suit=13,num_tricks_fixed=12)", 20),
    ]
    print_machine(PACKAGES)
    print_rates(measure(tasks, given.repetitions), "steps a second")


if __name__ == "__main__":
    main()

"""OpenSpiel's side of the comparison: Oh Hell, with as many players and tricks as ours.

Its 52 cards have no Wizards or Fools, and nobody names trump; otherwise it is the same game: a card turned up for
trump, bids in turn with a restriction on the dealer's, tricks in which players must follow suit, points for a bid met.
"""

import random
from collections.abc import Callable

import numpy as np
import pyspiel
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.bots.uniform_random import UniformRandomBot

from benchmarks.timing import Task

PLAYERS = 4


def oh_hell(tricks: int) -> pyspiel.Game:
    """The name of Oh Hell with this number of tricks, for OpenSpiel."""
    return pyspiel.load_game(f"oh_hell(players={PLAYERS},num_suits=4,num_cards_per_suit=13,num_tricks_fixed={tricks})")


def cpp_rounds(name: str, tricks: int, rounds: int) -> Task:
    """C++: ``evaluate_bots`` with uniform random bots, from the first card dealt."""
    game = oh_hell(tricks)
    bots = [pyspiel.make_uniform_random_bot(player, 1) for player in range(PLAYERS)]

    def run(repetition: int) -> int:
        for n in range(rounds):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, rounds * repetition + n)
        return rounds

    return Task(name, run)


def cpp_rollouts(name: str, tricks: int, positions: int, times: int) -> Task:
    """C++: ``RandomRolloutEvaluator`` on dealt positions.

    Python cannot call it directly, but a search with one simulation evaluates its root and does nothing else.
    """
    game = oh_hell(tricks)
    dealt = [_dealt(game) for _ in range(positions)]
    evaluator = pyspiel.RandomRolloutEvaluator(times, 1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    def run(_repetition: int) -> int:
        for state in dealt:
            search.mcts_search(state)
        return positions * times

    return Task(name, run)


def _dealt(game: pyspiel.Game) -> pyspiel.State:
    """A position with all cards dealt."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def python_bots(name: str, tricks: int, rounds: int) -> Task:
    """Python: OpenSpiel's own loop, ``evaluate_bots`` with its uniform random bots."""
    game, rng = oh_hell(tricks), np.random.RandomState(1)
    bots = [UniformRandomBot(player, rng) for player in range(PLAYERS)]

    def play() -> None:
        evaluate_bots(game.new_initial_state(), bots, rng)

    return _often(name, rounds, play)


def python_example(name: str, tricks: int, rounds: int) -> Task:
    """Python: the loop of OpenSpiel's examples, which draws chance outcomes by their probabilities."""
    game = oh_hell(tricks)

    def play() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(np.random.choice(actions, p=probabilities))
            else:
                state.apply_action(random.choice(state.legal_actions()))

    return _often(name, rounds, play)


def python_shortest(name: str, tricks: int, rounds: int) -> Task:
    """Python: the shortest possible loop; it takes all chance outcomes as equally likely, which they are."""
    game, choice = oh_hell(tricks), random.choice

    def play() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))

    return _often(name, rounds, play)


def _often(name: str, rounds: int, play: Callable[[], None]) -> Task:
    def run(_repetition: int) -> int:
        for _ in range(rounds):
            play()
        return rounds

    return Task(name, run)

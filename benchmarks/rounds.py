"""Our side of the comparison: random rounds and games on the compiled and on the plain half."""

import random
from collections.abc import Callable

import numpy as np

from benchmarks.timing import Task
from foretell import SPECIALS, ExtremeOptions, Options, WizardOptions
from foretell.engine.fast import Batch, generator
from foretell.engine.plain import WIZARD

PLAYERS = 4
DEALING, DECK, ROOM = 0, 80, 64
SIXTY = WizardOptions(plus_minus_one=True)
"""The sixty cards with plus/minus one: the game nearest to Oh Hell."""
BOX = WizardOptions(SPECIALS)
EXTREME = ExtremeOptions()
GAMES = 200


def before_round(options: Options, tricks: int, games: int, seed: int = 1) -> Batch:
    """Games that wait for the deal of the round with this many tricks."""
    batch = Batch(options, PLAYERS, games, seed)
    wait_for_round(batch, tricks)
    return batch


def wait_for_round(batch: Batch, tricks: int) -> None:
    """Reset the games to just before this round."""
    batch.states["phase"], batch.states["turn"], batch.states["round"] = DEALING, -1, tricks - 1


def full_rounds(name: str, options: Options, tricks: int, rounds: int) -> Task:
    """Compiled: deal a round and play it out at random, each time with a new deal."""
    batch = before_round(options, tricks, GAMES)

    def run(repetition: int) -> int:
        for n in range(rounds // GAMES):
            wait_for_round(batch, tricks)
            batch.states["seed"] += 1
            batch.deal()
            batch.play_out_rounds(1000 * repetition + n)
        return rounds // GAMES * GAMES

    return Task(name, run)


def rollouts(name: str, options: Options, tricks: int, positions: int, times: int) -> Task:
    """Compiled: play dealt rounds out at random, each this many times."""
    batch = before_round(options, tricks, positions)
    batch.deal()

    def run(repetition: int) -> int:
        batch.rollouts(times, repetition)
        return positions * times

    return Task(name, run)


def plain_rounds(name: str, tricks: int, rounds: int) -> Task:
    """Plain: deal a round and play it; the rules choose random moves."""

    def run(repetition: int) -> int:
        rng = [repetition]
        return _play_plain(tricks, rounds, repetition, lambda state: WIZARD.random_code(state, rng))

    return Task(name, run)


def plain_rounds_of_lists(name: str, tricks: int, rounds: int) -> Task:
    """Plain: deal a round and play it; every list of legal moves is made, and Python chooses from it."""
    room = [0] * ROOM
    return Task(
        name,
        lambda repetition: _play_plain(
            tricks, rounds, repetition, lambda state: random.choice(room[: WIZARD.legal_codes(state, room)])
        ),
    )


def _play_plain(tricks: int, rounds: int, seed: int, choose: Callable[..., int]) -> int:
    state, deck = WIZARD.state(), [0] * DECK
    apply = WIZARD.apply
    for n in range(rounds):
        WIZARD.new_game(state, PLAYERS, *SIXTY.settings(PLAYERS), rounds * seed + n)
        state.round = tricks - 1
        WIZARD.deal(state, deck)
        while state.turn >= 0:
            apply(state, choose(state))
    return rounds


def moves_of_games(name: str, options: Options, games: int = GAMES) -> Task:
    """Compiled: whole games with all their deals; the unit is a move."""
    batch = Batch(options, PLAYERS, games, seed=1)
    return Task(name, lambda repetition: batch.copy().play_out(repetition))


def moves_of_rounds(name: str, options: Options, games: int = GAMES) -> Task:
    """Compiled: the same rounds, dealt beforehand; the unit is a move."""
    batch = Batch(options, PLAYERS, games, seed=1)
    batch.states["phase"], batch.states["turn"] = DEALING, -1
    batch.states["round"] = np.arange(games) % batch.states["rounds"]
    batch.deal()
    play_ends = batch.game.function("play_ends")
    room, points = np.zeros(1, batch.game.state), np.zeros(batch.states["score"].shape, np.int64)
    return Task(name, lambda repetition: play_ends(batch.states, games, 5, room, generator(repetition), points))


def moves_of_batch(games: int, moves: int) -> Task:
    """Compiled: batches of ``games`` whole games, until about ``moves`` moves are made."""
    batch = Batch(BOX, PLAYERS, games, seed=1)

    def run(repetition: int) -> int:
        done = 0
        while done < moves:
            done += batch.copy().play_out(repetition + done)
        return done

    return Task(f"{games:>6} games", run)


def steps_of_batch(games: int, moves: int) -> Task:
    """Compiled: batches of ``games`` rounds of eight tricks, all advanced by one move at a time, with masks."""
    batch = before_round(BOX, 8, games)

    def run(repetition: int) -> int:
        done, rng = 0, generator(repetition)
        while done < moves:
            wait_for_round(batch, 8)
            batch.deal()
            while (batch.states["turn"] >= 0).any():
                batch.legal_masks()
                chosen = batch.random_moves(rng)
                batch.apply(chosen)
                done += int((chosen >= 0).sum())
        return done

    return Task(f"{games:>6} games", run)

"""Compares the nets in integers with the floats they were made from: ``python -m benchmarks.integers FOLDER``.

FOLDER holds the floats, ``wizard.npz`` and ``extreme.npz``, which ``training.export`` writes into the folder of a run.
Every deal is played twice, each seat once by integers and once by floats; in the first deals both are asked about every
decision, to count how often they choose the same move.
"""

import argparse
import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from benchmarks.bots import Kind, kinds
from foretell.bots.net.bot import memory
from foretell.bots.net.netfile import NETS
from foretell.bots.search.buffers import buffers_for
from foretell.bots.search.compiling import kernels
from foretell.engine.fast import Batch

MEASURED = ("Wizard", "Wizard, all special cards", "Extreme")
_AT_ONCE, _COMPARED = 32, 640
"""How many deals are played at once, and of the first how many every decision is made by both."""
_PARTS = ("features", "features_bias", "layer", "layer_bias", "answers", "answers_bias")
Played = tuple[NDArray[np.float64], NDArray[np.int64]]
"""By deal, how much better the integers were; and decisions: in total, and with the same choice."""


def floats_of(file: Path) -> tuple[Any, ...]:
    """Both nets of a game as arrays of floats; the answers by move, input and outcome."""
    with np.load(file, allow_pickle=False) as arrays:
        nets = [[arrays[f"{name}/{part}"].astype(np.float32) for part in _PARTS] for name in NETS]
    for net in nets:
        net[4] = np.ascontiguousarray(np.moveaxis(net[4], 1, 2))
    return tuple(tuple(net) for net in nets)


@numba.njit(fastmath=True)
def add_row(total: Any, weight: Any, row: Any) -> None:
    """Add a row, times its weight, to a total."""
    for i in range(len(row)):
        total[i] += weight * row[i]


@numba.njit(fastmath=True)
def second_layer(net: Any, seen: Any, many: int) -> Any:
    """The second layer for a view with these true features."""
    rows, first, layer, second = net[0], net[1].copy(), net[2], net[3].copy()
    for k in range(many):
        add_row(first, np.float32(1.0), rows[seen[k]])
    for i in range(len(first)):
        if first[i] > 0.0:
            add_row(second, first[i], layer[i])
    return second


@numba.njit(fastmath=True)
def put_chances(net: Any, second: Any, move: int, chances: Any) -> None:
    """Write the chances of a move's outcomes."""
    logits = net[5][move].copy()
    for i in range(len(second)):
        if second[i] > 0.0:
            add_row(logits, second[i], net[4][move, i])
    weights = np.exp(logits - logits.max())
    chances[:] = weights / weights.sum()


@cache
def float_kernel(game: str) -> Any:
    """Makes the function that writes the points that the floats expect of the moves in the buffers."""
    playouts = kernels(game, "playouts")
    asked_net, own_bid, put_worths = playouts.asked_net, playouts.own_bid, playouts.put_worths
    find_slots, write_features, move_slot = playouts.find_slots, playouts.write_features, playouts.move_slot

    @numba.njit
    def judge_by_floats(view: Any, n: int, floats: Any, buffers: Any) -> None:
        which, bid, worths, places = asked_net(view.phase), own_bid(view), buffers.worths, buffers.places[0]
        find_slots(view, places)
        second = second_layer(floats[which], buffers.seen, write_features(view, places.slots, buffers.seen))
        chances = np.zeros(len(worths), np.float32)
        for k in range(n):
            move = move_slot(buffers.codes[k], places.slots)
            put_chances(floats[which], second, move, chances)
            put_worths(which, move, bid, worths)
            buffers.points[k] = 0.0
            for outcome in range(len(chances)):
                buffers.points[k] += chances[outcome] * worths[outcome]

    return judge_by_floats


@cache
def choice_kernel(game: str) -> Any:
    """Makes the function that chooses a move by integers (``mine``) or floats, and compares them if it is told to."""
    playouts, judge_by_floats = kernels(game, "playouts"), float_kernel(game)
    judge_view, best_move = playouts.judge_view, playouts.best_move

    @numba.njit
    def choose(n: int, mine: bool, nets: Any, buffers: Any, compares: bool, counts: Any) -> Any:
        integers, floats = nets
        by_integers = by_floats = 0
        if mine or compares:
            judge_view(buffers.views[0], n, integers, buffers)
            by_integers = best_move(n, buffers)
        if not mine or compares:
            judge_by_floats(buffers.views[0], n, floats, buffers)
            by_floats = best_move(n, buffers)
        if compares:
            counts[0] += 1
            counts[1] += by_integers == by_floats
        return by_integers if mine else by_floats

    return choose


@cache
def round_kernel(game: str) -> Any:
    """Makes the function that plays rounds.

    It takes the states, by round the seats of the integers as bits, both kinds of nets, buffers, and whether both kinds
    are asked about every decision; it adds to the points by round and to the counts.
    """
    playouts, choose = kernels(game, "playouts"), choice_kernel(game)
    asked_net, automatic, moves_of_turn = playouts.asked_net, playouts.automatic, playouts.moves_of_turn
    worth, make = playouts.worth, playouts.make

    @numba.njit
    def play(states: Any, seats: Any, nets: Any, buffers: Any, compares: bool, points: Any, counts: Any) -> None:
        for t in range(len(states)):
            s = states[t]
            while s.turn >= 0:
                n, best = moves_of_turn(s, buffers), 0
                if n > 1 and asked_net(s.phase) < 0:
                    buffers.codes[0] = automatic(buffers.views[0])
                elif n > 1:
                    best = choose(n, (seats[t] >> s.turn) & 1 == 1, nets, buffers, compares, counts)
                make(s, buffers.codes[best])
            for seat in range(s.seats):
                points[t] += (1 if (seats[t] >> seat) & 1 else -1) * worth(s, seat) / s.seats

    return play


@dataclass(frozen=True, slots=True)
class Match:
    """Integers against floats in one game."""

    game: str
    floats: tuple[Any, ...]

    def play(self, kind: Kind, deals: int, seed: int) -> Played:
        """Play rounds of random sizes."""
        _, options, players = kind
        buffers, play, rng = buffers_for(self.game), round_kernel(self.game), np.random.default_rng(seed)
        nets = memory(self.game), self.floats
        counts, found = np.zeros(2, np.int64), []
        for dealt in range(0, deals, _AT_ONCE):
            batch = Batch(options, players, _AT_ONCE, seed=int(rng.integers(1 << 40)))
            batch.states["round"] = rng.integers(0, batch.states["rounds"][0], _AT_ONCE)
            batch.states["phase"] = 0
            batch.deal()
            points, seats = np.zeros(_AT_ONCE), rng.integers(1, (1 << players) - 1, _AT_ONCE)
            for swapped in (seats, ~seats):
                copy = batch.copy()
                play(copy.states, swapped, nets, buffers, dealt < _COMPARED, points, counts)
            found.append(points)
        return np.concatenate(found), counts


def report(kind: Kind, played: Played) -> str:
    """A line of the table."""
    points, (decisions, same) = played
    half = 1.96 * points.std(ddof=1) / math.sqrt(len(points))
    shown = f"{points.mean():+.4f} ± {half:.4f}"
    return f"| {kind[0]} | {kind[2]} | {same / decisions:.2%} of {decisions:,} | {shown} | {len(points):,} |"


def chosen(game: str, every: bool) -> Iterable[Kind]:
    """The kinds to be measured."""
    named = [kind for kind in kinds() if kind[1].game == game]
    if every:
        return named
    return [kind for kind in named if kind[0] in MEASURED[:1] or kind[0] == "Extreme" or kind[::2] == (MEASURED[1], 4)]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.integers", description="Measure the nets in integers.")
    parser.add_argument("floats", type=Path, help="the folder with wizard.npz and extreme.npz")
    parser.add_argument("--deals", type=int, default=20_000, help="deals of each kind, each played twice")
    parser.add_argument("--players", type=int, help="only with this many")
    parser.add_argument("--every", action="store_true", help="every kind of game")
    parser.add_argument("--game", choices=("wizard", "extreme"), help="only this one")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    print(
        "| game | players | same move | points a round and seat: integers minus floats | deals |\n|---|---|---|---|---|"
    )
    for game in ("wizard", "extreme") if arguments.game is None else (arguments.game,):
        match = Match(game, floats_of(arguments.floats / f"{game}.npz"))
        for kind in chosen(game, arguments.every):
            if arguments.players in (None, kind[2]):
                print(report(kind, match.play(kind, arguments.deals, arguments.seed)), flush=True)


if __name__ == "__main__":
    main()

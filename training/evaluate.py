"""Measures nets in self-play: ``python -m training.evaluate``.

All sizes of rounds count equally, without exploration; for the 95 % intervals a round counts once, not once per seat.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from foretell import SPECIALS, Bidding, ExtremeOptions, Mode, Options, WizardOptions
from foretell.bots.net import netfile
from foretell.bots.net.loading import WEIGHTS

from . import netfloats
from .extreme import EXTREME
from .games import Exploring, Learned, Share
from .nets import Net
from .quantising import Parts
from .replay import Replay
from .selfplay import Tables
from .wizard import WIZARD

KINDS: dict[str, Options] = {
    "classic": WizardOptions(),
    "plus/minus one": WizardOptions(plus_minus_one=True),
    "hidden bids": WizardOptions(bidding=Bidding.HIDDEN),
    "secret bids": WizardOptions(bidding=Bidding.SECRET),
    "clairvoyance": WizardOptions(mode=Mode.CLAIRVOYANCE),
    "single suit": WizardOptions(mode=Mode.SINGLE_SUIT),
    "Maximus": WizardOptions(mode=Mode.MAXIMUS),
    "all special cards": WizardOptions(SPECIALS),
    "Extreme": ExtremeOptions(),
    "Extreme, base 5": ExtremeOptions(magician=5),
}
NOTHING_TRIED = Exploring(0.0, 0.0, 0.0)
_TABLES = 1024


def nets_of(file: Path, game: Learned) -> list[Net]:
    """The nets in a file, for self-play: of floats (``.npz``), or of integers and then as the floats they stand for."""
    if file.suffix == ".npz":
        return playing(netfloats.read(file), game)
    features = game.layout.FEATURES
    records = zip(netfile.read(file, game.name), game.moves, strict=True)
    return playing([netfloats.of_integers(net, features, moves) for net, moves in records], game)


def playing(both: Sequence[Parts], game: Learned) -> list[Net]:
    """Both nets of a game, given by their parts, for self-play."""
    nets = []
    for parts, moves in zip(both, game.moves, strict=True):
        values = {name: torch.from_numpy(value) for name, value in parts.items()}
        net = Net(game.layout.FEATURES, values["layer"].shape[0], moves, game.layout.OUTCOMES, 0)
        net.take(values, values)
        nets.append(net)
    return nets


def self_play(
    game: Learned, nets: Sequence[Net], options: Options, players: int, steps: int, seed: int
) -> NDArray[np.float64]:
    """The counts of ``selfplay.Counts`` by number of cards, after ``steps`` decisions at each of many tables."""
    tables = Tables(game, [Share(options, players, 1.0, 0)], _TABLES, seed)
    replays = [Replay(size, game.layout.MOST_FEATURES, game.layout.OUTCOMES) for size in (1 << 16, 1 << 18)]
    for _ in range(steps):
        tables.step(nets, replays, NOTHING_TRIED)
    counts: NDArray[np.float64] = tables.counts.table[0]
    return counts


def with_intervals(counts: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Mean bids met and points by size of round, and the halves of their 95 % intervals."""
    rounds = counts[:, :1]
    means = counts[:, [1, 3]] / rounds
    return means, 1.96 * np.sqrt((counts[:, [2, 4]] / rounds - means**2) / rounds)


def row(means: NDArray[np.float64], halves: NDArray[np.float64]) -> str:
    """A mean share and mean points."""
    return f"{means[0]:.1%} ± {halves[0]:.1%} | {means[1]:.2f} ± {halves[1]:.2f}"


def print_kind(name: str, players: int, counts: NDArray[np.float64]) -> None:
    """A line for a kind of game, averaged over sizes of rounds; for classic Wizard with four also one for each size."""
    sizes = counts[:, 0] > 1
    means, halves = with_intervals(counts[sizes])
    total = np.sqrt((halves**2).sum(axis=0)) / len(halves)
    print(f"| {name} | {players} | {row(means.mean(axis=0), total)} | {int(counts[:, 0].sum()):,} |", flush=True)
    if (name, players) == ("classic", 4):
        for size, mean, half in zip(np.flatnonzero(sizes), means, halves, strict=True):
            print(f"| - {size} cards | 4 | {row(mean, half)} | {int(counts[size, 0]):,} |")


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(prog="python -m training.evaluate", description="Measure nets in self-play.")
    parser.add_argument("--file", type=Path, help="default: the package's own")
    parser.add_argument("--game", choices=("wizard", "extreme"), default="wizard")
    parser.add_argument("--steps", type=int, default=1000, help=f"decisions at each of {_TABLES} tables, for each kind")
    parser.add_argument("--seed", type=int, default=99)
    parser.add_argument("--classic", action="store_true", help="classic Wizard with four players only")
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    game = {"wizard": WIZARD, "extreme": EXTREME}[arguments.game]
    nets = nets_of(arguments.file or WEIGHTS[game.name], game)
    print("| game | players | as foretold | points a seat and round | rounds |\n|---|---|---|---|---|")
    for name, options in KINDS.items():
        for players in range(options.fewest_players, options.most_players + 1):
            if options.game == game.name and (not arguments.classic or (name, players) == ("classic", 4)):
                counts = self_play(game, nets, options, players, arguments.steps, arguments.seed)
                print_kind(name, players, counts)


if __name__ == "__main__":
    main()

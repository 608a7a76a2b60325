"""Results of self-play for each kind of game, with intervals."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from foretell import SPECIALS, Bidding, ExtremeOptions, Mode, Options, WizardOptions
from foretell.bots.net.loading import WEIGHTS

from . import netfile
from .all_games import GAMES
from .exploring import Exploring
from .games import Learned, Share
from .netfile import Nets
from .selfplay import Tables

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
TABLES = 1024
NOTHING_TRIED = Exploring()


def self_play(game: Learned, nets: Nets, options: Options, players: int, steps: int, seed: int) -> NDArray[np.float64]:
    """The counts of ``Tables.counts`` by number of cards, after ``steps`` decisions at each of many tables."""
    tables = Tables(game, [Share(options, players, 1.0, 0)], TABLES, seed, (TABLES, TABLES))
    tables.play(nets, NOTHING_TRIED, steps)
    counts: NDArray[np.float64] = tables.counts[0]
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


def print_kinds(name: str, file: Path | None, steps: int, seed: int, *, classic: bool) -> None:
    """A table of all kinds of a game; ``classic``: of classic Wizard with four players alone.

    ``file``: the nets, or None for the package's own.  Raises BrokenNets if it cannot be read.
    """
    game, nets = GAMES[name], netfile.read(file or WEIGHTS[name], name)
    print("| game | players | as foretold | points a seat and round | rounds |\n|---|---|---|---|---|")
    for kind, options in KINDS.items():
        for players in range(options.fewest_players, options.most_players + 1):
            if options.game == name and (not classic or (kind, players) == ("classic", 4)):
                print_kind(kind, players, self_play(game, nets, options, players, steps, seed))

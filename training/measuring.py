"""Results of self-play for each kind of game, and of nets against others, with intervals."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from foretell import SPECIALS, Bidding, ExtremeOptions, Mode, Options, WizardOptions
from foretell.bots.net.loading import WEIGHTS

from . import netfile
from .all_games import GAMES
from .both.tables import BETTER, MET, POINTS, ROUNDS
from .exploring import Exploring
from .games import Share
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
_AT_ONCE = 100
"""How many decisions are made at each table between two looks at the counts."""
Counts = NDArray[np.float64]


def share_of(kind: str, players: int) -> Share:
    """A mixture of one kind of game (``KINDS``) alone."""
    return Share(KINDS[kind], players, 1.0, 0)


def _tables(game: str, share: Share, seed: int) -> Tables:
    return Tables(GAMES[game], [share], TABLES, seed, (TABLES, TABLES))


def played(game: str, sides: Sequence[Nets], share: Share, rounds: int, seed: int) -> Counts:
    """What is counted (``tables.COUNTED``) by number of cards in at least this many rounds, by one or two sides."""
    tables = _tables(game, share, seed)
    counts: Counts = tables.counts[0]
    while counts[:, ROUNDS].sum() < rounds:
        for _ in range(_AT_ONCE):
            for side, nets in enumerate(sides):
                tables.playing["side"] = side + 1 if len(sides) > 1 else 0
                tables.play(nets, NOTHING_TRIED)
    return counts


def mean(counts: Counts, place: int, many: Counts) -> tuple[Counts, Counts]:
    """A mean, given the place of its sum, and half of its 95 % interval."""
    means = counts[:, place] / many
    return means, 1.96 * np.sqrt((counts[:, place + 1] / many - means**2) / many)


def shown(means: Counts, halves: Counts, which: int) -> str:
    """A difference with its interval."""
    return f"{means[which]:+.2f} ± {halves[which]:.2f}"


def _row(means: Sequence[float], halves: Sequence[float]) -> str:
    """A mean share and mean points."""
    return f"{means[0]:.1%} ± {halves[0]:.1%} | {means[1]:.2f} ± {halves[1]:.2f}"


def print_kind(name: str, players: int, counts: Counts) -> None:
    """A line for a kind of game, averaged over sizes of rounds; for classic Wizard with four also one for each size."""
    sizes = np.flatnonzero(counts[:, ROUNDS] > 1)
    found = (mean(counts[sizes], place, counts[sizes, ROUNDS]) for place in (MET, POINTS))
    means, halves = (np.stack(each, axis=1) for each in zip(*found, strict=True))
    total = np.sqrt((halves**2).sum(axis=0)) / len(halves)
    print(f"| {name} | {players} | {_row(means.mean(axis=0), total)} | {int(counts[:, ROUNDS].sum()):,} |", flush=True)
    if (name, players) == ("classic", 4):
        for size, of_size, half in zip(sizes, means, halves, strict=True):
            print(f"| - {size} cards | 4 | {_row(of_size, half)} | {int(counts[size, ROUNDS]):,} |")


def print_kinds(name: str, file: Path | None, steps: int, seed: int, *, classic: bool) -> None:
    """A table of all kinds of a game; ``classic``: of classic Wizard with four players alone.

    ``steps``: decisions at each of many tables.  ``file``: the nets, or None for the package's own.  Raises BrokenNets
    if it cannot be read.
    """
    nets = netfile.read(file or WEIGHTS[name], name)
    print("| game | players | as foretold | points a seat and round | rounds |\n|---|---|---|---|---|")
    for kind, players in _kinds_of(name):
        if not classic or (kind, players) == ("classic", 4):
            tables = _tables(name, share_of(kind, players), seed)
            tables.play(nets, NOTHING_TRIED, steps)
            print_kind(kind, players, tables.counts[0])


def print_differences(game: str, sides: Sequence[Nets], rounds: int, seed: int, only: str) -> None:
    """A table of how many points a seat and round the first of two sides is better, in all kinds of a game."""
    print("| game | players | points more | rounds |\n|---|---|---|---|")
    for kind, players in _kinds_of(game):
        if only in kind:
            counts = played(game, sides, share_of(kind, players), rounds, seed)
            both = counts.sum(axis=0)[None]
            means, halves = mean(both, BETTER, both[:, BETTER + 2])
            print(f"| {kind} | {players} | {shown(means, halves, 0)} | {int(both[0, ROUNDS]):,} |", flush=True)


def _kinds_of(game: str) -> Iterator[tuple[str, int]]:
    """The kinds of a game, with each number of players."""
    for kind, options in KINDS.items():
        if options.game == game:
            yield from ((kind, players) for players in range(options.fewest_players, options.most_players + 1))

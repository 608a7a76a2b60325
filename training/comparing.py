"""Nets against others, in self-play."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from .all_games import GAMES
from .both.tables import BETTER, ROUNDS
from .games import Share
from .measuring import KINDS, NOTHING_TRIED
from .netfile import Nets
from .selfplay import Tables

TABLES = 1024
_AT_ONCE = 100
"""How many decisions are made at each table between two looks at the counts."""
Counts = NDArray[np.float64]


def share_of(kind: str, players: int) -> Share:
    """A mixture of one kind of game (``measuring.KINDS``) alone."""
    return Share(KINDS[kind], players, 1.0, 0)


def played(game: str, sides: Sequence[Nets], share: Share, rounds: int, seed: int) -> Counts:
    """What is counted (``tables.COUNTED``) by number of cards in at least this many rounds, by one or two sides."""
    tables = Tables(GAMES[game], [share], TABLES, seed, (TABLES, TABLES))
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


def print_differences(game: str, sides: Sequence[Nets], rounds: int, seed: int, only: str) -> None:
    """A table of how many points a seat and round the first of two sides is better, in all kinds of a game."""
    print("| game | players | points more | rounds |\n|---|---|---|---|")
    for kind, options in KINDS.items():
        for players in range(options.fewest_players, options.most_players + 1):
            if options.game == game and only in kind:
                counts = played(game, sides, share_of(kind, players), rounds, seed)
                both = counts.sum(axis=0)[None]
                means, halves = mean(both, BETTER, both[:, BETTER + 2])
                print(f"| {kind} | {players} | {shown(means, halves, 0)} | {int(both[0, ROUNDS]):,} |", flush=True)

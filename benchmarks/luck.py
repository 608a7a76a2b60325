"""What the luck of the cards explains: ``python -m benchmarks.luck --games 10000``.

For classic Wizard, all special cards and Extreme, with four players: the mean of the ledger's entry *cards* over many
games, which must be 0; how much of the points of each level's self-play it explains; and how many times as many deals
matches between levels need without it, by what the arena prints.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import chain
from math import fsum, hypot, sqrt
from time import process_time

import numpy as np
from numpy.typing import NDArray

from benchmarks.judging.drawing import KINDS
from foretell import Options
from foretell.arena import MatchPlan, match
from foretell.arena.luck import LessLuck, LuckOfMatch
from foretell.arena.native_table import NativeTable
from foretell.coach.luck import Luck, coming
from foretell.coach.masters import masters_of
from foretell.game.rulesets import ruleset_of
from foretell.rules.chance import round_key
from foretell.rules.wizard.deal import DECK_ROOM

PLAYERS, SEED = 4, 77
LEVELS = ("apprentice", "thumb", "journeyman", "master")
SELF_PLAY = ("random", *LEVELS)
PAIRS = (
    ("apprentice", "random"),
    ("apprentice", "thumb"),
    ("thumb", "journeyman"),
    ("thumb", "master"),
    ("journeyman", "master"),
)
Points = NDArray[np.float64]
"""Points by round and seat."""


def played(table: NativeTable, seed: int, level: str) -> Points:
    """The points of a game that this level plays at all seats."""
    return np.array(table.points(seed, [level] * PLAYERS, range(PLAYERS)), float)


def mean_of_cards(options: Options, games: int) -> tuple[float, float]:
    """The mean of the ledger's entries *cards* over this many games of fresh deals, and half of its 95 % interval.

    The deals are others than those of the tables; both intervals count.
    """
    masters, state = masters_of(options.game), ruleset_of(options).new_state(options, PLAYERS, 0)
    luck, above, halves = Luck(masters), [], []
    for number in range(1, state.rounds + 1):
        start = coming(state, number)
        mean, found = luck.means(start), masters.fresh(start, round_key(SEED, number), games)
        above.append(fsum(one.points for one in found) - fsum(one.points for one in mean))
        halves += [fsum(one.half for one in means) / PLAYERS for means in (mean, found)]
    return fsum(above) / (PLAYERS * state.rounds), hypot(*halves) / state.rounds


def cards_of(options: Options, seeds: Sequence[int]) -> Points:
    """The ledger's entries *cards* of games, by game, round and seat."""
    masters, ruleset, rows = masters_of(options.game), ruleset_of(options), []
    luck, rules, deck = Luck(masters), ruleset.codebook.rules, [0] * DECK_ROOM
    for seed in seeds:
        state, of_game = ruleset.new_state(options, PLAYERS, seed), []
        for number in range(1, state.rounds + 1):
            start = coming(state, number)
            means = luck.means(start)
            rules.deal(start, deck)
            of_game.append([made - mean.points for made, mean in zip(masters.finish(start), means, strict=True)])
        rows.append(of_game)
    return np.array(rows)


def measure(name: str, games: int, some: int) -> Iterator[str]:
    """The lines about one kind of game."""
    options = KINDS[name]
    mean, half = mean_of_cards(options, games)
    yield f"{name}: mean of cards {mean:+.3f} ± {half:.3f} points a round and seat, {games:,} games"
    seeds = [round_key(SEED, 1000 + i) for i in range(some)]
    cards = cards_of(options, seeds)
    yield from _explained(NativeTable(options, PLAYERS), seeds, cards)


def _explained(table: NativeTable, seeds: Sequence[int], cards: Points) -> Iterator[str]:
    """How much of the points in self-play the cards explain, by round and by game, and the spread with and without."""
    exact = np.array([played(table, seed, "master") for seed in seeds])
    for level in LEVELS:
        made = np.array([played(table, seed, level) for seed in seeds])
        shares = [_share(made, cards), _share(made, exact), _share(made.sum(1), cards.sum(1))]
        totals, luck = made.sum(1) - made.sum(1).mean(0), cards.sum(1)
        slope = float((totals * luck).sum() / (luck * luck).sum())
        spread, less = float(totals.std()), float((totals - slope * luck).std())
        yield (
            f"  {level}: explained of a round {shares[0]:.2f} (by one round of masters {shares[1]:.2f}),"
            f" of a game {shares[2]:.2f}; spread of a game {spread:.1f}, less luck {less:.1f}"
        )


def _share(one: Points, other: Points) -> float:
    """The square of the correlation, within rounds and seats of the same number."""
    x, y = one - one.mean(0), other - other.mean(0)
    both, alone = float((x * y).sum()), float(sqrt((x * x).sum() * (y * y).sum()))
    return (both / alone) ** 2 if alone else 0.0


def matches(name: str, deals: int) -> Iterator[str]:
    """What less luck saves in self-play and in matches with seats exchanged, and the CPU time that it takes."""
    for bots in (*((level,) for level in SELF_PLAY), *PAIRS):
        begun = process_time()
        results = match(MatchPlan(bots, deals, KINDS[name], PLAYERS, SEED), jobs=1)
        played = process_time()
        luck = LuckOfMatch(results, jobs=1)
        found = luck.points(0) if len(bots) == 1 else luck.points_between(0, 1)
        times = [1000 * each / deals for each in (played - begun, process_time() - played)]
        if found is not None:
            yield f"  {' - '.join(bots)}: {_saved(found)}; CPU ms a deal {times[0]:.0f}, for luck {times[1]:.1f}"


def _saved(found: LessLuck) -> str:
    texts = [f"{one.mean:.2f} ± {one.half or 0.0:.2f}" for one in (found.plain, found.less)]
    return f"{texts[0]}, less luck {texts[1]}, deals saved {found.saved or 1.0:.1f}"


def main() -> None:
    """Parse the command line, and print what is found."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.luck", description="What the luck of cards explains.")
    parser.add_argument("--games", type=int, default=10_000, help="fresh deals of a game for the mean")
    parser.add_argument("--some", type=int, default=1_000, help="games that other levels play too")
    parser.add_argument("--deals", type=int, default=100, help="deals of each match")
    parser.add_argument("--kind", choices=KINDS, help="only this kind of game")
    given = parser.parse_args()
    for name in [given.kind] if given.kind else KINDS:
        for line in chain(measure(name, given.games, given.some), matches(name, given.deals)):
            print(line, flush=True)


if __name__ == "__main__":
    main()

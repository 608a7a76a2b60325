"""What the luck of the cards explains: ``python -m benchmarks.luck --games 10000``.

For classic Wizard, all special cards and Extreme, with four players: the mean of the ledger's entry *cards* over many
games, which must be 0; how much of the points of each level's self-play it explains; and how many times as many deals
matches between levels need without it, by what the arena prints.
"""

import argparse
from array import array
from collections.abc import Iterator, Sequence
from math import fsum, hypot, sqrt

import numpy as np
from numpy.typing import NDArray

from foretell import SPECIALS, ExtremeOptions, Options, WizardOptions
from foretell.arena.luck import DealLuck, less_luck
from foretell.bots.levels import BOT_NAMES
from foretell.bots.net.native import function, nets_of, numbers_of, struct
from foretell.coach.luck import Luck, coming
from foretell.coach.masters import masters_of
from foretell.game.rulesets import ruleset_of
from foretell.rules.chance import round_key
from foretell.rules.wizard.deal import DECK_ROOM

KINDS: dict[str, Options] = {
    "Wizard": WizardOptions(),
    "Wizard, all special cards": WizardOptions(SPECIALS),
    "Extreme": ExtremeOptions(),
}
PLAYERS, SEED = 4, 77
LEVELS = ("apprentice", "thumb", "journeyman", "master")
PAIRS = (("thumb", "master"), ("journeyman", "master"), ("thumb", "journeyman"), ("apprentice", "thumb"))
Points = NDArray[np.float64]
"""Points by round and seat."""


class Native:
    """Games of levels in the native library."""

    def __init__(self, options: Options) -> None:
        self.options, self.game = options, options.game
        self._players, self._nets = struct(f"bots_coach_{self.game}_rounds_Players"), nets_of(self.game)
        self._rounds = len(options.cards_each(PLAYERS))
        self._state = ruleset_of(options).new_state(options, PLAYERS, 0)

    def play(self, seed: int, levels: Sequence[str]) -> Points:
        """The points of a game between these levels, by seat."""
        seats, self._state.seed = len(self._state.score), seed
        points = array("d", bytes(8 * seats * self._rounds))
        places = array("q", [BOT_NAMES.index(level) for level in levels])
        function(self.game, "sit_at_table")(self._players, places, PLAYERS, 0.0, seed)
        function(self.game, "finish_game")(self._players, numbers_of(self._state), self._nets, points)
        return np.array(points).reshape(self._rounds, seats)[:, :PLAYERS]


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
    options, native = KINDS[name], Native(KINDS[name])
    mean, half = mean_of_cards(options, games)
    yield f"{name}: mean of cards {mean:+.3f} ± {half:.3f} points a round and seat, {games:,} games"
    seeds = [round_key(SEED, 1000 + i) for i in range(some)]
    cards = cards_of(options, seeds)
    yield from _explained(native, seeds, cards)
    yield from _matches(native, seeds, DealLuck(tuple(cards.mean((1, 2)).tolist()), half))


def _explained(native: Native, seeds: Sequence[int], cards: Points) -> Iterator[str]:
    """How much of the points in self-play the cards explain, by round and by game, and the spread with and without."""
    exact = np.array([native.play(seed, ["master"] * PLAYERS) for seed in seeds])
    for level in LEVELS:
        made = np.array([native.play(seed, [level] * PLAYERS) for seed in seeds])
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


def _matches(native: Native, seeds: Sequence[int], luck: DealLuck) -> Iterator[str]:
    """What the luck of the deals saves in matches with seats exchanged, and what exchanging seats saves."""
    for one, other in PAIRS:
        orders = [one, other] * 2, [other, one] * 2
        games = [[native.play(seed, order) for order in orders] for seed in seeds]
        apart = [[_between(first, 0), _between(second, 1)] for first, second in games]
        points = [(_points(first, 0) + _points(second, 1)) / 2 for first, second in games]
        saved = [less_luck([fsum(pair) / 2 for pair in apart], luck), less_luck(points, luck)]
        single, both = np.var([pair[0] for pair in apart]), np.var([fsum(pair) / 2 for pair in apart])
        shown = [f"{each.saved:.2f}" if each and each.saved else "-" for each in saved]
        yield (
            f"  {one} - {other}: deals saved in the difference {shown[0]}, in points a round {shown[1]};"
            f" games saved by exchanging seats {single / (2 * both):.2f}"
        )


def _points(game: Points, first: int) -> float:
    """The mean points of the bot whose first seat this is."""
    return float(game[:, first::2].mean())


def _between(game: Points, first: int) -> float:
    return _points(game, first) - _points(game, 1 - first)


def main() -> None:
    """Parse the command line, and print what is found."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.luck", description="What the luck of cards explains.")
    parser.add_argument("--games", type=int, default=10_000, help="fresh deals of a game for the mean")
    parser.add_argument("--some", type=int, default=1_000, help="games that other levels play too")
    parser.add_argument("--kind", choices=KINDS, help="only this kind of game")
    given = parser.parse_args()
    for name in [given.kind] if given.kind else KINDS:
        for line in measure(name, given.games, given.some):
            print(line, flush=True)


if __name__ == "__main__":
    main()

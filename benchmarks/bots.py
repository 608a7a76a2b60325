"""How well the bots play: ``python -m benchmarks.bots`` prints the figures of docs/bots.md in about two minutes.

Thumb meets random in duplicate deals: every deal is played twice, with the two bots alternating around the table and
then the other way round, so that each of them plays every hand once.  Then thumb plays with itself.
"""

import argparse
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from statistics import fmean, median, stdev

from foretell import (
    SPECIALS,
    Bidding,
    ExtremeOptions,
    ExtremeResult,
    Game,
    Mode,
    Move,
    Observation,
    Options,
    WizardOptions,
)
from foretell.arena.simulate import play_game
from foretell.bots import Bot, make_bot

Kind = tuple[str, Options, int]
EVERY_SEED = 1_000_003
"""Far enough apart that no two kinds are dealt the same cards."""


def kinds() -> list[Kind]:
    """Every kind of game, each with a number of players."""
    wizard = [("Wizard", WizardOptions(), n) for n in (3, 4, 5, 6)]
    wizard += [
        ("Wizard, plus/minus one", WizardOptions(plus_minus_one=True), 4),
        ("Wizard, hidden bids", WizardOptions(bidding=Bidding.HIDDEN), 4),
        ("Wizard, secret bids", WizardOptions(bidding=Bidding.SECRET), 4),
        ("Wizard, clairvoyance", WizardOptions(mode=Mode.CLAIRVOYANCE), 4),
    ]
    wizard += [("Wizard, single suit", WizardOptions(mode=Mode.SINGLE_SUIT), n) for n in (3, 4)]
    wizard += [("Wizard, Maximus", WizardOptions(mode=Mode.MAXIMUS), n) for n in (3, 4, 5, 6)]
    alone = [(name,) for name in SPECIALS if name not in {"dragon", "fairy"}]
    wizard += [(f"Wizard, {' and '.join(s)}", WizardOptions(s), 4) for s in (*alone, ("dragon", "fairy"))]
    wizard += [("Wizard, all special cards", WizardOptions(SPECIALS), n) for n in (3, 4, 5, 6)]
    extreme = [("Extreme", ExtremeOptions(), n) for n in (3, 4, 5)]
    extreme += [
        ("Extreme, Magician's base 5", ExtremeOptions(magician=5), 3),
        ("Extreme, 8 rounds, base raised", ExtremeOptions(rounds=8, raise_magician=True), 4),
        ("Extreme, 10 rounds, base raised", ExtremeOptions(rounds=10, raise_magician=True), 5),
    ]
    return [*wizard, *extreme]


def per_round(game: Game, seats: Iterable[int]) -> float:
    """The points of these seats, for each seat and round."""
    return fmean(game.totals[seat] for seat in seats) / game.round_count


def duplicate(kind: Kind, seed: int) -> tuple[float, float]:
    """Points of thumb and of random, for each seat and round, with the hands of both halves of the table."""
    _, options, players = kind
    points: dict[str, list[float]] = {"thumb": [], "random": []}
    for turn in (0, 1):
        names = ["thumb" if (seat + turn) % 2 else "random" for seat in range(players)]
        game = Game(options, players, seed=seed)
        play_game(game, [make_bot(name, seed + seat) for seat, name in enumerate(names)])
        for seat, name in enumerate(names):
            points[name].append(per_round(game, [seat]))
    return fmean(points["thumb"]), fmean(points["random"])


def duplicates(deals: int, numbered: tuple[int, Kind]) -> list[tuple[float, float]]:
    """So many duplicate games of a kind."""
    number, kind = numbered
    return [duplicate(kind, number * EVERY_SEED + i) for i in range(deals)]


@dataclass
class Figures:
    """What is counted while thumb plays with itself."""

    points: list[float] = field(default_factory=list)
    """For each game: points a seat and round."""
    hits: dict[int, list[bool]] = field(default_factory=lambda: defaultdict(list))
    """Wizard: whether bids were met, by cards in the round."""
    scores: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    magician: list[int] = field(default_factory=list)
    """Extreme: the Magician's points in the rounds in which somebody took it."""
    others: list[int] = field(default_factory=list)
    """Extreme: the points of those with seals."""
    microseconds: list[float] = field(default_factory=list)
    """Of all decisions between several moves."""

    def add(self, other: "Figures") -> None:
        """Count in what another process has counted."""
        self.points += other.points
        self.magician += other.magician
        self.others += other.others
        self.microseconds += other.microseconds
        for cards in other.hits:
            self.hits[cards] += other.hits[cards]
            self.scores[cards] += other.scores[cards]

    def count(self, game: Game) -> None:
        """Count a complete game."""
        self.points.append(per_round(game, range(len(game.players))))
        for story in game.rounds:
            result, cards = story.result, len(story.hands[0])
            if isinstance(result, ExtremeResult):
                taken = [seat for seat, move in story.moves if str(move) == "magician"]
                self.magician += [result.points[seat] for seat in taken]
                self.others += [p for seat, p in enumerate(result.points) if seat not in taken]
            elif result is not None:
                self.hits[cards] += [bid == won for bid, won in zip(result.bids, result.tricks, strict=True)]
                self.scores[cards] += result.points


class Timed:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot, microseconds: list[float]) -> None:
        self.name = bot.name
        self._bot, self._microseconds = bot, microseconds

    def choose(self, observation: Observation) -> Move:
        """What the bot chooses."""
        start = time.process_time()
        move = self._bot.choose(observation)
        if len(observation.legal_moves) > 1:
            self._microseconds.append((time.process_time() - start) * 1e6)
        return move


def self_play(name: str, kind: Kind, seeds: Sequence[int]) -> Figures:
    """A bot at all seats of games with these seeds."""
    figures = Figures()
    for seed in seeds:
        game = Game(kind[1], kind[2], seed=seed)
        play_game(game, [Timed(make_bot(name, seed + seat), figures.microseconds) for seat in range(kind[2])])
        figures.count(game)
    return figures


def with_interval(values: Sequence[float]) -> str:
    """The mean of independent values with half of its 95 % interval."""
    return f"{fmean(values):.2f} ± {1.96 * stdev(values) / sqrt(len(values)):.2f}"


def print_matches(pool: ProcessPoolExecutor, deals: int) -> None:
    """Thumb against random, a line for each kind."""
    print(f"\nthumb against random, {deals} duplicate games of each kind; points a seat and round\n")
    print("| game | players | thumb | random | difference |\n|---|---|---|---|---|")
    for kind, pairs in zip(kinds(), pool.map(partial(duplicates, deals), enumerate(kinds())), strict=True):
        thumb, dull = zip(*pairs, strict=True)
        columns = (thumb, dull, [a - b for a, b in pairs])
        print(f"| {kind[0]} | {kind[2]} | {' | '.join(map(with_interval, columns))} |")


def gather(pool: ProcessPoolExecutor, name: str, kind: Kind, games: int) -> Figures:
    """The figures of so many games in which a bot plays with itself."""
    figures = Figures()
    chunks = [range(first, games, 8) for first in range(8)]
    for part in pool.map(partial(self_play, name, kind), chunks):
        figures.add(part)
    return figures


def print_wizard(pool: ProcessPoolExecutor, games: int) -> None:
    """Self-play in classic Wizard: all numbers of players, and four players by size of the round."""
    print(f"\nself-play in classic Wizard, {games} games each\n")
    print("| bot | players | bids met | points a round | median decision |\n|---|---|---|---|---|")
    four = Figures()
    for name, players in (("random", 4), ("thumb", 3), ("thumb", 4), ("thumb", 5), ("thumb", 6)):
        figures = gather(pool, name, ("Wizard", WizardOptions(), players), games)
        met = fmean(hit for hits in figures.hits.values() for hit in hits)
        middle = median(figures.microseconds)
        print(f"| {name} | {players} | {met:.1%} | {with_interval(figures.points)} | {middle:.0f} µs |")
        four = figures if (name, players) == ("thumb", 4) else four
    print("\n| thumb, 4 players: cards | bids met | points |\n|---|---|---|")
    for cards, hits in sorted(four.hits.items()):
        print(f"| {cards} | {fmean(hits):.1%} | {fmean(four.scores[cards]):.1f} |")


def print_extreme(pool: ProcessPoolExecutor, games: int) -> None:
    """Self-play in Wizard Extreme."""
    print(f"\nself-play in Wizard Extreme, {games} games each; penalty points\n")
    print("| bot | players | points a round | Magician taken | Magician's points | others' | median decision |")
    print("|---|---|---|---|---|---|---|")
    for name in ("random", "thumb"):
        for players in (3, 4, 5):
            options = ExtremeOptions()
            f = gather(pool, name, ("Extreme", options, players), games)
            taken = len(f.magician) / (games * options.rounds_with(players))
            row = f"{taken:.0%} | {fmean(f.magician):.2f} | {fmean(f.others):.2f} | {median(f.microseconds):.0f} µs"
            print(f"| {name} | {players} | {with_interval(f.points)} | {row} |")


def main() -> None:
    """Print all tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bots", description="How well the bots play.")
    parser.add_argument("--deals", type=int, default=60, help="duplicate games of each kind (default 60)")
    parser.add_argument("--games", type=int, default=240, help="games of self-play (default 240)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.jobs) as pool:
        print_matches(pool, arguments.deals)
        print_wizard(pool, arguments.games)
        print_extreme(pool, arguments.games)


if __name__ == "__main__":
    main()

"""How many games tell two players apart: ``python -m benchmarks.apart``.

Two levels play in one field, two seats of each at tables for four.  For each pair it prints after how many games of
each the 95 % interval of their difference no longer contains 0, on average, by what counts: the place at the end, the
points of the game, and skill as people's ratings have it (``foretell.rating``).  ``rating`` is the number of games
after which two OpenSkill ratings are two standard deviations of their difference apart, the median over orders.
Places, points and ratings come from many more games, since judging a game takes seconds.
"""

import argparse
import json
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, fsum, inf, sqrt
from pathlib import Path
from statistics import fmean, median, stdev

from foretell import SPECIALS, ExtremeOptions, Options, WizardOptions
from foretell.arena.many import Played, play_many
from foretell.arena.summary import rated
from foretell.coach import look_back
from foretell.coach.lookback import FIRST, LookBack
from foretell.game.rulesets import ruleset_of
from foretell.rating.judging import judged
from foretell.rating.skill import NORMAL, Spread, sums_of

KINDS: dict[str, Options] = {
    "classic": WizardOptions(),
    "special": WizardOptions(specials=SPECIALS),
    "extreme": ExtremeOptions(),
}
LEVELS = ("apprentice", "thumb", "journeyman", "master")
PAIRS = tuple(pairwise(LEVELS))
PLAYERS, ORDERS, SEED = 4, 20, 29
"""``ORDERS``: in how many orders of the games ratings are computed."""


@dataclass(frozen=True, slots=True)
class Seat:
    """What a game says about one of its decisions' makers: points lost, by three judges."""

    bot: str
    decisions: int
    deals: float
    """By whole rounds, which is skill."""
    both: float
    """By whole rounds, and by the nets what they do not doubt, as a look back shows it."""
    nets: float
    """By the nets alone."""


def judge(played: Played, number: int) -> list[Seat]:
    """The seats of a game."""
    firsts: list[LookBack] = []
    found = look_back(json.loads(played.record(number)), found=firsts.append)
    skill = list(judged(found))
    return [
        Seat(
            bot,
            sum(each[2] == seat for each in skill),
            fsum(each[3] for each in skill if each[2] == seat),
            fsum(each.lost for each in found.of_seat(seat)),
            fsum(each.lost for one in firsts if one.stage == FIRST for each in one.of_seat(seat)),
        )
        for seat, bot in enumerate(played.bots(number))
    ]


class Kept:
    """Judged games, in a file of JSON lines if there is one, so that the next run goes on."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._found: dict[tuple[str, str, str, int], list[Seat]] = {}
        if file is not None and file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                kind, one, other, number, seats = json.loads(line)
                self._found[kind, one, other, number] = [Seat(*seat) for seat in seats]

    def games(self, kind: str, pair: tuple[str, str], many: int) -> list[list[Seat]]:
        """All games of a pair that are kept; at least this many, of which those that are missing are judged now."""
        missing = [number for number in range(many) if (kind, *pair, number) not in self._found]
        played = play_many(KINDS[kind], PLAYERS, pair, many, SEED, records=True) if missing else None
        for number in missing:
            if played is not None:
                self._add((kind, *pair, number), judge(played, number))
        return [seats for key, seats in self._found.items() if key[:3] == (kind, *pair)]

    def _add(self, key: tuple[str, str, str, int], seats: list[Seat]) -> None:
        self._found[key] = seats
        if self._file is not None:
            row = [*key, [[each.bot, each.decisions, each.deals, each.both, each.nets] for each in seats]]
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")


Ends = dict[str, list[float]]
"""By bot, a number for each seat that it had in a game; more is better."""


def ends(played: Played, sign: int) -> tuple[Ends, Ends]:
    """Places and points."""
    places: Ends = {bot: [] for bot in played.bots(0)}
    points: Ends = {bot: [] for bot in played.bots(0)}
    for number, row in enumerate(played.totals):
        totals = [sign * total for total in row]
        for bot, own in zip(played.bots(number), totals, strict=True):
            places[bot].append(-sum(total > own for total in totals) - (totals.count(own) + 1) / 2)
            points[bot].append(own)
    return places, points


def needed(one: Spread, other: Spread) -> float:
    """After how many games of each the difference's interval is as wide as the difference; ``other`` is better."""
    apart = other.mean - one.mean
    return inf if apart <= 0 else (NORMAL / apart) ** 2 * (one.deviation**2 + other.deviation**2)


def by_ends(found: Ends, pair: tuple[str, str]) -> float:
    """Games needed by places or points."""
    one, other = (Spread(fmean(found[bot]), stdev(found[bot])) for bot in pair)
    return needed(one, other)


def by_rating(places: Ends, pair: tuple[str, str]) -> float:
    """The median, over orders, of the games after which ratings are apart; inf if most never are."""
    games = list(zip(*(places[bot][::2] for bot in pair), strict=True))
    return median(_apart_after(random.Random(f"{SEED} {order}").sample(games, len(games))) for order in range(ORDERS))


def _apart_after(games: Sequence[tuple[float, float]]) -> float:
    contests = [((0, 1), (round(2 * one), round(2 * other))) for one, other in games]
    low, high = 1, len(games) + 1
    while low < high:  # ratings move apart, by and large, so bisection finds about where
        middle = (low + high) // 2
        one, other = rated(2, contests[:middle])
        is_apart = other.mu - one.mu > NORMAL * sqrt(one.sigma**2 + other.sigma**2)
        low, high = (low, middle) if is_apart else (middle + 1, high)
    return low if low <= len(games) else inf


def spread_of(seats: Sequence[Seat], by: str) -> Spread:
    """What a decision loses, by one of the judges, as a number of which more is better."""
    found = sums_of([(getattr(each, by), each.decisions) for each in seats]).spread()
    if found is None:
        raise ValueError("a spread needs two games")
    return Spread(-found.mean, found.deviation)


def row(kept: Kept, kind: str, pair: tuple[str, str], games: int, finishes: int) -> str:
    """A row of the table."""
    began = time.process_time()
    seats = [seat for game in kept.games(kind, pair, games) for seat in game]
    by_judge = {
        by: [spread_of([each for each in seats if each.bot == bot], by) for bot in pair]
        for by in ("deals", "both", "nets")
    }
    places, points = ends(
        play_many(KINDS[kind], PLAYERS, pair, finishes, SEED), ruleset_of(KINDS[kind]).codebook.rules.sign
    )
    lost = [f"{abs(each.mean):.3f} ± {each.deviation:.3f}" for each in by_judge["deals"]]
    finish = min(by_ends(places, pair), by_ends(points, pair))
    skill = needed(*by_judge["deals"])
    counts = [by_ends(places, pair), by_ends(points, pair), by_rating(places, pair)]
    judges = [skill, needed(*by_judge["both"]), needed(*by_judge["nets"])]
    cells = [kind, *pair, *lost, *map(_shown, (*counts, *judges)), f"{skill / finish:.2f}"]
    return f"| {' | '.join(cells)} | {time.process_time() - began:.0f} s |"


def _shown(games: float) -> str:
    return "never" if games == inf else f"{games:.1f}" if games < 20 else str(ceil(games))


def levels(kept: Kept, kind: str, games: int) -> dict[str, list[float]]:
    """What the levels lose a decision, and the deviation of single games, as ``rating/levels.json`` has it."""
    seats = [seat for pair in PAIRS for game in kept.games(kind, pair, games) for seat in game]
    found = {level: spread_of([each for each in seats if each.bot == level], "deals") for level in LEVELS}
    return {level: [round(abs(each.mean), 4), round(each.deviation, 4)] for level, each in found.items()}


def lines(kept: Kept, kinds: Sequence[str], games: int, finishes: int) -> Iterator[str]:
    """The table."""
    yield "| game | player | better | lost | lost | place | points | rating | skill | look back | nets | ratio | CPU |"
    yield "|---" * 13 + "|"
    for kind in kinds:
        for pair in PAIRS:
            yield row(kept, kind, pair, games, finishes)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.apart", description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="judged games of each pair, at least (40)")
    parser.add_argument("--finishes", type=int, default=2000, help="other games of each pair, for their ends (2,000)")
    parser.add_argument("--only", choices=KINDS, help="one kind only")
    parser.add_argument("--levels", action="store_true", help="print rating/levels.json instead")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where judged games are kept")
    args = parser.parse_args()
    kept, kinds = Kept(args.keep), list(KINDS) if args.only is None else [args.only]
    if args.levels:
        rows = [f'"{kind}": {json.dumps(levels(kept, kind, args.games))}' for kind in kinds]
        print("{", ",\n".join(rows), "}", sep="\n")
        return
    for line in lines(kept, kinds, args.games, args.finishes):
        print(line, flush=True)


if __name__ == "__main__":
    main()

"""How many rounds tell two players apart, with and without the same deals: ``python -m benchmarks.duplicate``.

Half of the people are masters, the others rules of thumb; who sits where is drawn.  In each round all tables get their
own deals, or all the same, and everybody gets points.  A master is then ahead of a rule of thumb after how many rounds
in 95 % of tournaments, if points of rounds are added up?  (Sums of many rounds are nearly normal, so this follows from
the mean and the spread of the difference between two such people in one round.)
"""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from foretell import ExtremeOptions, Options, WizardOptions
from foretell.arena.native_table import NativeTable
from foretell.rules.chance import round_key
from foretell.tournament.games import against

SIZE, SEED = 4, 29
LEVELS = ("master", "thumb")
KINDS: Mapping[str, Options] = {"Wizard": WizardOptions(), "Wizard Extreme": ExtremeOptions()}
TABLES = (2, 4, 10)
SURE = 1.645
"""A normal variable is above its mean less this many standard deviations in 95 % of cases."""
BLOCKS = 20
"""Of rounds, from which the error is found."""
Floats = NDArray[np.float64]


def by_place(totals: Floats) -> Floats:
    """Points by place, 4, 3, 2, 1; equal people share them."""
    better = (totals[:, None, :] > totals[:, :, None]).sum(2)
    equal = (totals[:, None, :] == totals[:, :, None]).sum(2)
    found: Floats = SIZE - better - (equal - 1) / 2
    return found


def by_seat(score: str) -> Callable[[Floats], Floats]:
    """Points against the same seat at the other tables."""

    def points(totals: Floats) -> Floats:
        rows = [[int(total) for total in seat] for seat in totals.T]
        found = [[against(score, own, [*row[:n], *row[n + 1 :]]) for n, own in enumerate(row)] for row in rows]
        return np.array(found, float).T

    return points


SCORES: Mapping[str, Callable[[Floats], Floats]] = {
    "places": by_place,
    "sums": lambda totals: totals,
    "seats": by_seat("seats"),
    "difference": by_seat("difference"),
}


@dataclass(slots=True)
class Difference:
    """What is known of the difference between a master and a rule of thumb in a round."""

    means: list[float] = field(default_factory=list)
    squares: list[float] = field(default_factory=list)

    def add(self, strong: Floats, weak: Floats) -> None:
        """Note a round: the points of all masters and of all rules of thumb, each of which is a pair with each."""
        self.means.append(float(strong.mean() - weak.mean()))
        self.squares.append(float((strong**2).mean() + (weak**2).mean() - 2 * strong.mean() * weak.mean()))

    def rounds(self) -> str:
        """The rounds that are needed, with the standard error (jackknife); ``never`` if no number is enough."""
        means, squares = (np.array(row).reshape(BLOCKS, -1).mean(1) for row in (self.means, self.squares))
        if not means.any():
            return "never"
        without = [_rounds(np.delete(means, n), np.delete(squares, n)) for n in range(BLOCKS)]
        return f"{_rounds(means, squares):.1f} ± {np.std(without) * np.sqrt(BLOCKS - 1):.1f}"


def _rounds(means: Floats, squares: Floats) -> float:
    return SURE**2 * (float(squares.mean()) / float(means.mean()) ** 2 - 1)


class Evening:
    """Rounds of a kind of game."""

    def __init__(self, options: Options, tables: int) -> None:
        self._native, self._tables = NativeTable(options, SIZE), tables
        self._sign = -1 if options.game == "extreme" else 1
        self._rng = np.random.default_rng(SEED)

    def totals(self, strong: NDArray[np.bool_], number: int, *, same: bool) -> Floats:
        """The totals of a round, of which more is better, by table and seat."""
        return np.array([self._game(row, number, 0 if same else 1 + n, n) for n, row in enumerate(strong)])

    def _game(self, strong: Sequence[bool], number: int, deal: int, table: int) -> Floats:
        seed = round_key(round_key(SEED, number), deal)
        seeds = [round_key(seed, -1 - SIZE * table - seat) for seat in range(SIZE)]
        levels = [LEVELS[0] if one else LEVELS[1] for one in strong]
        points = np.array(self._native.points(seed, levels, seeds), float)
        found: Floats = self._sign * points.sum(0)
        return found

    def seats(self, *, equals: bool) -> NDArray[np.bool_]:
        """Where the masters sit: drawn, or together at half of the tables."""
        people = np.arange(self._tables * SIZE) < self._tables * SIZE // 2
        if not equals:
            people = self._rng.permutation(people)
        return people.reshape(self._tables, SIZE)

    def measure(self, rounds: int, *, same: bool, equals: bool = False) -> dict[str, Difference]:
        """The differences by each score that goes with these deals."""
        found = {name: Difference() for name in (SCORES if same else ("places", "sums"))}
        for number in range(rounds):
            strong = self.seats(equals=equals)
            totals = self.totals(strong, number, same=same)
            for name, difference in found.items():
                points = SCORES[name](totals)
                difference.add(points[strong], points[~strong])
        return found


def lines(rounds: int) -> Iterator[str]:
    """The rows of the tables."""
    for kind, options in KINDS.items():
        for tables in TABLES:
            evening = Evening(options, tables)
            own, same = evening.measure(rounds, same=False), evening.measure(rounds, same=True)
            yield f"| {kind} | {SIZE * tables} | {_cells(own)} | {_cells(same)} |"
        many = max(TABLES)
        together = Evening(options, many).measure(rounds, same=True, equals=True)
        yield f"| {kind}, equals together | {SIZE * many} | | | {_cells(together)} |"


def _cells(found: Mapping[str, Difference]) -> str:
    return " | ".join(one.rounds() for one in found.values())


def main() -> None:
    """Parse the command line, and print what is found."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.duplicate", description="What the same deals bring.")
    parser.add_argument("--rounds", type=int, default=1_000, help=f"of each kind, a multiple of {BLOCKS}")
    given = parser.parse_args()
    print("| game | people | own: places | own: sums | same: places | same: sums | same: seats | same: difference |")
    for line in lines(given.rounds):
        print(line, flush=True)


if __name__ == "__main__":
    main()

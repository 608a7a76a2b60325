"""Which form of a tournament finds the best player: ``python -m benchmarks.forms``.

How much luck a game has, and how far a master is ahead of a rule of thumb, is measured in games between bots.  People
are then drawn from a normal distribution, one of 40 as far ahead of the mean as the master of the rule of thumb, and
play tournaments in which a game gives strength and luck.  Tables are drawn, or seated by rank alone (Swiss); in fewer
tournaments (``--seated``) everybody is seated as foretell does it.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from foretell import WizardOptions
from foretell.arena.many import play_many
from foretell.game.options import PlusMinus
from foretell.tournament.history import history
from foretell.tournament.seating import Sitters, seat
from foretell.tournament.settings import Settings
from foretell.tournament.shape import shape
from foretell.tournament.state import Round, Table

SIZE = 4
SHARE = 2.0
"""How many standard deviations the master is ahead of the mean person."""
PRIZES = {size: np.array(Settings().of_places(size), float) for size in (SIZE - 1, SIZE)}
Floats = NDArray[np.float64]


class Hall:
    """The seatings of one tournament."""

    def __init__(self, swiss: bool, seed: int) -> None:
        self._settings = Settings().having({"form": "swiss" if swiss else "drawn"})
        self._seed = f"{seed:064x}"
        self._rounds: list[Round] = []

    def seated(self, order: Sequence[int]) -> list[int]:
        """People, given from the first to the last, table by table, the larger tables first.

        In the first round all are equal; later nobody is.
        """
        people = tuple(map(str, order))
        ranks = range(len(people)) if self._rounds else [0] * len(people)
        past = history(self._rounds, self._settings.table)
        found = seat(Sitters(people, ranks, {}, left=2), past, self._settings, self._seed, f"round {len(self._rounds)}")
        seats = sorted(found.tables, key=len, reverse=True)
        tables = tuple(Table(number, one) for number, one in enumerate(seats, start=1))
        self._rounds.append(Round(len(self._rounds) + 1, "preliminary", people, tables, (), "", ""))
        return [int(one) for table in seats for one in table]


@dataclass(frozen=True, slots=True)
class Luck:
    """What games between bots are like."""

    game: float
    """The standard deviation of a player's points in a game."""
    gap: float
    """How many points a game a master is ahead of a rule of thumb."""


@dataclass(frozen=True, slots=True)
class Form:
    """How a tournament is played."""

    swiss: bool
    sums: bool
    """Ranked by game points instead of points by place."""

    def __str__(self) -> str:
        """Its name in the table."""
        return f"{'Swiss' if self.swiss else 'drawn'}, {'sums' if self.sums else 'places'}"


PEOPLE, ROUNDS = (16, 40, 232), (3, 5, 8, 12)
SEATED = ((17, (3, 5)), (40, (3,)))
"""People and rounds that are played with everybody seated as foretell does it, which takes long."""
STAGES = ((16, 3, (4,)), (40, 3, (4,)), (40, 3, (16, 4)), (232, 5, (64, 16, 4)), (232, 8, (16, 4)))
"""People, preliminary rounds, and how many go on."""
FORMS = tuple(Form(swiss, sums) for sums in (False, True) for swiss in (False, True))


def measured(games: int, seed: int) -> Luck:
    """Play games between two masters and two rules of thumb."""
    bots = ("master", "thumb")
    played = play_many(WizardOptions(plus_minus_one=PlusMinus.NOT_ONE_CARD), SIZE, bots, games, seed)
    totals = np.array(played.totals, float)
    is_master = np.array([[name == "master" for name in played.bots(game)] for game in range(games)])
    strong, weak = totals[is_master], totals[~is_master]
    return Luck(float(np.sqrt((strong.var() + weak.var()) / 2)), float(strong.mean() - weak.mean()))


class Evening:
    """Tournaments of the same form side by side, one a row."""

    def __init__(
        self, form: Form, people: int, tournaments: int, luck: Luck, rng: np.random.Generator, *, seated: bool = False
    ) -> None:
        """``seated``: as foretell does it."""
        self.form, self.luck, self.rng = form, luck, rng
        self.strength = rng.normal(0, luck.gap / SHARE, (tournaments, people))
        self.points: Floats = np.zeros((tournaments, people))
        self.totals: Floats = np.zeros((tournaments, people))
        self.rounds = 0
        self.halls = [Hall(form.swiss, number) for number in range(tournaments)] if seated else []

    def order(self, equal: bool = False) -> NDArray[np.int64]:
        """Everybody from the first to the last; ``equal``: by lot alone."""
        lot = self.rng.random(self.points.shape)
        first, second = (self.totals, self.points) if self.form.sums else (self.points, self.totals)
        return np.lexsort((lot,) if equal else (lot, -second, -first), axis=1)

    def play(self, people: NDArray[np.int64]) -> None:
        """A game at each table of these people, who sit down in this order."""
        rows = np.arange(len(people))[:, None]
        own = self.strength[rows, people]
        games = own + self.rng.normal(0, self.luck.game, own.shape)
        for size, columns in _blocks(people.shape[1]):
            tables = games[:, columns].reshape(len(people), -1, size)
            places = (-tables).argsort(2).argsort(2)
            self.points[rows, people[:, columns]] += PRIZES[size][places].reshape(len(people), -1)
        self.totals[rows, people] += games

    def preliminaries(self, rounds: int) -> None:
        """Some preliminary rounds; the first is always drawn."""
        for _ in range(rounds):
            order = self.order(equal=not self.form.swiss or self.rounds == 0)
            if self.halls:
                order = np.array([hall.seated(row.tolist()) for hall, row in zip(self.halls, order, strict=True)])
            self.play(order)
            self.rounds += 1

    def knockout(self, sizes: Sequence[int]) -> NDArray[np.int64]:
        """Later stages, of which the first of each table go on; who wins."""
        going = self.order()[:, : sizes[0]]
        while going.shape[1] > 1:
            self.points[:] = self.totals[:] = 0
            going = self.rng.permuted(going, axis=1)
            self.play(going)
            rows = np.arange(len(going))[:, None]
            best = self.totals[rows, going].reshape(len(going), -1, SIZE).argmax(2)
            going = np.take_along_axis(going.reshape(len(going), -1, SIZE), best[:, :, None], 2)[:, :, 0]
        return going[:, 0]

    def found(self, winners: NDArray[np.int64]) -> tuple[float, float]:
        """How often the winner is the best player, and the winner's mean rank by strength."""
        rank = (-self.strength).argsort(1).argsort(1)[np.arange(len(winners)), winners]
        return float((rank == 0).mean()), float(rank.mean() + 1)


def _blocks(people: int) -> Iterator[tuple[int, slice]]:
    """The sizes of tables, the larger ones first, and the places at all tables of each size."""
    sizes, start = shape(people, SIZE, "threes", SIZE)[0], 0
    for size in sorted(set(sizes), reverse=True):
        end = start + size * sizes.count(size)
        yield size, slice(start, end)
        start = end


def seated_after(
    luck: Luck, people: int, rounds: Sequence[int], tournaments: int, seed: int
) -> list[list[tuple[float, float]]]:
    """For each form, what ``found`` says if the first wins after each of these numbers of rounds.

    Everybody is seated as foretell does it.
    """
    found: list[list[tuple[float, float]]] = [[] for _ in rounds]
    for form in FORMS:
        evening = Evening(form, people, tournaments, luck, np.random.default_rng(seed), seated=True)
        for wanted, row in zip(rounds, found, strict=True):
            evening.preliminaries(wanted - evening.rounds)
            row.append(evening.found(evening.order()[:, 0]))
    return found


def by_form(
    luck: Luck, people: int, rounds: int, sizes: Sequence[int], tournaments: int, seed: int
) -> list[tuple[float, float]]:
    """For each form, what ``found`` says if stages of these sizes follow; without any, the first wins."""
    found = []
    for form in FORMS:
        evening = Evening(form, people, tournaments, luck, np.random.default_rng(seed))
        evening.preliminaries(rounds)
        found.append(evening.found(evening.knockout(sizes) if sizes else evening.order()[:, 0]))
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000, help="games between bots")
    parser.add_argument("--tournaments", type=int, default=2000, help="tournaments of each form")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seated", type=int, default=150, help="tournaments of each form, seated as foretell does it")
    given = parser.parse_args(arguments)
    luck = measured(given.games, given.seed)
    print(f"a game: {luck.game:.0f} points standard deviation; the master is {luck.gap:.0f} ahead of the rule of thumb")
    print(f"{'people':>6} {'rounds':>6} {'then':>10}", *(f"{form!s:>15}" for form in FORMS))
    for people, rounds, sizes in (*product(PEOPLE, ROUNDS, [()]), *STAGES):
        then = "/".join(map(str, sizes))
        _print(people, rounds, then, by_form(luck, people, rounds, sizes, given.tournaments, given.seed))
    if given.seated:
        print(f"\n{given.seated} tournaments of each form, seated as foretell does it:")
    for people, wanted in SEATED if given.seated else ():
        found = seated_after(luck, people, wanted, given.seated, given.seed)
        for rounds, row in zip(wanted, found, strict=True):
            _print(people, rounds, "", row)


def _print(people: int, rounds: int, then: str, found: Sequence[tuple[float, float]]) -> None:
    print(f"{people:>6} {rounds:>6} {then:>10}", *(f"{f'{100 * best:.0f} % ({rank:.1f})':>15}" for best, rank in found))


if __name__ == "__main__":
    main()

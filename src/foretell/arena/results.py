"""The results of a match: every figure with its 95 % interval."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Literal

from ..game.codebook import as_number
from ..game.errors import OptionsError
from .deals import DealResult, GameResult
from .estimates import Estimate, average, ratio
from .plan import MatchPlan
from .times import Times, milliseconds


@dataclass(slots=True)
class Tally:
    """One bot's results in one group of a deal's games.  Lists are by round."""

    points: list[int]
    """Points, summed over its seats."""
    hits: list[int]
    """Seats that met their bid (Wizard Extreme: that had no penalty points)."""
    seats: int = 0
    """Its seats in all games together: the number of values in each sum."""
    games: int = 0
    """Games in which it had at least one seat."""
    wins: float = 0.0
    """Its wins; seats with equal points share one."""
    magicians: int = 0
    """Rounds in which one of its seats took the Magician."""
    magician_points: int = 0
    """The Magician's points in those rounds."""
    scores: list[list[int]] = field(default_factory=list)
    """For each of its games, the points of its seats, negated where fewer points are better."""


Tallies = list[list[dict[int, Tally]]]
"""By deal, group of games and bot."""


def _tally_deal(plan: MatchPlan, deal: DealResult) -> list[dict[int, Tally]]:
    rounds = len(plan.sizes)
    found = [{bot: Tally([0] * rounds, [0] * rounds) for bot in group.bots} for group in plan.groups]
    for assignment, game in zip(plan.assignments(deal.number), deal.games, strict=True):
        _count_game(found[assignment.group], game, plan.options.game == "extreme")
    return found


def _count_game(bots: dict[int, Tally], game: GameResult, fewest: bool) -> None:
    """Add one game; ``fewest``: the fewest points win."""
    totals = [sum(column) * (-1 if fewest else 1) for column in zip(*game.points, strict=True)]
    best = max(totals)
    for bot, found in bots.items():
        seats = [seat for seat, there in enumerate(game.seats) if there == bot]
        if seats:
            _count_seats(found, game, seats)
            found.wins += sum(totals[seat] == best for seat in seats) / totals.count(best)
            found.scores.append([totals[seat] for seat in seats])


def _count_seats(found: Tally, game: GameResult, seats: Sequence[int]) -> None:
    found.seats += len(seats)
    found.games += 1
    for i, (points, hits) in enumerate(zip(game.points, game.hits, strict=True)):
        found.points[i] += sum(points[seat] for seat in seats)
        found.hits[i] += sum(hits[seat] for seat in seats)
    for points, seat in zip(game.points, game.magicians, strict=False):
        if seat in seats and seat is not None:
            found.magicians += 1
            found.magician_points += points[seat]


_Part = tuple[float, float]
"""A sum, and the number of values in it."""
_Count = Callable[[Tally], _Part]


@dataclass(frozen=True)
class Results:
    """The results of a match: the deals themselves, and statistics over them.

    Bots are given by their index in ``plan.bots``, groups of games by their index in ``plan.groups`` (None: all
    groups). All intervals are over deals: a deal with all its games is one independent sample.  With only one deal an
    Estimate's ``half`` is None; where there is nothing to count, the result is None instead of an Estimate.  Raises
    OptionsError for another bot, group or round.
    """

    plan: MatchPlan
    deals: tuple[DealResult, ...]
    """In the order of their numbers."""

    @cached_property
    def _tallies(self) -> Tallies:
        return [_tally_deal(self.plan, deal) for deal in self.deals]

    @property
    def games(self) -> int:
        """The number of games played."""
        return sum(len(deal.games) for deal in self.deals)

    @property
    def meetings(self) -> tuple[tuple[int, int, int], ...]:
        """The comparisons: two bots, and the group of games in which they met (a bot that sits alone comes first)."""
        return tuple(
            (bot, other, number)
            for number, group in enumerate(self.plan.groups)
            for bot, other in combinations(sorted(group.bots, key=lambda bot: bot != group.alone), 2)
        )

    def rounds_of(self, size: int) -> tuple[int, ...]:
        """The rounds (from 0) in which each seat is dealt this many cards."""
        return tuple(i for i, cards in enumerate(self.plan.sizes) if cards == size)

    def points(self, bot: int, group: int | None = None, rounds: Sequence[int] | None = None) -> Estimate | None:
        """Points a round and seat (Wizard Extreme: penalty points), over all rounds or over these (from 0)."""
        return self._ratio(bot, group, _over("points", self._chosen(rounds)))

    def game_points(self, bot: int) -> Estimate | None:
        """Points a game and seat."""
        return self._ratio(bot, None, lambda found: (sum(found.points), found.seats))

    def hits(self, bot: int, rounds: Sequence[int] | None = None) -> Estimate | None:
        """The share (0 to 1) of bids met; in Wizard Extreme, of rounds without a penalty point."""
        return self._ratio(bot, None, _over("hits", self._chosen(rounds)))

    def wins(self, bot: int, group: int | None = None) -> Estimate | None:
        """The share (0 to 1) of its games that the bot won with any seat; seats with equal points share a win."""
        return self._ratio(bot, group, lambda found: (found.wins, found.games))

    def fair_wins(self, bot: int, group: int | None = None) -> float:
        """The share it would win if all seats won equally often: its mean share of the seats; 0 without a game."""
        found = [one for deal in self._of(bot, group, (bot,)) for one in deal]
        games = sum(one.games for one in found)
        return sum(one.seats for one in found) / (self.plan.players * games) if games else 0.0

    def magician(self, bot: int) -> Estimate | None:
        """Wizard Extreme: the share (0 to 1) of its rounds in which a seat of the bot took the Magician."""
        return self._ratio(bot, None, lambda found: (found.magicians, found.seats * len(found.points)))

    def magician_points(self, bot: int) -> Estimate | None:
        """Wizard Extreme: penalty points in the rounds in which the bot took the Magician; None if it never did."""
        return self._ratio(bot, None, lambda found: (found.magician_points, found.magicians))

    def points_between(
        self, bot: int, other: int, group: int | None = None, rounds: Sequence[int] | None = None
    ) -> Estimate | None:
        """The difference in points a round and seat, in games with both bots, paired by deal."""
        chosen = self._chosen(rounds)
        return average(self._between(bot, other, group, _over("points", chosen))) if chosen else None

    def points_by_deal(self, bot: int) -> list[float]:
        """Points a round and seat in each deal."""
        return self._by_deal(bot, None, (bot,), _over("points", self._chosen()))

    def points_between_by_deal(self, bot: int, other: int, group: int | None = None) -> list[float]:
        """The difference in points a round and seat in each deal."""
        return self._between(bot, other, group, _over("points", self._chosen()))

    def hits_between(self, bot: int, other: int, group: int | None = None) -> Estimate | None:
        """The difference in the share of bids met, in games with both bots, paired by deal."""
        return average(self._between(bot, other, group, _over("hits", self._chosen())))

    def decision_ms(self, bot: int, share: float = 0.5) -> float | None:
        """This quantile (0.5: the median) of the CPU time of the bot's decisions, in ms."""
        _check("bot", bot, len(self.plan.bots))
        return milliseconds(sum((deal.times[bot] for deal in self.deals if deal.times), Times()), share)

    def contests(self) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
        """All contests, deal by deal: bots, and the points of one seat of each in one game (more is better).

        A game gives as many contests as the bot with the most seats has seats: first seats meet first seats, and so on;
        a bot with fewer seats starts again with its first.
        """
        for deal in self._tallies:
            for found in deal:
                for game in zip(*(one.scores for one in found.values()), strict=True):
                    for i in range(max(map(len, game))):
                        yield tuple(found), tuple(scores[i % len(scores)] for scores in game)

    def _chosen(self, rounds: Sequence[int] | None = None) -> Sequence[int]:
        """These rounds (None: all); raises OptionsError for one that the game does not have."""
        there = len(self.plan.sizes)
        for number in rounds or ():
            _check("round", number, there)
        return range(there) if rounds is None else rounds

    def _ratio(self, bot: int, group: int | None, count: _Count) -> Estimate | None:
        parts = [_total(count(found) for found in deal) for deal in self._of(bot, group, (bot,))]
        return ratio([part[0] for part in parts], [part[1] for part in parts])

    def _between(self, bot: int, other: int, group: int | None, count: _Count) -> list[float]:
        mine, theirs = (self._by_deal(one, group, (bot, other), count) for one in (bot, other))
        return [one - another for one, another in zip(mine, theirs, strict=True)]

    def _by_deal(self, bot: int, group: int | None, present: tuple[int, ...], count: _Count) -> list[float]:
        """The bot's mean in each deal, in games in which all of these bots play."""
        totals = (_total(count(found) for found in deal) for deal in self._of(bot, group, present))
        return [total / many for total, many in totals]

    def _of(self, bot: int, group: int | None, present: tuple[int, ...]) -> list[list[Tally]]:
        """By deal, the bot's tallies in the groups (or in this one) in which all of these bots play."""
        for one in present:
            _check("bot", one, len(self.plan.bots))
        if group is not None:
            _check("group", group, len(self.plan.groups))
        groups = [
            i for i, there in enumerate(self.plan.groups) if set(present) <= set(there.bots) and group in (None, i)
        ]
        return [[found[i][bot] for i in groups] for found in self._tallies] if groups else []


def _check(what: str, number: int, most: int) -> None:
    """Raise OptionsError unless the match has a bot, a group or a round with this index."""
    if as_number(number) not in range(most):
        raise OptionsError(f"a {what} of this match is a number from 0 to {most - 1}, not {number!r}")


def _over(what: Literal["points", "hits"], rounds: Sequence[int]) -> _Count:
    """What sums a tally's points or hits over these rounds; the number in it is that of rounds times seats."""

    def count(found: Tally) -> _Part:
        by_round = found.points if what == "points" else found.hits
        return sum(by_round[i] for i in rounds), found.seats * len(rounds)

    return count


def _total(parts: Iterable[_Part]) -> _Part:
    sums, counts = zip(*parts, strict=True)
    return sum(sums), sum(counts)

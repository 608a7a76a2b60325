"""Counts the bots' results in a match: sums and counts for every deal, group of games and bot."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from .deals import DealResult, GameResult
from .plan import MatchPlan


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


def tally(plan: MatchPlan, deals: Sequence[DealResult]) -> Tallies:
    """Count all games."""
    return [_tally_deal(plan, deal) for deal in deals]


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

"""Counting what the bots of a match did: for every deal, group of games and bot, sums and how much they are sums of."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from .deals import DealResult, GameResult
from .plan import MatchPlan


@dataclass(slots=True)
class Tally:
    """What one bot did in one group of a deal's games.  Lists go by round."""

    points: list[int]
    """Points of all its seats."""
    hits: list[int]
    """Seats that met their bid (Wizard Extreme: that got no penalty point)."""
    seats: int = 0
    """Seats that it had in all games together: what the lists are sums of."""
    games: int = 0
    """Games in which it had any seat."""
    wins: float = 0.0
    """Its parts of wins; equals share one."""
    magicians: int = 0
    """Rounds in which one of its seats took the Magician."""
    magician_points: int = 0
    """What the Magician scored in these."""
    scores: list[list[int]] = field(default_factory=list)
    """Of each of its games: points of its seats, made negative where fewer are better."""


Tallies = list[list[dict[int, Tally]]]
"""By deal, group of games, and bot."""


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
    """Count one game in; ``fewest``: the fewest points win."""
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

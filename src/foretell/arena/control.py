"""Control games: what the levels of a match make of its deals, less what they make of fresh deals.

In the native library a game takes a fraction of the time that it takes between bots at a table, and levels without
settings play there as they do in the match.  What they make of a deal less their mean over fresh deals in the same
seats is 0 on average, and rises with the luck of that deal for just these players.
"""

from collections.abc import Sequence

from ..rules.chance import round_key
from .deals import DealResult, GameResult, seeds_of
from .native_table import Rows, play_here, table_of
from .plan import MatchPlan
from .seating import Seats

FRESH = 10
"""How many fresh deals are played for each deal of the match."""


def has_control(plan: MatchPlan) -> bool:
    """Whether the bots of a match can play control games."""
    return play_here(plan.bots) and not plan.paper_rule


def control_deal(plan: MatchPlan, number: int) -> DealResult:
    """What the luck of a deal gave each seat, as if it were points; 0 on average, whatever the bots.

    That is ``FRESH`` times the points of the levels in this deal, less the sum of their points in as many fresh deals.
    """
    seed, fresh = plan.deal_seed(number), plan.deal_seed(-1 - number)
    games = []
    for place, assignment in enumerate(plan.assignments(number)):
        made = _points(plan, assignment.seats, place, seed)
        others = [_points(plan, assignment.seats, place, round_key(fresh, i)) for i in range(FRESH)]
        luck = tuple(_above(*rows) for rows in zip(made, *others, strict=True))
        games.append(GameResult(assignment.seats, luck, ((False,) * plan.players,) * len(luck)))
    return DealResult(number, seed, tuple(games))


def _points(plan: MatchPlan, seats: Seats, place: int, seed: int) -> Rows:
    """The points of one game with these deals."""
    levels = [plan.bots[bot] for bot in seats]
    return table_of(plan.options, plan.players).points(seed, levels, seeds_of(seed, place, plan.players))


def _above(made: Sequence[int], *others: Sequence[int]) -> tuple[int, ...]:
    """By seat, the points of a round as often as there are others, less theirs."""
    return tuple(len(others) * one - sum(rest) for one, *rest in zip(made, *others, strict=True))

"""Small matches for the arena's tests."""

from foretell import ExtremeOptions, Options
from foretell.arena import MatchPlan, Results, Seating
from foretell.arena.deals import DealResult, GameResult
from foretell.arena.times import Times

SHORT = ExtremeOptions(rounds=1)


def short(*bots: str, deals: int = 3, seed: int = 0) -> MatchPlan:
    """A match with three players and games of one round of Wizard Extreme."""
    return MatchPlan(bots or ("random", "thumb"), deals, SHORT, 3, seed)


def by_hand(
    options: Options, points: list[list[list[list[int]]]], *, players: int = 3, seating: Seating | None = None
) -> Results:
    """The results of a match between A and B with these points, by deal, game, round and seat."""
    plan = MatchPlan(("random", "thumb"), len(points), options, players, seating=seating)
    deals = tuple(_deal(plan, number, games) for number, games in enumerate(points))
    return Results(plan, deals)


def _deal(plan: MatchPlan, number: int, games: list[list[list[int]]]) -> DealResult:
    found = [
        GameResult(a.seats, tuple(map(tuple, rounds)), tuple(tuple(n == 0 for n in row) for row in rounds), (0, None))
        for a, rounds in zip(plan.assignments(number), games, strict=True)
    ]
    return DealResult(number, plan.deal_seed(number), tuple(found), (Times({320: 1}), Times({320: 1, 336: 3})))

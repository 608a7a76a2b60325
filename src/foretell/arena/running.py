"""Playing a match: what was played before is read, the rest is played, and all is counted together."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from .deals import DealResult
from .over_ray import play_over_ray
from .plan import MatchPlan
from .results import Results
from .results_file import ResultsFile
from .workers import play_deals

Track = Callable[[Iterable[DealResult], int], Iterable[DealResult]]
"""Passes deals on as they come, so that somebody can watch; gets how many there will be."""


def match(
    plan: MatchPlan,
    *,
    jobs: int | None = None,
    file: Path | None = None,
    ray: str | None = None,
    track: Track | None = None,
) -> Results:
    """Play a match.

    ``jobs``: processes (None: one for each core).  ``file``: where each deal is written when it is done; what is there
    already is not played again.  ``ray``: the address of a cluster that plays in place of this machine's processes
    ("" starts one here).  ``track`` watches the deals that are played.

    Raises UnknownBot and OptionsError for players that there are not, MissingExtra where a library is
    missing, ResultsError for a file that does not belong to this plan, BotFault for an illegal move, and OSError.
    """
    plan.check_players()
    watch = _unwatched if track is None else track
    if file is None:
        return _count(plan, watch(_play(plan, range(plan.deals), jobs, ray), plan.deals))
    with ResultsFile(file, plan) as kept:
        todo = [number for number in range(plan.deals) if number not in kept.deals]
        for deal in watch(_play(plan, todo, jobs, ray), len(todo)):
            kept.add(deal)
        return _count(plan, kept.deals.values())


def _unwatched(deals: Iterable[DealResult], _count: int) -> Iterable[DealResult]:
    return deals


def _count(plan: MatchPlan, deals: Iterable[DealResult]) -> Results:
    """The results of the plan's deals, in order."""
    wanted = (deal for deal in deals if deal.number < plan.deals)
    return Results(plan, tuple(sorted(wanted, key=lambda deal: deal.number)))


def _play(plan: MatchPlan, todo: Sequence[int], jobs: int | None, ray: str | None) -> Iterable[DealResult]:
    return play_deals(plan, todo, jobs) if ray is None else play_over_ray(plan, todo, ray)

"""Plays a match: reads the deals that were played before, plays the others, and counts them all."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

from ..bots.base import BrokenBot
from ..given import must_be
from .deals import DealResult, play_deal
from .over_ray import play_over_ray
from .plan import MatchPlan
from .results import Results
from .results_file import ResultsFile
from .workers import Track, each_done, number_of_jobs

Progress = Callable[[int, int], object]
"""Told how many games of a match are over, and how many there are; also while none ends."""


class MatchStopped(BrokenBot):
    """A bot does not work; ``results`` has the deals that were played before."""

    def __init__(self, fault: BrokenBot, results: Results) -> None:
        super().__init__(str(fault))
        self.results = results


class MatchInterrupted(KeyboardInterrupt):
    """Ctrl-C has ended a match; ``results`` has the deals that were played before."""

    def __init__(self, results: Results) -> None:
        super().__init__()
        self.results = results


def match(
    plan: MatchPlan,
    *,
    jobs: int | None = None,
    file: Path | str | None = None,
    ray: str | None = None,
    track: Track[DealResult] | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play a match.

    ``jobs``: processes (None: one for each core).  ``file``: where each deal is written when it is done; deals that are
    in it already are not played again.  ``ray``: the address of a cluster that plays instead of local processes (""
    starts one here).  ``track`` watches the deals as they are played, ``progress`` is told of the games.

    Raises UnknownBot and OptionsError for unknown players, MissingExtra for a library that is not installed,
    ResultsError for a file that does not belong to this plan, MatchStopped for a bot that does not work, BotFault for
    an illegal move of a bot of ours, MatchInterrupted (a KeyboardInterrupt) after Ctrl-C, and OSError.
    """
    must_be(plan, MatchPlan, "a match is played by a MatchPlan")
    plan.check_players()
    number_of_jobs(jobs)
    watch: Track[DealResult] = track or (lambda deals, _: deals)
    if file is None:
        return _collected(plan, watch(_play(plan, range(plan.deals), jobs, ray, progress), plan.deals), {})
    with ResultsFile(Path(file), plan) as kept:
        todo = [number for number in range(plan.deals) if number not in kept.deals]
        return _collected(plan, map(kept.add, watch(_play(plan, todo, jobs, ray, progress), len(todo))), kept.deals)


def _collected(plan: MatchPlan, deals: Iterable[DealResult], found: dict[int, DealResult]) -> Results:
    """The results of these deals, added to those found already; raises MatchStopped and MatchInterrupted."""
    try:
        for deal in deals:
            found[deal.number] = deal
    except BrokenBot as fault:
        raise MatchStopped(fault, _count(plan, found.values())) from None
    except KeyboardInterrupt:
        raise MatchInterrupted(_count(plan, found.values())) from None
    return _count(plan, found.values())


def _count(plan: MatchPlan, deals: Iterable[DealResult]) -> Results:
    """The results of the plan's deals, in order."""
    wanted = (deal for deal in deals if deal.number < plan.deals)
    return Results(plan, tuple(sorted(wanted, key=lambda deal: deal.number)))


def _play(
    plan: MatchPlan, todo: Sequence[int], jobs: int | None, ray: str | None, progress: Progress | None
) -> Iterable[DealResult]:
    tell, each = progress or (lambda _done, _of: None), len(plan.assignments(0))

    def watch(games: int) -> None:
        tell(games, each * len(todo))

    if ray is None:
        yield from each_done(partial(play_deal, plan), todo, jobs, watch)
        return
    for number, deal in enumerate(play_over_ray(plan, todo, ray), start=1):
        watch(each * number)
        yield deal

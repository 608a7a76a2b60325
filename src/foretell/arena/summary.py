"""The results of a match as JSON values, for programs."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import Any

from ..bots import MissingExtra
from .estimates import Estimate
from .luck import LessLuck, LuckOfMatch
from .players import cheats
from .positions import Score
from .results import Results

Contest = tuple[tuple[int, ...], tuple[int, ...]]
"""Bots, and the points of one seat of each in one game (more is better)."""
MISSING = "ratings need openskill: pip install 'foretell[arena]'"


@dataclass(frozen=True, slots=True)
class Skill:
    """A rating: the expected skill and its standard deviation, at first 25 and 8.33."""

    mu: float
    sigma: float


def rated(bots: int, contests: Iterable[Contest]) -> tuple[Skill, ...]:
    """Ratings of bots 0, 1, 2, … after these contests, taken in order; empty for fewer than two bots.

    The contests may come from several matches.  Raises MissingExtra if openskill is not installed.
    """
    try:
        model = import_module("openskill.models").PlackettLuce(tau=0.0)
    except ModuleNotFoundError:
        raise MissingExtra(MISSING) from None
    if bots < 2:
        return ()
    ratings = [model.rating() for _ in range(bots)]
    for present, scores in contests:
        teams = model.rate([[ratings[bot]] for bot in present], ranks=[-score for score in scores])
        for bot, (new,) in zip(present, teams, strict=True):
            ratings[bot] = new
    return tuple(Skill(one.mu, one.sigma) for one in ratings)


def skills_of(results: Results) -> tuple[Skill, ...] | None:
    """The bots' ratings, in the order of ``plan.bots``; empty for a single bot, None if openskill is not installed."""
    try:
        return rated(len(results.plan.bots), results.contests())
    except MissingExtra:
        return None


def summary(results: Results, luck: LuckOfMatch | None = None) -> dict[str, Any]:
    """All figures, each an object with ``mean`` and ``half`` (half of the 95 % interval), or null where there is none.

    Shares are from 0 to 1, times are CPU times in ms.  ``luck``: add the figures with the luck of the cards subtracted.
    """
    skills = skills_of(results) or ()
    data: dict[str, Any] = {
        "format": "foretell-arena-summary/1",
        "suite": results.plan.suite,
        "plan": results.plan.as_data(),
        "deals": len(results.deals),
        "games": results.games,
        "bots": [_bot(results, bot, skills) for bot in range(len(results.plan.bots))],
        "meetings": [_meeting(results, *meeting) for meeting in results.meetings],
    }
    return data if luck is None else data | {"less_luck": _less_luck(results, luck)}


def positions_summary(suite: str, scores: Sequence[Score]) -> dict[str, Any]:
    """The scores of bots in a suite of positions."""
    bots = [
        {
            "name": found.bot,
            "positions": len(found.losses),
            "best": _estimate(found.best),
            "loss": _estimate(found.loss),
        }
        for found in scores
    ]
    return {"format": "foretell-arena-positions/1", "suite": suite, "bots": bots}


def _less_luck(results: Results, luck: LuckOfMatch) -> dict[str, Any]:
    """In the order of ``bots`` and ``meetings``."""
    return {
        "points_a_round": [_less(luck.points(bot)) for bot in range(len(results.plan.bots))],
        "points_between": [_less(luck.points_between(*meeting)) for meeting in results.meetings],
    }


def _less(found: LessLuck | None) -> dict[str, Any] | None:
    return None if found is None else {**(_estimate(found.less) or {}), "saved": found.saved}


def _bot(results: Results, bot: int, skills: tuple[Skill, ...]) -> dict[str, Any]:
    name = results.plan.bots[bot]
    data: dict[str, Any] = {
        "name": name,
        "sees_all_hands": cheats(name),
        "points_a_round": _estimate(results.points(bot)),
        "points_a_game": _estimate(results.game_points(bot)),
        "hits": _estimate(results.hits(bot)),
        "wins": _estimate(results.wins(bot)),
        "fair_wins": results.fair_wins(bot),
        "rating": asdict(skills[bot]) if skills else None,
        "ms_median": results.decision_ms(bot),
        "ms_p99": results.decision_ms(bot, 0.99),
    }
    if results.plan.options.game == "extreme":
        data["magician"] = _estimate(results.magician(bot))
        data["magician_points"] = _estimate(results.magician_points(bot))
    return data | {"by_size": [_size(results, bot, size) for size in dict.fromkeys(results.plan.sizes)]}


def _size(results: Results, bot: int, size: int) -> dict[str, Any]:
    rounds = results.rounds_of(size)
    return {
        "cards": size,
        "points": _estimate(results.points(bot, rounds=rounds)),
        "hits": _estimate(results.hits(bot, rounds=rounds)),
    }


def _meeting(results: Results, bot: int, other: int, group: int) -> dict[str, Any]:
    there = results.plan.groups[group]
    data: dict[str, Any] = {
        "bot": results.plan.bots[bot],
        "other": results.plan.bots[other],
        "alone": there.alone is not None,
        "points_between": _estimate(results.points_between(bot, other, group)),
        "hits_between": _estimate(results.hits_between(bot, other, group)),
    }
    if len(there.bots) == 2:
        data["wins"], data["fair_wins"] = _estimate(results.wins(bot, group)), results.fair_wins(bot, group)
    return data


def _estimate(one: Estimate | None) -> dict[str, float | None] | None:
    return None if one is None else {"mean": one.mean, "half": one.half}

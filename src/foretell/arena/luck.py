"""Subtracts the luck of the cards from the results of a match: a control variate, in the manner of AIVAT.

Burch, Schmid, Moravcik and Bowling 2018 (AIVAT: A New Variance Reduction Technique for Agent Evaluation in Imperfect
Information Games) subtract from a result what is known of its luck and is 0 on average.  Between levels without
settings that is what they make of the deal, in the native library, less their mean over fresh deals in the same seats
(``control_deal``); for other bots, what masters make of it less their mean (``coach.masters``, ``coach.luck``).  No
fault of the nets can bias a result by it, and how much of it is subtracted is fitted to other deals than those from
which it is subtracted.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from math import fsum, hypot

from ..bots.levels import check_bots
from ..coach.luck import Luck, coming
from ..coach.masters import masters_of
from ..game.errors import OptionsError
from ..game.rulesets import ruleset_of
from ..rules.chance import round_key
from ..rules.wizard.deal import DECK_ROOM
from .deals import DealResult, GameResult, seeds_of
from .estimates import Estimate, average
from .native_table import Rows, play_here, table_of
from .plan import MatchPlan
from .results import Results
from .seating import Seats
from .workers import Track, each_done

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


PARTS = 10
"""The number of parts of the deals; what is subtracted in one part is fitted to the others."""
FEWEST = 2 * PARTS
"""With fewer deals nothing is subtracted."""


@dataclass(frozen=True, slots=True)
class DealLuck:
    """The luck of deals: points a round and seat above the mean."""

    by_deal: tuple[float, ...]
    half: float
    """Half of the 95 % interval of the mean that was subtracted."""


@dataclass(frozen=True, slots=True)
class LessLuck:
    """A figure as it is, and with the luck of the cards subtracted."""

    plain: Estimate
    less: Estimate

    @property
    def saved(self) -> float | None:
        """How many times as many deals the plain figure needs for the same interval; None where that is unknown."""
        if not self.plain.half or not self.less.half:
            return None
        return (self.plain.half / self.less.half) ** 2


class LuckOfMatch:
    """The luck in the results of a match: by control games where its bots can play them, else by the masters."""

    def __init__(self, results: Results, jobs: int | None = None, track: Track[DealResult] | None = None) -> None:
        """``jobs``: processes for control games (None: one for each core); ``track`` watches their deals.

        Raises what ``check_luck`` raises.
        """
        check_luck(results.plan)
        self.results, self._jobs, self._track = results, jobs, track

    @property
    def by_control(self) -> bool:
        """Whether luck is measured by control games."""
        return self._control is not None

    def points(self, bot: int) -> LessLuck | None:
        """Points a round and seat."""
        return self._less(lambda results: results.points_by_deal(bot))

    def points_between(self, bot: int, other: int, group: int | None = None) -> LessLuck | None:
        """The difference in points a round and seat."""
        return self._less(lambda results: results.points_between_by_deal(bot, other, group))

    def _less(self, figure: Callable[[Results], Sequence[float]]) -> LessLuck | None:
        luck = self._masters if self._control is None else DealLuck(tuple(figure(self._control)), 0.0)
        return less_luck(figure(self.results), luck)

    @cached_property
    def _masters(self) -> DealLuck:
        return deal_luck(self.results.plan, self._numbers)

    @cached_property
    def _control(self) -> Results | None:
        """The luck of each deal, as if it were points."""
        plan = self.results.plan
        if not has_control(plan):
            return None
        deals: Iterable[DealResult] = each_done(partial(control_deal, plan), self._numbers, self._jobs)
        if self._track is not None:
            deals = self._track(deals, len(self._numbers))
        return Results(plan, tuple(sorted(deals, key=lambda deal: deal.number)))

    @property
    def _numbers(self) -> list[int]:
        return [deal.number for deal in self.results.deals]


def check_luck(plan: MatchPlan) -> None:
    """Raise OptionsError, MissingExtra or BrokenNets if the luck of a match cannot be measured."""
    check_bots(["master"])
    if plan.paper_rule:
        raise OptionsError("luck is measured by the usual rules, so it cannot be combined with the paper's rule")


def deal_luck(plan: MatchPlan, numbers: Sequence[int]) -> DealLuck:
    """The luck of these deals of a match."""
    masters = masters_of(plan.options.game)
    luck, ruleset = Luck(masters), ruleset_of(plan.options)
    rules, deck, found, half = ruleset.codebook.rules, [0] * DECK_ROOM, [], 0.0
    for number in numbers:
        state = ruleset.new_state(plan.options, plan.players, plan.deal_seed(number))
        above, halves = 0.0, []
        for one in range(1, state.rounds + 1):
            start = coming(state, one)
            means = luck.means(start)
            rules.deal(start, deck)
            above += fsum(masters.finish(start)) - fsum(mean.points for mean in means)
            halves.append(max(mean.half for mean in means))
        found.append(above / (state.rounds * plan.players))
        half = hypot(*halves) / state.rounds
    return DealLuck(tuple(found), half)


def less_luck(values: Sequence[float], luck: DealLuck) -> LessLuck | None:
    """The mean of a value of each deal, plainly and less the luck of the deals; None without deals.

    The interval of the latter counts that of the mean by which luck is measured.
    """
    plain = average(values)
    if plain is None or plain.half is None or len(values) < FEWEST:
        return None if plain is None else LessLuck(plain, plain)
    slopes = [_slope(values, luck.by_deal, part) for part in range(PARTS)]
    less = average([value - slopes[i % PARTS] * luck.by_deal[i] for i, value in enumerate(values)])
    if less is None or less.half is None:
        return LessLuck(plain, plain)
    slope = fsum(slopes) / PARTS
    return LessLuck(plain, Estimate(less.mean, hypot(less.half, slope * luck.half), less.samples))


def _slope(values: Sequence[float], luck: Sequence[float], part: int) -> float:
    """How much a value rises with luck, in all deals but those of this part; 0 if luck does not vary."""
    pairs = [(value, x) for i, (value, x) in enumerate(zip(values, luck, strict=True)) if i % PARTS != part]
    mean, middle = fsum(value for value, _ in pairs) / len(pairs), fsum(x for _, x in pairs) / len(pairs)
    spread = fsum((x - middle) ** 2 for _, x in pairs)
    return fsum((value - mean) * (x - middle) for value, x in pairs) / spread if spread > 0.0 else 0.0

"""Judges every decision of a game by what the seat knew, and follows what every seat expects."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ..bots.judging import Judgement, judgements
from ..bots.net.estimates import Estimates, new_judge
from ..game.observation import Observation
from ..game.ruleset import AnyRuleset
from ..game.rulesets import ruleset_of
from ..record.head import Head
from .advising import why
from .classes import class_of, foretells, part_of
from .ledger import Costs, Ledger
from .lookback import Decision, Moment
from .luck import Luck, coming
from .masters import masters_of
from .replaying import Place

Tick = Callable[[], None]
"""Called after every move."""
_MOST_ROUNDS = 100
"""Of longer games (B4: any number may be agreed on) no curve is drawn."""
_MOST_CODES = 64
_CHEAP = ("best", "fine")
"""Decisions of these classes need no reason."""


class Judging:
    """Watches a game (``replaying.Watcher``)."""

    def __init__(self, head: Head, tick: Tick) -> None:
        """Raises BrokenNets, and ImportError where the nets cannot play."""
        self.head, self._tick = head, tick
        self.ruleset: AnyRuleset = ruleset_of(head.options)
        self.game, self._rules = head.options.game, self.ruleset.codebook.rules
        self._judge, self._masters = new_judge(self.game), masters_of(self.game)
        self._luck = Luck(self._masters)
        self._codes = [0] * _MOST_CODES
        self._expected: list[float] = []
        self._coming: list[float] = []
        self._totals: list[int] = []
        self._costs = Costs(len(head.players))
        self.ledger = Ledger()
        self.decisions: list[Decision] = []
        self.seen: list[Observation] = []
        """What the seat saw before each of the decisions."""
        self.curve: list[Moment] = []

    def dealt(self, state: Any) -> None:
        """Begin a round: its masters' result, and what is expected before anybody has moved."""
        seats, means = range(state.seats), self._luck.means(coming(state, state.round))
        self._costs = Costs(state.seats)
        self.ledger.begin(means, self._masters.finish(state))
        self._totals = list(state.total[: state.seats])
        self._expected = [mean.points for mean in means]
        self._coming = [0.0] * state.seats
        for number in range(state.round + 1, min(state.rounds, _MOST_ROUNDS) + 1):
            later = self._luck.means(coming(state, number))
            self._coming = [self._coming[seat] + later[seat].points for seat in seats]
        self._moment(state, 0)

    def asked(self, state: Any, code: int, place: Place) -> None:
        """Judge a move."""
        view = self._rules.view()
        self._rules.look(state, state.turn, view)
        many = self._rules.write_codes(view.phase, view.legal_suited, view.legal_rest, self._codes)
        codes = self._codes[:many]
        estimates = self._judge.judge(view, codes)
        k = codes.index(code) if code in codes else 0  # V4: the seat has not seen its card
        self._expected[state.turn] = self._rules.sign * estimates[0][k]
        if many > 1:
            observation = self.ruleset.observation(self.head.options, self.head.players, view)
            decision = judged(observation, estimates, k, place)
            self._costs.add(state.turn, decision.lost, is_bid=foretells(observation.phase))
            self.decisions.append(decision)
            self.seen.append(observation)
        self._moment(state, place[1])
        self._tick()

    def ended(self, state: Any) -> None:
        """A round is complete: what was expected of it is known now."""
        seats = state.seats
        self.ledger.end(state.round, state.score[:seats], self._costs, self._rules.sign)
        self._totals, self._expected = list(state.total[:seats]), [0.0] * seats
        if self.curve:
            last = self.curve.pop()
            self._moment(state, last.move)

    def _moment(self, state: Any, move: int) -> None:
        if state.rounds <= _MOST_ROUNDS:
            parts = zip(self._totals, self._expected, self._coming, strict=True)
            self.curve.append(Moment(state.round, move, tuple(map(sum, parts))))


def judged(observation: Observation, estimates: Estimates, k: int, place: Place) -> Decision:
    """The decision for the k-th legal move, by these estimates of all of them (more points are better)."""
    points, chances = estimates
    best = k if points[k] >= max(points) else points.index(max(points))
    sign, part, seat = observation.codebook.rules.sign, part_of(observation.phase), observation.seat
    lost = max(points[best] - points[k], 0.0)
    moves = observation.legal_moves
    decision = Decision(
        *place,
        0 if seat is None else seat,
        part,
        str(moves[k]),
        str(moves[best]),
        lost,
        class_of(observation.game, part, lost),
        sign * points[k],
        sign * points[best],
    )
    if decision.kind in _CHEAP:
        return decision
    return with_reasons(decision, observation, judgements(observation, [sign * one for one in points], chances), k, best)


def with_reasons(
    decision: Decision, observation: Observation, found: Sequence[Judgement], k: int, best: int
) -> Decision:
    """The decision with the reasons for the best move and the one made."""
    reasons = (why(observation, found, found[place].move) for place in (best, k))
    return replace(decision, why=next(reasons), why_played=next(reasons))

"""Watches a game for the look back: judges decisions by the nets, follows expectations, keeps each round's luck."""

from collections.abc import Callable

from ..bots.net.calibrating import calibrated
from ..bots.net.judges import new_judge
from ..bots.search.memory import Foretold
from ..engine.memory import AnyState
from ..game.ruleset import AnyRuleset
from ..game.rulesets import ruleset_of
from ..record.head import Head
from .judging import Asked, judged
from .ledger import RoundLuck
from .lookback import Decision, Moment
from .luck import Luck, coming
from .masters import Mean, masters_of
from .replaying import Place

Tick = Callable[[], None]
"""Called after every move."""
MOST_ROUNDS = 100
"""Of longer games (B4: any number may be agreed on) no curve is drawn."""
_MOST_CODES = 64


class Watching:
    """What is found in a game (``replaying.Watcher``)."""

    def __init__(self, head: Head, tick: Tick) -> None:
        """Raises BrokenNets."""
        self.head, self._tick = head, tick
        self._ruleset: AnyRuleset = ruleset_of(head.options)
        self._rules = self._ruleset.codebook.rules
        game, seats = head.options.game, len(head.players)
        self._judge, self._masters = new_judge(game), masters_of(game)
        self._luck = Luck(self._masters)
        self._memories = [Foretold() for _ in range(seats)]
        self._codes = [0] * _MOST_CODES
        self._means: tuple[Mean, ...] = ()
        self._of_masters: tuple[float, ...] = ()
        self._expected, self._coming = [0.0] * seats, [0.0] * seats
        """By seat, the points expected of this round, and of all that follow."""
        self.asked_for: list[Asked] = []
        self.decisions: list[Decision] = []
        """The choices, and what they lost by the nets."""
        self.rounds: list[RoundLuck] = []
        self.curve: list[Moment] = []

    def dealt(self, state: AnyState) -> None:
        """Begin a round: what masters make of it, and what is expected before anybody has moved."""
        self._means, self._of_masters = self._luck.means(coming(state, state.round)), self._masters.finish(state)
        self._expected = [mean.points for mean in self._means]
        self._coming = [0.0] * state.seats
        for number in range(state.round + 1, min(state.rounds, MOST_ROUNDS) + 1):
            later = self._luck.means(coming(state, number))
            self._coming = [sum(pair) for pair in zip(self._coming, (mean.points for mean in later), strict=True)]
        self._add_moment(state, 0)

    def asked(self, state: AnyState, code: int, place: Place) -> None:
        """Judge a move."""
        seat, view = state.turn, self._rules.view()
        self._rules.look(state, seat, view)
        foretold = self._memories[seat].recall(view)
        many = self._rules.write_codes(view.phase, view.legal_suited, view.legal_rest, self._codes)
        codes = self._codes[:many]
        estimates = calibrated(view, self._judge.judge(view, codes))
        k = codes.index(code) if code in codes else 0  # V4: the seat has not seen its only card
        self._expected[seat] = self._rules.sign * estimates[0][k]
        if many > 1:
            seen = self._ruleset.observation(self.head.options, self.head.players, view)
            self.asked_for.append(Asked(seen, k, place, foretold, estimates))
            self.decisions.append(judged(self.asked_for[-1]))
        self._add_moment(state, place[1])
        self._tick()

    def ended(self, state: AnyState) -> None:
        """A round is complete: what was expected of it is known now."""
        points = tuple(state.score[: state.seats])
        self.rounds.append(RoundLuck(state.round, self._means, self._of_masters, points))
        self._expected = [0.0] * state.seats
        if self.curve:
            self._add_moment(state, self.curve.pop().move)

    def _add_moment(self, state: AnyState, move: int) -> None:
        """What is expected now; ``total`` has the rounds that are complete."""
        if state.rounds <= MOST_ROUNDS:
            parts = zip(state.total, self._expected, self._coming, strict=False)
            self.curve.append(Moment(state.round, move, tuple(map(sum, parts))))

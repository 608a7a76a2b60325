"""Masters at all seats: they play a dealt round to its end, or fresh deals of it.

Each misjudges every move at random by up to ``WAVER`` points, so that what they make on average shows what the cards
are worth: a single game of theirs hangs on trifles.  docs/coach-method.md has the measurements.

By the native library where it is there (a round takes some 0.1 ms), else by the rules and the nets one by one.
"""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Protocol

from ..bots.levels import BOT_NAMES
from ..bots.net.estimates import new_judge
from ..bots.net.native import AnyState, function, nets_of, numbers_of, struct
from ..engine.native import NativeMissing, load
from ..game.codebook import CODEBOOKS, Phase
from ..rules.chance import below, round_key
from ..rules.wizard.deal import DECK_ROOM

WAVER = {"wizard": 0.5, "extreme": 0.05}
"""By game: the points by which a master misjudges a move at most, up or down."""
TIMES, SEED = 20, 16
"""How often they play a dealt round, and the seed of how they waver."""
_HALF = 1 << 20
_NORMAL = 1.96
"""Half of a 95 % interval, in standard errors."""


@dataclass(frozen=True, slots=True)
class Mean:
    """What masters make on average: the points of a round, and half of the 95 % interval."""

    points: float
    half: float


class Masters(Protocol):
    """Masters at all seats of a table, who play rounds of one game."""

    def finish(self, state: AnyState, times: int = TIMES) -> tuple[float, ...]:
        """The points by seat, if masters play on in this state to the end of the round: a mean of several playouts."""
        ...

    def fresh(self, start: AnyState, seed: int, many: int) -> tuple[Mean, ...]:
        """The means over this many fresh deals of the next round of a state that waits for a deal.

        By place: that to the dealer's left first, the dealer last.
        """
        ...


def masters_of(game: str) -> Masters:
    """Masters of a game (``wizard``, ``extreme``); raises BrokenNets, and ImportError where they cannot play."""
    try:
        load()
    except NativeMissing:
        return PlainMasters(game)
    return NativeMasters(game)


class NativeMasters:
    """Masters in the native library (``bots.coach.wizard.rounds``)."""

    def __init__(self, game: str) -> None:
        """Seat them; raises BrokenNets and NativeMissing."""
        self.game, self._nets = game, nets_of(game)
        self._players, self._room = struct(f"bots_coach_{game}_rounds_Players"), struct(f"rules_{game}_state_State")
        self._seats = len(CODEBOOKS[game].rules.state().score)

    def finish(self, state: AnyState, times: int = TIMES) -> tuple[float, ...]:
        """See ``Masters``."""
        sums = self._play("finish_rounds", state, SEED, times)
        return tuple(total / times for total in sums[: state.seats])

    def fresh(self, start: AnyState, seed: int, many: int) -> tuple[Mean, ...]:
        """See ``Masters``."""
        sums = self._play("fresh_rounds", start, seed, many)
        return tuple(_mean(sums[place], sums[self._seats + place], many) for place in range(start.seats))

    def _play(self, name: str, state: AnyState, seed: int, many: int) -> Sequence[float]:
        """The sums that a function of the library adds up."""
        levels, sums = array("q", [BOT_NAMES.index("master")] * self._seats), array("d", bytes(16 * self._seats))
        function(self.game, "sit_at_table")(self._players, levels, self._seats, WAVER[self.game], seed)
        function(self.game, name)(self._players, numbers_of(state), self._room, seed, many, self._nets, sums)
        return sums


class PlainMasters:
    """Masters where there is no native library."""

    def __init__(self, game: str) -> None:
        """Read the nets; raises BrokenNets, and ImportError without numpy."""
        self._book, self._judge, self._waver = CODEBOOKS[game], new_judge(game), WAVER[game]

    def finish(self, state: AnyState, times: int = TIMES) -> tuple[float, ...]:
        """See ``Masters``."""
        points = (self._played(state.copy(), [round_key(SEED, i)]) for i in range(times))
        return tuple(sum(column) / times for column in zip(*points, strict=True))

    def fresh(self, start: AnyState, seed: int, many: int) -> tuple[Mean, ...]:
        """See ``Masters``."""
        generator = [seed]
        points = [self._fresh(start, round_key(seed, i), generator) for i in range(many)]
        columns = zip(*points, strict=True)
        return tuple(_mean(sum(column), sum(one * one for one in column), many) for column in columns)

    def _fresh(self, start: AnyState, seed: int, generator: list[int]) -> Sequence[int]:
        """The points of one fresh deal, by place."""
        s = start.copy()
        s.seed = seed
        self._book.rules.deal(s, [0] * DECK_ROOM)
        made = self._played(s, generator)
        return [made[(s.dealer + 1 + place) % s.seats] for place in range(s.seats)]

    def _played(self, s: AnyState, generator: list[int]) -> Sequence[int]:
        """The points by seat after playing a round to its end."""
        rules, codes = self._book.rules, [0] * 64
        while s.turn >= 0:
            view = rules.view()
            rules.look(s, s.turn, view)
            many = rules.write_codes(view.phase, view.legal_suited, view.legal_rest, codes)
            points, _ = self._judge.judge(view, codes[:many]) if many > 1 else ([0.0], [])
            if many > 1 and self._book.phases[s.phase] is not Phase.CLOUD:
                points = [one + self._waver * (below(generator, 2 * _HALF) / _HALF - 1.0) for one in points]
            rules.apply(s, codes[points.index(max(points))])
        return s.score[: s.seats]


def _mean(total: float, squares: float, many: int) -> Mean:
    """The mean of values with this sum and sum of squares."""
    mean = total / many
    variance = max(squares / many - mean * mean, 0.0)
    return Mean(mean, _NORMAL * sqrt(variance / (many - 1)) if many > 1 else inf)

"""Masters at all seats: they play a dealt round to its end, or fresh deals of it.

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
from ..game.codebook import CODEBOOKS
from ..rules.chance import round_key
from ..rules.wizard.deal import DECK_ROOM

_NORMAL = 1.96
"""Half of a 95 % interval, in standard errors."""


@dataclass(frozen=True, slots=True)
class Mean:
    """What masters make on average: the points of a round, and half of the 95 % interval."""

    points: float
    half: float


class Masters(Protocol):
    """Masters at all seats of a table, who play rounds of one game."""

    def finish(self, state: AnyState) -> tuple[int, ...]:
        """The points by seat, if masters play on in this state (of ``foretell.rules``) to the end of the round."""
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
        self._players = struct(f"bots_coach_{game}_rounds_Players")
        seats = len(CODEBOOKS[game].rules.state().score)
        self._points, self._sums = array("d", bytes(8 * seats)), array("d", bytes(16 * seats))
        function(game, "sit_at_table")(self._players, array("q", [BOT_NAMES.index("master")] * seats), seats, 0)

    def finish(self, state: AnyState) -> tuple[int, ...]:
        """See ``Masters``."""
        function(self.game, "finish_round")(self._players, numbers_of(state), self._nets, self._points)
        return tuple(map(int, self._points[: state.seats]))

    def fresh(self, start: AnyState, seed: int, many: int) -> tuple[Mean, ...]:
        """See ``Masters``."""
        sums, room = self._sums[:], struct(f"rules_{self.game}_state_State")
        play = function(self.game, "fresh_rounds")
        play(self._players, numbers_of(start), room, seed, many, self._nets, sums)
        squares = sums[len(sums) // 2 :]
        return tuple(_mean(sums[place], squares[place], many) for place in range(start.seats))


class PlainMasters:
    """Masters where there is no native library."""

    def __init__(self, game: str) -> None:
        """Read the nets; raises BrokenNets, and ImportError without numpy."""
        self._rules, self._judge = CODEBOOKS[game].rules, new_judge(game)

    def finish(self, state: AnyState) -> tuple[int, ...]:
        """See ``Masters``."""
        rules, s, codes = self._rules, state.copy(), [0] * 64
        while s.turn >= 0:
            view = rules.view()
            rules.look(s, s.turn, view)
            many = rules.write_codes(view.phase, view.legal_suited, view.legal_rest, codes)
            rules.apply(s, self._judge.choose(view, codes[:many]))
        return tuple(s.score[: s.seats])

    def fresh(self, start: AnyState, seed: int, many: int) -> tuple[Mean, ...]:
        """See ``Masters``."""
        points = [self._one(start, round_key(seed, i)) for i in range(many)]
        columns = zip(*points, strict=True)
        return tuple(_mean(sum(column), sum(one * one for one in column), many) for column in columns)

    def _one(self, start: AnyState, seed: int) -> Sequence[int]:
        s = start.copy()
        s.seed = seed
        self._rules.deal(s, [0] * DECK_ROOM)
        made = self.finish(s)
        return [made[(s.dealer + 1 + place) % s.seats] for place in range(s.seats)]


def _mean(total: float, squares: float, many: int) -> Mean:
    """The mean of values with this sum and sum of squares."""
    mean = total / many
    variance = max(squares / many - mean * mean, 0.0)
    return Mean(mean, _NORMAL * sqrt(variance / (many - 1)) if many > 1 else inf)

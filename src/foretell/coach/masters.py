"""Masters at all seats: they play a dealt round to its end, or fresh deals of it.

Each misjudges every move at random by up to ``WAVER`` points, so that what they make on average shows what the cards
are worth: a single game of theirs hangs on trifles.  docs/coach-method.md has the measurements.

By the native library where it is there (a round takes some 0.1 ms), else by the same text in CPython.
"""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt

from ..both import module_in
from ..bots.coach.both import rounds
from ..bots.levels import BOT_NAMES
from ..bots.net.judges import nets_of, plain_nets
from ..engine.memory import AnyState, function, numbers_of, struct
from ..engine.native import is_at_hand
from ..game.codebook import CODEBOOKS

WAVER = {"wizard": 0.5, "extreme": 0.05}
"""By game: the points by which a master misjudges a move at most, up or down."""
TIMES, SEED = 20, 16
"""How often they play a dealt round, and the seed of how they waver."""
_NORMAL = 1.96
"""Half of a 95 % interval, in standard errors."""


@dataclass(frozen=True, slots=True)
class Mean:
    """What masters make on average: the points of a round, and half of the 95 % interval."""

    points: float
    half: float


class Masters(ABC):
    """Masters at all seats of a table, who play rounds of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._seats = len(CODEBOOKS[game].rules.state().score)
        self._levels = array("q", [BOT_NAMES.index("master")] * self._seats)

    def finish(self, state: AnyState, times: int = TIMES) -> tuple[float, ...]:
        """The points by seat, if masters play on in this state to the end of the round: a mean of several playouts."""
        sums = self._play("finish_rounds", state, SEED, times)
        return tuple(total / times for total in sums[: state.seats])

    def fresh(self, start: AnyState, seed: int, many: int) -> tuple[Mean, ...]:
        """The means over this many fresh deals of the next round of a state that waits for a deal.

        By place: that to the dealer's left first, the dealer last.
        """
        sums = self._play("fresh_rounds", start, seed, many)
        return tuple(_mean(sums[place], sums[self._seats + place], many) for place in range(start.seats))

    @abstractmethod
    def _play(self, name: str, state: AnyState, seed: int, many: int) -> Sequence[float]:
        """The sums that a function of ``bots.coach.both.rounds`` adds up."""


def masters_of(game: str) -> Masters:
    """Masters of a game (``wizard``, ``extreme``); raises BrokenNets."""
    return NativeMasters(game) if is_at_hand() else PlainMasters(game)


class NativeMasters(Masters):
    """Masters in the native library."""

    def __init__(self, game: str) -> None:
        """Seat them; raises BrokenNets and NativeMissing."""
        super().__init__(game)
        self._nets = nets_of(game)
        self._players, self._room = struct(f"bots_coach_{game}_rounds_Players"), struct(f"rules_{game}_state_State")

    def _play(self, name: str, state: AnyState, seed: int, many: int) -> Sequence[float]:
        """Those of the library."""
        sums = array("d", bytes(16 * self._seats))
        function(self.game, "sit_at_table")(self._players, self._levels, self._seats, WAVER[self.game], seed)
        function(self.game, name)(self._players, numbers_of(state), self._room, seed, many, self._nets, sums)
        return sums


class PlainMasters(Masters):
    """Masters where there is no native library."""

    def __init__(self, game: str) -> None:
        """Read the nets; raises BrokenNets."""
        super().__init__(game)
        self._nets, self._rounds = plain_nets(game), vars(module_in(game, rounds.__name__))
        self._players = self._rounds["Players"]()

    def _play(self, name: str, state: AnyState, seed: int, many: int) -> Sequence[float]:
        """Those of the text, in CPython."""
        sums = [0.0] * (2 * self._seats)
        self._rounds["sit_at_table"](self._players, self._levels, self._seats, WAVER[self.game], seed)
        self._rounds[name](self._players, [state], [state.copy()], seed, many, self._nets, sums)
        return sums


def _mean(total: float, squares: float, many: int) -> Mean:
    """The mean of values with this sum and sum of squares."""
    mean = total / many
    variance = max(squares / many - mean * mean, 0.0)
    return Mean(mean, _NORMAL * sqrt(variance / (many - 1)) if many > 1 else inf)

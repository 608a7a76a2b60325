"""Reasons by the native library."""

from array import array
from collections.abc import Collection, Sequence
from operator import index
from typing import NamedTuple, SupportsIndex

from ...engine.memory import function, numbers_of, struct
from ...rules.arrays import MOST_MOVES
from ..by_game import View
from ..net.judges import nets_of
from .kinds import KINDS
from .reasons import ALL_MOVES, VALUES

_BYTES = 8
_MOST_SEED = (1 << 63) - 1


class Given(NamedTuple):
    """The reasons for the moves of a question."""

    reasons: list[tuple[int, list[float]]]
    """By move, the kind (its place in ``kinds.KINDS``) and its values."""
    worlds: int
    """How many worlds were drawn."""


class NativeCoach:
    """A game's reasons (``coaching.coach_moves``), with buffers of its own: not for two threads at once."""

    def __init__(self, game: str) -> None:
        """``game``: wizard or extreme.  Raises BrokenNets and NativeMissing."""
        self.game = game
        self._coach = struct(f"bots_coach_{game}_room_Coach")
        self._nets = nets_of(game)

    def explain(
        self,
        view: View,
        codes: Sequence[int],
        points: Sequence[float],
        seed: SupportsIndex,
        wanted: Collection[int] | None = None,
    ) -> Given:
        """A reason for each of these moves, which are all legal ones.

        ``points``: what a bot expects of each, where more are better.  ``seed``: for the worlds that are drawn.
        ``wanted``: the places of the moves whose reasons count, which takes less time; None: all do.
        """
        moves, expected, seed = array("q", codes), array("d", points), index(seed) & _MOST_SEED
        coach = function(self.game, "coach_moves")
        coach(self._coach, numbers_of(view), moves, len(moves), expected, _set_of(wanted), seed, self._nets)
        kinds = array("q", self._coach[: _BYTES * len(moves)])
        start = _BYTES * MOST_MOVES
        values = array("d", self._coach[start : start + _BYTES * VALUES * len(moves)])
        worlds = array("q", self._coach[start * (1 + VALUES) : start * (1 + VALUES) + _BYTES])[0]
        rows = [values[VALUES * m : VALUES * m + len(KINDS[kind].values)].tolist() for m, kind in enumerate(kinds)]
        return Given(list(zip(kinds, rows, strict=True)), worlds)


def _set_of(wanted: Collection[int] | None) -> int:
    """These places as a set of 64 bits."""
    if wanted is None:
        return ALL_MOVES
    bits = sum(1 << place for place in wanted)
    return bits - (1 << MOST_MOVES) if bits >> (MOST_MOVES - 1) else bits

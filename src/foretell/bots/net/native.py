"""The native library's functions for bots, and its structs as plain memory: no numpy is needed."""

from array import array
from collections.abc import Sequence
from dataclasses import astuple
from mmap import mmap
from struct import pack_into

from ...engine.memory import AnyState, function, numbers_of, struct
from ...engine.native import load
from ...rules.arrays import MOST_MOVES
from ..by_game import View
from .judge import Estimates, NetJudge
from .loading import memory_of_nets
from .weakness import Weakness

__all__ = ["AnyState", "NativeJudge", "function", "nets_of", "numbers_of", "struct"]
_BYTES = 8
"""Of a number in a struct."""


def nets_of(game: str) -> bytearray:
    """The memory of a game's two nets; raises BrokenNets and NativeMissing."""
    return memory_of_nets(game, load().sizes["bots_net_thinking_Net"])


class NativeJudge(NetJudge):
    """What the nets expect, by the native library."""

    def __init__(self, game: str) -> None:
        """Read the nets; raises BrokenNets and NativeMissing."""
        super().__init__(game)
        self._judging = struct(f"bots_net_{game}_judging_Judging")
        self._nets = nets_of(game)
        self._weakness, self._memory = struct("bots_net_weakness_Weakness"), struct("bots_memory_limits_memory_Memory")

    def call(self, name: str, view: View, codes: Sequence[int], weakness: Weakness | None = None, *more: int) -> int:
        """Call a function of the library."""
        moves = array("q", codes)
        given = self._judging, numbers_of(view), moves, len(moves), self._nets
        weak: tuple[mmap, ...] = ()
        if weakness is not None:
            pack_into("<qdd", self._weakness, 0, *astuple(weakness))
            weak = self._weakness, self._memory
        answer: int = function(self.game, name)(*given, *weak, *more)
        return answer

    def estimates(self, many: int) -> Estimates:
        """The first fields of ``judging.Judging``: points and chances by move."""
        chances = _BYTES * MOST_MOVES
        return (
            array("d", self._judging[: _BYTES * many]).tolist(),
            array("d", self._judging[chances : chances + _BYTES * many]).tolist(),
        )

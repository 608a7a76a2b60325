"""What the nets of a game expect of each move: by the native library or, without it, by CPython, with the same bits."""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Sequence
from dataclasses import astuple, fields
from functools import cache
from mmap import mmap
from struct import pack_into
from typing import Any

from ...both import module_in
from ...engine.memory import function, numbers_of, struct
from ...engine.native import is_at_hand, load
from ...game.observation import Observation
from ...rules.arrays import MOST_MOVES, Floats, Int8s, Int16s, Int32s
from ..by_game import View
from ..judging import Judgement, judgements
from ..memory_limits.memory import Memory
from .both import judging, misjudging
from .loading import WEIGHTS, memory_of_nets
from .thinking import Net
from .weakness import Weakness

Estimates = tuple[list[float], list[float]]
"""By move, the points, where more are better in either game, and the chance to succeed, 0 to 1."""
_BYTES = 8
"""Of a number in a struct."""
_FORMATS: dict[Any, tuple[Any, int]] = {Int8s: ("b", 1), Int16s: ("h", 2), Int32s: ("i", 4), Floats: ("d", 8)}
"""The format and the size of an element of each kind of array."""


class NetJudge(ABC):
    """The nets of a game, with buffers of its own: not for two threads at once."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy has buffers of its own and shares the nets."""
        return type(self), (self.game,)

    def judge(self, view: View, codes: Sequence[int], *, to_win: bool = False) -> Estimates:
        """What the nets expect of these moves; ``to_win``: points are what they are worth for the win of the game.

        In Wizard success is to win as many tricks as were bid, which is what brings points above 0 (before the bid,
        when trump is chosen: as will be bid); in Wizard Extreme it is to get no penalty points.
        """
        self.call("judge_to_win" if to_win else "judge", view, codes)
        return self.estimates(len(codes))

    def chances_to_win(self, view: View, codes: Sequence[int]) -> list[float]:
        """The chance, 0 to 1, to win the game after each of these moves; for the last rounds of a game."""
        self.call("judge_chances", view, codes)
        return self.estimates(len(codes))[0]

    def misjudge(self, view: View, codes: Sequence[int], weakness: Weakness) -> Estimates:
        """The same for a journeyman as weak as this; changes the view."""
        self.call("misjudge", view, codes, weakness)
        return self.estimates(len(codes))

    def choose(
        self, view: View, codes: Sequence[int], weakness: Weakness | None = None, *, to_win: bool = False
    ) -> int:
        """The code of the best of these moves; ``weakness``: as a journeyman as weak as this chooses."""
        level = "master" if weakness is None else "journeyman"
        return self.call(f"choose_as_{level}", view, codes, weakness, to_win)

    @abstractmethod
    def call(self, name: str, view: View, codes: Sequence[int], weakness: Weakness | None = None, *more: int) -> int:
        """Call a function of ``both.judging``, or with ``weakness`` of ``both.misjudging``; ``more``: to be handed on.

        The answer of one that returns nothing means nothing.
        """

    @abstractmethod
    def estimates(self, many: int) -> Estimates:
        """What the last call has found out about this many moves."""


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


@cache
def _parts() -> list[tuple[Any, int]]:
    """The arrays of a net: the format of each, and its size in bytes."""
    net = Net()
    kinds = [(*_FORMATS[field.type], len(getattr(net, field.name))) for field in fields(Net)]
    return [(code, size * many) for code, size, many in kinds]


def nets_in(memory: bytes | bytearray) -> list[Net]:
    """The nets in this memory, as views of it."""
    rest, found = memoryview(memory), []
    while rest:
        arrays: list[Any] = []
        for code, size in _parts():
            arrays.append(rest[:size].cast(code))
            rest = rest[size:]
        found.append(Net(*arrays))
    return found


def plain_nets(game: str) -> list[Net]:
    """The shipped nets of a game; raises BrokenNets."""
    return nets_in(memory_of_nets(game, sum(size for _, size in _parts())))


class PlainJudge(NetJudge):
    """What the nets expect, by CPython."""

    def __init__(self, game: str) -> None:
        """Read the nets; raises BrokenNets."""
        super().__init__(game)
        texts = [vars(module_in(game, text.__name__)) for text in (judging, misjudging)]
        self._functions = texts[0] | texts[1]
        self._judging, self._nets = self._functions["Judging"](), plain_nets(game)

    def call(self, name: str, view: View, codes: Sequence[int], weakness: Weakness | None = None, *more: int) -> int:
        """Call a function of the text."""
        weak = () if weakness is None else (weakness, Memory())
        answer: int = self._functions[name](self._judging, view, codes, len(codes), self._nets, *weak, *more)
        return answer

    def estimates(self, many: int) -> Estimates:
        """What the last call has found out."""
        return self._judging.points[:many], self._judging.met[:many]


def new_judge(game: str) -> NetJudge:
    """The nets of a game (``wizard``, ``extreme``); raises BrokenNets."""
    return NativeJudge(game) if is_at_hand() else PlainJudge(game)


def check_nets() -> None:
    """Read the nets of both games ahead of time; raises BrokenNets."""
    for game in WEIGHTS:
        new_judge(game)


def judgements_of(observation: Observation, estimates: Estimates) -> tuple[Judgement, ...]:
    """The legal moves of an observation with these estimates; in Wizard Extreme, penalty points are positive."""
    points, chances = estimates
    sign = observation.codebook.rules.sign
    return judgements(observation, [sign * value for value in points], chances)

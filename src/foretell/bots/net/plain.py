"""What the nets expect, by CPython: for machines without the native library, with the bits that it would give."""

from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from ...both import module_in
from ...rules.arrays import Floats, Int8s, Int16s, Int32s
from ..by_game import View
from ..memory_limits.memory import Memory
from .both import judging, misjudging
from .judge import Estimates, NetJudge
from .loading import memory_of_nets
from .thinking import Net
from .weakness import Weakness

_FORMATS: dict[Any, tuple[Any, int]] = {Int8s: ("b", 1), Int16s: ("h", 2), Int32s: ("i", 4), Floats: ("d", 8)}
"""The format and the size of an element of each kind of array."""


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


def nets_of(game: str) -> list[Net]:
    """The shipped nets of a game; raises BrokenNets."""
    return nets_in(memory_of_nets(game, sum(size for _, size in _parts())))


class PlainJudge(NetJudge):
    """What the nets expect, by CPython."""

    def __init__(self, game: str) -> None:
        """Read the nets; raises BrokenNets."""
        super().__init__(game)
        texts = [vars(module_in(game, text.__name__)) for text in (judging, misjudging)]
        self._functions = texts[0] | texts[1]
        self._judging, self._nets = self._functions["Judging"](), nets_of(game)

    def call(self, name: str, view: View, codes: Sequence[int], weakness: Weakness | None = None, *more: int) -> int:
        """Call a function of the text."""
        weak = () if weakness is None else (weakness, Memory())
        answer: int = self._functions[name](self._judging, view, codes, len(codes), self._nets, *weak, *more)
        return answer

    def estimates(self, many: int) -> Estimates:
        """What the last call has found out."""
        return self._judging.points[:many], self._judging.met[:many]

"""The native library's functions for bots, and its structs as plain memory: no numpy is needed."""

from array import array
from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from mmap import mmap
from typing import Any

from ...engine.native import Native, load
from ...rules.extreme.state import State as ExtremeState
from ...rules.wizard.state import State as WizardState
from ..by_game import View
from .loading import WEIGHTS, memory_of_nets

AnyState = WizardState | ExtremeState
MOST_MOVES = 64
"""The most legal moves of a seat, in either game."""


def struct(kind: str) -> mmap:
    """The memory of a new struct of this kind (such as ``bots_net_wizard_judging_Judging``), with zeros in it."""
    return mmap(-1, load().sizes[kind])


def numbers_of(state: View | AnyState) -> "array[int]":
    """The numbers of a view or state in the order of its fields: the memory of the struct."""
    numbers = array("q")
    for field in fields(state):
        value = getattr(state, field.name)
        numbers.extend(value if isinstance(value, list) else (value,))
    return numbers


@cache
def function(game: str, name: str) -> Native:
    """A function of a game; raises NativeMissing."""
    return load().function(f"{game}_{name}")


def nets_of(game: str) -> bytearray:
    """The memory of a game's two nets; raises BrokenNets and NativeMissing."""
    return memory_of_nets(game, load().sizes["bots_net_thinking_Net"])


def check_nets() -> None:
    """Read the networks of both games ahead of time; raises BrokenNets and NativeMissing."""
    for game in WEIGHTS:
        nets_of(game)


class NativeJudge:
    """What the nets expect, by the native library."""

    def __init__(self, game: str) -> None:
        """Read the nets; raises BrokenNets and NativeMissing."""
        self.game = game
        self._judging = struct(f"bots_net_{game}_judging_Judging")
        self._nets = nets_of(game)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy has buffers of its own and shares the nets."""
        return NativeJudge, (self.game,)

    def choose(self, view: View, codes: Sequence[int]) -> int:
        """The code of the best of these moves."""
        code: int = function(self.game, "choose_as_master")(
            self._judging, numbers_of(view), array("q", codes), len(codes), self._nets
        )
        return code

    def judge(self, view: View, codes: Sequence[int]) -> tuple[list[float], list[float]]:
        """For each of these moves, its points, where more are better, and its chance to succeed, 0 to 1."""
        points, chances = array("d", bytes(8 * MOST_MOVES)), array("d", bytes(8 * MOST_MOVES))
        function(self.game, "judge_into")(
            self._judging, numbers_of(view), array("q", codes), len(codes), self._nets, points, chances
        )
        return points[: len(codes)].tolist(), chances[: len(codes)].tolist()

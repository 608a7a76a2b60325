"""What the nets of a game expect of moves: what both halves of the engine have in common."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from ..by_game import View
from .weakness import Weakness

Estimates = tuple[list[float], list[float]]
"""By move, the points, where more are better in either game, and the chance to succeed, 0 to 1."""


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

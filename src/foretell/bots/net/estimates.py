"""What the nets expect of each move: by the native library where it is there, else by numpy, with the same bits."""

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from ...engine.native import NativeMissing, load
from ...game.observation import Observation
from ..by_game import View
from ..judging import Judgement, judgements
from .loading import WEIGHTS
from .weakness import Weakness

Estimates = tuple[list[float], list[float]]
"""By move, the points, where more are better in either game, and the chance to succeed, 0 to 1."""


class NetJudge(Protocol):
    """The nets of a game, with buffers of its own: not for two threads at once."""

    def judge(self, view: View, codes: Sequence[int]) -> Estimates:
        """What the nets expect of these moves.

        In Wizard success is to win as many tricks as were bid, which is what brings points above 0 (before the bid,
        when trump is chosen: as will be bid); in Wizard Extreme it is to get no penalty points.
        """
        ...

    def misjudge(self, view: View, codes: Sequence[int], weakness: Weakness) -> Estimates:
        """The same for a journeyman as weak as this; changes the view."""
        ...

    def choose(self, view: View, codes: Sequence[int], weakness: Weakness | None = None) -> int:
        """The code of the best of these moves; ``weakness``: as a journeyman as weak as this chooses."""
        ...


def new_judge(game: str) -> NetJudge:
    """The nets of a game (``wizard``, ``extreme``).

    Raises BrokenNets, and ImportError if neither the native library nor numpy is there.
    """
    try:
        load()
    except NativeMissing:
        return cast("NetJudge", import_module(f"{__package__}.by_numpy").NumpyJudge(game))
    return cast("NetJudge", import_module(f"{__package__}.native").NativeJudge(game))


def check_nets() -> None:
    """Read the nets of both games ahead of time; raises what ``new_judge`` raises."""
    for game in WEIGHTS:
        new_judge(game)


def judgements_of(observation: Observation, estimates: Estimates) -> tuple[Judgement, ...]:
    """The legal moves of an observation with these estimates; in Wizard Extreme, penalty points are positive."""
    points, chances = estimates
    sign = observation.codebook.rules.sign
    return judgements(observation, [sign * value for value in points], chances)

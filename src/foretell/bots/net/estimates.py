"""What the nets expect of each move: by the native library or, without it, by CPython, with the same bits."""

from ...engine.native import is_at_hand
from ...game.observation import Observation
from ..judging import Judgement, judgements
from .judge import Estimates, NetJudge
from .loading import WEIGHTS
from .native import NativeJudge
from .plain import PlainJudge


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

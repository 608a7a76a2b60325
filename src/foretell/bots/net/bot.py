"""The master: the bot that plays by its networks alone."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

try:
    from . import netfile
    from .estimates import estimates
    from .extreme import choosing as extreme
    from .network import Network
    from .wizard import choosing as wizard
except ModuleNotFoundError as missing:
    raise ImportError(
        f"the bots' networks need numpy ({missing}): pip install 'foretell[nets]'", name="numpy"
    ) from missing

from ...game.observation import Observation
from ..base import check_turn
from ..by_game import BotByGame, View
from ..judging import Judgement, judgements
from .loading import WEIGHTS

__all__ = ["WEIGHTS", "NetBot", "check_nets", "memory", "netfile", "nets"]


@cache
def memory(game: str) -> netfile.Nets:
    """The shipped networks for a game as records, read once; raises BrokenNets if they cannot be read."""
    return netfile.read(WEIGHTS[game], game)


@cache
def nets(game: str) -> tuple[Network, ...]:
    """The same networks for numpy, prepared once; raises BrokenNets."""
    return tuple(map(Network, memory(game)))


def check_nets() -> None:
    """Read the networks of both games ahead of time; raises BrokenNets."""
    for game in WEIGHTS:
        nets(game)


_CHOOSE: dict[str, Callable[[Any, Sequence[int], Sequence[Network]], int]] = {
    "wizard": wizard.choose,
    "extreme": extreme.choose,
}


class NetBot(BotByGame):
    """Makes the move with the most points to expect in the round, by its networks."""

    name = "master"

    def choose_code(self, game: str, view: View, codes: Sequence[int]) -> int:
        """The code of the best move; the networks are read on the first call."""
        return _CHOOSE[game](view, codes, nets(game))

    def judge(self, observation: Observation) -> tuple[Judgement, ...]:
        """The networks' estimate for each legal move."""
        check_turn(observation)
        codes = observation.legal_moves.codes
        game = observation.game
        points, chances = estimates(game, observation.view, codes, nets(game))
        return judgements(observation, points.tolist(), chances.tolist())

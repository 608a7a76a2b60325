"""The master: the bot that plays by its networks alone."""

import zlib
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

try:
    from .estimates import Numbers, estimates
    from .extreme import choosing as extreme
    from .network import Net, read_nets
    from .wizard import choosing as wizard
except ModuleNotFoundError as missing:
    raise ImportError(
        f"the bots' networks need numpy ({missing}): pip install 'foretell[nets]'", name="numpy"
    ) from missing

from ...game.observation import Observation
from ..base import BrokenNets, check_turn
from ..by_game import BotByGame, View
from ..judging import Judgement

_FOLDER = Path(__file__).parent
WEIGHTS = {"wizard": _FOLDER / "wizard.npz", "extreme": _FOLDER / "extreme.npz"}
"""The files with the shipped networks, by game."""
NETS = ("foretelling", "cardplay")
"""The names of a game's two networks, in the order of their numbers (``layout``)."""


@cache
def nets(game: str) -> tuple[Net, ...]:
    """The shipped networks for a game, read once; raises BrokenNets if they cannot be read."""
    file = WEIGHTS[game]
    try:
        return tuple(read_nets(file, NETS).values())
    except (OSError, EOFError, KeyError, ValueError, BadZipFile, zlib.error) as fault:
        why = (fault.strerror if isinstance(fault, OSError) else None) or "it is damaged"
        raise BrokenNets(
            f"the bots' networks cannot be read from {file}: {why}."
            " They come with foretell: pip install --force-reinstall foretell"
        ) from None


def check_nets() -> None:
    """Read the networks of both games ahead of time; raises BrokenNets."""
    for game in WEIGHTS:
        nets(game)


_CHOOSE: dict[str, Callable[[Any, Sequence[int], Sequence[Net]], int]] = {
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
        return judgements(observation, *estimates(game, observation.view, codes, nets(game)))


def judgements(observation: Observation, points: Numbers, chances: Numbers) -> tuple[Judgement, ...]:
    """The legal moves of an observation, with these estimates."""
    expected = zip(observation.legal_moves, points.tolist(), chances.tolist(), strict=True)
    return tuple(Judgement(move, points, chance) for move, points, chance in expected)

"""The master: the bot that plays by nets alone."""

import zlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar
from zipfile import BadZipFile

try:
    from .answering import Net, read_nets
    from .estimates import Numbers, estimates
    from .extreme import choosing as extreme
    from .wizard import choosing as wizard
except ModuleNotFoundError as missing:
    raise ImportError(f"nets need numpy ({missing}): pip install 'foretell[nets]'", name="numpy") from missing

from ...game.observation import Observation
from ..base import BrokenNets, check_turn
from ..by_game import BotByGame, Chooser
from ..judging import Judgement

_FOLDER = Path(__file__).parent
WEIGHTS = {"wizard": _FOLDER / "wizard.npz", "extreme": _FOLDER / "extreme.npz"}
"""Where the nets that come with the package lie, by game."""
NETS = ("foretelling", "cardplay")
"""The names of a game's two nets, in the order of their numbers (``layout``)."""


@cache
def nets(game: str) -> tuple[Net, ...]:
    """The nets for a game that come with the package, read once; raises BrokenNets where that cannot be done."""
    file = WEIGHTS[game]
    try:
        return tuple(read_nets(file, NETS).values())
    except (OSError, EOFError, KeyError, ValueError, BadZipFile, zlib.error) as fault:
        why = (fault.strerror if isinstance(fault, OSError) else None) or "it is damaged"
        raise BrokenNets(
            f"the bots' nets cannot be read from {file}: {why}."
            " They come with foretell: pip install --force-reinstall foretell"
        ) from None


def check_nets() -> None:
    """Read the nets of both games, so that who plays by them need not expect trouble; raises BrokenNets."""
    for game in WEIGHTS:
        nets(game)


def _by_nets(game: str, choose: Callable[[Any, Sequence[int], Sequence[Net]], int]) -> Chooser:
    """Chooses by the game's nets, which are read at the first choice."""
    return lambda view, codes: choose(view, codes, nets(game))


class NetBot(BotByGame):
    """Makes the move from which its nets expect most in the round."""

    name = "master"
    choosers: ClassVar[Mapping[str, Chooser]] = {
        "wizard": _by_nets("wizard", wizard.choose),
        "extreme": _by_nets("extreme", extreme.choose),
    }

    def judge(self, observation: Observation) -> tuple[Judgement, ...]:
        """What the nets expect of each legal move."""
        check_turn(observation)
        codes = observation.legal_moves.codes
        game = observation.game
        return judgements(observation, *estimates(game, observation.view, codes, nets(game)))


def judgements(observation: Observation, points: Numbers, chances: Numbers) -> tuple[Judgement, ...]:
    """The legal moves of an observation, with what is expected of them."""
    expected = zip(observation.legal_moves, points.tolist(), chances.tolist(), strict=True)
    return tuple(Judgement(move, points, chance) for move, points, chance in expected)

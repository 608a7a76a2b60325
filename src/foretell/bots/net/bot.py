"""The master: the bot that plays by nets alone."""

import zlib
from functools import cache
from pathlib import Path
from zipfile import BadZipFile

try:
    from .answering import Net, read_nets
    from .estimates import Numbers, estimates
    from .extreme import choosing as extreme
    from .wizard import choosing as wizard
except ModuleNotFoundError as missing:
    raise ImportError(f"nets need numpy ({missing}): pip install 'foretell[nets]'", name="numpy") from missing

from ...game.moves import EXTREME_MOVES, WIZARD_MOVES, Move
from ...game.observation import Observation
from ...rules.wizard.view import View as WizardView
from ..base import BrokenNets, check_turn
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


class NetBot:
    """Makes the move from which its nets expect most in the round.

    It draws no lots: the same observation brings the same move, whatever the seed.
    """

    name = "master"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> Move:
        """The move that the nets think best."""
        check_turn(observation)
        view, codes = observation.view, observation.legal_moves.codes
        if isinstance(view, WizardView):
            return WIZARD_MOVES[wizard.choose(view, codes, nets("wizard"))]
        return EXTREME_MOVES[extreme.choose(view, codes, nets("extreme"))]

    def judge(self, observation: Observation) -> tuple[Judgement, ...]:
        """What the nets expect of each legal move."""
        check_turn(observation)
        codes = observation.legal_moves.codes
        return judgements(observation, *estimates(observation.view, codes, nets_for(observation)))


def nets_for(observation: Observation) -> tuple[Net, ...]:
    """The nets for the observation's game."""
    return nets(observation.options.game)


def judgements(observation: Observation, points: Numbers, chances: Numbers) -> tuple[Judgement, ...]:
    """The legal moves of an observation, with what is expected of them."""
    expected = zip(observation.legal_moves, points.tolist(), chances.tolist(), strict=True)
    return tuple(Judgement(move, points, chance) for move, points, chance in expected)

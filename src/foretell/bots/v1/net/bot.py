"""The master: the bot that plays by its networks alone."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from ..by_game import BotByGame, Chooser
from .extreme import choosing as extreme
from .network import Net, nets
from .wizard import choosing as wizard


def _by_nets(game: str, choose: Callable[[Any, Sequence[int], Sequence[Net]], int]) -> Chooser:
    """A chooser by the game's networks, which are read on its first call."""
    return lambda view, codes: choose(view, codes, nets(game))


class NetBot(BotByGame):
    """Makes the move with the most points to expect in the round, by its networks."""

    name = "master@1"
    choosers: ClassVar[Mapping[str, Chooser]] = {
        "wizard": _by_nets("wizard", wizard.choose),
        "extreme": _by_nets("extreme", extreme.choose),
    }

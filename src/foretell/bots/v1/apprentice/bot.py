"""The apprentice: sees only their own cards and the table, and thinks about one trick at a time."""

from collections.abc import Mapping
from typing import ClassVar

from ..by_game import BotByGame, Chooser
from ..memory_limits import NOTHING, REMEMBERED
from . import extreme, wizard


def _forgetful(game: str, choose: Chooser) -> Chooser:
    """A chooser that sees the view without anything that has to be remembered."""
    return lambda view, codes: choose(REMEMBERED[game](view, NOTHING), codes)


class ApprenticeBot(BotByGame):
    """Forgets played cards, and pays no attention to the other players' plans.

    They do not know who lacks which suit, or what the others have bid and won.  They count the cards that look like
    tricks, and then try to win every trick until they have their number.
    """

    name = "apprentice@1"
    choosers: ClassVar[Mapping[str, Chooser]] = {
        "wizard": _forgetful("wizard", wizard.choose),
        "extreme": _forgetful("extreme", extreme.choose),
    }

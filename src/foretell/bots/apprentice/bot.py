"""The apprentice: sees their own cards and those on the table, and thinks of one trick at a time."""

from collections.abc import Mapping
from typing import ClassVar

from ..by_game import BotByGame, Chooser
from ..forgetting import NOTHING, REMEMBERED
from . import extreme, wizard


def _forgetful(game: str, choose: Chooser) -> Chooser:
    """Chooses by what is left in a mind that keeps nothing."""
    return lambda view, codes: choose(REMEMBERED[game](view, NOTHING), codes)


class ApprenticeBot(BotByGame):
    """Forgets what is gone, and looks at nobody's plans but their own.

    They do not know who lacks which suit, or what the others have foretold and won.  They count the cards that look
    like tricks, and then want each trick that comes until they have their number.
    """

    name = "apprentice"
    choosers: ClassVar[Mapping[str, Chooser]] = {
        "wizard": _forgetful("wizard", wizard.choose),
        "extreme": _forgetful("extreme", extreme.choose),
    }

"""The apprentice: sees only their own cards and the table, and thinks about one trick at a time."""

from collections.abc import Callable, Sequence
from typing import Any

from ..by_game import View
from ..memory_limits.memory import Memory
from ..thumb.bot import BufferedBot
from . import extreme, wizard

NOTHING = Memory()
"""The memory of a player who sees only their own cards and the table."""
_CHOOSE: dict[str, Callable[[Any, Sequence[int], int, Memory, Any], int]] = {
    "wizard": wizard.choose_as_apprentice,
    "extreme": extreme.choose_as_apprentice,
}


class ApprenticeBot(BufferedBot):
    """Forgets played cards, and pays no attention to the other players' plans.

    They do not know who lacks which suit, or what the others have bid and won.  They count the cards that look like
    tricks, and then try to win every trick until they have their number.
    """

    name = "apprentice"

    def choose_code(self, game: str, view: View, codes: Sequence[int]) -> int:
        """The code of the move that seems right."""
        return _CHOOSE[game](view, codes, len(codes), NOTHING, self.buffers[game])

"""The bots that play by rules of thumb, with one function for each game."""

from collections.abc import Callable, Sequence
from typing import Any

from ..apprentice import extreme, wizard
from ..by_game import BotByGame, View
from ..memory_limits.memory import Memory
from .extreme.buffers import Buffers as ExtremeBuffers
from .extreme.choosing import choose_as_thumb as choose_extreme
from .wizard.buffers import Buffers as WizardBuffers
from .wizard.choosing import choose_as_thumb as choose_wizard

_AS_THUMB: dict[str, Callable[..., int]] = {"wizard": choose_wizard, "extreme": choose_extreme}
_AS_APPRENTICE: dict[str, Callable[..., int]] = {
    "wizard": wizard.choose_as_apprentice,
    "extreme": extreme.choose_as_apprentice,
}
NOTHING = Memory()
"""The memory of a player who sees only their own cards and the table."""


class ThumbBot(BotByGame):
    """Counts the cards that are out, values its hand, and plays to meet its bid or prediction."""

    name = "thumb"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.buffers: dict[str, Any] = {"wizard": WizardBuffers(), "extreme": ExtremeBuffers()}
        """What the functions write while they think, kept from move to move."""

    def choose_code(self, game: str, view: View, codes: Sequence[int]) -> int:
        """The code of the move that seems best."""
        return _AS_THUMB[game](view, codes, len(codes), self.buffers[game])


class ApprenticeBot(ThumbBot):
    """Forgets played cards, and pays no attention to the other players' plans.

    They do not know who lacks which suit, or what the others have bid and won.  They count the cards that look like
    tricks, and then try to win every trick until they have their number.
    """

    name = "apprentice"

    def choose_code(self, game: str, view: View, codes: Sequence[int]) -> int:
        """The code of the move that seems right."""
        return _AS_APPRENTICE[game](view, codes, len(codes), NOTHING, self.buffers[game])

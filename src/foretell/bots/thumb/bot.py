"""The bot that plays by rules of thumb, with one function for each game."""

from collections.abc import Callable, Sequence
from typing import Any

from ..by_game import BotByGame, View
from .extreme.buffers import Buffers as ExtremeBuffers
from .extreme.choosing import choose_as_thumb as choose_extreme
from .wizard.buffers import Buffers as WizardBuffers
from .wizard.choosing import choose_as_thumb as choose_wizard

_CHOOSE: dict[str, Callable[[Any, Sequence[int], int, Any], int]] = {"wizard": choose_wizard, "extreme": choose_extreme}


class BufferedBot(BotByGame):
    """A bot whose functions use thumb's buffers, which it keeps from move to move."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.buffers: dict[str, Any] = {"wizard": WizardBuffers(), "extreme": ExtremeBuffers()}


class ThumbBot(BufferedBot):
    """Counts the cards that are out, values its hand, and plays to meet its bid or prediction."""

    name = "thumb"

    def choose_code(self, game: str, view: View, codes: Sequence[int]) -> int:
        """The code of the move that seems best."""
        return _CHOOSE[game](view, codes, len(codes), self.buffers[game])

"""The bot that plays by rules of thumb: whom it asks for which of its decisions."""

from collections.abc import Mapping
from typing import ClassVar

from ..by_game import BotByGame, Chooser
from . import extreme, wizard


class ThumbBot(BotByGame):
    """Counts the cards that are out, values its hand, and plays for what it has foretold."""

    name = "thumb"
    choosers: ClassVar[Mapping[str, Chooser]] = {"wizard": wizard.choose, "extreme": extreme.choose}

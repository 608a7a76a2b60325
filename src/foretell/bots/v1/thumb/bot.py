"""The bot that plays by rules of thumb, with one function for each game."""

from collections.abc import Mapping
from typing import ClassVar

from ..by_game import BotByGame, Chooser
from . import extreme, wizard


class ThumbBot(BotByGame):
    """Counts the cards that are out, values its hand, and plays to meet its bid or prediction."""

    name = "thumb@1"
    choosers: ClassVar[Mapping[str, Chooser]] = {"wizard": wizard.choose, "extreme": extreme.choose}

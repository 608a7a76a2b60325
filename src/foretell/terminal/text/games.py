"""Finds the texts of a game: a row for each game."""

from typing import Any

from ...bots.levels import BOT_NAMES
from ...game.observation import Observation
from ...game.options import Options
from ...words import Words
from .extreme_text import ExtremeText
from .game_text import GameText
from .wizard_text import WizardText

_TEXTS: dict[str, GameText[Any, Any, Any]] = {"wizard": WizardText(), "extreme": ExtremeText()}


def game_text(of: Observation | Options) -> GameText[Any, Any, Any]:
    """The texts of the game of this observation, or of the game with these options."""
    return _TEXTS[of.game]


def game_name(words: Words, options: Options) -> str:
    """The game with its variants: ``Wizard · Maximus · hidden bids``."""
    return " · ".join([words(f"game-{options.game}"), *game_text(options).variants(options, words)])


def bot_name(words: Words, bot: str) -> str:
    """A level's name; a bot from outside is called as it was asked for."""
    return words(f"bot-{bot}") if bot in BOT_NAMES else bot

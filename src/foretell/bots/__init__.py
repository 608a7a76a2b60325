"""Players: each sees an observation and answers with a move.

>>> from foretell import Game
>>> from foretell.bots import make_bot
>>> game = Game(players=3, seed=7)
>>> bot = make_bot("thumb", seed=1)
>>> move = bot.choose(game.observe(game.turn))
>>> move in game.legal_moves
True
"""

from collections.abc import Callable

from .base import Bot, UnknownBot
from .random_bot import RandomBot
from .thumb import ThumbBot

_BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "thumb": ThumbBot}
BOT_NAMES: tuple[str, ...] = tuple(_BOTS)
"""The names that ``make_bot`` knows."""

__all__ = ["BOT_NAMES", "Bot", "UnknownBot", "make_bot"]


def make_bot(name: str, seed: int) -> Bot:
    """A new bot of this name, whose lots are drawn from the seed; raises UnknownBot for a name that nobody has."""
    if name not in _BOTS:
        raise UnknownBot(f"{name!r} is no bot; there are {', '.join(BOT_NAMES)}")
    return _BOTS[name](seed)

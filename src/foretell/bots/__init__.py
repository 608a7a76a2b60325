"""Players: each gets an observation and answers with a move.

>>> from foretell import Game
>>> from foretell.bots import make_bot
>>> game = Game(players=3, seed=7)
>>> bot = make_bot("thumb", seed=1)
>>> move = bot.choose(game.observe(game.turn))
>>> move in game.legal_moves
True
"""

from .base import Bot, BrokenBot, BrokenNets, MissingExtra, OutOfTurn, UnknownBot
from .levels import BOT_NAMES, make_bot, missing_extra

__all__ = [
    "BOT_NAMES",
    "Bot",
    "BrokenBot",
    "BrokenNets",
    "MissingExtra",
    "OutOfTurn",
    "UnknownBot",
    "make_bot",
    "missing_extra",
]

"""The ceiling: a player that sees all hands, to show how much a bot could win at most.  It cheats, and is no bot.

It takes the others for players who answer as ``master`` does, so that the rest of a round is a puzzle of its own moves
alone: which bid, and which cards after it, bring the most points (``lines``).
"""

from .player import CeilingPlayer

__all__ = ["CeilingPlayer"]

"""The ceiling: a player that sees all hands, to show how much a bot could win at most.  It cheats, and is not a bot.

It assumes that all others answer as ``master`` does.  The rest of a round then depends on its own moves alone, and it
searches for the bid and the cards that bring the most points (``lines``).
"""

from .player import CeilingPlayer

__all__ = ["CeilingPlayer"]

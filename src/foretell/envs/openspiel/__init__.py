"""OpenSpiel's games ``python_foretell_wizard`` and ``python_foretell_extreme``, registered by importing this.

>>> import foretell.envs.openspiel
>>> import pyspiel
>>> game = pyspiel.load_game("python_foretell_wizard(players=3,specials=bomb;cloud)")
>>> game.num_players(), game.num_distinct_actions()
(3, 156)
"""

from .game import deal_by_seed, register_games

__all__ = ["deal_by_seed", "register_games"]

register_games()

"""The public encoder: what a seat may know of a game, as numbers for a network to learn from (docs/encoder.md).

>>> from foretell import Game
>>> from foretell.encoder import Encoder
>>> game = Game(players=4, seed=7)
>>> encoder = Encoder(game.options, players=4)
>>> encoder.names[encoder.indices(game.observe(1))[0]]
'phase: bid'

It writes facts alone: nothing that rules of thumb or nets compute.
"""

from .encoder import VERSION, Encoder

__all__ = ["VERSION", "Encoder"]

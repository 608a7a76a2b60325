"""The coach: what a seat could do, what each move is worth by what the seat knows, and why.

>>> from foretell import Game
>>> from foretell.coach import advise
>>> game = Game(players=3, seed=7)
>>> advice = advise(game.observe(game.turn))
>>> advice.moves[0].move in game.legal_moves
True
"""

from .advice import Advice, Advised, Why
from .advising import advise, why
from .lookback import LookBack
from .looking_back import LookBackError, look_back
from .sentences import sentence

__all__ = ["Advice", "Advised", "LookBack", "LookBackError", "Why", "advise", "look_back", "sentence", "why"]

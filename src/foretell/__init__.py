"""foretell: the games in which you foretell your tricks.

Wizard for 3 to 6 players, with the special cards and variants, and Wizard Extreme for 3 to 5:

>>> from foretell import Game
>>> game = Game(players=["Ada", "Ben", "Cleo"], seed=7)
>>> game.turn
1
>>> events = game.apply("bid 0")

See docs/tutorial.md.  Importing foretell does not load numpy.
"""

from . import interrupts
from .game.cards import SPECIALS, SUITS, Card, Suit
from .game.codebook import Phase
from .game.errors import DealError, ForetellError, IllegalMove, NotationError, OptionsError
from .game.events import HIDDEN, Hidden
from .game.game import Game
from .game.legal import LegalMoves
from .game.moves import (
    AnyMove,
    Bid,
    ChangeBid,
    EndPrediction,
    Move,
    Pass,
    Play,
    ReturnSeal,
    TakeMagician,
    TakeSeal,
    Trump,
)
from .game.observation import ExtremeObservation, Observation, WizardObservation
from .game.options import Bidding, ExtremeOptions, Mode, Options, PlusMinus, WizardOptions
from .game.reasons import Reason
from .game.rounds import ExtremeResult, Result, Round, WizardResult
from .position.errors import PositionError
from .position.value import Position

__version__ = "0.1.0"
__all__ = [
    "HIDDEN",
    "SPECIALS",
    "SUITS",
    "AnyMove",
    "Bid",
    "Bidding",
    "Card",
    "ChangeBid",
    "DealError",
    "EndPrediction",
    "ExtremeObservation",
    "ExtremeOptions",
    "ExtremeResult",
    "ForetellError",
    "Game",
    "Hidden",
    "IllegalMove",
    "LegalMoves",
    "Mode",
    "Move",
    "NotationError",
    "Observation",
    "Options",
    "OptionsError",
    "Pass",
    "Phase",
    "Play",
    "PlusMinus",
    "Position",
    "PositionError",
    "Reason",
    "Result",
    "ReturnSeal",
    "Round",
    "Suit",
    "TakeMagician",
    "TakeSeal",
    "Trump",
    "WizardObservation",
    "WizardOptions",
    "WizardResult",
]

del interrupts

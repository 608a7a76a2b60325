"""All public names of ``foretell``; what they need is loaded when the first of them is used."""

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
from .position.fields import PositionError
from .position.value import Position

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

"""Chooses thumb's move of Wizard Extreme.  Restricted Python."""

from ....rules.extreme.state import PLAYING, PREDICTING
from ....rules.extreme.view import View
from ..odds import Codes
from .buffers import Buffers
from .play import choose_play, choose_return
from .predicting import choose_prediction


def choose_as_thumb(v: View, codes: Codes, many: int, b: Buffers) -> int:
    """The code of the legal move that seems best, of these ``many``."""
    if many == 1:
        return codes[0]
    if v.phase == PREDICTING:
        return choose_prediction(v, codes, many, b)
    return choose_play(v, codes, many, b) if v.phase == PLAYING else choose_return(v, codes, many, b)

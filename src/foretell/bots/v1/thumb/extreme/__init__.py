"""Rules of thumb for Wizard Extreme."""

from collections.abc import Sequence

from .....rules.extreme.state import PLAYING, PREDICTING
from .....rules.extreme.view import View
from .play import choose_play, choose_return
from .predicting import choose_prediction


def choose(v: View, codes: Sequence[int]) -> int:
    """The code of the legal move that seems best."""
    if len(codes) == 1:
        return codes[0]
    if v.phase == PREDICTING:
        return choose_prediction(v, codes)
    return choose_play(v, codes) if v.phase == PLAYING else choose_return(v, codes)

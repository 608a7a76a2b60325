"""Chooses thumb's move of Wizard.  Restricted Python."""

from ....rules.wizard.state import BIDDING, NAMING, PASSING, PLAYING
from ....rules.wizard.view import View
from ..odds import Codes
from .bidding import choose_bid, choose_trump
from .buffers import Buffers
from .passing import choose_change, choose_pass
from .play import choose_play


def choose_as_thumb(v: View, codes: Codes, many: int, b: Buffers) -> int:
    """The code of the legal move that seems best, of these ``many``."""
    if many == 1:
        return codes[0]
    if v.phase == PLAYING:
        return choose_play(v, codes, many, b)
    if v.phase == BIDDING:
        return choose_bid(v, codes, many, b)
    if v.phase == PASSING:
        return choose_pass(v, codes, many, b)
    return choose_trump(v, codes, many, b) if v.phase == NAMING else choose_change(v, codes, many)

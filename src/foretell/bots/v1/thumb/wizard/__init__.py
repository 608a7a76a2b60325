"""Rules of thumb for Wizard, with its special cards and variants."""

from collections.abc import Callable, Sequence

from .....rules.wizard.state import BIDDING, CHANGING, NAMING, PASSING, PLAYING
from .....rules.wizard.view import View
from .bidding import choose_bid, choose_trump
from .passing import choose_change, choose_pass
from .play import choose_play

_ANSWERS: dict[int, Callable[[View, Sequence[int]], int]] = {
    NAMING: choose_trump,
    BIDDING: choose_bid,
    PLAYING: choose_play,
    PASSING: choose_pass,
    CHANGING: choose_change,
}


def choose(v: View, codes: Sequence[int]) -> int:
    """The code of the legal move that seems best."""
    return codes[0] if len(codes) == 1 else _ANSWERS[v.phase](v, codes)

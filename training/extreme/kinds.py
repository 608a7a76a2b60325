"""The kinds of Wizard Extreme for training, and what their moves share."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from foretell import ExtremeOptions
from foretell.bots.net.extreme import layout
from foretell.rules.extreme.cards import SUITS
from foretell.rules.extreme.codes import SEAL_FROM

from ..exploring import Exploring
from ..games import Learned, Share

GROUPS = ("extreme 3", "extreme 4", "extreme 5", "base 5")


def mixture(plain: float) -> Sequence[Share]:
    """All numbers of players; ``plain`` is the share of games with the Magician's usual base (B13, B15)."""
    shares = [Share(ExtremeOptions(), players, plain / 3, players - 3) for players in (3, 4, 5)]
    raised = GROUPS.index("base 5")
    return shares + [Share(ExtremeOptions(magician=5), players, (1 - plain) / 3, raised) for players in (3, 4, 5)]


def shared_features(which: int) -> NDArray[np.float32]:
    """Features that moves share: the net, suit, rank, being thumb's choice, the way of taking a seal, the seat."""
    if which == layout.CARDPLAY:
        alike = np.zeros((layout.CARDPLAY_MOVES, 23), np.float32)
        for card in range(layout.CARDS):
            alike[card, [1 + card // 15, 6 + card % 15]] = 1
        alike[layout.RETURN_FIRST : layout.CARDPLAY_PLACES, 21] = 1
        alike[layout.CARDPLAY_PLACES :] = alike[: layout.CARDPLAY_PLACES]
        alike[layout.CARDPLAY_PLACES :, 22] = 1
    else:
        alike = np.zeros((layout.FORETELLING_MOVES, 14), np.float32)
        for slot in range(SUITS):
            alike[[slot, layout.CHOSEN_FIRST + slot], 1 + slot] = alike[[slot, layout.CHOSEN_FIRST + slot], 6] = 1
            for seat in range(SUITS):
                alike[SEAL_FROM + SUITS * slot + seat, [1 + slot, 7, 8 + seat]] = 1
        alike[layout.CHOSEN_FIRST :, 13] = 1
    alike[:, 0] = 1
    return alike


EXTREME = Learned("extreme", layout, GROUPS, mixture, Exploring(bids_anywhere=0.1, cards=1.2, alone=1), shared_features)

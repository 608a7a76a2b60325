"""Chooses the move of Wizard for which the networks expect the most points."""

from collections.abc import Sequence

import numpy as np

from ....rules.wizard.codes import CHANGE
from ....rules.wizard.state import BIDDING, NAMING
from ....rules.wizard.view import View
from ..network import Floats, Network, total
from .features import write_features
from .layout import CARDPLAY, FORETELLING, MOST_FEATURES, OUTCOMES
from .suit_slots import Places, find_slots, move_slot
from .worth import change_of_bid, put_worths


def outcomes(view: View, codes: Sequence[int], nets: Sequence[Network]) -> tuple[Floats, Floats]:
    """For each of these moves the points of its outcomes, and the networks' chances of them."""
    places, seen = Places(), [0] * MOST_FEATURES
    find_slots(view, places)
    count = write_features(view, places.slots, seen)
    moves = [move_slot(code, places.slots) for code in codes]
    which = FORETELLING if view.phase in (NAMING, BIDDING) else CARDPLAY
    net, bid = nets[which], max(view.bid[view.seat], 0)
    chances = net.chances(net.hidden(seen[:count]), moves)
    return np.array([_worths(which, move, bid) for move in moves]), chances


def expected_points(view: View, codes: Sequence[int], nets: Sequence[Network]) -> Floats:
    """The points of the round that the networks expect after each of these moves."""
    worths, chances = outcomes(view, codes, nets)
    return total(chances * worths)


def _worths(which: int, move: int, bid: int) -> list[float]:
    worths = [0.0] * OUTCOMES
    put_worths(which, move, bid, worths)
    return worths


def choose(view: View, codes: Sequence[int], nets: Sequence[Network]) -> int:
    """The code of the best of these moves."""
    if len(codes) == 1:
        return codes[0]
    if codes[0] >= CHANGE:
        return change_of_bid(view)
    return codes[int(np.argmax(expected_points(view, codes, nets)))]

"""Chooses the move of Wizard for which the networks expect the most points."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from .....rules.wizard.codes import CHANGE
from .....rules.wizard.scoring import points as points_of_bid
from .....rules.wizard.state import BIDDING, NAMING
from .....rules.wizard.view import View
from ..network import Floats, Net
from .features import write_features
from .layout import CARDPLAY, FORETELLING, MOST_FEATURES, OUTCOMES
from .suit_slots import Places, find_slots, move_slot
from .worth import change_of_bid, put_worths


def outcomes(view: View, codes: Sequence[int], nets: Sequence[Net]) -> tuple[NDArray[np.float64], Floats]:
    """For each of these moves the points of its outcomes, and the networks' chances of them."""
    places, seen = Places(), [0] * MOST_FEATURES
    find_slots(view, places)
    slots = places.slots
    count = write_features(view, slots, seen)
    moves = [move_slot(code, slots) for code in codes]
    which = FORETELLING if view.phase in (NAMING, BIDDING) else CARDPLAY
    net, bid = nets[which], max(view.bid[view.seat], 0)
    chances = net.chances(net.hidden(seen[:count]), moves)
    return np.array([_worths(which, move, bid) for move in moves]), chances


def expected_points(view: View, codes: Sequence[int], nets: Sequence[Net]) -> NDArray[np.float64]:
    """The points of the round to expect after each of these moves; S7: a change of the bid needs no network."""
    if codes[0] >= CHANGE:
        bids = [view.bid[view.seat] + 2 * (code - CHANGE) - 1 for code in codes]
        return np.array([points_of_bid(bid, view.won[view.seat]) for bid in bids], np.float64)
    worths, chances = outcomes(view, codes, nets)
    points: NDArray[np.float64] = (chances * worths).sum(axis=1)
    return points


def _worths(which: int, move: int, bid: int) -> list[float]:
    worths = [0.0] * OUTCOMES
    put_worths(which, move, bid, worths)
    return worths


def choose(view: View, codes: Sequence[int], nets: Sequence[Net]) -> int:
    """The code of the best of these moves."""
    if len(codes) == 1:
        return codes[0]
    if codes[0] >= CHANGE:
        return change_of_bid(view)
    return codes[int(np.argmax(expected_points(view, codes, nets)))]

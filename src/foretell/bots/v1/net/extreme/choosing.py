"""Chooses the move of Wizard Extreme for which the networks expect the fewest penalty points."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from .....rules.extreme.state import PREDICTING
from .....rules.extreme.view import View
from ..network import Floats, Net
from .features import write_features
from .layout import CARDPLAY, FORETELLING, MOST_FEATURES, OUTCOMES
from .suit_slots import Places, find_slots, move_slot
from .worth import put_worths


def outcomes(view: View, codes: Sequence[int], nets: Sequence[Net]) -> Floats:
    """The networks' chances of each outcome of these moves."""
    places, seen = Places(), [0] * MOST_FEATURES
    find_slots(view, places)
    slots = places.slots
    count = write_features(view, slots, seen)
    net = nets[FORETELLING if view.phase == PREDICTING else CARDPLAY]
    return net.chances(net.hidden(seen[:count]), [move_slot(code, slots) for code in codes])


def expected_points(view: View, codes: Sequence[int], nets: Sequence[Net]) -> NDArray[np.float64]:
    """The penalty points of the round that the networks expect after each of these moves."""
    worths = [0.0] * OUTCOMES
    put_worths(0, 0, 0, worths)
    points: NDArray[np.float64] = -(outcomes(view, codes, nets) @ np.array(worths))
    return points


def choose(view: View, codes: Sequence[int], nets: Sequence[Net]) -> int:
    """The code of the best of these moves."""
    if len(codes) == 1:
        return codes[0]
    return codes[int(np.argmin(expected_points(view, codes, nets)))]

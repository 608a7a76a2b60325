"""Which move of Wizard Extreme the nets expect the fewest penalty points from."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ....rules.extreme.state import PREDICTING
from ....rules.extreme.view import View
from ..answering import Floats, Net
from .layout import CARDPLAY, FORETELLING, OUTCOMES, ROOM
from .sight import see
from .slots import SLOT_ROOM, find_slots, move_slot
from .worth import put_worths


def outcomes(view: View, codes: Sequence[int], nets: Sequence[Net]) -> Floats:
    """For each of these moves the chances that the nets give its outcomes."""
    slots, seen = [0] * SLOT_ROOM, [0] * ROOM
    find_slots(view, slots)
    count = see(view, slots, seen)
    net = nets[FORETELLING if view.phase == PREDICTING else CARDPLAY]
    return net.chances(net.hidden(seen[:count]), [move_slot(code, slots) for code in codes])


def expected_points(view: View, codes: Sequence[int], nets: Sequence[Net]) -> NDArray[np.float64]:
    """The penalty points of the round that the nets expect of each of these moves."""
    worths = [0.0] * OUTCOMES
    put_worths(0, 0, 0, worths)
    points: NDArray[np.float64] = -(outcomes(view, codes, nets) @ np.array(worths))
    return points


def choose(view: View, codes: Sequence[int], nets: Sequence[Net]) -> int:
    """The code of the best of these moves."""
    if len(codes) == 1:
        return codes[0]
    return codes[int(np.argmin(expected_points(view, codes, nets)))]

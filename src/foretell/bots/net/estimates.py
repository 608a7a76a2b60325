"""The networks' estimates for each move: points of the round, and the chance to succeed in it."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ...rules.extreme.view import View as ExtremeView
from ...rules.wizard.codes import CHANGE
from ...rules.wizard.scoring import points
from ...rules.wizard.view import View as WizardView
from .extreme import choosing as extreme
from .extreme.worth import outcome_points
from .network import Floats, Network, total
from .wizard import choosing as wizard

View = WizardView | ExtremeView
_NO_PENALTY = outcome_points(0)


def estimates(game: str, view: View, codes: Sequence[int], nets: Sequence[Network]) -> tuple[Floats, Floats]:
    """For each of these moves the points to expect (Wizard Extreme: penalty points), and the chance to succeed.

    In Wizard success is to win as many tricks as were bid, which is what brings points above 0 (before the bid, when
    trump is chosen: as will be bid); in Wizard Extreme it is to get no penalty points.
    """
    return _ESTIMATES[game](view, codes, nets)


def _of_wizard(view: WizardView, codes: Sequence[int], nets: Sequence[Network]) -> tuple[Floats, Floats]:
    if codes[0] >= CHANGE:
        return _of_changes(view, codes)
    worths, chances = wizard.outcomes(view, codes, nets)
    return total(chances * worths), total(chances * (worths > 0))


def _of_extreme(view: ExtremeView, codes: Sequence[int], nets: Sequence[Network]) -> tuple[Floats, Floats]:
    chances = extreme.outcomes(view, codes, nets)
    return extreme.points_of(chances), chances[:, _NO_PENALTY]


def _of_changes(view: WizardView, codes: Sequence[int]) -> tuple[Floats, Floats]:
    """S7: when the bid is changed all tricks are known, so nothing has to be estimated."""
    bids = [view.bid[view.seat] + 2 * (code - CHANGE) - 1 for code in codes]
    scores = np.array([points(bid, view.won[view.seat]) for bid in bids], np.float64)
    return scores, (scores > 0).astype(np.float64)


_ESTIMATES: dict[str, Callable[[Any, Sequence[int], Sequence[Network]], tuple[Floats, Floats]]] = {
    "wizard": _of_wizard,
    "extreme": _of_extreme,
}

"""What masters make beyond the points that their nets expect: added to points that are shown, never to decide by."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypedDict

from ...game.cards import SPECIALS
from ...game.codebook import WIZARD_CODEBOOK, Phase
from ...game.options import Bidding
from ...rules.wizard.state import STANDARD
from ...rules.wizard.view import View as WizardView
from ..by_game import View
from .judges import Estimates

FILE = Path(__file__).parent / "calibration.json"
"""Measured by ``python -m training.calibration``; the browser reads it too."""
PLUS_MINUS = "plus-minus-one"


class Calibration(TypedDict):
    """What the file has, for games of Wizard as it is usually dealt."""

    format: str
    bids: dict[str, dict[str, list[float]]]
    """By kind of bidding (``bidding_of``), number of players and number of cards: the means at the bid."""
    specials: dict[str, float]
    """By question, what all special cards add to that; fewer of them add as many times less."""


def calibrated(view: View, estimates: Estimates) -> Estimates:
    """The nets' estimates of a seat's moves, plus what masters make beyond them."""
    if not isinstance(view, WizardView):
        return estimates
    points, chances = estimates
    more = beyond_nets(view)
    return [one + more for one in points], chances


def beyond_nets(view: WizardView) -> float:
    """How many points masters make beyond what the nets expect when the seat with this view is asked."""
    found, question = calibration(), WIZARD_CODEBOOK.phases[view.phase]
    sizes: Sequence[float] = ()
    if question is Phase.BID and view.mode == STANDARD:
        sizes = found["bids"].get(bidding_of(view), {}).get(str(view.seats), ())
    usual = sizes[view.cards - 1] if view.cards <= len(sizes) else 0.0
    return usual + found["specials"].get(question, 0.0) * view.specials.bit_count() / len(SPECIALS)


def bidding_of(view: WizardView) -> str:
    """The name of a kind of bidding in the file."""
    return PLUS_MINUS if view.plus_minus_one else str(list(Bidding)[view.bidding])


@cache
def calibration() -> Calibration:
    """The file."""
    found: Calibration = json.loads(FILE.read_text(encoding="utf-8"))
    return found

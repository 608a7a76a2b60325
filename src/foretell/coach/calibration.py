"""What masters make beyond the points that the nets expect: added where expected points are shown, never to decide.

``calibration.json``, which the browser reads too, has it by game and question, for all special cards; with fewer of
them it is as many times less.  docs/coach-method.md says how it was measured.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ..bots.net.judge import Estimates
from ..game.cards import SPECIALS
from ..game.codebook import Phase
from ..game.options import Options, WizardOptions

FILE = Path(__file__).parent / "calibration.json"


def calibrated(options: Options, phase: Phase, estimates: Estimates) -> Estimates:
    """Estimates by the nets with what masters make beyond them."""
    points, chances = estimates
    specials = len(options.specials) if isinstance(options, WizardOptions) else 0
    beyond = table(options.game).get(str(phase), 0.0) * specials / len(SPECIALS)
    return [one + beyond for one in points], chances


@cache
def table(game: str) -> Mapping[str, float]:
    """By question, the points beyond what the nets expect in a game with all special cards."""
    found: Mapping[str, float] = json.loads(FILE.read_text(encoding="utf-8"))[game]
    return found

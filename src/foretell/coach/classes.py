"""How good a decision was: best, fine, inaccuracy, mistake or blunder, by the points that it lost on average.

The limits are in ``limits.json``, which the browser reads too.
"""

import json
from bisect import bisect_right
from functools import cache
from pathlib import Path

from ..game.codebook import Phase

CLASSES = ("best", "fine", "inaccuracy", "mistake", "blunder")
"""The classes of decisions, best first."""
INACCURACY = 1
"""The place of the limit from which on a decision is an inaccuracy (``limits``)."""
BID, CARD, OTHER = PARTS = ("bid", "card", "other")
"""The parts of a round to which decisions belong: bids and predictions; cards; everything else."""
LIMITS = Path(__file__).parent / "limits.json"
"""For each game and part: the points lost from which on a decision is of the second class, the third, and so on."""
_PARTS = {Phase.BID: BID, Phase.PREDICT: BID, Phase.PLAY: CARD}
_FORETELLING = (Phase.BID, Phase.PREDICT, Phase.TRUMP)


def part_of(phase: Phase) -> str:
    """The part of the round to which a question belongs."""
    return _PARTS.get(phase, OTHER)


def foretells(phase: Phase) -> bool:
    """Whether a question is asked before the first card: the ledger counts it among the bids."""
    return phase in _FORETELLING


def class_of(game: str, part: str, lost: float) -> str:
    """The class of a decision of this part that lost this many points on average."""
    return CLASSES[bisect_right(limits(game, part), lost)]


@cache
def limits(game: str, part: str) -> tuple[float, ...]:
    """The points lost from which on a decision is fine, an inaccuracy, a mistake, a blunder."""
    return tuple(json.loads(LIMITS.read_text(encoding="utf-8"))[game][part])

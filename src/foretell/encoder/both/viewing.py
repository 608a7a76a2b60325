"""The facts of many views at once.  Restricted Python."""

from collections.abc import Sequence

from ...rules.arrays import Float32s, Numbers
from ...rules.wizard.cards import NONE
from ...rules.wizard.view import View
from ..wizard.facts import facts_of, write_facts


def encode_views(views: Sequence[View], many: int, found: Numbers, width: int, rows: Float32s) -> int:
    """The facts of many views as rows of floats; ``found`` is a buffer.

    Returns NONE, or the first view that is a spectator's, of a game that has not begun, or of another layout.
    """
    for i in range(many):
        if views[i].seat < 0 or views[i].round == 0 or facts_of(views[i]) != width:
            return i
        for n in range(width):
            rows[width * i + n] = 0.0
        for n in range(write_facts(views[i], found)):
            rows[width * i + found[n]] = 1.0
    return NONE

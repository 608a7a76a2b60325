"""What a verdict needs to know about Wizard Extreme.  Restricted Python."""

from ....engine.worlds.extreme.drawing import draw
from ....engine.worlds.extreme.table import Table, sit_down
from ....rules.extreme.moves import apply
from ....rules.extreme.state import State
from ....rules.extreme.view import View
from ...net.extreme.judging import best_of, judge
from ...search.extreme.actions import Model
from ...search.extreme.explaining import explain
from ...search.extreme.facts import key_of_view, worth
from ...search.extreme.playing import Playing, look_at_turn, one_state, try_move
from ...thumb.extreme.buffers import Buffers
from ...thumb.extreme.choosing import choose_as_thumb

__all__ = [
    "Buffers",
    "Model",
    "Playing",
    "State",
    "Table",
    "View",
    "apply",
    "best_of",
    "choose_as_thumb",
    "draw",
    "explain",
    "judge",
    "key_of_view",
    "look_at_turn",
    "one_state",
    "sit_down",
    "try_move",
    "worth",
]

"""What a verdict needs to know about Wizard Extreme.  Restricted Python."""

from ....engine.worlds.extreme.drawing import draw
from ....engine.worlds.extreme.table import Table, sit_down
from ....rules.extreme.state import State
from ....rules.extreme.view import View
from ...net.extreme.judging import best_of, judge
from ...search.extreme.actions import Model
from ...search.extreme.explaining import explain
from ...search.extreme.facts import key_of_view
from ...search.extreme.playing import Playing, one_state, try_move

__all__ = [
    "Model",
    "Playing",
    "State",
    "Table",
    "View",
    "best_of",
    "draw",
    "explain",
    "judge",
    "key_of_view",
    "one_state",
    "sit_down",
    "try_move",
]

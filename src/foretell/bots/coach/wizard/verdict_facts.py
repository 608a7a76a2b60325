"""What a verdict needs to know about Wizard.  Restricted Python."""

from ....engine.worlds.wizard.drawing import draw
from ....engine.worlds.wizard.table import Table, sit_down
from ....rules.wizard.state import State
from ....rules.wizard.view import View
from ...net.wizard.judging import best_of, judge
from ...search.wizard.actions import Model
from ...search.wizard.explaining import explain
from ...search.wizard.facts import key_of_view
from ...search.wizard.playing import Playing, one_state, try_move

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

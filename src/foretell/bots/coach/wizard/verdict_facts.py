"""What a verdict needs to know about Wizard.  Restricted Python."""

from ....engine.worlds.wizard.drawing import draw
from ....engine.worlds.wizard.table import Table, sit_down
from ....rules.wizard.moves import apply
from ....rules.wizard.state import State
from ....rules.wizard.view import View
from ...net.wizard.judging import best_of, judge
from ...search.wizard.actions import Model
from ...search.wizard.explaining import explain
from ...search.wizard.facts import key_of_view, worth
from ...search.wizard.playing import Playing, look_at_turn, one_state, try_move
from ...thumb.wizard.buffers import Buffers
from ...thumb.wizard.choosing import choose_as_thumb

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

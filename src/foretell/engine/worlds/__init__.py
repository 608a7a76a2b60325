"""Worlds: full states that fit everything a seat knows, drawn at random or enumerated (see ``docs/worlds.md``).

>>> from foretell import Game
>>> game = Game(players=3, seed=7)
>>> worlds = sampler(game.observe(0).view)
>>> worlds.count  # 58 cards that seat 0 has not seen, and two hands of one card
3306
>>> rng = [42]
>>> state = worlds.draw(rng)
"""

from typing import overload

from ...rules.extreme.state import State as ExtremeState
from ...rules.extreme.view import View as ExtremeView
from ...rules.wizard.state import State as WizardState
from ...rules.wizard.view import View as WizardView
from .extreme.drawing import draw as draw_extreme
from .extreme.drawing import put_world as put_extreme
from .extreme.table import Table as ExtremeTable
from .extreme.table import sit_down as sit_down_at_extreme
from .sampler import USUAL_ROOM, WorldSampler, sampler_with_room
from .sampling import Sampler
from .wizard.drawing import draw as draw_wizard
from .wizard.drawing import put_world as put_wizard
from .wizard.table import Table as WizardTable
from .wizard.table import sit_down as sit_down_at_wizard

__all__ = ["WorldSampler", "sampler"]


@overload
def sampler(view: WizardView) -> WorldSampler[WizardState]: ...
@overload
def sampler(view: ExtremeView) -> WorldSampler[ExtremeState]: ...
def sampler(view: WizardView | ExtremeView) -> WorldSampler[WizardState] | WorldSampler[ExtremeState]:
    """A sampler of worlds that fit the view.  Raises ValueError if none fits, which cannot happen in a real game."""
    room = USUAL_ROOM
    while True:
        table = _sit_down(view, sampler_with_room(room))
        if not table.sampler.is_full:
            break
        room *= 4
    if isinstance(table, WizardTable):
        return WorldSampler(table, WizardState, draw_wizard, put_wizard)
    return WorldSampler(table, ExtremeState, draw_extreme, put_extreme)


def _sit_down(view: WizardView | ExtremeView, empty: Sampler) -> WizardTable | ExtremeTable:
    """A table for the view, with this sampler."""
    if isinstance(view, WizardView):
        table = WizardTable(sampler=empty)
        sit_down_at_wizard(table, view)
        return table
    other = ExtremeTable(sampler=empty)
    sit_down_at_extreme(other, view)
    return other

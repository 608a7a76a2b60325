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
from .extreme import ExtremeTable, extreme_cases
from .sampler import WorldSampler
from .wizard.cases import wizard_cases
from .wizard.table import WizardTable

__all__ = ["WorldSampler", "sampler"]


@overload
def sampler(view: WizardView) -> WorldSampler[WizardState]: ...
@overload
def sampler(view: ExtremeView) -> WorldSampler[ExtremeState]: ...
def sampler(view: WizardView | ExtremeView) -> WorldSampler[WizardState] | WorldSampler[ExtremeState]:
    """A sampler of worlds that fit the view.  Raises ValueError if none does, which cannot happen in a real game."""
    if isinstance(view, WizardView):
        return WorldSampler(WizardTable(view), wizard_cases(view))
    return WorldSampler(ExtremeTable(view), extreme_cases(view))

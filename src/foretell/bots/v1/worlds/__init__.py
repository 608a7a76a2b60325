"""Draws worlds: full states that fit everything a seat knows."""

from typing import Any

from ....rules.extreme.view import View as ExtremeView
from ....rules.wizard.view import View as WizardView
from .extreme import ExtremeTable, extreme_cases
from .sampler import WorldSampler
from .wizard.cases import wizard_cases
from .wizard.table import WizardTable


def sampler(view: WizardView | ExtremeView) -> WorldSampler[Any]:
    """A sampler of worlds that fit the view.  Raises ValueError if none does, which cannot happen in a real game."""
    if isinstance(view, WizardView):
        return WorldSampler(WizardTable(view), wizard_cases(view))
    return WorldSampler(ExtremeTable(view), extreme_cases(view))

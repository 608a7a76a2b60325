"""A Python prompt that evaluates a repr."""

from code import InteractiveInterpreter
from collections.abc import Mapping
from typing import Any

import foretell
from foretell.rules.extreme import view as extreme_view
from foretell.rules.wizard import view as wizard_view


def pasted(text: str, names: Mapping[str, Any] | None = None) -> object:
    """The value of a repr, when everything of foretell has been imported (and other names, if given)."""
    scope = {**vars(foretell), **(names or {})}
    InteractiveInterpreter(scope).runsource(f"pasted_value = {text}")
    return scope["pasted_value"]


WIZARD_VIEW = {"View": wizard_view.View}
EXTREME_VIEW = {"View": extreme_view.View}

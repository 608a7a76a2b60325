"""Finds the family for a game's options."""

from .extreme import ExtremeFamily
from .family import AnyFamily
from .options import Options
from .wizard import WizardFamily

_FAMILIES: dict[str, AnyFamily] = {"wizard": WizardFamily(), "extreme": ExtremeFamily()}


def family_of(options: Options) -> AnyFamily:
    """The family of the game with these options."""
    return _FAMILIES[options.game]

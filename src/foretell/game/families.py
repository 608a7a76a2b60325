"""Which family a game's options belong to."""

from .extreme import ExtremeFamily
from .family import AnyFamily
from .options import Options
from .wizard import WizardFamily

_FAMILIES: dict[str, AnyFamily] = {"wizard": WizardFamily(), "extreme": ExtremeFamily()}


def family_of(options: Options) -> AnyFamily:
    """The family that plays by these options."""
    return _FAMILIES[options.game]

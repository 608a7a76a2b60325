"""Finds the ruleset for a game's options."""

from .extreme import ExtremeRuleset
from .options import Options
from .ruleset import AnyRuleset
from .wizard import WizardRuleset

_RULESETS: dict[str, AnyRuleset] = {"wizard": WizardRuleset(), "extreme": ExtremeRuleset()}


def ruleset_of(options: Options) -> AnyRuleset:
    """The ruleset of the game with these options."""
    return _RULESETS[options.game]

"""The rule of the only published work on Wizard, for comparison: a Wizard turned up for trump means no trump.

That is how Schumacher & Pleines 2022 (arXiv 2205.13834) play; by our rule A4 the dealer names trump.  No records are
written of such games, since they would not be valid under our rules.
"""

from ..rules.wizard.state import STANDARD
from ..rules.wizard.state import State as WizardState

NOT_COVERED = "the paper's rule is only for Wizard in standard mode without special cards"


def follow_paper(state: object) -> None:
    """Let a game before its first deal follow the rule; raises ValueError for one that the paper does not cover."""
    if not isinstance(state, WizardState) or state.specials or state.mode != STANDARD:
        raise ValueError(NOT_COVERED)
    state.paper_rule = 1

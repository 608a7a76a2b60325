"""Games by the rule of a paper, for comparison: a Wizard turned up means no trump (``foretell.engine.paper``)."""

from ..engine.paper import NOT_COVERED, follow_paper
from .base_game import State
from .errors import OptionsError
from .game import Game
from .options import Mode, Options, WizardOptions, check_truth
from .rulesets import ruleset_of


def check_published_rule(options: Options, paper_rule: object = True) -> None:
    """Raise OptionsError for options that the paper does not cover, if its rule is chosen, and for no True or False."""
    check_truth("paper_rule", paper_rule)
    if not paper_rule:
        return
    if not isinstance(options, WizardOptions) or options.specials or options.mode is not Mode.STANDARD:
        raise OptionsError(NOT_COVERED)


def start_of(options: Options, players: int, *, paper_rule: bool) -> State:
    """The state of a new game before its first deal, with the seed 0; raises ValueError as ``follow_paper`` does."""
    state: State = ruleset_of(options).new_state(options, players, 0)
    if paper_rule:
        follow_paper(state)
    return state


class PublishedRuleGame(Game):
    """A game of Wizard without special cards in which a Wizard turned up means no trump."""

    def _new_state(self) -> State:
        state = super()._new_state()
        follow_paper(state)
        return state

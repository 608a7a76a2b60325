"""The rule of the only published work on Wizard, for comparison: a Wizard turned up for trump means no trump.

That is how Schumacher & Pleines 2022 (arXiv 2205.13834) play; by our rule A4 the dealer names trump.  No records are
written of such games, since they would not be valid under our rules.
"""

from ..game.codebook import Phase
from ..game.errors import OptionsError
from ..game.events import Event, TrumpSet
from ..game.game import Game
from ..game.options import Mode, Options, WizardOptions
from ..rules.wizard.codes import NO_TRUMP


def check_published_rule(options: Options) -> None:
    """Raise OptionsError for options that the paper does not cover."""
    if not isinstance(options, WizardOptions) or options.specials or options.mode is not Mode.STANDARD:
        raise OptionsError("the paper's rule is only for Wizard in standard mode without special cards")


class PublishedRuleGame(Game):
    """A game of Wizard without special cards in which a Wizard turned up means no trump."""

    def _start_round(self) -> list[Event]:
        """Start a round that was just dealt; where the dealer would name trump, set no trump."""
        events = super()._start_round()
        if self.phase is Phase.TRUMP:
            self._ruleset.codebook.rules.apply(self._state, NO_TRUMP)
            events.append(TrumpSet(None))
            self._told().append(events[-1])
        return events

"""A rule that is not ours, for comparison alone: a Wizard turned up for trump means no trump.

So it was in the only published work on Wizard (Schumacher & Pleines 2022, arXiv 2205.13834); by A4 the dealer names
trump.  Games of this kind are no games under our rules: no record of them is written.
"""

from ..game.codebook import Phase
from ..game.errors import OptionsError
from ..game.events import Event, TrumpSet
from ..game.game import Game
from ..game.options import Mode, Options, WizardOptions
from ..rules.wizard.codes import NO_TRUMP


def check_paper_rule(options: Options) -> None:
    """Raise OptionsError for games that the paper does not play."""
    if not isinstance(options, WizardOptions) or options.specials or options.mode is not Mode.STANDARD:
        raise OptionsError("the paper's rule goes with Wizard in standard mode without special cards, and nothing else")


class PaperGame(Game):
    """A game of Wizard without special cards in which nobody ever names trump."""

    def _start_round(self) -> list[Event]:
        """Begin a round that was just dealt; where the dealer would be asked, there is no trump."""
        events = super()._start_round()
        if self.phase is Phase.TRUMP:
            self._family.codebook.rules.apply(self._state, NO_TRUMP)
            events.append(TrumpSet(None))
            self._events.append(events[-1])
        return events

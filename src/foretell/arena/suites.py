"""Fixed sets of deals under names, so that anybody's bot is measured on the same ones (docs/arena.md).

>>> from foretell.arena import suite_named
>>> suite_named("classic-4@1").plan(("thumb", "random")).deals
200
"""

from dataclasses import dataclass

from ..game.cards import SPECIALS
from ..game.errors import OptionsError
from ..game.options import ExtremeOptions, Options, WizardOptions
from .plan import MatchPlan
from .positions import POSITION_SUITES
from .seating import Seating


@dataclass(frozen=True, slots=True)
class Suite:
    """Deals of one kind of game.  What a name stands for never changes: another set gets another version, ``@2``."""

    name: str
    options: Options
    players: int
    seed: int
    deals: int
    paper_rule: bool = False

    def plan(self, bots: tuple[str, ...], seating: Seating | None = None) -> MatchPlan:
        """The match of these bots on these deals; raises what ``MatchPlan`` does."""
        return MatchPlan(bots, self.deals, self.options, self.players, self.seed, seating, self.paper_rule, self.name)


_CLASSIC, _EXTREME = WizardOptions(), ExtremeOptions()
SUITES = (
    *(Suite(f"classic-{players}@1", _CLASSIC, players, 2_711_000 + players, 200) for players in range(3, 7)),
    *(Suite(f"specials-{players}@1", WizardOptions(SPECIALS), players, 2_712_000 + players, 200) for players in (3, 4)),
    *(Suite(f"extreme-{players}@1", _EXTREME, players, 2_713_000 + players, 200) for players in range(3, 6)),
    Suite("paper-4@1", _CLASSIC, 4, 2_714_004, 200, paper_rule=True),
)
"""All suites of deals."""


def suite_named(name: str) -> Suite:
    """The suite of deals with this name; raises OptionsError if there is none."""
    for suite in SUITES:
        if suite.name == name:
            return suite
    there = [*(suite.name for suite in SUITES), *(suite.name for suite in POSITION_SUITES)]
    raise OptionsError(f"there is no suite {name!r}; there are {', '.join(there)}")

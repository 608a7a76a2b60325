"""The plan of a match: who plays what, and how often."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from ..game.codebook import as_number
from ..game.errors import OptionsError
from ..game.game import Game
from ..game.options import Options, WizardOptions, number_of_players, seed_of
from ..game.published_rule import PublishedRuleGame, check_published_rule
from ..rules.chance import round_key
from .players import make_player, shown_name
from .seating import Assignment, Group, Seating, assignments, groups

MOST_GAMES = 10_000_000
"""Deals of a match, or games, whose results are kept in memory."""


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """A match between bots.  The same plan gives the same results on any number of processes and machines.

    ``bots``: names, with optional settings (see ``make_player``); a single bot plays against itself.  ``deals``: the
    number of different deals; each is played in several seat assignments.  ``seating``: None means one table if all
    bots fit around it, otherwise all pairs.  ``paper_rule``: a turned-up Wizard means no trump, for comparison.
    ``suite``: the name under which reports show these deals.
    Raises OptionsError for values that do not exist or do not go together.
    """

    bots: tuple[str, ...]
    deals: int
    options: Options = field(default_factory=WizardOptions)
    players: int = 4
    seed: int = 0
    seating: Seating | None = None
    paper_rule: bool = False
    suite: str | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        """Check the values; bots that packages offer get their full names."""
        _check_kinds(self.options, self.deals, self.bots)
        object.__setattr__(self, "bots", tuple(map(shown_name, self.bots)))
        object.__setattr__(self, "deals", as_number(self.deals))
        object.__setattr__(self, "players", number_of_players(self.players))
        self.options.cards_each(self.players)
        object.__setattr__(self, "seed", seed_of(self.seed))
        if self.deals < 1:
            raise OptionsError(f"a match must have at least one deal, not {self.deals}")
        if self.deals > MOST_GAMES:
            raise OptionsError(f"a match has at most {MOST_GAMES} deals, not {self.deals}")
        check_published_rule(self.options, self.paper_rule)
        self._check_bots()

    def _check_bots(self) -> None:
        for name in self.bots:
            if self.bots.count(name) > 1:
                raise OptionsError(f"{name!r} is named twice; to let a bot play against itself, name it once, alone")
        if not self.bots:
            raise OptionsError("a match needs at least one bot")
        if self.seating not in (None, *Seating):
            raise OptionsError(f"{self.seating!r} is not a seating; there are {', '.join(Seating)}")
        object.__setattr__(self, "seating", self.seating and Seating(self.seating))
        if self.seating is Seating.TABLE and len(self.bots) > self.players:
            raise OptionsError(f"{len(self.bots)} bots do not fit at a table for {self.players}")
        if self.seating in (Seating.PAIRS, Seating.FIELD) and len(self.bots) < 2:
            raise OptionsError(f"the seating {self.seating} needs at least two bots")

    def check_players(self) -> None:
        """Make each player once; ``make_player`` raises for unknown names, bad settings and missing libraries."""
        for name in self.bots:
            make_player(name, 0)

    @property
    def seated(self) -> Seating:
        """How the bots are seated."""
        fits = len(self.bots) <= self.players
        return self.seating or (Seating.TABLE if fits else Seating.PAIRS)

    @property
    def sizes(self) -> tuple[int, ...]:
        """Cards dealt to each seat, by round (A2, V5, V6, B3, B4)."""
        return self.options.cards_each(self.players)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The match's groups of games."""
        return groups(self.seated, len(self.bots))

    def assignments(self, deal: int) -> tuple[Assignment, ...]:
        """The games that are played with this deal (numbered from 0)."""
        return assignments(self.seated, len(self.bots), self.players, deal)

    def deal_seed(self, deal: int) -> int:
        """The seed of the cards in all of this deal's games."""
        return round_key(self.seed, deal)

    def new_game(self, deal: int) -> Game:
        """A new game with this deal's cards."""
        kind = PublishedRuleGame if self.paper_rule else Game
        return kind(self.options, self.players, seed=self.deal_seed(deal))

    def as_data(self) -> dict[str, Any]:
        """The plan as JSON values, without the number of deals, which may be raised later."""
        return {
            "bots": list(self.bots),
            "game": self.options.game,
            "options": self.options.as_data(self.players),
            "players": self.players,
            "seed": self.seed,
            "seating": str(self.seated),
            "paper_rule": self.paper_rule,
        }


def _check_kinds(options: object, deals: object, bots: object) -> None:
    """Raise OptionsError for values of another kind."""
    if not isinstance(options, Options):
        raise OptionsError(f"the options must be WizardOptions(…) or ExtremeOptions(…), not {options!r}")
    if as_number(deals) is None:
        raise OptionsError(f"the number of deals must be a whole number, not {deals!r}")
    if isinstance(bots, str):
        raise OptionsError(f"the bots must be a list of names, such as [{bots!r}], not one name")
    if not isinstance(bots, Iterable):
        raise OptionsError(f"the bots must be a list of names, such as ['thumb'], not {bots!r}")

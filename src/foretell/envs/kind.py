"""A kind of episodes: the options and players of the game, what an episode is, and what is paid."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, SupportsIndex, TypedDict, Unpack

from ..encoder.both.episodes import CHOOSING
from ..game.base_game import State
from ..game.errors import OptionsError
from ..game.options import ExtremeOptions, Options, WizardOptions, number_of_players
from ..game.published_rule import check_published_rule, start_of
from ..rules.chance import below, round_key
from .settings import Episodes, as_rounds, check_one_of, warn_of_others

_OPTIONS: dict[str, type[WizardOptions] | type[ExtremeOptions]] = {"wizard": WizardOptions, "extreme": ExtremeOptions}
ILLEGAL = ("error", "random")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of episodes.

    Raises OptionsError for a wrong number of players and for options that the paper does not cover, and ValueError for
    what does not exist.
    """

    options: Options
    players: int = 4
    unit: str = "game"
    """``game``, or ``round``: an episode is a single round."""
    rounds: tuple[int, ...] = ()
    """With the unit ``round``: the numbers of the rounds of which an episode's is drawn; empty: all of the game."""
    reward: str = "round"
    """``round``: after each round its points; ``game``: after the episode all its points; ``rank``: after the episode
    from 1 (first) to -1 (last)."""
    illegal: str = "random"
    """What an illegal action does: ``random``: a random legal move is made instead; ``error``: it raises ValueError."""
    paper_rule: bool = False
    """Whether a Wizard turned up means no trump, for comparison with the paper (``foretell.engine.paper``)."""

    def __post_init__(self) -> None:
        """Check the values."""
        object.__setattr__(self, "players", number_of_players(self.players))
        self.options.check_players(self.players)
        check_published_rule(self.options, self.paper_rule)
        check_one_of("illegal", self.illegal, ILLEGAL)
        Episodes(reward=self.reward, unit=self.unit, rounds=self.rounds).check_rounds(self.options, self.players)

    def start(self) -> State:
        """The state of a game before its first deal, with the seed 0."""
        return start_of(self.options, self.players, paper_rule=self.paper_rule)

    @property
    def is_round(self) -> bool:
        """Whether an episode is a single round."""
        return self.unit == "round"

    def round_for(self, seed: int, wished: Mapping[str, Any] | None) -> int:
        """The number of the round that the episode with this seed plays; 0: a whole game.

        ``wished``: the options of ``reset``, which may name a ``round``.  Raises ValueError for one that does not
        exist, and for any with whole games.
        """
        warn_of_others(wished or (), "round")
        number = (wished or {}).get("round")
        if number is not None:
            Episodes(unit=self.unit, rounds=(number,)).check_rounds(self.options, self.players)
            return int(number)
        if not self.is_round:
            return 0
        numbers = self.rounds or range(1, self.options.rounds_with(self.players) + 1)
        return numbers[below([round_key(seed, CHOOSING)], len(numbers))]


class KindSettings(TypedDict, total=False):
    """Keywords of all environments of a single game."""

    game: str
    """``wizard`` (default) or ``extreme``, where no options are given."""
    options: Options | Mapping[str, Any] | None
    """WizardOptions or ExtremeOptions, or their keywords; None: those of the book."""
    players: SupportsIndex
    """Default: 4."""
    unit: str
    rounds: SupportsIndex | Sequence[int]
    reward: str
    illegal: str
    paper_rule: bool
    """As in ``Kind``; a single number of ``rounds`` stands for itself."""


def kind_of(**settings: Unpack[KindSettings]) -> Kind:
    """The kind of these settings; raises OptionsError and ValueError."""
    given: dict[str, Any] = {**settings}
    game, options, rounds = given.pop("game", None), given.pop("options", None), given.pop("rounds", ())
    check_one_of("game", game or "wizard", tuple(_OPTIONS))
    if not isinstance(options, Options | Mapping | None):
        raise OptionsError(f"options are WizardOptions(…) or ExtremeOptions(…), or their keywords, not {options!r}")
    chosen = options if isinstance(options, Options) else _OPTIONS[game or "wizard"](**(options or {}))
    if game not in (None, chosen.game):
        raise ValueError(f"game is {game!r}, but the options are those of {chosen.game!r}")
    return Kind(chosen, rounds=as_rounds(rounds), **given)


def ranks(points: Sequence[float]) -> list[float]:
    """By seat: the share of the others with fewer points less the share of those with more."""
    others = len(points) - 1
    return [sum((mine > other) - (mine < other) for other in points) / others for mine in points]


def rewards_of(reward: str, sign: int, score: Sequence[int], total: Sequence[int], *, is_over: bool) -> list[float]:
    """What each seat gets after a round.

    ``reward``: ``round``, ``game`` or ``rank``; ``sign``: 1 if more points are better, else -1; ``score``: the round's
    points; ``total``: those of the episode; ``is_over``: whether the episode is over.
    """
    if reward == "round":
        return [float(sign * points) for points in score]
    if not is_over:
        return [0.0] * len(score)
    points = [float(sign * points) for points in total]
    return points if reward == "game" else ranks(points)

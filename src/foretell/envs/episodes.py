"""What an episode is: a whole game or one round of it, its options and players, and what is rewarded."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from ..game.errors import OptionsError
from ..game.names import Name
from ..game.options import ExtremeOptions, Options, WizardOptions
from ..rules.chance import below, round_key
from .rewards import Reward

_CHOOSING = -1000
"""With the seed, the key from which the number of an episode's round is drawn."""
_REPLACING = -1001
"""The same for the moves that replace illegal ones."""
_N = TypeVar("_N", bound=Name)
_KINDS: dict[str, type[WizardOptions] | type[ExtremeOptions]] = {"wizard": WizardOptions, "extreme": ExtremeOptions}


class Unit(Name):
    """What an episode is."""

    GAME = "game"
    ROUND = "round"


class Illegal(Name):
    """What an illegal action does: it raises ValueError, or a random legal move is made instead."""

    ERROR = "error"
    RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Episodes:
    """Episodes of one kind; raises OptionsError for values that do not exist or do not go together."""

    options: Options
    players: int = 4
    unit: Unit = Unit.GAME
    rounds: tuple[int, ...] = ()
    """With the unit ``round``: the numbers of the rounds of which an episode's is drawn; empty: all of the game."""
    reward: Reward = Reward.ROUND
    illegal: Illegal = Illegal.ERROR

    def __post_init__(self) -> None:
        """Check the values."""
        self.options.check_players(self.players)
        if self.rounds and self.unit is not Unit.ROUND:
            raise OptionsError("numbers of rounds are given for episodes of one round, unit='round'")
        for number in self.rounds:
            self.check_round(number)

    def check_round(self, number: object) -> None:
        """Raise OptionsError unless the game has a round of this number."""
        last = len(self.options.cards_each(self.players))
        if type(number) is not int or not 1 <= number <= last:
            raise OptionsError(f"the rounds of this game are numbered from 1 to {last}, not {number!r}")

    def round_for(self, seed: int, wished: Mapping[str, Any] | None) -> int:
        """The number of the round that the episode with this seed plays; 0: a whole game.

        ``wished``: the options of ``reset``, which may name a ``round``.  Raises OptionsError for one that does not
        exist, and for any with whole games.
        """
        number = (wished or {}).get("round")
        if number is not None:
            if self.unit is not Unit.ROUND:
                raise OptionsError("reset takes the number of a round for episodes of one round, unit='round'")
            self.check_round(number)
            return int(number)
        if self.unit is Unit.GAME:
            return 0
        chosen = self.rounds or tuple(range(1, len(self.options.cards_each(self.players)) + 1))
        return chosen[below([round_key(seed, _CHOOSING)], len(chosen))]


def replacing(seed: int) -> list[int]:
    """The random generator (``rules.chance``) for the moves that replace illegal ones in the episode of this seed."""
    return [round_key(seed, _REPLACING)]


def episodes(
    options: Options | Mapping[str, Any] | None = None,
    players: int = 4,
    *,
    game: str = "wizard",
    unit: str = "game",
    rounds: int | Sequence[int] | None = None,
    reward: str = "round",
    illegal: str = "error",
) -> Episodes:
    """Episodes as environments take them: options as such, by keywords, or None for those of the book of ``game``.

    Raises OptionsError.
    """
    if game not in _KINDS:
        raise OptionsError(f"the games are {' and '.join(_KINDS)}, not {game!r}")
    chosen = options if isinstance(options, WizardOptions | ExtremeOptions) else _KINDS[game](**(options or {}))
    numbers = () if rounds is None else (rounds,) if isinstance(rounds, int) else tuple(rounds)
    return Episodes(chosen, players, _member(Unit, unit), numbers, _member(Reward, reward), _member(Illegal, illegal))


def _member(kind: type[_N], value: str) -> _N:
    """The member with this text; raises OptionsError if there is none."""
    try:
        return kind(value)
    except ValueError:
        raise OptionsError(f"{kind.__name__.lower()} is one of {', '.join(kind)}, not {value!r}") from None

"""What an episode is in ``VectorGames``, what is paid, and when the next one begins."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import SupportsIndex, TypedDict, cast
from warnings import warn

from ..game.codebook import as_number
from ..game.options import Options

REWARDS = ("round", "game", "rank")
AUTORESETS = ("next_step", "same_step", "disabled")
UNITS = ("game", "round")
"""All in the order of their numbers in ``foretell.encoder.both.episodes``."""
MOST_CHOSEN = 64
"""The most numbers of rounds to choose from."""
MOST_THREADS = 1000


class EpisodeSettings(TypedDict, total=False):
    """Keywords of ``VectorGames``."""

    reward: str
    """``round`` (default): after each round its points; ``game``: after the episode all its points; ``rank``: after the
    episode from 1 (first) to -1 (last).  Penalty points count against a seat."""
    autoreset: str
    """When the next begins: ``next_step`` (default), ``same_step`` as the end, or ``disabled``: by ``begin``."""
    unit: str
    """An episode is a whole ``game`` (default), or one ``round`` of it, whose number is drawn."""
    rounds: SupportsIndex | Sequence[int]
    """With ``round``: its number, or several to draw from; by default all of the game."""


@dataclass(frozen=True, slots=True)
class Episodes:
    """The same as values, checked; raises ValueError for those that do not exist or do not go together."""

    reward: str = "round"
    autoreset: str = "next_step"
    unit: str = "game"
    rounds: Sequence[int] = ()

    def __post_init__(self) -> None:
        """Check the names."""
        check_one_of("reward", self.reward, REWARDS)
        check_one_of("autoreset", self.autoreset, AUTORESETS)
        check_one_of("unit", self.unit, UNITS)

    def check_rounds(self, options: Options, players: int) -> None:
        """Raise ValueError for numbers of rounds that the game does not have."""
        last = options.rounds_with(players)
        if self.rounds and self.unit != "round":
            raise ValueError("numbers of rounds are given for episodes of one round, unit='round'")
        if len(self.rounds) > MOST_CHOSEN or not all(1 <= (as_number(number) or 0) <= last for number in self.rounds):
            raise ValueError(f"rounds are at most {MOST_CHOSEN} numbers from 1 to {last}, not {self.rounds!r}")


def as_rounds(rounds: SupportsIndex | Sequence[int]) -> tuple[int, ...]:
    """The numbers of rounds, of which one may stand alone, for ``Episodes.check_rounds``."""
    if isinstance(rounds, Iterable):
        return tuple(rounds)
    number = as_number(rounds)
    return (cast("int", rounds) if number is None else number,)


def warn_of_others(given: Iterable[str], known: str) -> None:
    """Warn of options of ``reset`` but the known one; PettingZoo's checks pass one, so they are not refused."""
    for name in given:
        if name != known:
            warn(f"reset ignores the option {name!r}: it has only {known!r}", stacklevel=4)


def check_one_of(what: str, value: str | None, allowed: Sequence[str | None]) -> None:
    """Raise ValueError for a value that does not exist."""
    if not isinstance(value, str | None) or value not in allowed:
        raise ValueError(f"{what} is one of {', '.join(map(repr, allowed))}, not {value!r}")

"""Random games by number: the same number is always the same game."""

from dataclasses import dataclass
from random import Random

from tests.game.kinds import COURSES, EXCEPTIONS, ONE_OF_EACH, Kind, random_kind

_SEEDS = 2**63
FIRST = (*ONE_OF_EACH, *COURSES, *EXCEPTIONS)
"""The kinds of the first games."""
_EXTREMES = (0, _SEEDS - 1)
"""The seeds of the first games."""


@dataclass(frozen=True, slots=True)
class Story:
    """A game that is played at random."""

    number: int
    kind: Kind
    seed: int
    """Of the deals."""
    lots: int
    """Of the random moves, 0 to 2**64 - 1."""

    @property
    def name(self) -> str:
        """What the game is called when it is kept and compared."""
        return f"game {self.number}"

    def __str__(self) -> str:
        """The game, as it is told of when something differs in it."""
        return f"{self.name} ({self.kind}, seed {self.seed}, moves by {self.lots})"

    @property
    def settings(self) -> tuple[int, ...]:
        """What ``new_game`` takes before the seed."""
        return self.kind.players, *self.kind.options.settings(self.kind.players)


def story(number: int) -> Story:
    """The game with this number; the first games are one of each kind, then kinds are drawn."""
    rng = Random(number)
    kind = FIRST[number] if number < len(FIRST) else random_kind(rng)
    seed = _EXTREMES[number] if number < len(_EXTREMES) else rng.randrange(_SEEDS)
    return Story(number, kind, seed, rng.randrange(2 * _SEEDS))

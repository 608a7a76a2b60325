"""Which puzzle comes next: one that was not tried, of the kind wished for, about as difficult as the player is good."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..rules.chance import below
from .progress import Progress
from .puzzle import LEVELS, Puzzle, PuzzleError
from .store import GAMES, puzzles, themes

_NEAR = 12
"""One of this many puzzles whose ratings are nearest is drawn."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What puzzles are wished for; None: all.  Raises PuzzleError for what does not exist."""

    game: str | None = None
    theme: str | None = None
    level: str | None = None

    def __post_init__(self) -> None:
        """Check the values."""
        _check("game", self.game, GAMES)
        _check("theme", self.theme, themes())
        _check("level", self.level, tuple(LEVELS))
        if not self.puzzles():
            raise PuzzleError(self._none())

    def puzzles(self) -> list[Puzzle]:
        """The puzzles that are wished for, in their order."""
        return [each for each in _of(self.game, self.theme) if self.level in (None, each.level)]

    def _none(self) -> str:
        """What to say where no puzzle fits: which themes there are, or which levels of the theme."""
        of_game = f" of {self.game}" if self.game else ""
        if self.theme not in themes(self.game):
            return f"there is no puzzle{of_game} with the theme {self.theme}; there are {', '.join(themes(self.game))}"
        levels = [level for level in LEVELS if any(each.level == level for each in _of(self.game, self.theme))]
        return f"there is no {self.level} puzzle{of_game} with the theme {self.theme}; there are {', '.join(levels)}"


def _of(game: str | None, theme: str | None) -> list[Puzzle]:
    return [each for each in puzzles(game) if theme in (None, each.theme)]


def next_puzzle(wish: Wish, progress: Progress, rng: list[int]) -> Puzzle | None:
    """A puzzle that was not tried yet, near the player's rating; None if all were tried.

    ``rng`` as in ``foretell.rules.chance``.
    """
    fresh = [each for each in wish.puzzles() if each.id not in progress.tried]
    near = sorted(fresh, key=lambda each: abs(each.rating - progress.rating.points))[:_NEAR]
    return near[below(rng, len(near))] if near else None


def _check(what: str, value: str | None, known: Sequence[str]) -> None:
    if value is not None and value not in known:
        raise PuzzleError(f"there is no {what} {value!r}; there are {', '.join(known)}")

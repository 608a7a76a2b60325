"""The puzzles that come with foretell, read when they are first asked for."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..rules.chance import below
from .progress import Progress
from .puzzle import LEVELS, Puzzle, PuzzleError

FORMAT = "foretell-puzzles/1"
GAMES = ("wizard", "extreme")
_FOLDER = Path(__file__).parent


def path_of(game: str) -> Path:
    """The file with a game's puzzles."""
    return _FOLDER / f"{game}.json"


@cache
def file_of(game: str) -> dict[str, Any]:
    """A game's file; raises PuzzleError if there is no such game."""
    if game not in GAMES:
        raise PuzzleError(f"there are puzzles of {' and '.join(GAMES)}, not of {game!r}")
    data: dict[str, Any] = json.loads(path_of(game).read_text(encoding="utf-8"))
    return data


@cache
def puzzles(game: str | None = None) -> tuple[Puzzle, ...]:
    """All puzzles of a game (None: of both), in the order in which they were found; raises PuzzleError."""
    if game is None:
        return tuple(puzzle for each in GAMES for puzzle in puzzles(each))
    return tuple(Puzzle(game, data) for data in file_of(game)["puzzles"])


def withdrawn() -> tuple[str, ...]:
    """The ids of puzzles that were published and whose answers proved not to be clearly best."""
    return tuple(name for game in GAMES for name in file_of(game)["withdrawn"])


def find(name: str) -> Puzzle:
    """The puzzle with this id; raises PuzzleError if there is none, or none any more."""
    for puzzle in puzzles():
        if puzzle.id == name:
            return puzzle
    if name in withdrawn():
        raise PuzzleError(
            f"the puzzle {name} was withdrawn: checked again, its answer was not clearly the best move. What you tried"
            " still counts"
        )
    raise PuzzleError(f"there is no puzzle {name!r}; an id looks like {puzzles()[0].id}")


def themes(game: str | None = None) -> tuple[str, ...]:
    """The themes of a game's puzzles (None: of both), the most frequent first."""
    return tuple(theme for theme, _ in Counter(puzzle.theme for puzzle in puzzles(game)).most_common())


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

"""The puzzles that come with foretell, read when they are first asked for."""

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from .puzzle import Puzzle, PuzzleError

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

"""Puzzles: positions from self-play in which one move is clearly better than all others.

>>> from foretell.puzzles import find, puzzles
>>> puzzle = puzzles("wizard")[0]
>>> puzzle.answer[0] in puzzle.observation().legal_moves.texts
True
>>> find(puzzle.id) == puzzle
True
"""

from .progress import Progress
from .puzzle import LEVELS, THEMES, Puzzle, PuzzleError, level_of
from .store import Wish, find, next_puzzle, puzzles, themes

__all__ = [
    "LEVELS",
    "THEMES",
    "Progress",
    "Puzzle",
    "PuzzleError",
    "Wish",
    "find",
    "level_of",
    "next_puzzle",
    "puzzles",
    "themes",
]

"""The lines of a table for a bot that reads lines: those of the current game."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ..protocol.actions import Moved, Started, Undone
from . import view
from .state import Step, Table


def lines_of_game(table: Table, seat: int, after: int) -> list[dict[str, Any]] | None:
    """The lines after a number, as the seat may read them, without times; None if that line was taken back.

    None of the table's lines may be forgotten.
    """
    steps = _steps(table.steps)
    if after and all(step.entry.seq != after for step in steps):
        return None
    lines = [view.line(table, step, seat) for step in steps if step.entry.seq > after]
    return [msgspec.to_builtins(msgspec.structs.replace(line, at=0)) for line in lines]


def _steps(steps: Sequence[Step]) -> list[Step]:
    """The start of the game and the moves that were not taken back."""
    found: list[Step] = []
    for step in steps:
        if isinstance(step.entry.action, Started | Moved):
            found.append(step)
        elif isinstance(step.entry.action, Undone):
            found.pop()
    return found

"""What can go wrong: a class for each kind of error, with a message for people and attributes for programs."""

from collections.abc import Callable
from typing import Any, Self, TypeVar

_Error = TypeVar("_Error", bound="ForetellError")


class ForetellError(Exception):
    """The base class of all errors that a user of foretell can cause."""

    def __reduce__(self) -> tuple[Callable[..., Self], tuple[Any, ...], dict[str, Any]]:
        """What ``pickle`` and ``copy`` keep: the message and the attributes; a constructor may want something else."""
        return _again, (type(self), self.args), self.__dict__


def _again(kind: type[_Error], args: tuple[object, ...]) -> _Error:
    """An error of this class, whose own constructor is not called."""
    error = kind.__new__(kind, *args)
    super(ForetellError, error).__init__(*args)
    return error


class OptionsError(ForetellError, ValueError):
    """Options that do not exist or do not go together."""


class NotationError(ForetellError, ValueError):
    """Text that is not a card, suit or move."""


class DealError(ForetellError, ValueError):
    """Cards that cannot be dealt in this round, or a deal at the wrong time."""


class IllegalMove(ForetellError, ValueError):
    """A move that the rules do not allow now; the game is unchanged.

    Attributes: ``move`` (its text), ``seat`` (None when no seat is to move), ``key`` (the name of the reason), ``rule``
    (its number in docs/rules), ``reason`` (a sentence) and ``position`` (the position as a table, as the seat sees it).
    """

    def __init__(self, move: str, seat: int | None, key: str, rule: str, reason: str, position: str) -> None:
        """Build the message from all parts."""
        who = "nobody can" if seat is None else f"seat {seat} cannot"
        super().__init__(f"{who} {move} ({rule}): {reason}\n{position}")
        self.move, self.seat, self.key = move, seat, key
        self.rule, self.reason, self.position = rule, reason, position

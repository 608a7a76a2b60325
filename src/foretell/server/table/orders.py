"""What a command comes with, and how it is refused."""

from dataclasses import dataclass

from ...game.errors import ForetellError
from .deeds import AnyDeed
from .state import Status, Table


class Refusal(ForetellError):
    """Why a command is not carried out: a code for programs, a sentence, and for a move the rule's number."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        """Keep all parts."""
        super().__init__(message)
        self.code, self.message, self.rule = code, message, rule


@dataclass(frozen=True, slots=True)
class Actor:
    """Who gives a command."""

    player: str
    name: str
    program: bool = False


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What a table cannot know by itself: the time (milliseconds since 1970), and an id for a table to come."""

    at: int
    new_table: str


Deeds = tuple[AnyDeed, ...]


def need(table: Table, status: Status, otherwise: str) -> None:
    """Raise Refusal, with this sentence, where the table is at another time of its life."""
    if table.status is not status:
        raise Refusal(f"not-{status}", otherwise)

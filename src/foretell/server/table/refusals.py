"""How a command is refused."""

from ...game.errors import ForetellError
from .state import Status, Table


class Refusal(ForetellError):
    """Why a command is not carried out: a code for programs, a sentence, and for a move the rule's number."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        """Keep all parts."""
        super().__init__(message)
        self.code, self.message, self.rule = code, message, rule


def need(table: Table, status: Status, otherwise: str) -> None:
    """Raise Refusal, with this sentence, where the table is at another time of its life."""
    if table.status is not status:
        raise Refusal(f"not-{status}", otherwise)

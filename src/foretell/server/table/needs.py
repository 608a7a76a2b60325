"""What several commands need of a table."""

from ..eventlog.asking import Refusal
from .refusals import refusal
from .state import Status, Table


def need(table: Table, status: Status) -> None:
    """Raise Refusal unless the table has this status."""
    if table.status is not status:
        raise refusal(f"not-{status}")


def need_open(table: Table) -> None:
    """Raise Refusal unless the table is waiting for its game, and the shuffle is not locked."""
    need(table, Status.WAITING)
    if table.is_locked:
        raise Refusal("locked", "the game begins in a moment; nothing can be changed now")

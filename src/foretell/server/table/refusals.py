"""Refusals that several commands share."""

from ..eventlog.asking import Refusal
from .state import Status, Table


def need(table: Table, status: Status, otherwise: str) -> None:
    """Raise Refusal, with this sentence, unless the table has this status."""
    if table.status is not status:
        raise Refusal(f"not-{status}", otherwise)


def need_open(table: Table) -> None:
    """Raise Refusal unless the table is waiting for its game, and the shuffle is not locked."""
    need(table, Status.WAITING, "the game has begun")
    if table.is_locked:
        raise Refusal("locked", "the game begins in a moment; nothing can be changed now")

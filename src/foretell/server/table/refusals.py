"""Refusals that several commands share."""

from ..eventlog.asking import Refusal
from .state import Status, Table


def need(table: Table, status: Status, otherwise: str) -> None:
    """Raise Refusal, with this sentence, unless the table has this status."""
    if table.status is not status:
        raise Refusal(f"not-{status}", otherwise)

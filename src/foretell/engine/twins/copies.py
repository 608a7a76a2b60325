"""Copies of records: the compiled twin of ``foretell.rules.copies``."""

from typing import Any


def put_copy(states: Any, i: int, others: Any, j: int) -> None:
    """The i-th of the states becomes a copy of the j-th of others."""
    states[i] = others[j]

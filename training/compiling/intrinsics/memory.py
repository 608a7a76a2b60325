"""Copying and prefetching records: the compiled version of ``foretell.rules.memory``.

A large batch does not fit into the processor's caches: without prefetching, a step of 60,000 games takes more than
twice as long.
"""

from typing import Any

from training.compiling.instructions import prefetch, prefetch_front

_AHEAD = 8
"""How many games to look ahead: far enough for memory to answer, near enough to be still cached when used."""


def put_copy(states: Any, i: int, others: Any, j: int) -> None:
    """Replace the i-th of the states by a copy of the j-th of the others."""
    states[i] = others[j]


def fetch(states: Any, i: int) -> None:
    """Prefetch the records after the i-th."""
    prefetch(states, i + _AHEAD)


def fetch_front(states: Any, i: int) -> None:
    """Prefetch only their first fields: the table, the hands and the bids."""
    prefetch_front(states, i + _AHEAD)

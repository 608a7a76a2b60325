"""Copying records, and fetching them before they are needed: the compiled twin of ``foretell.rules.memory``.

A large batch does not fit into the processor's caches: without fetching ahead, a step of 60,000 games takes more than
twice as long.
"""

from typing import Any

from foretell.engine.instructions import prefetch, prefetch_front

_AHEAD = 8
"""So many games ahead: long enough for memory to answer, and still there when its turn comes."""


def put_copy(states: Any, i: int, others: Any, j: int) -> None:
    """The i-th of the states becomes a copy of the j-th of others."""
    states[i] = others[j]


def fetch(states: Any, i: int) -> None:
    """Records after the i-th will be needed soon."""
    prefetch(states, i + _AHEAD)


def fetch_front(states: Any, i: int) -> None:
    """The same, where only the table, the hands and the bids will be needed."""
    prefetch_front(states, i + _AHEAD)

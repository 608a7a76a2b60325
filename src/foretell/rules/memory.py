"""Copying states, and prefetching them from memory.

In C, macros for structs of any kind (``memory.h``).
"""

from collections.abc import MutableSequence, Sequence
from typing import Protocol, Self, TypeVar


class _Copied(Protocol):
    def copy(self) -> Self:
        """A copy of it."""


S = TypeVar("S", bound=_Copied)


def put_copy(states: MutableSequence[S], i: int, others: Sequence[S], j: int) -> None:
    """Replace the i-th of the states by a copy of the j-th of the others."""
    states[i] = others[j].copy()


def fetch(_states: Sequence[S], _i: int) -> None:
    """Prefetch the states after the i-th; nothing to do for plain states."""


def fetch_front(_states: Sequence[S], _i: int) -> None:
    """Prefetch only their first fields: the table, the hands and the bids."""

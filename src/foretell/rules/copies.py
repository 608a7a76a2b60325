"""Copies of states.

The compiler replaces this module by its twin for records (``foretell.engine.twins.copies``).
"""

from collections.abc import MutableSequence, Sequence
from typing import Protocol, Self, TypeVar


class _Copied(Protocol):
    def copy(self) -> Self:
        """One more of it."""
        ...


S = TypeVar("S", bound=_Copied)


def put_copy(states: MutableSequence[S], i: int, others: Sequence[S], j: int) -> None:
    """The i-th of the states becomes a copy of the j-th of others."""
    states[i] = others[j].copy()

"""What has to do with the memory in which states lie.

The compiler replaces this module by its twin for records (``foretell.engine.twins.memory``).
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


def fetch(_states: Sequence[S], _i: int) -> None:
    """States after the i-th will be needed soon: nothing to do for plain states."""


def fetch_front(_states: Sequence[S], _i: int) -> None:
    """The same, where only the table, the hands and the bids will be needed."""

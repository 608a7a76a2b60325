"""Drawing worlds: first the places of all unseen cards, then everything else that the viewer cannot know."""

from abc import ABC, abstractmethod
from collections.abc import MutableSequence, Sequence
from typing import Generic, NamedTuple, TypeVar

from ....rules.chance import below
from .numbering import number_below
from .placing import Cards, Placing

S = TypeVar("S")


class Case(NamedTuple):
    """The cards known to be in each place, and the ways to add the unseen ones."""

    known: Cards
    placing: Placing


class Table(ABC, Generic[S]):
    """What the viewer sees of a state: everything but the places and what is drawn with them."""

    @abstractmethod
    def state(self, places: Cards, rng: MutableSequence[int]) -> S:
        """The state with these cards in the places; draws everything else that nobody can know."""


class WorldSampler(Generic[S]):
    """The worlds that fit one view."""

    def __init__(self, table: Table[S], cases: Sequence[Case]) -> None:
        self._table = table
        self._cases = [case for case in cases if case.placing.count]
        self._count: int = sum(case.placing.count for case in self._cases)
        """The number of ways in which the unseen cards may lie, counting each Wizard and Fool separately."""
        if not self._cases:
            raise ValueError("no deal fits this view")

    def draws(self, count: int, rng: MutableSequence[int]) -> list[S]:
        """This many random worlds, independent of one another; the generator is that of ``rules.chance.below``."""
        return [self._world(number_below(rng, self._count), rng) for _ in range(count)]

    def _world(self, number: int, rng: MutableSequence[int]) -> S:
        """The world with this number; only what the cards do not determine is drawn."""
        case = iter(self._cases)
        known, placing = next(case)
        while number >= placing.count:
            number -= placing.count
            known, placing = next(case)
        places = known[:]
        placing.fill(places, number)
        return self._table.state(places, rng)


def unknown_seed(rng: MutableSequence[int]) -> int:
    """A random seed for the rounds to come, since nobody knows the real one."""
    return below(rng, 1 << 31) << 31 | below(rng, 1 << 31)

"""Drawing worlds: first the places of all unseen cards, then everything else that the viewer cannot know."""

from abc import ABC, abstractmethod
from collections.abc import MutableSequence, Sequence
from typing import Generic, NamedTuple, TypeVar

from ...rules.chance import below
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
    """The worlds that fit one view, made by ``foretell.engine.worlds.sampler``."""

    def __init__(self, table: Table[S], cases: Sequence[Case]) -> None:
        self._table = table
        self._cases = [case for case in cases if case.placing.count]
        self.count: int = sum(case.placing.count for case in self._cases)
        """The number of ways in which the unseen cards may lie, counting each Wizard and Fool separately."""
        if not self._cases:
            raise ValueError("no deal fits this view")

    def draw(self, rng: MutableSequence[int]) -> S:
        """A random world; the generator is that of ``foretell.rules.chance.below``."""
        return self.world(number_below(rng, self.count), rng)

    def draws(self, count: int, rng: MutableSequence[int]) -> list[S]:
        """This many random worlds, independent of one another."""
        return [self.draw(rng) for _ in range(count)]

    def world(self, number: int, rng: MutableSequence[int]) -> S:
        """The world with this number, 0 to ``count`` - 1; only what the cards do not determine is drawn.

        Raises IndexError for other numbers.
        """
        if not 0 <= number < self.count:
            raise IndexError(f"worlds are numbered from 0 to {self.count - 1}, not {number}")
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

"""Drawing worlds in CPython: first the places of all unseen cards, then everything else the viewer cannot know."""

from collections.abc import Callable, MutableSequence
from typing import Any, Generic, TypeVar

from ...rules.wide import LIMBS
from .placing import Placing
from .sampling import CHOSEN, MOST_CASES, TOTAL, Sampler
from .ways import Graph

S = TypeVar("S")
USUAL_ROOM = 1 << 10
"""How many numbers a graph can usually keep: more than almost every view needs."""


def sampler_with_room(room: int) -> Sampler:
    """A sampler whose graphs can keep this many numbers, a power of two; lists are made as long as they must be."""
    graphs = [
        Graph(room=room, wides=[0] * (LIMBS * room), keys=[0] * room, slots=[0] * (2 * room), used=[0] * room)
        for _ in range(MOST_CASES)
    ]
    return Sampler(cases=[Placing(graph=graph) for graph in graphs])


class WorldSampler(Generic[S]):
    """The worlds that fit one view, made by ``foretell.engine.worlds.sampler``."""

    def __init__(
        self,
        table: Any,
        state: type[S],
        draw: Callable[[Any, MutableSequence[int], MutableSequence[S], int], None],
        put_world: Callable[[Any, MutableSequence[int], MutableSequence[S], int], None],
    ) -> None:
        self._table, self._state, self._draw, self._put_world = table, state, draw, put_world
        self.count: int = table.sampler.wides[LIMBS * TOTAL]
        """The number of ways in which the unseen cards may lie, counting each Wizard and Fool separately."""
        if not self.count:
            raise ValueError("no deal fits this view")

    def draw(self, rng: MutableSequence[int]) -> S:
        """A random world; the generator is that of ``foretell.rules.chance.below``."""
        return self.draws(1, rng)[0]

    def draws(self, count: int, rng: MutableSequence[int]) -> list[S]:
        """This many random worlds, independent of one another; raises MemoryError for more than there is room for."""
        try:
            worlds = [self._state()] * count
        except (MemoryError, OverflowError):
            raise MemoryError(f"there is no room for {count} worlds") from None
        for i in range(count):
            self._draw(self._table, rng, worlds, i)
        return worlds

    def world(self, number: int, rng: MutableSequence[int]) -> S:
        """The world with this number, 0 to ``count`` - 1; only what the cards do not determine is drawn.

        Raises IndexError for other numbers.
        """
        if not 0 <= number < self.count:
            raise IndexError(f"worlds are numbered from 0 to {self.count - 1}, not {number}")
        self._table.sampler.wides[LIMBS * CHOSEN] = number
        worlds = [self._state()]
        self._put_world(self._table, rng, worlds, 0)
        return worlds[0]

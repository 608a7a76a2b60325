"""Worlds: full states that fit everything a seat knows, drawn at random or enumerated (see ``docs/worlds.md``).

>>> from foretell import Game
>>> game = Game(players=3, seed=7)
>>> worlds = sampler(game.observe(0).view)
>>> worlds.count  # 58 cards that seat 0 has not seen, and two hands of one card
3306
>>> rng = [42]
>>> state = worlds.draw(rng)
"""

from collections.abc import Callable, MutableSequence
from typing import Any, Generic, TypeVar, overload

from ...rules.extreme.state import State as ExtremeState
from ...rules.extreme.view import View as ExtremeView
from ...rules.wide import LIMBS
from ...rules.wizard.state import State as WizardState
from ...rules.wizard.view import View as WizardView
from .extreme.table import Table as ExtremeTable
from .extreme.table import draw as draw_extreme
from .extreme.table import put_world as put_extreme
from .extreme.table import sit_down as sit_down_at_extreme
from .placing import Placing
from .sampling import CHOSEN, MOST_CASES, TOTAL, Sampler
from .ways import Graph
from .wizard.table import Table as WizardTable
from .wizard.table import draw as draw_wizard
from .wizard.table import put_world as put_wizard
from .wizard.table import sit_down as sit_down_at_wizard

__all__ = ["WorldSampler", "sampler"]

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
    """The worlds that fit one view, made by ``sampler``."""

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


@overload
def sampler(view: WizardView) -> WorldSampler[WizardState]: ...
@overload
def sampler(view: ExtremeView) -> WorldSampler[ExtremeState]: ...
def sampler(view: WizardView | ExtremeView) -> WorldSampler[WizardState] | WorldSampler[ExtremeState]:
    """A sampler of worlds that fit the view.  Raises ValueError if none fits, which cannot happen in a real game."""
    room = USUAL_ROOM
    while True:
        table = _sit_down(view, sampler_with_room(room))
        if not table.sampler.is_full:
            break
        room *= 4
    if isinstance(table, WizardTable):
        return WorldSampler(table, WizardState, draw_wizard, put_wizard)
    return WorldSampler(table, ExtremeState, draw_extreme, put_extreme)


def _sit_down(view: WizardView | ExtremeView, empty: Sampler) -> WizardTable | ExtremeTable:
    """A table for the view, with this sampler."""
    if isinstance(view, WizardView):
        table = WizardTable(sampler=empty)
        sit_down_at_wizard(table, view)
        return table
    other = ExtremeTable(sampler=empty)
    sit_down_at_extreme(other, view)
    return other

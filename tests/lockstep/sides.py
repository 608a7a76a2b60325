"""Targets of the rules and the bots, each of which plays the same games and is asked at the same positions."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256

from .compiled import CompiledTables
from .deciding import Decider, NativeDecider, PlainDecider
from .plain import PlainTable
from .positions import Position
from .stories import Story
from .telling import told

Task = Story | Position
Hashed = tuple[int, str]
"""How many deals and moves a game has had (1 for a decision), and a hash of all that was told."""


class Side(ABC):
    """A target.  What it tells has names: ``game 7``, and ``thumb 7`` for that level at position 7."""

    name: str

    @abstractmethod
    def hashes(self, tasks: Sequence[Task]) -> dict[str, Hashed]:
        """What is told of these games and positions, by name."""

    @abstractmethod
    def whole(self, task: Task) -> dict[str, bytes]:
        """The same of one, not hashed."""


class LocalSide(Side):
    """A target in this process."""

    def __init__(self, name: str, games: Callable[[Story], Iterable[bytes]], decider: Decider) -> None:
        """``games``: all that is told of a game, step by step."""
        self.name, self._games, self._decider = name, games, decider

    def hashes(self, tasks: Sequence[Task]) -> dict[str, Hashed]:
        found = {}
        for task in tasks:
            for name, parts in self._told(task):
                whole, steps = sha256(), 0
                for part in parts:
                    whole.update(part)
                    steps += 1
                found[name] = steps, whole.hexdigest()
        return found

    def whole(self, task: Task) -> dict[str, bytes]:
        return {name: b"".join(parts) for name, parts in self._told(task)}

    def _told(self, task: Task) -> Iterable[tuple[str, Iterable[bytes]]]:
        if isinstance(task, Position):
            return [(f"{level} {task.number}", [told]) for level, told in self._decider.answers(task).items()]
        return [(task.name, self._games(task))]


def local_sides(nets: int) -> Mapping[str, Side]:
    """Those in this process, by name; ``nets``: the number of positions at which CPython asks the nets."""
    sides = (
        LocalSide("cpython", in_cpython, PlainDecider(nets)),
        LocalSide("native", CompiledTables().told, NativeDecider()),
    )
    return {side.name: side for side in sides}


def in_cpython(played: Story) -> Iterable[bytes]:
    """All that CPython tells of a game."""
    return told(PlainTable(played.kind.options.game), played)

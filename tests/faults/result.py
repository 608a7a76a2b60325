"""What is to happen in a run, and what came of it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from foretell.store import Row

from .client import Client


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to happen in a run."""

    faults: int
    tables: int
    seconds: float
    """No fault begins later."""
    seed: int
    think: tuple[float, float] = (0.2, 1.0)
    only: str = ""
    """A part of the names of the kinds of faults; others do not happen."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a fault, or of two at once."""

    name: str
    many: int
    silence: float
    goal: float | None
    recovered: bool = True
    silent: Sequence[str] = ()
    """What the people wait for at tables that are silent still."""
    still: float = 0.0
    """The longest that the program itself stood still meanwhile, in seconds."""


@dataclass
class Result:
    """What came of a run."""

    outcomes: list[Outcome] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    """A sentence for each thing that is wrong."""
    counts: Counter[str] = field(default_factory=Counter)

    def add(self, name: str, rows: Sequence[Row], wrong: Iterable[str], clients: Sequence[Client]) -> None:
        """Add what came of a log, and of all who were connected to it."""
        self.wrong += [f"{name}: {why}" for why in wrong]
        self.counts["lines in the logs"] += len(rows)
        for client in clients:
            self.counts["commands acknowledged"] += len(client.heard.acknowledged)
            self.counts["messages read"] += len(client.heard.frames)
            self.counts["connections"] += client.heard.connections

    @property
    def faults(self) -> int:
        """How many faults there were."""
        return sum(outcome.many for outcome in self.outcomes)

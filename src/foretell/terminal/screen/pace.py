"""How long things stay to be looked at."""

from enum import Enum


class Pace(Enum):
    """Seconds that a bot takes for a move, and that a complete trick stays on the table."""

    SLOW = (1.6, 4.0)
    NORMAL = (0.8, 2.2)
    FAST = (0.25, 0.9)
    INSTANT = (0.0, 0.0)

    @property
    def move(self) -> float:
        """For a bot's move."""
        return self.value[0]

    @property
    def trick(self) -> float:
        """For a complete trick."""
        return self.value[1]

    @property
    def patience(self) -> float:
        """After a question comes up, before it can be answered."""
        return min(self.move, 0.3)

    def changed(self, steps: int) -> "Pace":
        """A faster pace, or with negative steps a slower one."""
        paces = list(Pace)
        return paces[min(max(paces.index(self) + steps, 0), len(paces) - 1)]

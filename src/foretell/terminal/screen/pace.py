"""The pace of the game on the screen."""

from enum import Enum


class Pace(Enum):
    """Seconds for the move of a bot, and for showing a complete trick."""

    SLOW = (1.6, 4.0)
    NORMAL = (0.8, 2.2)
    FAST = (0.25, 0.9)
    INSTANT = (0.0, 0.0)

    @property
    def move(self) -> float:
        """Seconds for the move of a bot."""
        return self.value[0]

    @property
    def trick(self) -> float:
        """Seconds for a complete trick."""
        return self.value[1]

    @property
    def patience(self) -> float:
        """Seconds during which a new question ignores keys."""
        return min(self.move, 0.3)

    def changed(self, steps: int) -> "Pace":
        """A faster pace, or a slower one if ``steps`` is negative."""
        paces = list(Pace)
        return paces[min(max(paces.index(self) + steps, 0), len(paces) - 1)]

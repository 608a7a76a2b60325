"""What can be wrong with a position."""

from ..game.errors import ForetellError


class PositionError(ForetellError, ValueError):
    """Text that is not a position, a position that cannot be, or one that does not say what is asked.

    The message says where the fault is, what is wrong, and what would be right (docs/position-format.md).
    """

"""How long a bot in another process may take."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits in seconds."""

    start: float = 60.0
    """To say hello after its start, and to be ready for a game while it owes no other answer."""
    answer: float = 20.0
    """For any other answer."""

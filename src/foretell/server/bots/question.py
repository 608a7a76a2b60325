"""What a bot is asked at a table: an observation, and nothing else of the game."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from ...bots.pipe.process import Message
from ...game.observation import Observation

Lines = Callable[[int], Awaitable[Sequence[Message] | None]]
"""The lines of the game after a number, as the seat may read them; None if that line was taken back."""


async def _none(_after: int) -> Sequence[Message]:
    return ()


@dataclass(frozen=True, slots=True)
class Question:
    """A bot is to choose a move."""

    bot: str
    seed: int
    """What its random choices follow from, if it was not asked at this place before."""
    seen: Observation
    place: str = ""
    """The bot's table and seat if it may remember the game, otherwise empty."""
    lines: Lines = _none

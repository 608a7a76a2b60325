"""The seats of a table."""

from dataclasses import dataclass
from typing import Literal

from ..protocol.actions import Absence
from ..protocol.kinds import Portrait

BOT = "thumb"
"""The bot that plays for absent players."""
REMOVED: Literal["removed"] = "removed"
"""Why a bot plays for a player whom the table's opener has removed from the running game."""


@dataclass(slots=True)
class Seat:
    """A seat: free, of a player, of a bot, or of a player for whom a bot plays."""

    player: str | None = None
    """Their id; empty for a player who had everything about them deleted, as is their name."""
    name: str = ""
    program: bool = False
    bot: str | None = None
    why: Absence | None = None
    """Why a bot plays for the player."""
    value: str | None = None
    """The value that the seat adds to the shuffle, as far as all know it."""
    commitment: str | None = None
    """The commitment to a value that the seat discloses when the shuffle is locked."""
    portrait: Portrait | None = None
    """The portrait that the player has chosen."""

    @property
    def free(self) -> bool:
        """Whether the seat is free."""
        return self.player is None and self.bot is None

    @property
    def is_removed(self) -> bool:
        """Whether the table's opener has removed the player from the running game."""
        return self.why == REMOVED

    @property
    def is_played_by_owner(self) -> bool:
        """Whether a player sits there, and no bot plays for them."""
        return bool(self.player) and self.bot is None

"""Those whom the operator keeps out, by address and by player."""

from collections.abc import Iterable

from ...store import Ban
from .reader import Reader


class Bars:
    """The operator's bans, as requests and sockets are checked against them."""

    def __init__(self) -> None:
        self._barred: frozenset[tuple[str, str]] = frozenset()

    def set(self, bans: Iterable[Ban]) -> None:
        """Replace all bans."""
        self._barred = frozenset((ban.kind, ban.value) for ban in bans)

    def address(self, address: str) -> bool:
        """Whether an address, as limits count it, is kept out."""
        return ("address", address) in self._barred

    def reader(self, reader: Reader) -> bool:
        """Whether somebody who is connected is kept out."""
        return self.address(reader.address) or (reader.player is not None and self.player(reader.player))

    def player(self, player: str) -> bool:
        """Whether a player is kept out."""
        return ("player", player) in self._barred

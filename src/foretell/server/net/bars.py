"""The addresses and players that the operator has banned."""

from collections.abc import Iterable

from ...store import Ban
from .reader import Reader


class Bars:
    """The operator's bans; requests and sockets are checked against them."""

    def __init__(self) -> None:
        self._barred: frozenset[tuple[str, str]] = frozenset()

    def set(self, bans: Iterable[Ban]) -> None:
        """Replace all bans."""
        self._barred = frozenset((ban.kind, ban.value) for ban in bans)

    def address(self, address: str) -> bool:
        """Whether an address, as limits count it, is banned."""
        return ("address", address) in self._barred

    def reader(self, reader: Reader) -> bool:
        """Whether a connected reader is banned."""
        return self.address(reader.address) or (reader.player is not None and self.player(reader.player))

    def player(self, player: str) -> bool:
        """Whether a player is banned."""
        return ("player", player) in self._barred

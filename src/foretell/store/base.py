"""What every store can do."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ..game.errors import ForetellError


class StoreError(ForetellError):
    """The store cannot do what was asked now; it may be able to later."""


class Conflict(StoreError):
    """Somebody else has written an entry with this number."""


class Damaged(StoreError):
    """What was asked for cannot be read, however often it is tried."""


@dataclass(frozen=True, slots=True)
class Row:
    """An entry of a log: its number, from 1, and its bytes."""

    seq: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Index:
    """By what a table is found without reading its log; written together with its entries."""

    listed: bool = False
    """Whether it belongs into the list of open tables."""
    wake: int | None = None
    """When the server must look at it again by itself (milliseconds since 1970); None: never."""
    summary: bytes = b""
    """What a list shows of it."""
    players: tuple[str, ...] | None = None
    """The ids of those who have a seat at it; None: the same as before."""


@dataclass(frozen=True, slots=True)
class Found:
    """A table that was found by its index."""

    table: str
    summary: bytes


@dataclass(frozen=True, slots=True)
class Player:
    """Who owns a token."""

    id: str
    name: str
    program: bool = False


class Store(Protocol):
    """A store of logs.  What ``create`` and ``append`` have returned from is on disk, whole, and will stay.

    All methods raise StoreError where the store cannot do what they are for.  Where a part of it is damaged,
    ``listed``, ``tables_of`` and ``due`` leave out what cannot be read.
    """

    async def create(self, table: str, rows: Sequence[Row], index: Index) -> None:
        """Begin a table's log with rows 1, 2, …; raises Conflict where there is such a table."""
        ...

    async def append(self, table: str, rows: Sequence[Row], index: Index) -> None:
        """Add the next rows, all or none; raises Conflict where they do not follow the last one."""
        ...

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table's log after a number; none where there is no such table.

        Raises Damaged where some of them are there no more, or cannot be read.
        """
        ...

    async def listed(self, limit: int) -> list[Found]:
        """The tables that belong into the list of open ones, newest first."""
        ...

    async def tables_of(self, player: str, limit: int) -> list[Found]:
        """The tables at which the player has a seat, newest first."""
        ...

    async def due(self, before: int, limit: int) -> list[tuple[str, int]]:
        """The tables whose time to wake is at or before this, longest due first, each with its time."""
        ...

    async def wake_at(self, table: str, wake: int | None) -> None:
        """Look at the table at another time than its last rows have said."""
        ...

    async def remove(self, table: str) -> None:
        """Forget a log and all that is known of it; nothing happens where there is none."""
        ...

    async def add_player(self, player: Player, token: bytes) -> None:
        """Keep a player under the hash of his token; raises Conflict where there is one of this id or token."""
        ...

    async def rename_player(self, player: str, name: str) -> None:
        """Give the player of this id another name."""
        ...

    async def player(self, token: bytes) -> Player | None:
        """The player whose token has this hash."""
        ...

    async def check(self) -> None:
        """Write something that changes nothing; raises StoreError where nothing can be written."""
        ...

    async def close(self) -> None:
        """Finish what was begun, and let go of the files."""
        ...

"""What every store offers: logs, and who owns them.  ``sql`` has the parts that all stores share.

When a method returns, what it has written is safely on disk.  Every method raises StoreError if the store cannot do its
work at the moment.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Protocol

from .sql.access import Codes, Passkeys, Tickets, Tokens
from .sql.database import Database
from .sql.operator import Acts, Bans
from .sql.players import Erasures, Players
from .sql.ratings import Ratings
from .sql.subscriptions import Subscriptions
from .values import Found, FoundDamaged, Index, Log, Row, StoreError

_AT_ONCE = 200
"""How many logs are read at once where all are."""


class Logs(Protocol):
    """Logs of bytes, found by their names; each has an index, by which ``Directory`` finds it.

    Where several processes use one store, only the owner of a log writes to it: for any other process ``append`` raises
    Conflict, and other methods OwnedElsewhere.
    """

    async def create(self, log: str, rows: Sequence[Row], index: Index) -> None:
        """Start a log with rows 1, 2, …; raises Conflict if it exists."""

    def append(self, log: str, rows: Sequence[Row], index: Index | None) -> "asyncio.Future[None]":
        """Begin to append rows, all or none; the future is done when they are on disk.

        ``index``: the log's new index; None: it does not change.  The future raises Conflict if there is no such log or
        the rows do not follow its last row.
        """

    async def read(self, log: str) -> list[Row]:
        """All rows; empty if there is no such log.  Raises Damaged if rows are missing or cannot be read."""

    async def size(self, log: str) -> int:
        """The bytes of all rows, without the newest ones where that is quicker; 0 if there is no such log."""

    async def rewrite(self, log: str, rows: Sequence[Row], index: Index) -> None:
        """Replace the bytes of some rows, and the index, all or nothing; raises Conflict if a row does not exist."""

    async def reindex(self, log: str, index: Index) -> None:
        """Replace a log's index; does nothing if there is no such log."""

    async def wake_at(self, log: str, wake: int | None) -> None:
        """Replace the time to wake in a log's index; does nothing if there is no such log."""

    async def remove(self, log: str) -> None:
        """Delete a log and its index; does nothing if there is no such log."""


class Directory(Protocol):
    """Finds logs by their indexes.  What cannot be read in a damaged database is left out."""

    async def listed(self, limit: int) -> list[Found]:
        """The logs that are listed, newest first."""

    async def of_player(self, player: str, limit: int) -> list[Found]:
        """The logs in which the player, or a guest who became this player, has a seat, newest first, each once.

        For the name of a log: the clubs that have its game.
        """

    async def due(self, before: int, limit: int) -> list[tuple[str, int]]:
        """The logs to wake at or before a time (milliseconds since 1970), the longest due first, each with its time.

        Those that another process owns are left out.
        """

    async def all(self, after: int, limit: int, holding: bytes = b"") -> list[Log]:
        """The logs with keys above ``after``, in ascending order, at most ``limit``.

        ``holding``: bytes to search for in their rows.
        """

    async def each(self, holding: bytes = b"") -> AsyncIterator[Log]:
        """All logs, read in small parts, so that nobody waits long; raises StoreError."""
        after = 0
        while found := await self.all(after, _AT_ONCE, holding):
            after = found[-1].key
            for log in found:
                yield log


class Ownership(Protocol):
    """Which process owns which log: at most one owns a log at a time.

    A new log has no owner: the process that is asked for it next claims it.
    """

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use this store."""

    @property
    def is_sure(self) -> bool:
        """Whether this process certainly still owns what it has claimed; if not, it must show nothing from memory."""

    async def join(self, lost: Callable[[], None]) -> bytes:
        """Start to own logs, and return the secret by which the processes that share the store recognize each other.

        ``lost``: called when this process can no longer be sure that it owns what it has claimed.
        """

    async def leave(self) -> None:
        """Write what is waiting, then give up all logs, so that others can claim them at once."""

    async def claim(self, log: str) -> list[Row]:
        """Become the owner of a log, and return all of its rows; empty if there is no such log.

        Raises OwnedElsewhere, DiskFull, and Damaged as ``Logs.read`` does.
        """

    async def size(self, log: str) -> int:
        """The same as ``Logs.size``, for a log that this process owns or may claim; raises OwnedElsewhere."""

    def release(self, log: str) -> "asyncio.Future[None]":
        """Begin to give up a log; the future is done when another process can claim it.  It need not be awaited."""

    async def missing(self, address: str) -> bool:
        """Report that the process at an address refuses connections: if its heartbeats are late too, it loses its logs.

        Returns whether no process is known at this address any more.
        """

    async def others(self) -> list[str]:
        """The addresses at which this process can reach the others that share the store."""


class Store(ABC):
    """A store: its parts, each for those who need it."""

    logs: Logs
    directory: Directory
    ownership: Ownership
    damage: FoundDamaged
    """What was found damaged when the store was opened."""

    def __init__(self, database: Database) -> None:
        self.players = Players(database)
        self.tokens = Tokens(database)
        self.passkeys = Passkeys(database)
        self.tickets = Tickets(database)
        self.codes = Codes(database)
        self.subscriptions = Subscriptions(database)
        self.ratings = Ratings(database)
        self.erasures = Erasures(database)
        self.bans = Bans(database)
        self.acts = Acts(database)

    async def newest(self) -> int:
        """When the store was last used before it was opened, as far as it is known (milliseconds since 1970), or 0.

        Here: when anybody was last here, to the day.
        """
        return await self.players.newest()

    @abstractmethod
    async def check(self) -> None:
        """Write something that changes nothing; raises StoreError if nothing can be written."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes, and close the files or connections."""


def check_order(rows: Sequence[Row], first: int) -> None:
    """Raise StoreError unless there are rows, numbered consecutively from ``first``."""
    if not rows:
        raise StoreError("there are no rows to write")
    for seq, row in enumerate(rows, first):
        if row.seq != seq:
            raise StoreError("rows must be numbered consecutively")

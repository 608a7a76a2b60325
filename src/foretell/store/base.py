"""The interface of every store."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from .people import AccountStore, OperatorStore, PeopleStore, PushStore, TicketStore
from .values import Found, FoundDamaged, Index, Player, Row, StoreError


class Store(PeopleStore, AccountStore, TicketStore, PushStore, OperatorStore, Protocol):
    """A store of logs.  When ``create`` or ``append`` returns, the whole of its data is safely on disk.

    All methods raise StoreError if they cannot do their work.  If the database is damaged in part, ``listed``,
    ``tables_of`` and ``due`` leave out what cannot be read.

    Where several processes use one store, each log has at most one owner, and only its owner writes to it: others get
    OwnedElsewhere, or Conflict from ``append``.  A new log has no owner: the process that is asked for it next is.
    """

    @property
    def damage(self) -> FoundDamaged:
        """What was found damaged when the store was opened."""
        ...

    @property
    def is_shared(self) -> bool:
        """Whether several processes use this store."""
        ...

    async def join(self, lost: Callable[[], None]) -> bytes:
        """Begin to own logs, and return the secret by which the processes that share the store know each other.

        ``lost``: called when this process can no longer be sure that it owns what it has claimed.
        """
        ...

    async def leave(self) -> None:
        """Write what is waiting, then give up all logs, so that others can claim them at once."""
        ...

    async def missing(self, address: str) -> bool:
        """The process at this address refuses connections: if it does not beat either, others may claim its logs.

        Returns whether they may: no process is known there any more.
        """
        ...

    async def others(self) -> list[str]:
        """Where the other processes that share the store can be reached by this one."""
        ...

    @property
    def is_sure(self) -> bool:
        """Whether what this process has claimed is certainly still its own; if not, nothing is shown from memory."""
        ...

    async def claim(self, table: str) -> list[Row]:
        """Become the owner of a table's log, and read it whole; empty if there is no such table.

        Raises Damaged as ``read`` does, and OwnedElsewhere.
        """
        ...

    async def give_up(self, table: str) -> None:
        """Release a log, and wait until another process can claim it; raises StoreError."""
        ...

    def release(self, table: str) -> None:
        """Let another process claim this log, soon."""
        ...

    async def create(self, table: str, rows: Sequence[Row], index: Index) -> None:
        """Start a table's log with rows 1, 2, …; raises Conflict if the table exists."""
        ...

    def append(self, table: str, rows: Sequence[Row], index: Index | None) -> "asyncio.Future[None]":
        """Begin to append rows, all or none; done when they are on disk.

        ``index``: None: it stays as it is.  The future has Conflict if the rows do not follow the last row.
        """
        ...

    async def reindex(self, table: str, index: Index) -> None:
        """Replace a table's index; does nothing if there is no such table."""
        ...

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table's log after this number; empty if there is no such table.

        Raises Damaged if some of them are missing or cannot be read.
        """
        ...

    async def listed(self, limit: int) -> list[Found]:
        """The tables in the list of open tables, newest first."""
        ...

    async def tables_of(self, player: str, limit: int) -> list[Found]:
        """The tables at which the player, or a guest that became this player, has a seat, newest first; each once."""
        ...

    async def due(self, before: int, limit: int) -> list[tuple[str, int]]:
        """The tables that are due to wake at or before this time, the longest due first, each with its time.

        Those that another process owns are left to it.
        """
        ...

    async def wake_at(self, table: str, wake: int | None) -> None:
        """Change the time at which the table wakes."""
        ...

    async def remove(self, table: str) -> None:
        """Delete a table's log and index; does nothing if there is no such table."""
        ...

    async def add_player(self, player: Player, token: bytes) -> None:
        """Add a player under the hash of their token; raises Conflict if the id or the token exists."""
        ...

    async def rename_player(self, player: str, name: str) -> None:
        """Rename the player with this id."""
        ...

    async def player(self, token: bytes) -> Player | None:
        """The player whose token has this hash, by ``add_player`` or ``add_token``."""
        ...

    async def check(self) -> None:
        """Write something that changes nothing; raises StoreError where nothing can be written."""
        ...

    async def close(self) -> None:
        """Finish pending writes, and close the files."""
        ...


def check_order(rows: Sequence[Row], first: int) -> None:
    """Raise StoreError unless there are rows, numbered one by one from ``first``."""
    if not rows:
        raise StoreError("there must be rows to write")
    for seq, row in enumerate(rows, first):
        if row.seq != seq:
            raise StoreError("rows must be numbered consecutively")

"""The interface of every store."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ..game.errors import ForetellError


class StoreError(ForetellError):
    """The store cannot do what was asked now; it may be able to later."""


class Conflict(StoreError):
    """Another writer has already written an entry with this number."""


class Damaged(StoreError):
    """The data cannot be read, however often it is tried."""


@dataclass(frozen=True, slots=True)
class Row:
    """A log entry: its number, from 1, and its bytes."""

    seq: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Index:
    """The values by which a table is found without reading its log; written together with its entries."""

    listed: bool = False
    """Whether the table belongs in the list of open tables."""
    wake: int | None = None
    """When the server must wake the table (milliseconds since 1970); None: never."""
    summary: bytes = b""
    """The summary that lists show; empty while it changes with every row."""
    players: tuple[str, ...] | None = None
    """The ids of the players who have a seat; None: unchanged."""


@dataclass(frozen=True, slots=True)
class Found:
    """A table found by its index."""

    table: str
    summary: bytes


@dataclass(frozen=True, slots=True)
class Player:
    """The owner of a token."""

    id: str
    name: str
    program: bool = False
    was: tuple[str, ...] = ()
    """The ids of guests that became this player when they signed in; in no certain order."""


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey of a player."""

    id: bytes
    """The credential's id, which the authenticator has chosen: at most 1023 bytes."""
    player: str
    key: bytes
    """The public key (COSE)."""
    counter: int
    """The number of signatures as the authenticator counts them; 0 where it does not count."""
    name: str
    """The device, as far as its browser tells."""
    made_at: int
    """When it was made (milliseconds since 1970)."""
    used_at: int | None = None
    """When somebody last signed in with it."""


class Store(Protocol):
    """A store of logs.  When ``create`` or ``append`` returns, the whole of its data is safely on disk.

    All methods raise StoreError if they cannot do their work.  If the database is damaged in part, ``listed``,
    ``tables_of`` and ``due`` leave out what cannot be read.
    """

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
        """The tables that are due to wake at or before this time, the longest due first, each with its time."""
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

    async def add_token(self, player: str, token: bytes) -> None:
        """Let one more device act as a player, by the hash of its token.

        Raises Conflict if there is no such player, or anybody has this token.
        """
        ...

    async def remove_tokens(self, player: str) -> None:
        """Delete all tokens of a player that ``add_token`` added; that of ``add_player`` stays."""
        ...

    async def merge(self, guest: str, account: str) -> bool:
        """Make a guest, and all who were merged into them, the same player as an account; whether it was done.

        From then on the guest's id is among the account's ``was``, with those in the guest's ``was``.  The guest's
        tokens are nobody's any more, since others may know them.  Logs and indexes of tables stay as they are.

        Nothing is done where both are the same, one of them does not exist or has been merged, or the guest has
        passkeys.  All of it happens in one transaction.
        """
        ...

    async def add_passkey(self, passkey: Passkey) -> None:
        """Add a passkey; raises Conflict if its id exists, or its player does not, or has been merged."""
        ...

    async def passkey(self, key_id: bytes) -> Passkey | None:
        """The passkey with this id."""
        ...

    async def passkeys_of(self, player: str) -> list[Passkey]:
        """The player's passkeys, oldest first; by their ids where they are equally old."""
        ...

    async def use_passkey(self, key_id: bytes, counter: int, at: int) -> bool:
        """Note that somebody has signed in with a passkey, and the authenticator's new counter; whether it was done.

        Nothing is done if there is no such passkey, or the counter is not above the last one (a copy of the
        authenticator may exist), unless both are 0.  Of several calls with one counter only one succeeds.
        """
        ...

    async def remove_passkey(self, player: str, key_id: bytes) -> bool:
        """Delete one of the player's passkeys; whether there was one."""
        ...

    async def remove_passkeys(self, player: str) -> None:
        """Delete all passkeys of a player, so that nobody can sign in as them any more.

        Where a player's own row is deleted, their passkeys, tokens and the guests that became them go with it.
        """
        ...

    async def check(self) -> None:
        """Write something that changes nothing; raises StoreError where nothing can be written."""
        ...

    async def close(self) -> None:
        """Finish pending writes, and close the files."""
        ...

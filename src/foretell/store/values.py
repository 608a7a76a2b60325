"""What a store takes and gives."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import msgspec

from ..game.errors import ForetellError

Observer = Callable[[int, int, float], None]
"""Called after each commit: the number of jobs in it, how many could not be written, and the seconds that it took."""


class StoreError(ForetellError):
    """The store cannot do what was asked now; it may be able to later."""


class Conflict(StoreError):
    """Another writer has already written an entry with this number."""


class Damaged(StoreError):
    """The data cannot be read, however often it is tried."""


class OwnedElsewhere(StoreError):
    """Another process owns this log."""

    def __init__(self, address: str) -> None:
        """``address``: where that process listens to other processes."""
        super().__init__("another process owns this log")
        self.address = address


@dataclass(frozen=True, slots=True)
class FoundDamaged:
    """What in a database was found damaged when it was opened."""

    cut: tuple[str, ...] = ()
    """The names of the logs whose newest rows are lost; to read one of them raises Damaged."""
    parts: Mapping[str, str] = field(default_factory=dict)
    """By tables of the database: what is wrong with it or its indexes."""
    renewed: tuple[str, ...] = ()
    """The tables of the database of which indexes were damaged, and were made again; nothing is lost."""


class Row(msgspec.Struct, frozen=True):
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
    owner: str | None = None
    """The address of the other process that owns its log; None: there is none."""


@dataclass(frozen=True, slots=True)
class Player:
    """The owner of a token."""

    id: str
    name: str
    program: bool = False
    made: int = 0
    """When they took their first name here (milliseconds since 1970); 0: it was not noted then."""
    seen: int = 0
    """When they were last there, to the day."""
    was: tuple[str, ...] = ()
    """The ids of guests that became this player when they signed in; in no certain order."""


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser of a player that wants to be notified (Web Push)."""

    endpoint: str
    """The address at the browser's push service; whoever knows it can send there, but nobody can read along."""
    player: str
    key: bytes
    """The browser's public key: 65 bytes."""
    auth: bytes
    """The secret that it shares with the server: 16 bytes."""
    language: str
    made_at: int
    """When it was made (milliseconds since 1970)."""


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

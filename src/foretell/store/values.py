"""What a store takes and gives."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from ..game.errors import ForetellError

BanKind = Literal["player", "address"]
DIRTY = ""
"""Listed among due erasures while something erased may still be in the files."""
Observer = Callable[[int, int, float], None]
"""Called after each commit: the number of jobs in it, how many could not be written, and the seconds that it took."""


class StoreError(ForetellError):
    """The store cannot do its work now; trying again later may help."""


class Conflict(StoreError):
    """A write contradicts what the store has, such as a row with the same number."""


class Damaged(StoreError):
    """The data cannot be read, and trying again does not help."""


class DiskFull(StoreError):
    """Nothing can be written for lack of room; what is there can be read."""


class OwnedElsewhere(StoreError):
    """Another process owns this log."""

    def __init__(self, address: str) -> None:
        """``address``: where that process listens to other processes."""
        super().__init__("another process owns this log")
        self.address = address


@dataclass(frozen=True, slots=True)
class FoundDamaged:
    """What was damaged in a database when it was opened."""

    cut: tuple[str, ...] = ()
    """The names of the logs that have lost their newest rows; reading one of them raises Damaged."""
    parts: Mapping[str, str] = field(default_factory=dict)
    """What is wrong with tables of the database, or their indexes, by the table's name."""
    renewed: tuple[str, ...] = ()
    """The tables of the database whose damaged indexes were rebuilt without loss."""
    lost_pages: int = 0
    """How many of the last written pages are lost; the database is as it was before them."""


class Row(msgspec.Struct, frozen=True):
    """A row of a log: its number, from 1, and its bytes."""

    seq: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Index:
    """The values by which a log is found without reading it; written together with its rows."""

    listed: bool = False
    """Whether the log belongs in the list that everybody sees."""
    wake: int | None = None
    """When the server must wake the log (milliseconds since 1970); None: never."""
    summary: bytes = b""
    """The summary that lists show; empty while it changes with every row."""
    players: tuple[str, ...] | None = None
    """The ids of the players who have a seat; of a club: the names of its games' logs.  None: unchanged."""


@dataclass(frozen=True, slots=True)
class Found:
    """A log found by its index."""

    name: str
    summary: bytes
    owner: str | None = None
    """The address of the process that owns the log, if another one does."""


@dataclass(frozen=True, slots=True)
class Log:
    """A log among all logs."""

    key: int
    """Logs that were created later have higher keys."""
    name: str
    summary: bytes
    """As in its index."""
    holds: bool
    """Whether its rows hold the bytes that were searched for, or cannot be read."""


@dataclass(frozen=True, slots=True)
class Player:
    """The owner of a token."""

    id: str
    name: str
    program: bool = False
    made: int = 0
    """When they took their first name (milliseconds since 1970); 0: unknown."""
    seen: int = 0
    """When they were last here (milliseconds since 1970), to the day."""
    was: tuple[str, ...] = ()
    """The ids of guests who became this player by signing in, in no particular order."""


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser of a player that wants to be notified (Web Push)."""

    endpoint: str
    """The address at the browser's push service; everybody who knows it can send there, and nobody can read it."""
    player: str
    key: bytes
    """The browser's public key: 65 bytes."""
    auth: bytes
    """The secret that the browser shares with the server: 16 bytes."""
    language: str
    made_at: int
    """When it was created (milliseconds since 1970)."""


@dataclass(frozen=True, slots=True)
class Rated:
    """What a game said about one of its players."""

    game: str
    """The id of its table."""
    player: str
    kind: str
    at: int
    """When the game ended (milliseconds since 1970)."""
    judge: str
    """The version of what has judged the player's decisions; empty: nothing has."""
    lost: float
    """The points that these decisions lost."""
    decisions: int
    number: int | None = None
    """How many games with a place at the end the player has had with this one; None: this one has none."""
    mu: float | None = None
    sigma: float | None = None
    """The standing by finish after this game; None if it has no place at the end."""

    @property
    def rest(self) -> tuple[object, ...]:
        """All values after the player."""
        return self.kind, self.at, self.judge, self.lost, self.decisions, self.number, self.mu, self.sigma


@dataclass(frozen=True, slots=True)
class RatedSums:
    """Sums over a player's games of one kind, judged by one version: of what was lost, of decisions, of products."""

    kind: str
    judge: str
    games: int
    decisions: float
    lost: float
    lost_lost: float
    lost_decisions: float
    decisions_decisions: float


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey of a player."""

    id: bytes
    """The credential's id, chosen by the authenticator: at most 1023 bytes."""
    player: str
    key: bytes
    """The public key (COSE)."""
    counter: int
    """How many signatures the authenticator has counted; 0 if it does not count."""
    name: str
    """The device, as its browser describes it."""
    made_at: int
    """When it was created (milliseconds since 1970)."""
    used_at: int | None = None
    """When somebody last signed in with it (milliseconds since 1970)."""


@dataclass(frozen=True, slots=True)
class Ban:
    """Somebody whom the operator has banned."""

    kind: BanKind
    value: str
    """The id of a player, or an address as the limits count it."""
    at: int
    """Since when (milliseconds since 1970)."""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Act:
    """Something that the operator has done; ``whom``: the id of a player, an address, or nothing."""

    at: int
    act: str
    whom: str = ""
    note: str = ""


def player_of(row: Iterable[Any]) -> Player:
    """The player in a row: id, name, program, made, seen, and the ids of their guests, joined by commas, or None."""
    player, name, program, made, seen, guests = row
    return Player(player, name, bool(program), made, seen, tuple(guests.split(",")) if guests else ())

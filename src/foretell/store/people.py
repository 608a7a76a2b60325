"""The parts of a store's interface that concern people: who they are, what is theirs, and what the operator does."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from .values import Index, Player, Row

BanKind = Literal["player", "address"]


@dataclass(frozen=True, slots=True)
class Log:
    """A log as ``logs`` finds it."""

    key: int
    """Its place: logs that were made later have higher ones."""
    name: str
    summary: bytes
    """As in its index."""
    holds: bool
    """Whether the bytes that were asked for occur in its rows."""


@dataclass(frozen=True, slots=True)
class Ban:
    """Somebody whom the operator keeps out."""

    kind: BanKind
    value: str
    """The id of a player, or an address as limits count it."""
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


class PeopleStore(Protocol):
    """What people can ask for: to be signed out, told what is stored, and forgotten."""

    async def known(self, player: str) -> Player | None:
        """The player with this id."""
        ...

    async def players(self, after: str, limit: int) -> list[Player]:
        """The players with ids after this one, by their ids (as bytes), at most ``limit``."""
        ...

    async def named(self, name: str, limit: int) -> list[Player]:
        """The players with exactly this name, by their ids."""
        ...

    async def seen(self, player: str, at: int) -> None:
        """Note when the player was last there (milliseconds since 1970); does nothing if there is no such player."""
        ...

    async def unseen(self, before: int, limit: int) -> list[str]:
        """The ids of players who were last there before this time, and have no seat in any index; in their order."""
        ...

    async def replace_tokens(self, player: str, token: bytes | None) -> None:
        """Make all tokens of the player void; ``token``: the hash of the one that is valid from now on, if any.

        Raises Conflict if somebody has this token; does nothing if there is no such player.
        """
        ...

    async def logs(self, after: int, limit: int, holding: bytes = b"") -> list[Log]:
        """The logs with keys above ``after``, in ascending order, at most ``limit``.

        ``holding``: which of them have these bytes in any row.  Damaged rows, and logs that cannot be found, are left
        out.
        """
        ...

    async def rewrite(self, table: str, rows: Sequence[Row], index: Index) -> None:
        """Replace the bytes of rows that the log has, and its index, all or nothing.

        Raises Conflict if the log lacks one of these rows.
        """
        ...

    async def drop_player(self, player: str) -> None:
        """Remove a player and their tokens; what logs hold of them stays."""
        ...

    async def begin_erasure(self, player: str) -> None:
        """Forget the player's name and tokens, bans of them and acts that name them, at once; the rest is due.

        All in one transaction with the note that ``erasures`` returns.
        """
        ...

    async def erasures(self) -> list[str]:
        """The ids of players whose erasure has begun and not ended, after a restart too."""
        ...

    async def end_erasure(self, player: str) -> None:
        """Forget also that this player's erasure was due; ``is_dirty`` from now on."""
        ...

    async def is_dirty(self) -> bool:
        """Whether something was erased since the last ``scrub``, after a restart too."""
        ...

    async def scrub(self) -> None:
        """Make everything that was erased unreadable in the store's files too; others wait as long as that takes.

        Raises StoreError if another program holds the files; then it is due again.
        """
        ...


class OperatorStore(Protocol):
    """What the operator does."""

    async def bans(self) -> list[Ban]:
        """All bans, newest first."""
        ...

    async def ban(self, ban: Ban, act: Act) -> None:
        """Add or replace a ban, and note the act, both or neither."""
        ...

    async def lift(self, kind: BanKind, value: str, act: Act) -> None:
        """Remove a ban if there is one, and note the act, both or neither."""
        ...

    async def note(self, act: Act) -> None:
        """Note an act."""
        ...

    async def acts(self, limit: int) -> list[Act]:
        """The last acts, newest first."""
        ...

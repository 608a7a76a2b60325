"""The parts of a store's interface that concern people: who they are, what is theirs, and what the operator does."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from .values import Index, Passkey, Player, Row, Subscription

BanKind = Literal["player", "address"]
DIRTY = ""
"""Stands among the players to be erased while something erased may still be in the files."""


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
        """The player with this id; None for a guest who became another player."""
        ...

    async def players(self, after: str, limit: int) -> list[Player]:
        """The players with ids after this one, by their ids (as bytes), at most ``limit``.

        Guests who became other players are left out.
        """
        ...

    async def named(self, name: str, limit: int) -> list[Player]:
        """The players with exactly this name, by their ids."""
        ...

    async def seen(self, player: str, at: int) -> None:
        """Note when the player was last there (milliseconds since 1970); does nothing if there is no such player."""
        ...

    async def unseen(self, before: int, limit: int) -> list[str]:
        """The ids of guests who were last there before this time, and have no seat in any index; in their order.

        Guests are players without passkeys who did not become another player.
        """
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
        """Remove a player, their tokens, passkeys, and the guests that became them; what logs hold of them stays."""
        ...

    async def begin_erasure(self, player: str) -> None:
        """Forget a player's name, tokens and passkeys, bans of them and acts that name them, at once; the rest is due.

        The same for all guests that became this player.  All in one transaction with the notes for ``erasures``.
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


class AccountStore(Protocol):
    """Further devices of a player, and the passkeys by which they sign in."""

    async def add_token(self, player: str, token: bytes) -> None:
        """Let one more device act as a player, by the hash of its token.

        Raises Conflict if there is no such player, or anybody has this token.
        """
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


class TicketStore(Protocol):
    """Tickets: whoever has one can make one more device a player's, once, for a short time; only hashes are kept."""

    async def add_ticket(self, player: str, ticket: bytes, now: int, until: int) -> None:
        """Give a player a ticket in place of any earlier one; times are milliseconds since 1970.

        ``ticket``: its hash.  Raises Conflict if there is no such player, or anybody has this ticket.
        """
        ...

    async def holder(self, ticket: bytes, now: int) -> Player | None:
        """The player whose ticket this is; None: nobody's, or its time is over."""
        ...

    async def use_ticket(self, ticket: bytes, token: bytes, now: int) -> bool:
        """Let one more device act as the player whose ticket this is, by the hash of its token; whether it was done.

        The ticket is void then; of several calls one succeeds.  Raises Conflict if anybody has this token.
        """
        ...

    async def drop_ticket(self, player: str) -> None:
        """Make the player's ticket void; does nothing without one."""
        ...


class PushStore(Protocol):
    """The browsers that want to be notified, and the keys that the server signs with."""

    async def key(self, name: str, made: bytes) -> bytes:
        """The key of this name, the same for all processes; ``made``: kept under the name if there is none yet."""
        ...

    async def add_subscription(self, subscription: Subscription, most: int) -> None:
        """Add a subscription, or replace the one with its endpoint; of its player's only the ``most`` latest are kept.

        Raises Conflict if there is no such player, or they have been merged, and if another player has this endpoint
        with other keys: who knows it need not have the browser.
        """
        ...

    async def subscriptions_of(self, player: str) -> list[Subscription]:
        """The player's subscriptions, oldest first; also for the id of a guest who became a player."""
        ...

    async def remove_subscription(self, endpoint: str, player: str | None = None) -> None:
        """Delete a subscription, if there is one; ``player``: and only if it is theirs."""
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


def player_of(row: Iterable[Any]) -> Player:
    """The player of a row: id, name, program, made, seen, and the ids of their guests, joined by commas, or nothing."""
    name_of_id, name, program, made, seen, guests = row
    return Player(name_of_id, name, bool(program), made, seen, tuple(guests.split(",")) if guests else ())

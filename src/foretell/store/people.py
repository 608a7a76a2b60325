"""The interfaces for people.  A store keeps hashes of tokens and tickets; times are milliseconds since 1970."""

from typing import Protocol

from .values import Act, Ban, BanKind, Passkey, Player, Subscription


class Players(Protocol):
    """The players.

    A guest can become another player, an account: then only the account is found, and the guest's id is in its ``was``.
    """

    async def add(self, player: Player, token: bytes) -> None:
        """Add a player with the hash of their token; raises Conflict if the id or the token exists."""
        ...

    async def get(self, player: str) -> Player | None:
        """The player with this id."""
        ...

    async def all(self, after: str, limit: int) -> list[Player]:
        """The players with ids after this one, ordered by id (as bytes), at most ``limit``."""
        ...

    async def named(self, name: str, limit: int) -> list[Player]:
        """The players with exactly this name, ordered by id, at most ``limit``."""
        ...

    async def rename(self, player: str, name: str) -> None:
        """Rename the player with this id, if there is one."""
        ...

    async def seen(self, player: str, at: int) -> None:
        """Note when the player was last here; does nothing if there is no such player."""
        ...

    async def unseen(self, before: int, limit: int) -> list[str]:
        """The ids, in order, of players without passkeys or seats in logs who were last here before a time."""
        ...

    async def merge(self, guest: str, account: str) -> bool:
        """Make a guest, and all who were merged into them, the same player as an account; returns whether it was done.

        The guest's tokens become void, since others may know them.  Logs and their indexes stay as they are.

        Nothing is done if both are the same, one of them does not exist or has been merged, or the guest has passkeys.
        """
        ...

    async def remove(self, player: str) -> None:
        """Remove a player with their tokens, passkeys and merged guests; their traces in logs stay."""
        ...


class Tokens(Protocol):
    """The hashes of the tokens by which devices act as players."""

    async def owner(self, token: bytes) -> Player | None:
        """The player who has this token."""
        ...

    async def add(self, player: str, token: bytes) -> None:
        """Give a player one more token; raises Conflict if there is no such player, or the token exists."""
        ...

    async def replace(self, player: str, token: bytes | None) -> None:
        """Make all tokens, tickets and subscriptions of a player void; ``token``: the only one from now on, if any.

        Raises Conflict if another player has this token; does nothing if there is no such player.
        """
        ...


class Passkeys(Protocol):
    """The passkeys by which players sign in."""

    async def add(self, passkey: Passkey) -> None:
        """Add a passkey; raises Conflict if its id exists, or there is no such player."""
        ...

    async def get(self, key_id: bytes) -> Passkey | None:
        """The passkey with this id."""
        ...

    async def of(self, player: str) -> list[Passkey]:
        """The player's passkeys, oldest first, then ordered by id."""
        ...

    async def use(self, key_id: bytes, counter: int, at: int) -> bool:
        """Note a sign-in and the authenticator's new counter; returns whether it was done.

        Nothing is done if there is no such passkey, or the counter has not grown although both are not 0: a copy of the
        authenticator may exist.  Of several calls with one counter only one succeeds.
        """
        ...

    async def remove(self, player: str, key_id: bytes) -> bool:
        """Delete one of the player's passkeys; returns whether it existed."""
        ...


class Tickets(Protocol):
    """The hashes of tickets: each lets one more device act as a player, once, for a short time."""

    async def add(self, player: str, ticket: bytes, now: int, until: int) -> None:
        """Give a player a ticket that replaces any earlier one.

        Raises Conflict if there is no such player, or another player has this ticket.
        """
        ...

    async def holder(self, ticket: bytes, now: int) -> Player | None:
        """The player who has this ticket; None if nobody has it, or it has expired."""
        ...

    async def use(self, ticket: bytes, token: bytes, now: int) -> bool:
        """Give the holder of a ticket one more token, and make the ticket void; returns whether it was done.

        Of several calls only one succeeds.  Raises Conflict if the token exists.
        """
        ...

    async def drop(self, player: str) -> None:
        """Make the player's ticket void, if they have one."""
        ...


class Subscriptions(Protocol):
    """The browsers to notify, and the keys that sign notifications."""

    async def key(self, name: str, made: bytes) -> bytes:
        """The server's key of this name, the same for all processes; ``made``: stored as this key if there is none."""
        ...

    async def add(self, subscription: Subscription, most: int) -> None:
        """Add a subscription, or replace the one with its endpoint; only the player's latest ``most`` are kept.

        Raises Conflict if there is no such player, or if another player has this endpoint with other keys: knowing an
        endpoint does not prove that somebody has the browser.
        """
        ...

    async def of(self, player: str) -> list[Subscription]:
        """The subscriptions of a player, or of the player whom a guest with this id became; oldest first."""
        ...

    async def remove(self, endpoint: str, player: str | None = None) -> None:
        """Delete a subscription, if there is one; ``player``: only if it belongs to them."""
        ...


class Erasures(Protocol):
    """Players who are to be forgotten: what was begun is due until it ends, even after a restart."""

    async def begin(self, player: str) -> None:
        """Forget a player's and their guests' names, tokens, passkeys and bans, and who they were in acts.

        From now on the erasure of each of their ids is due.  All of it happens in one transaction.
        """
        ...

    async def due(self) -> list[str]:
        """The ids of players whose erasure has begun and not ended."""
        ...

    async def end(self, player: str) -> None:
        """Forget that this player's erasure was due; ``is_dirty`` from now on."""
        ...

    async def is_dirty(self) -> bool:
        """Whether an erasure has ended since the last ``scrub``."""
        ...

    async def scrub(self) -> None:
        """Remove what was erased from the store's files too; other writes wait.

        Raises StoreError if another program uses the files; the store stays dirty then.
        """
        ...


class Bans(Protocol):
    """Whom the operator has banned.  Each change is written together with the act that made it."""

    async def all(self) -> list[Ban]:
        """All bans, newest first."""
        ...

    async def add(self, ban: Ban, act: Act) -> None:
        """Add or replace a ban, and note the act."""
        ...

    async def lift(self, kind: BanKind, value: str, act: Act) -> None:
        """Remove a ban, if there is one, and note the act."""
        ...


class Acts(Protocol):
    """What the operator has done."""

    async def add(self, act: Act) -> None:
        """Note an act."""
        ...

    async def latest(self, limit: int) -> list[Act]:
        """The latest acts, newest first."""
        ...

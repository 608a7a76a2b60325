"""Bodies and answers of HTTP requests that are not messages of a socket."""

from typing import Annotated, Any

import msgspec

from ...game.cards import Suit
from .commands import BotName
from .events import AnyPublicEvent
from .kinds import GameKind, PlayerName, SeatNumber, TableKind
from .views import Line


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table against bots, ready to start."""

    kind: TableKind
    bots: Annotated[tuple[BotName, ...], msgspec.Meta(min_length=2, max_length=5)] | None = None
    """One for each other seat, in the order of seats; null: the server's usual mix."""
    seat: SeatNumber = 0


class BotKind(msgspec.Struct, frozen=True):
    """A bot with a name: a level, or one from outside (``module:Class``, ``package:name``)."""

    bot: str
    available: bool
    """Whether it can be seated here."""
    needs: str | None
    """The missing extra of foretell that it needs, or ``native``: the native library; null if it can be seated."""
    instead: str | None
    """The bot that plays in its place at tables where it is seated; null if it can be seated."""
    ratings: dict[str, int | None]
    """Its strength by game; null: not measured."""


class BotList(msgspec.Struct, frozen=True):
    """All levels, weakest first, and then the bots from outside that the operator allows."""

    bots: tuple[BotKind, ...]
    usual: tuple[BotName, ...]
    """The usual mix, from the player's left; for a full table."""


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name for the player."""

    name: PlayerName


class SignOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sign the player out everywhere; ``stay``: but for this client, which gets a new token."""

    stay: bool = False


class SignedOut(msgspec.Struct, frozen=True):
    """All tokens of the player are void but this one, if there is one."""

    token: str | None = None


class Goodbye(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Forget the player with this name, which has to be that of the token's owner."""

    name: str


class Keeping(msgspec.Struct, frozen=True):
    """How many days this server keeps things; 0: for ever."""

    games_days: int
    """Finished games."""
    guests_days: int
    """The name of a player who has no seat and no longer comes."""


class OwnTable(msgspec.Struct, frozen=True):
    """A table at which the player has a seat."""

    table: str
    kind: TableKind
    status: str
    names: tuple[str, ...]
    free: int
    your_turn: bool
    seat: int
    round: int | None
    rounds: int | None
    at: int
    """When the last line was written (milliseconds since 1970)."""
    totals: tuple[int, ...] = ()
    """The points by seat after the last round; empty before one is complete."""
    rematch_of: str | None = None
    """The table whose players asked for this one."""


class OwnTables(msgspec.Struct, frozen=True):
    """The tables at which the player has a seat, newest first."""

    tables: tuple[OwnTable, ...]


class Lines(msgspec.Struct, frozen=True):
    """Lines of a table's log, as their reader may see them."""

    lines: tuple[Line, ...]


class ReplayLine(msgspec.Struct, frozen=True):
    """A step of a replay: a deal (``move`` and ``seat`` null) or a move."""

    seq: int
    move: str | None
    seat: int | None
    events: tuple[AnyPublicEvent, ...]
    turn: int | None
    phase: str
    led: Suit | None


class Replay(msgspec.Struct, frozen=True):
    """A whole game, step by step and open."""

    players: tuple[str, ...]
    bots: tuple[str | None, ...] | None
    kind: GameKind
    rounds: int
    """The number of rounds of a whole game, even if it ended earlier."""
    record: Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "object"})]
    """The game as a record."""
    proof: dict[str, Any] | None
    """The proof of its deals, if the record has one."""
    lines: tuple[ReplayLine, ...]


class Health(msgspec.Struct, frozen=True):
    """Whether the server is up."""

    status: str

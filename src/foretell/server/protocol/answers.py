"""Bodies and answers of HTTP requests that are not messages of a socket."""

from typing import Annotated, Any, Literal

import msgspec

from ...game.cards import Suit
from .commands import BotName
from .events import AnyPublicEvent
from .kinds import GameKind, PlayerName, SeatNumber, TableKind
from .views import Line, TableListing


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


class OwnTable(TableListing, frozen=True):
    """A table at which the player has a seat."""

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


LETTERS = "BCDFGHJKMNPRSTWXYZ"
"""No letters that look alike, such as I and L or U and V, and no vowels, so that no code is a word."""
LENGTH = 5


class CodeMade(msgspec.Struct, frozen=True):
    """The room code of a table."""

    code: str
    until: int
    """When it ends (milliseconds since 1970); it also ends when the game begins, and with the table."""


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room code as somebody has typed it; case and spaces do not count."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=16)]


class CodeFound(msgspec.Struct, frozen=True):
    """The table that has a room code."""

    table: str


class TicketMade(msgspec.Struct, frozen=True):
    """A ticket for one more device of the player; nothing but the player's own screen should show it."""

    ticket: str
    until: int
    """When it ends (milliseconds since 1970); it also ends with its use, and with the player's next one."""


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ticket that a device has got."""

    ticket: Annotated[str, msgspec.Meta(min_length=1, max_length=128)]


class Holder(msgspec.Struct, frozen=True):
    """The player whose ticket it is."""

    name: str
    yours: bool
    """Whether this device is that player's already."""


class Reach(msgspec.Struct, frozen=True):
    """Where other devices reach this server, as far as the page on its own computer may know."""

    here: bool
    """Whether the page is on the server's computer; nobody else gets any more."""
    origins: tuple[str, ...]
    """What links for others begin with, as ``http://192.168.1.20:8000``, the best first; none: nobody else can come."""
    can_open: bool
    """Whether the page may let the local network in."""
    can_close: bool
    """Whether the page has let it in, and may end that."""
    visited: bool
    """Whether another device has connected since; true also if the operator has named the addresses."""


UNTOLD = Reach(here=False, origins=(), can_open=False, can_close=False, visited=False)
"""What everybody else gets."""


class ReachWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let devices of the local network in (``open``), or nobody but this computer."""

    open: bool


LONGEST_ENDPOINT = 1024
KEY_BYTES, AUTH_BYTES = 65, 16
"""The lengths of a browser's public key, and of the secret that it shares with the server."""
_Endpoint = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ENDPOINT, pattern="^[!-~]+$")]
_Bytes = Annotated[str, msgspec.Meta(min_length=1, max_length=128)]


class PushOffer(msgspec.Struct, frozen=True):
    """Whether notifications are offered here, and how a browser subscribes to them."""

    offered: bool
    key: str | None
    """The server's public key (``applicationServerKey``); null if they are not offered."""
    devices: int
    """How many of the player's browsers are notified."""


class EndSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that is no longer to be notified."""

    endpoint: _Endpoint


class NewSubscription(EndSubscription, frozen=True):
    """A browser that wants to be notified, as its ``PushSubscription`` says."""

    p256dh: _Bytes
    auth: _Bytes
    language: Literal["en", "de", "nl"] = "en"

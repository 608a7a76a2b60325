"""Messages between clients and server, over sockets and HTTP."""

from typing import Annotated

import msgspec

from ...game.as_json import kebab
from .commands import AnyCommand, MoveText
from .kinds import PlayerName
from .views import Line, TableListing, TableView

VERSION = 1
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class FromClient(msgspec.Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """The parent of all messages of clients."""


class Asking(FromClient, frozen=True):
    """The parent of all messages that the server answers by their ids."""

    id: CommandId


class Do(Asking, frozen=True):
    """Carry out a command.  A repeated id is carried out once, and acknowledged each time."""

    command: AnyCommand


class Resync(FromClient, frozen=True):
    """Send the lines after a number again; null: the whole table."""

    after: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Ping(FromClient, frozen=True):
    """Is the server there?"""


class Why(Asking, frozen=True):
    """May the sender make this move now, and if not, why not?"""

    move: MoveText


AnyFromClient = Do | Resync | Ping | Why


class ToClient(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """The parent of all messages of the server, except lines."""


class Welcome(ToClient, frozen=True):
    """The whole table: the first message of a connection, and the answer to a resync without a number."""

    version: int
    table: TableView


class Asked(ToClient, frozen=True):
    """It is the reader's turn; ``seq`` is the table's last line."""

    seq: int
    legal: tuple[str, ...]
    claim: bool
    """Whether the reader may claim the rest of the tricks."""


class Ack(ToClient, frozen=True):
    """The command was carried out: it is line ``seq`` of the log, and safe on disk."""

    id: str
    seq: int


class Refused(ToClient, frozen=True):
    """The command (id null: a message that could not be read) was not carried out, and nothing has changed."""

    id: str | None
    code: str
    message: str
    rule: str | None = None
    """The number of the rule that forbids a move."""
    where: str | None = None
    """The part of the message that is at fault, as in ``entry 3``: the third of those that were sent."""


class Revealed(ToClient, frozen=True):
    """The game is over: the secret of its shuffle."""

    seq: int
    secret: str


class MoveReason(ToClient, frozen=True, tag="reason"):
    """Whether a move is allowed now; if not, ``key`` names the message ``reason-…`` of the locales, with its values."""

    id: str | None
    move: str
    allowed: bool
    key: str | None = None
    rule: str | None = None
    """The number of the rule."""
    args: dict[str, str | int] = {}
    """Seats as numbers, cards and suits in notation."""


class WhyText(msgspec.Struct, frozen=True):
    """A reason: ``kind`` names the message ``why-…`` of the locales, with its values."""

    kind: str
    values: dict[str, int | float | str]


class AdvisedMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move, and what it is worth."""

    move: str
    points: float
    """The average points of the round; in Wizard Extreme penalty points, so fewer are better."""
    chance: float
    """The chance, 0 to 1, to meet the bid; in Extreme, to get no penalty points."""
    why: WhyText
    win: float | None = None
    """In the last round of a game, the chance, 0 to 1, to win the game after this move."""


class AdviceText(msgspec.Struct, frozen=True):
    """What the coach thinks of a seat's moves, by what the seat sees; as the library's ``Advice.as_json()``."""

    format: str
    """``foretell-advice/1``."""
    rules: str
    bot: str
    nets: str
    """The nets with their checksum: ``wizard@1f0a2b3c``."""
    worlds: int
    """How many deals that fit what the seat has seen were drawn for the reasons."""
    moves: tuple[AdvisedMove, ...]
    """Best first."""


class Advice(ToClient, frozen=True):
    """The coach's answer to ``ask-hint``, for the one who asked; ``seq``: the line after which it holds."""

    seq: int
    advice: AdviceText


class WatcherView(msgspec.Struct, frozen=True):
    """Somebody who watches; the name is empty for somebody who has none."""

    watcher: int
    name: str


class BanView(msgspec.Struct, frozen=True):
    """Somebody who may not enter; ``ban``: the number of the line that says so."""

    ban: int
    name: str


class Presence(ToClient, frozen=True):
    """The seats whose owners are connected, and the number of connections without a seat."""

    seats: tuple[int, ...]
    watchers: int
    watching: tuple[WatcherView, ...] = ()
    """Those who watch; for the table's opener only."""
    bans: tuple[BanView, ...] = ()
    """Those who are banned; for the table's opener only."""


class Pong(ToClient, frozen=True):
    """The server is there."""


AnyToClient = Welcome | Line | Asked | Ack | Refused | Revealed | MoveReason | Advice | Presence | Pong


class NewPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest who wants a name; ``program`` for a program that plays by itself."""

    name: PlayerName
    program: bool = False


class PlayerView(msgspec.Struct, frozen=True):
    """The player of a token; ``token`` is sent once, when it is made."""

    name: str
    program: bool
    token: str | None = None


class TableMade(msgspec.Struct, frozen=True):
    """A table that was opened, and the commitment to the secret of its shuffle."""

    table: str
    commitment: str


class TableList(msgspec.Struct, frozen=True):
    """The open tables, newest first."""

    tables: tuple[TableListing, ...]


class Fault(msgspec.Struct, frozen=True):
    """Why an HTTP request was not carried out."""

    code: str
    message: str
    rule: str | None = None
    where: str | None = None
    """Of a record: where its fault lies."""

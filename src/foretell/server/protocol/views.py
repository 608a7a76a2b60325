"""What a reader is shown of a table: once as a whole, then line by line as things happen."""

from typing import Literal

import msgspec

from ...fair.proof import Origin
from ...game.cards import Suit
from .happenings import AnyHappening, BidNumber, CardText
from .kinds import TableKind, kebab
from .sheets import LastTrick, SheetRow

Why = Literal["left", "away", "vote"]


class Line(msgspec.Struct, frozen=True, tag_field="line", tag=kebab):
    """The parent of all lines: what stands in the log, as far as it is for every reader."""


class Opened(Line, frozen=True):
    """The table was opened; its shuffle is committed to."""

    kind: TableKind
    commitment: str
    rematch_of: str | None


class SatDown(Line, frozen=True):
    """A player has taken a seat."""

    seat: int
    name: str
    program: bool


class GotUp(Line, frozen=True):
    """A seat has become free."""

    seat: int


class BotSatDown(Line, frozen=True):
    """A bot has taken a seat."""

    seat: int
    bot: str
    name: str


class ValueAdded(Line, frozen=True):
    """A seat has added something to the shuffle."""

    seat: int
    value: str


class GameStarted(Line, frozen=True):
    """The game begins; who has added what to the shuffle, by seat."""

    origins: tuple[Origin, ...]
    values: tuple[str, ...]


class MoveMade(Line, frozen=True):
    """A seat has moved; what it did is told by what happened."""

    seat: int
    bot: str | None


class Claimed(Line, frozen=True):
    """A seat takes all the rest of the round's tricks; the moves that are left follow."""

    seat: int


class BotTookOver(Line, frozen=True):
    """A bot plays for a seat."""

    seat: int
    bot: str
    why: Why


class OwnerCameBack(Line, frozen=True):
    """The owner of a seat plays again himself."""

    seat: int


class VoteCast(Line, frozen=True):
    """A seat wants a bot to play for another."""

    seat: int
    against: int


class GamePaused(Line, frozen=True):
    """The game is stopped."""

    seat: int


class GameResumed(Line, frozen=True):
    """The game goes on."""

    seat: int


class Chat(Line, frozen=True):
    """A seat has said something."""

    seat: int
    text: str


class RematchWanted(Line, frozen=True):
    """A seat wants another game, at the table named."""

    seat: int
    table: str


class TableClosed(Line, frozen=True):
    """The table is closed."""


AnyLine = (
    Opened
    | SatDown
    | GotUp
    | BotSatDown
    | ValueAdded
    | GameStarted
    | MoveMade
    | Claimed
    | BotTookOver
    | OwnerCameBack
    | VoteCast
    | GamePaused
    | GameResumed
    | Chat
    | RematchWanted
    | TableClosed
)


class SeatView(msgspec.Struct, frozen=True):
    """Who sits at a seat: nobody (``free``), a player, a bot, or a player for whom a bot plays."""

    name: str
    free: bool
    program: bool
    bot: str | None
    owned: bool
    why: Why | None
    value: str | None


class GameView(msgspec.Struct, frozen=True, tag_field="game"):
    """What a reader may know of the game; lists are by seat."""

    phase: str
    turn: int | None
    round: int
    rounds: int
    dealer: int
    known_cards: tuple[tuple[CardText, ...], ...]
    hand_sizes: tuple[int, ...]
    trick: tuple[tuple[int, CardText], ...]
    led: Suit | None
    tricks: tuple[int, ...]
    tricks_left: int
    totals: tuple[int, ...]


class WizardView(GameView, frozen=True, tag="wizard"):
    """What a reader may know of a game of Wizard."""

    trump: Suit | None
    turned: CardText | None
    werewolf: int | None
    bids: tuple[BidNumber | None, ...]
    passed: tuple[CardText | None, ...]
    cloud: int | None


class ExtremeView(GameView, frozen=True, tag="extreme"):
    """What a reader may know of a game of Wizard Extreme."""

    magician: int | None
    pool: dict[str, int]
    seals: tuple[dict[str, int], ...]


class TableView(msgspec.Struct, frozen=True):
    """All that a reader may know of a table, after its ``seq``-th line."""

    table: str
    seq: int
    kind: TableKind
    status: str
    paused: bool
    commitment: str
    secret: str | None
    """Revealed when the game is over."""
    seats: tuple[SeatView, ...]
    you: int | None
    """The reader's seat."""
    owner: bool
    """Whether the reader opened the table."""
    votes: tuple[int, ...]
    deadline: int | None
    rematch: str | None
    game: WizardView | ExtremeView | None
    legal: tuple[str, ...]
    """The reader's moves, when it is his turn."""
    claim: bool
    """Whether the reader may claim the rest of the tricks now."""
    sheet: tuple[SheetRow, ...]
    """The complete rounds."""
    last_trick: LastTrick | None
    """The last complete trick of this round."""
    present: tuple[int, ...]
    """The seats whose owners are connected now."""
    watchers: int
    """How many connections there are of people without a seat."""
    now: int
    """The server's time, in milliseconds since 1970."""


class TableListing(msgspec.Struct, frozen=True):
    """A table in the list of open ones."""

    table: str
    kind: TableKind
    status: str
    names: tuple[str, ...]
    free: int


class Happened(msgspec.Struct, frozen=True, tag_field="type", tag="happened"):
    """The table's next line, and what happened in the game by it."""

    seq: int
    at: int
    line: AnyLine
    events: tuple[AnyHappening, ...]
    turn: int | None
    """Whose turn it is after it."""
    phase: str | None
    """What the game waits for after it; null before the game."""
    led: Suit | None
    """The suit to follow in the trick that lies on the table after it."""

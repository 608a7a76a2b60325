"""What a reader is shown of a table: once as a whole, then line by line as things happen."""

import msgspec

from ...game.cards import Suit
from .actions import Absence
from .events import AnyPublicEvent, BidNumber, CardText
from .kinds import TableKind
from .public_actions import AnyPublicAction
from .sheets import LastTrick, SheetRow


class SeatView(msgspec.Struct, frozen=True):
    """Who sits at a seat: nobody (``free``), a player, a bot, or a player for whom a bot plays."""

    name: str
    free: bool
    program: bool
    bot: str | None
    owned: bool
    why: Absence | None
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


class Line(msgspec.Struct, frozen=True, tag_field="type", tag="line"):
    """The table's next line: what was done, and what happened in the game by it."""

    seq: int
    at: int
    action: AnyPublicAction
    events: tuple[AnyPublicEvent, ...]
    turn: int | None
    """Whose turn it is after it."""
    phase: str | None
    """What the game waits for after it; null before the game."""
    led: Suit | None
    """The suit to follow in the trick that lies on the table after it."""

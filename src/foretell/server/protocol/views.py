"""Views of a table: once as a whole, then line by line."""

import msgspec

from ...game.cards import Suit
from .actions import Absence
from .events import AnyPublicEvent, BidNumber, CardText
from .kinds import OfTournament, Portrait, TableKind
from .public_actions import AnyPublicAction


class SheetRow(msgspec.Struct, frozen=True):
    """A complete round; lists are by seat."""

    round: int
    dealer: int
    bids: tuple[BidNumber | None, ...] | None
    """At the round's end; null in Wizard Extreme."""
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    seals: tuple[dict[str, int], ...] | None
    """The seals that each seat had left, by kind; null in Wizard."""
    magician: int | None
    """Who had the Black Magician; null in Wizard."""


class LastTrick(msgspec.Struct, frozen=True):
    """A complete trick."""

    plays: tuple[tuple[int, CardText], ...]
    """Seat and play, in order."""
    winner: int | None
    """Null if the Bomb lay in it (S4)."""
    leader: int
    """Who leads next."""
    round: int
    """The round of the trick: the round before, until the first trick of a round is complete."""


class SeatView(msgspec.Struct, frozen=True):
    """A seat: free, of a player, of a bot, or of a player for whom a bot plays."""

    name: str
    free: bool
    program: bool
    bot: str | None
    owned: bool
    why: Absence | None
    value: str | None
    """What it has added to the shuffle, as far as all know it."""
    commitment: str | None
    """What it has committed itself to before the game; null: to nothing."""
    portrait: Portrait | None = None
    """What its player has chosen; null: one that follows from the name."""


class GameView(msgspec.Struct, frozen=True, tag_field="game"):
    """The game as a reader may see it; lists are by seat."""

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
    """A game of Wizard as a reader may see it."""

    trump: Suit | None
    turned: CardText | None
    werewolf: int | None
    bids: tuple[BidNumber | None, ...]
    passed: tuple[CardText | None, ...]
    cloud: int | None


class ExtremeView(GameView, frozen=True, tag="extreme"):
    """A game of Wizard Extreme as a reader may see it."""

    magician: int | None
    pool: dict[str, int]
    seals: tuple[dict[str, int], ...]


class UndoView(msgspec.Struct, frozen=True):
    """The latest move, while it can be taken back."""

    seat: int
    """Whose move it is."""
    until: int | None
    """When the others have answered at the latest (milliseconds since 1970); null: nobody has asked them."""
    agreed: tuple[int, ...]
    """The seats that have agreed."""


class TableView(msgspec.Struct, frozen=True):
    """A table as a reader may see it, after line ``seq``."""

    table: str
    seq: int
    kind: TableKind
    status: str
    paused: bool
    locked: bool
    """Whether the game is about to begin: seats disclose their values for the shuffle."""
    commitment: str
    secret: str | None
    """Revealed when the game is over."""
    seats: tuple[SeatView, ...]
    you: int | None
    """The reader's seat."""
    owner: bool
    """Whether the reader opened the table."""
    votes: tuple[int, ...]
    undo: UndoView | None
    """Null: the latest move cannot be taken back."""
    deadline: int | None
    rematch: str | None
    game: WizardView | ExtremeView | None
    legal: tuple[str, ...]
    """The reader's legal moves, when it is their turn."""
    claim: bool
    """Whether the reader may claim the rest of the tricks now."""
    sheet: tuple[SheetRow, ...]
    """The complete rounds."""
    last_trick: LastTrick | None
    """The last complete trick of this round."""
    present: tuple[int, ...]
    """The seats whose owners are connected now."""
    watchers: int
    """The number of connections without a seat."""
    now: int
    """The server's time, in milliseconds since 1970."""
    of: OfTournament | None = None
    """Null: the table belongs to no tournament."""


class TableListing(msgspec.Struct, frozen=True):
    """A table in the list of open ones."""

    table: str
    kind: TableKind
    status: str
    names: tuple[str, ...]
    free: int


class Line(msgspec.Struct, frozen=True, tag_field="type", tag="line"):
    """A line of the table: an action, and the events of the game that follow from it."""

    seq: int
    at: int
    action: AnyPublicAction
    events: tuple[AnyPublicEvent, ...]
    turn: int | None
    """The seat whose turn it is after the line."""
    phase: str | None
    """The phase of the game after the line; null before the game."""
    led: Suit | None
    """The suit to follow in the trick on the table after the line."""

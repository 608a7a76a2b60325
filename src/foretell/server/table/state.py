"""The state of a table."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

import msgspec

from ...fair import Contribution, FairDeals, Method, Proof, server_value
from ...fair.proof import Origin
from ...game.cards import Suit
from ...game.codebook import Phase
from ...game.events import Event
from ...game.game import Game
from ...game.names import Name
from ..protocol.actions import Banned, Share
from ..protocol.kinds import GameKind, OfTournament, TableKind, is_drawn, kind_of, options_of
from ..protocol.views import LastTrick, SheetRow
from .log import Entry
from .seats import Seat
from .undo import NOBODY, Undo


class Status(Name):
    """The stages of a table."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Step(msgspec.Struct, frozen=True):
    """An entry of the log, its events of the game, and the game's state after it."""

    entry: Entry
    events: tuple[Event, ...]
    turn: int | None
    """The seat whose turn it was."""
    phase: Phase | None
    """The phase of the game; None before it."""
    led: Suit | None
    """The suit to follow in the trick on the table."""


@dataclass(slots=True)
class Table:
    """The fold of a table's log; only ``foretell.server.table.fold`` changes it."""

    id: str
    kind: TableKind
    owner: str
    commitment: str
    secret: bytes
    seats: list[Seat]
    of: OfTournament | None = None
    """The tournament that runs the table."""
    status: Status = Status.WAITING
    paused: bool = False
    votes: frozenset[int] = NOBODY
    last_at: int = 0
    """When the last entry was written (milliseconds since 1970)."""
    since: int = 0
    """When the current question was asked."""
    time: int | None = None
    """For each move (milliseconds); None without a clock."""
    moves: int = 0
    """How often the game has changed by a move, or by one that was taken back."""
    unseen: bool = False
    """V4: whether nobody sees their own card in this round."""
    undo: Undo | None = None
    """The latest move, if it can be taken back: by a game that knows how it was played."""
    hinted_at: int | None = None
    """The number of moves when a player last asked the coach."""
    hinted: tuple[int, ...] = ()
    """The seats that asked the coach, once for each question."""
    undo_asked: int = 0
    """How often players have asked to take a move back."""
    game: Game | None = None
    turn: int | None = None
    """The seat for which the game waits."""
    asked: Seat | None = None
    """The seat to move now; None if there is none, as in a pause."""
    deadline: int | None = None
    """When the time of the player whose turn it is will be up (milliseconds since 1970); None without a clock."""
    bots: frozenset[str] = frozenset()
    """The bots that play, for themselves or for absent players."""
    waits_for_bot: bool = False
    """Whether it is a bot's turn."""
    seated_at: int = 0
    """The number of the last entry after which others have seats."""
    is_open: bool = False
    """Whether the game is over, so that hidden cards may be seen: if others have the same deals, theirs are too."""
    deals: FairDeals | None = None
    locked_at: int | None = None
    """When the shuffle was locked (milliseconds since 1970); None: no seat has hidden its value, or not yet."""
    shares: tuple[Share, ...] = ()
    said: int = 0
    """The number of chat messages and reactions."""
    bans: dict[int, Banned] = field(default_factory=dict)
    """By the numbers of their lines."""
    rematch_of: str | None = None
    """The table whose players asked for this one."""
    rematch: str | None = None
    rematch_drawn: bool = False
    """Whether the seats of the rematch are drawn."""
    rematch_seats: frozenset[int] = NOBODY
    seq: int = 0
    """The number of the last entry."""
    steps: list[Step] = field(default_factory=list)
    """The last entries; all, until older ones are forgotten."""
    sheet: list[SheetRow] = field(default_factory=list)
    """The complete rounds."""
    last_trick: LastTrick | None = None
    """The last complete trick."""
    commands: dict[str, str] = field(default_factory=dict)
    """By player: their last commands (``done.py``)."""

    @property
    def first(self) -> int:
        """The number of the first entry that is not forgotten; one more than ``seq`` if all are."""
        return self.seq - len(self.steps) + 1

    def steps_after(self, seq: int) -> list[Step]:
        """The entries after a number; those in between must not be forgotten."""
        return self.steps[max(0, seq + 1 - self.first) :]

    def forget_past(self, kept: int = 0) -> None:
        """Forget all but the last entries, and how the game was played, since both can be read in the log again."""
        if len(self.steps) > kept:
            self.steps = self.steps[len(self.steps) - kept :]
            if self.game is not None and self.game.has_past:
                self.game = self.game.without_past()

    @property
    def deal_id(self) -> str:
        """The id of the game in its deals."""
        return self.id if self.of is None else self.of.deals

    @property
    def is_sealed(self) -> bool:
        """Whether the cards stay hidden when the game is over, since other tables have the same."""
        return self.of is not None and self.of.same

    @property
    def hints(self) -> tuple[int, ...]:
        """By seat, how many moves were made after a hint."""
        return tuple(map(self.hinted.count, range(len(self.seats))))

    @property
    def is_locked(self) -> bool:
        """Whether seats disclose their values, and the game begins in a moment."""
        return self.locked_at is not None and self.status is Status.WAITING

    @property
    def undisclosed(self) -> tuple[int, ...]:
        """The seats that have committed themselves to values, and have not disclosed them."""
        seats = enumerate(self.seats)
        return tuple(number for number, seat in seats if seat.commitment is not None and seat.value is None)

    def seat_of(self, player: str | None) -> int | None:
        """The seat that the player owns."""
        if player is None:
            return None
        for number, seat in enumerate(self.seats):
            if seat.player == player:
                return number
        return None

    def bars(self, player: str | None, made: int, address: str) -> bool:
        """Whether somebody is banned: by id, or by an address if they have no name, or one that is newer than the ban.

        So a ban also applies after a change of name, but not to others of the same household.
        """
        if player is not None and player == self.owner:
            return False
        return any(
            (player is not None and ban.player == player)
            or ((player is None or made >= ban.since) and ban.address == mark_of(ban.salt, address) != "")
            for ban in self.bans.values()
        )

    def is_shown_to(self, player: str | None) -> bool:
        """Whether a reader may see the table: its players and its owner always, everybody if the table allows it.

        At a table of a tournament the others see it late; with the same deals only when the games at all tables are
        over.
        """
        is_seated = self.seat_of(player) is not None
        if self.of is not None:
            return not self.of.same or self.is_open or is_seated
        is_public = self.kind.spectators or self.status is Status.WAITING
        return is_public or is_seated or (player is not None and player == self.owner)

    def present(self) -> Iterator[int]:
        """The seats whose owners play, and no bot for them."""
        return (number for number, seat in enumerate(self.seats) if seat.is_played_by_owner)

    def people(self) -> Iterator[int]:
        """The seats of people who play themselves: no bots, and no programs."""
        return (number for number in self.present() if not self.seats[number].program)

    def settle_shares(self, values: Sequence[str | None]) -> tuple[Share, ...]:
        """The share of each seat in the shuffle when the game starts; ``values``: added by the seats, None: nothing."""
        return tuple(
            Share(Origin.SERVER, server_value(self.secret, self.deal_id, number))
            if value is None
            else Share(Origin.PLAYER, value)
            for number, value in enumerate(values)
        )

    def proof(self) -> Proof:
        """The proof of the deals; to be shown after the game only."""
        hidden = [seat.commitment for seat in self.seats]
        added = tuple(
            Contribution(share.origin, share.value, of) for share, of in zip(self.shares, hidden, strict=True)
        )
        drawn = is_drawn(self.kind.game)
        return Proof(self.deal_id, self.commitment, self.secret, added, self.method, drawn=drawn)

    @property
    def method(self) -> Method:
        """How the deals follow from the shares."""
        return Method.OPEN if self.locked_at is None else Method.HIDDEN

    @property
    def agreed(self) -> GameKind:
        """The options of the game, once it has started with the first dealer that was drawn (A14, B17)."""
        return self.kind.game if self.game is None else kind_of(self.game.options)

    def start(self, shares: tuple[Share, ...]) -> None:
        """Start the game, with the shuffle that follows from the shares; A14, B17: it draws the first dealer too."""
        options = options_of(self.kind.game)
        self.shares = shares
        self.deals = FairDeals(options, self.deal_id, self.secret, tuple(share.value for share in shares), self.method)
        if is_drawn(self.kind.game):
            options = replace(options, first_dealer=self.deals.drawn_dealer())
        self.game = Game(options, [seat.name for seat in self.seats])


def mark_of(salt: str, address: str) -> str:
    """A hash of an address, from which nobody but the operator could guess it; empty without an address."""
    return hashlib.sha256(f"{salt} {address}".encode()).hexdigest()[:32] if address else ""

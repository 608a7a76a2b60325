"""A table as it stands."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ...fair import Contribution, FairDeals, Proof, server_value
from ...fair.proof import Origin
from ...game.cards import Suit
from ...game.codebook import Phase
from ...game.events import Event
from ...game.game import Game
from ...game.names import Name
from ..protocol.actions import Absence, Share
from ..protocol.kinds import TableKind, options_of
from .log import Entry

BOT = "thumb"
"""The bot that plays for whoever is away."""
_KEPT_COMMANDS = 64
"""So many of the last commands of each player are known again when they are sent twice."""


class Status(Name):
    """Where a table is in its life."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


@dataclass(slots=True)
class Seat:
    """Who sits there: nobody, a player, a bot, or a player for whom a bot plays."""

    player: str | None = None
    name: str = ""
    program: bool = False
    bot: str | None = None
    why: Absence | None = None
    """Why a bot plays for the player."""
    value: str | None = None
    """What the seat adds to the shuffle."""

    @property
    def free(self) -> bool:
        """Whether nobody sits there."""
        return self.player is None and self.bot is None

    @property
    def is_played_by_owner(self) -> bool:
        """Whether a player sits there and plays himself."""
        return self.player is not None and self.bot is None


@dataclass(frozen=True, slots=True)
class Step:
    """An entry of the log, the events of the game by it, and how the game stood then."""

    entry: Entry
    events: tuple[Event, ...]
    turn: int | None
    """Whose turn it was then."""
    phase: Phase | None
    """What the game waited for then; None before the game."""
    led: Suit | None
    """The suit to follow in the trick that lay on the table then."""


@dataclass(slots=True)
class Table:
    """The fold of a table's log; ``foretell.server.table.fold`` changes it, and nothing else does."""

    id: str
    kind: TableKind
    owner: str
    commitment: str
    secret: bytes
    seats: list[Seat]
    status: Status = Status.WAITING
    paused: bool = False
    votes: set[int] = field(default_factory=set)
    since: int = 0
    """When the current question was asked."""
    moves: int = 0
    """How many moves were made."""
    game: Game | None = None
    deals: FairDeals | None = None
    shares: tuple[Share, ...] = ()
    said: int = 0
    """How many lines of chat there are."""
    rematch: str | None = None
    rematch_seats: set[int] = field(default_factory=set)
    steps: list[Step] = field(default_factory=list)
    commands: dict[str, dict[str, int]] = field(default_factory=dict)
    """By player: his last commands and the numbers of the entries that they became."""

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.steps)

    @property
    def turn(self) -> int | None:
        """The seat for which the game waits."""
        return self.game.turn if self.game is not None else None

    @property
    def is_open(self) -> bool:
        """Whether all that was hidden may be seen: the game is over."""
        return self.game is not None and self.game.is_over

    @property
    def asked(self) -> Seat | None:
        """Who is to move now; None while nobody is (also in a pause)."""
        turn = self.turn
        if self.status is not Status.PLAYING or self.paused or turn is None:
            return None
        return self.seats[turn]

    @property
    def deadline(self) -> int | None:
        """When the player whose turn it is will have been away past the pace."""
        time = self.kind.pace.milliseconds
        if time is None:
            return None
        asked = self.asked
        return self.since + time if asked is not None and asked.is_played_by_owner else None

    @property
    def waits_for_bot(self) -> bool:
        """Whether it is a bot's turn."""
        asked = self.asked
        return asked is not None and asked.bot is not None

    def seat_of(self, player: str | None) -> int | None:
        """The seat that the player owns."""
        if player is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.player == player), None)

    def present(self) -> Iterator[int]:
        """The seats whose owners play themselves."""
        return (number for number, seat in enumerate(self.seats) if seat.is_played_by_owner)

    def done(self, player: str, command: str) -> int | None:
        """The number of the entry that the player's command became; None if it was never carried out."""
        return self.commands.get(player, {}).get(command)

    def remember(self, player: str, command: str, seq: int) -> None:
        """Keep the command, and forget the oldest of too many."""
        known = self.commands.setdefault(player, {})
        known[command] = seq
        if len(known) > _KEPT_COMMANDS:
            del known[next(iter(known))]

    def settle_shares(self, values: Sequence[str | None]) -> tuple[Share, ...]:
        """What stands for each seat in the shuffle when the game starts; ``values`` by seat: what was added."""
        return tuple(
            Share(Origin.SERVER, server_value(self.secret, self.id, number))
            if value is None
            else Share(Origin.PLAYER, value)
            for number, value in enumerate(values)
        )

    def proof(self) -> Proof:
        """From what the deals follow; to be shown after the game only."""
        added = tuple(Contribution(share.origin, share.value) for share in self.shares)
        return Proof(self.id, self.commitment, self.secret, added)

    def start(self, shares: tuple[Share, ...]) -> None:
        """A new game with the shuffle that the shares fix."""
        options = options_of(self.kind.game)
        self.shares = shares
        self.deals = FairDeals(options, self.id, self.secret, tuple(share.value for share in shares))
        self.game = Game(options, [seat.name for seat in self.seats])

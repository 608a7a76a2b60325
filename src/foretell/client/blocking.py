"""The same clients for programs without an event loop: every method waits until it is done."""

from collections.abc import Iterator, Sequence
from typing import Any, Self, SupportsIndex

from ..fair import Proof
from ..game.moves import Move
from ..game.observation import Observation
from ..game.options import Options
from ..server.protocol.answers import BotList, OwnTables
from ..server.protocol.commands import AnyCommand
from ..server.protocol.kinds import Pace
from ..server.protocol.messages import AdviceText, TableList
from .address import Address
from .async_client import PATIENCE, AsyncClient
from .events import Line
from .loop import Loop
from .table import AsyncTable
from .table_state import TableState

_NO_CLOCK = Pace()


class Table:
    """A table that the client has entered; see AsyncTable."""

    def __init__(self, loop: Loop, table: AsyncTable) -> None:
        self._loop, self._table = loop, table

    @property
    def id(self) -> str:
        """The table's id, by which deals are checked."""
        return self._table.id

    @property
    def link(self) -> str:
        """The link that leads people to the table."""
        return self._table.link

    @property
    def state(self) -> TableState:
        """The table: its kind, status, seats, and the game as this reader has seen it."""
        return self._loop.look(lambda: self._table.state)

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be played here."""
        return self._loop.look(lambda: self._table.is_over)

    @property
    def is_lost(self) -> bool:
        """Whether the server is away for now."""
        return self._table.connection.is_lost

    @property
    def observation(self) -> Observation | None:
        """What this reader knows of the game; None before it begins."""
        return self._loop.look(lambda: self._table.observation)

    @property
    def turn(self) -> Observation | None:
        """The same while this client is asked for a move, else None."""
        return self._loop.look(lambda: self._table.turn)

    @property
    def totals(self) -> tuple[int, ...]:
        """Points by seat; empty before the game."""
        return self._loop.look(lambda: self._table.totals)

    def wait(self, seconds: float | None = None) -> tuple[Line, ...]:
        """Wait until something happens, at most this long; returns the new lines, of which there may be none."""
        return self._loop.run(self._table.wait(seconds))

    def lines(self) -> Iterator[Line]:
        """Every new line, until the game is over or the table is closed."""
        lines = self._table.lines()
        while (line := self._loop.run(anext(lines, None))) is not None:
            yield line

    def turns(self) -> Iterator[Observation]:
        """What this client knows each time that it is asked for a move, until the game is over."""
        turns = self._table.turns()
        while (seen := self._loop.run(anext(turns, None))) is not None:
            yield seen

    def sit(self, seat: int | None = None) -> int:
        """Take a free seat (None: the first one), with a hidden value for the shuffle; returns the seat."""
        return self._loop.run(self._table.sit(seat))

    def seat_bot(self, bot: str, seat: int | None = None) -> None:
        """Put a bot of the server on a free seat (None: the first one)."""
        self._loop.run(self._table.seat_bot(bot, seat))

    def unseat_bot(self, seat: int) -> None:
        """Take a bot off its seat."""
        self._loop.run(self._table.unseat_bot(seat))

    def start(self) -> None:
        """Deal, when all seats are taken; returns when the game has begun."""
        self._loop.run(self._table.start())

    def move(self, move: Move | str | SupportsIndex) -> None:
        """Make a move, given as ``Game.apply`` takes it; takes the seat back from a bot that plays for this client."""
        self._loop.run(self._table.move(move))

    def claim(self) -> None:
        """Claim the rest of the round's tricks."""
        self._loop.run(self._table.claim())

    def hint(self) -> AdviceText:
        """Ask the coach, on this client's turn; the others see that it did."""
        return self._loop.run(self._table.hint())

    def take_back(self) -> None:
        """Take the seat back from the bot that plays for this client."""
        self._loop.run(self._table.take_back())

    def leave(self) -> None:
        """Free the seat; in a game a bot plays for this client."""
        self._loop.run(self._table.leave())

    def say(self, text: str) -> None:
        """Say something to the table."""
        self._loop.run(self._table.say(text))

    def rematch(self, *, drawn: bool = False) -> "Table":
        """Ask for another game of this kind; enters its table, where this client is seated."""
        return Table(self._loop, self._loop.run(self._table.rematch(drawn=drawn)))

    def do(self, command: AnyCommand) -> int:
        """Give any command of the protocol; returns the number of its line."""
        return self._loop.run(self._table.do(command))

    def record(self) -> dict[str, Any]:
        """The record of the game, with the proof of its deals, as JSON values."""
        return self._loop.run(self._table.record())

    def check(self) -> Proof:
        """Check the record and its deals against what this client has noted; raises RecordError."""
        return self._loop.run(self._table.check())

    def close(self) -> None:
        """Disconnect; a seat in a running game stays, and waits."""
        self._loop.run(self._table.close())


class Client:
    """A player at a server; use it in ``with``, which signs in.  See AsyncClient."""

    def __init__(
        self, url: str, name: str = "", *, token: str = "", program: bool = True, patience: float = PATIENCE
    ) -> None:
        """As AsyncClient; raises NoLink."""
        self._client = AsyncClient(url, name, token=token, program=program, patience=patience)
        self._loop: Loop | None = None

    def __enter__(self) -> Self:
        """Sign in, unless that is done."""
        self.sign_in()
        return self

    def __exit__(self, *_: object) -> None:
        """Leave all tables; the player and the seats in running games stay."""
        self.close()

    def sign_in(self) -> None:
        """Become the player of the token, or a new guest with the name; a second call does nothing."""
        if self._loop is None:
            self._loop = Loop()
            try:
                self._loop.run(self._client.sign_in())
            except BaseException:
                self._loop.end()
                self._loop = None
                raise

    def close(self) -> None:
        """Disconnect from all tables."""
        self._running.run(self._client.close())
        self._running.end()
        self._loop = None

    @property
    def _running(self) -> Loop:
        if self._loop is None:
            raise RuntimeError("sign in first, or use the client in a with statement")
        return self._loop

    @property
    def address(self) -> Address:
        """The server, and the table of the client's link."""
        return self._client.address

    @property
    def name(self) -> str:
        """The player's name."""
        return self._client.name

    @property
    def token(self) -> str:
        """What makes another client the same player: keep it secret."""
        return self._client.token

    def rename(self, name: str) -> None:
        """Take another name, for tables where the player sits down later."""
        self._running.run(self._client.rename(name))

    def bots(self) -> BotList:
        """The bots that the server can seat."""
        return self._running.run(self._client.bots())

    def tables(self) -> TableList:
        """The open tables that are listed."""
        return self._running.run(self._client.tables())

    def own_tables(self) -> OwnTables:
        """The tables at which the player has a seat."""
        return self._running.run(self._client.own_tables())

    def open(
        self,
        options: Options | None = None,
        seats: int = 4,
        *,
        bots: Sequence[str] = (),
        seat: int | None = 0,
        pace: Pace = _NO_CLOCK,
        listed: bool = False,
        spectators: bool = True,
        hints: bool = False,
    ) -> Table:
        """Open a table, take a seat (None: none), and put these bots on the next ones."""
        opening = self._client.open(
            options, seats, bots=bots, seat=seat, pace=pace, listed=listed, spectators=spectators, hints=hints
        )
        return Table(self._running, self._running.run(opening))

    def join(self, link: str = "") -> Table:
        """Enter the table of a link, an id or a room code; empty: the one of the client's own address."""
        return Table(self._running, self._running.run(self._client.join(link)))

    def room_code(self, table: Table) -> str:
        """Five letters that lead to a table whose game has not begun."""
        return self._running.run(self._client.room_code(table.id))

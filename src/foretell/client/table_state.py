"""A table as a reader knows it: the server's view of it once, and every line since."""

from msgspec.structs import replace

from ..game.events import GameOver
from ..game.options import Options
from ..server.protocol import actions
from ..server.protocol.kinds import TableKind, options_of
from ..server.protocol.messages import Asked
from ..server.protocol.views import SeatView, TableView
from .errors import OtherRules
from .events import Line
from .seen_game import SeenGame

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
_FREE = SeatView("", free=True, program=False, bot=None, owned=False, why=None, value=None, commitment=None)


class TableState:
    """A table; lists are by seat."""

    def __init__(self, view: TableView) -> None:
        """Everything as the server shows it; the game follows from the lines, which are read from the first one."""
        self.view = view
        """As the server showed it at first."""
        self.seq = view.seq
        """The last line of the table that this state knows."""
        self.replayed = view.seq if view.game is None else 0
        """The last line from which the game is known."""
        self.status, self.paused, self.locked = view.status, view.paused, view.locked
        self.seats: list[SeatView] = list(view.seats)
        self.you = view.you
        """The reader's seat."""
        self.rematch = view.rematch
        """The table of the rematch, once somebody has asked for one."""
        self.present: tuple[int, ...] = view.present
        """The seats whose owners are connected."""
        self.watchers = view.watchers
        """How many people watch."""
        self.game: SeenGame | None = None
        self.asked = Asked(view.seq, view.legal, view.claim) if view.legal else None
        """The question to the reader, while it is open."""

    @property
    def kind(self) -> TableKind:
        """Game, seats, pace, and what is allowed."""
        return self.view.kind

    @property
    def options(self) -> Options:
        """The game's options."""
        return options_of(self.kind.game) if self.game is None else self.game.options

    @property
    def is_complete(self) -> bool:
        """Whether all lines of the game are here."""
        return self.replayed >= self.seq

    @property
    def free_seats(self) -> tuple[int, ...]:
        """The seats that nobody has."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.free)

    @property
    def is_your_turn(self) -> bool:
        """Whether the reader is asked for a move now."""
        if self.asked is None or self.game is None or self.paused or not self.is_complete or self.you is None:
            return False
        return self.game.turn == self.you and self.seats[self.you].bot is None

    def add(self, line: Line) -> bool:
        """A line; returns whether it is new.  Raises OtherRules for one that cannot follow."""
        if line.seq == self.replayed + 1:
            self._play(line)
            self.replayed = line.seq
        if line.seq <= self.seq:
            return False
        if line.seq != self.seq + 1:
            raise OtherRules(f"the server has left out lines between {self.seq} and {line.seq}")
        self.seq = line.seq
        self._fold(line.action)
        if any(isinstance(event, GameOver) for event in line.events):
            self.status = OVER
        return True

    def ask(self, asked: Asked) -> None:
        """A question to the reader; raises OtherRules if the rules here have other legal moves."""
        self.asked = asked
        if self.is_your_turn and self.game is not None:
            legal = self.game.observation.legal_moves.texts
            if set(legal) != set(asked.legal):
                raise OtherRules(f"the server's legal moves are {', '.join(asked.legal)}, not {', '.join(legal)}")

    def _play(self, line: Line) -> None:
        """The line's part of the game."""
        if isinstance(line.action, actions.Undone) and self.game is not None:
            self.game.undo()
            self.asked = None
        elif line.events:
            if self.game is None:
                self.game = SeenGame(self.options, [seat.name for seat in self.seats], self.you)
            self.game.add(line, line.action.seat if isinstance(line.action, actions.Moved) else None)
            if self.asked is not None and self.asked.seq < line.seq:
                self.asked = None

    def _fold(self, action: actions.Action) -> None:
        """What the line changes at the table."""
        match action:
            case actions.Locked():
                self.locked = True
            case actions.Started():
                self.locked, self.status = False, PLAYING
            case actions.Paused() | actions.Resumed():
                self.paused = isinstance(action, actions.Paused)
            case actions.RematchAsked(table=table):
                self.rematch = table
            case actions.Closed():
                self.status = CLOSED
            case _:
                self._seat(action)

    def _seat(self, action: actions.Action) -> None:
        """What the line changes at a seat."""
        match action:
            case actions.Seated(seat, _, name, program, portrait):
                self.seats[seat] = replace(_FREE, name=name, free=False, program=program, owned=True, portrait=portrait)
            case actions.BotSeated(seat, bot, name):
                self.seats[seat] = replace(_FREE, name=name, free=False, bot=bot)
            case actions.Unseated(seat):
                self._leave(seat)
            case actions.Removed(seat) if self.status == WAITING:
                self._leave(seat)
            case actions.Removed(seat, bot):
                self._change(seat, bot=bot, why="removed")
            case actions.HandedOver(seat, bot, why):
                self._change(seat, bot=bot, why=why)
            case actions.TakenBack(seat):
                self._change(seat, bot=None, why=None)
            case actions.Added(seat, value) | actions.Disclosed(seat, value):
                self._change(seat, value=value)
            case actions.Committed(seat, commitment):
                self._change(seat, commitment=commitment, value=None)
            case actions.PortraitChosen(seat, portrait):
                self._change(seat, portrait=portrait)
            case _:
                pass

    def _leave(self, seat: int) -> None:
        self.seats[seat] = _FREE
        if seat == self.you:
            self.you = None

    def _change(self, seat: int, **values: object) -> None:
        self.seats[seat] = replace(self.seats[seat], **values)

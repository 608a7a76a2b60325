"""The score sheet, kept from the events that the player's seat has seen."""

from dataclasses import dataclass, field
from functools import singledispatchmethod

from ...game import events
from ...game.events import Event, Hidden
from ...game.moves import Play
from ...game.observation import Observation


@dataclass(slots=True)
class RoundScores:
    """One round on the sheet, by seat."""

    number: int
    dealer: int
    bids: list[int | None]
    """The bids; None if unknown, and always in Wizard Extreme."""
    tricks: list[int]
    magician: int | None = None
    points: tuple[int, ...] = ()
    """Empty until the round is scored."""
    totals: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick: its leader, its cards, and its winner (None: nobody, S4)."""

    leader: int
    plays: tuple[Play, ...]
    taken_by: int | None

    def by_seat(self) -> tuple[tuple[int, Play], ...]:
        """Seats and cards, in order from the leader."""
        seats = len(self.plays)
        return tuple(((self.leader + i) % seats, play) for i, play in enumerate(self.plays))


@dataclass(slots=True)
class ScoreSheet:
    """All rounds so far, and the last trick."""

    rounds: list[RoundScores] = field(default_factory=list)
    last_trick: Trick | None = None
    winners: tuple[int, ...] = ()

    def clear(self) -> None:
        """Forget everything."""
        self.rounds.clear()
        self.last_trick, self.winners = None, ()

    def resume(self, view: Observation) -> None:
        """Enter the round in which a game without its past is."""
        bids = [None if isinstance(bid, Hidden) else bid for bid in view.bids] or [None] * len(view.players)
        self.rounds.append(RoundScores(view.round, view.dealer, bids, [*view.tricks]))

    @singledispatchmethod
    def add(self, event: Event) -> None:
        """Enter an event; most change nothing."""

    @add.register
    def _(self, event: events.RoundDealt) -> None:
        seats = len(event.hands)
        self.rounds.append(RoundScores(event.round, event.dealer, [None] * seats, [0] * seats))

    @add.register
    def _(self, event: events.BidMade) -> None:
        if not isinstance(event.tricks, Hidden):
            self.rounds[-1].bids[event.seat] = event.tricks

    @add.register
    def _(self, event: events.BidsShown) -> None:
        self.rounds[-1].bids = list(event.bids)

    @add.register
    def _(self, event: events.BidChanged) -> None:
        bid = self.rounds[-1].bids[event.seat]
        self.rounds[-1].bids[event.seat] = None if bid is None else bid + event.change

    @add.register
    def _(self, event: events.TrickTaken) -> None:
        self.rounds[-1].tricks[event.seat] += 1
        self.last_trick = Trick(event.leader, event.plays, event.seat)

    @add.register
    def _(self, event: events.TrickBombed) -> None:
        self.last_trick = Trick(event.leader, event.plays, None)

    @add.register
    def _(self, event: events.MagicianTaken) -> None:
        self.rounds[-1].magician = event.seat

    @add.register
    def _(self, event: events.RoundScored) -> None:
        self.rounds[-1].points = event.points
        self.rounds[-1].totals = event.totals

    @add.register
    def _(self, event: events.GameOver) -> None:
        self.winners = event.winners

"""The score sheet, kept from the events that the player's seat has seen."""

from collections.abc import Iterable
from dataclasses import dataclass, field

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

    def begin_again(self, story: Iterable[Event]) -> None:
        """Forget everything but these events."""
        self.rounds.clear()
        self.last_trick, self.winners = None, ()
        for event in story:
            self.add(event)

    def resume(self, view: Observation) -> None:
        """Enter the round in which a game without its past is."""
        bids = [None if isinstance(bid, Hidden) else bid for bid in view.bids] or [None] * len(view.players)
        self.rounds.append(RoundScores(view.round, view.dealer, bids, [*view.tricks]))

    def add(self, event: Event) -> None:
        """Enter an event; most change nothing."""
        match event:
            case events.RoundDealt(number, dealer, hands):
                self.rounds.append(RoundScores(number, dealer, [None] * len(hands), [0] * len(hands)))
            case events.BidMade(seat, int(tricks)):
                self.rounds[-1].bids[seat] = tricks
            case events.BidsShown(bids):
                self.rounds[-1].bids = list(bids)
            case events.BidChanged(seat, change):
                bid = self.rounds[-1].bids[seat]
                self.rounds[-1].bids[seat] = None if bid is None else bid + change
            case events.TrickTaken(seat, plays, leader):
                self.rounds[-1].tricks[seat] += 1
                self.last_trick = Trick(leader, plays, seat)
            case events.TrickBombed(_, plays, leader):
                self.last_trick = Trick(leader, plays, None)
            case events.MagicianTaken(seat):
                self.rounds[-1].magician = seat
            case events.RoundScored(_, points, totals):
                self.rounds[-1].points, self.rounds[-1].totals = points, totals
            case events.GameOver(winners):
                self.winners = winners
            case _:
                return

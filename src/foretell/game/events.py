"""What happens in a game, each kind of event with what every seat may see of it.

``event.seen_by(seat)`` (None: a spectator) is the same event with HIDDEN in place of what the seat may not know.  Seats
see every event, so that all count alike.
"""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from .cards import Card, Suit
from .moves import Play, ReturnSeal


class Hidden(Enum):
    """The type of what is there but may not be seen."""

    HIDDEN = "hidden"

    def __repr__(self) -> str:
        """Short, for printing."""
        return "HIDDEN"

    def __str__(self) -> str:
        """As people write it."""
        return "?"


HIDDEN: Final = Hidden.HIDDEN
"""A card or a number that the reader may not know."""

MaybeCard = Card | Hidden
MaybeHand = tuple[MaybeCard, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """The parent of all events."""

    def seen_by(self, seat: int | None) -> "Event":
        """The event as a seat sees it (None: a spectator); open to all unless a kind says otherwise."""
        return self


@dataclass(frozen=True, slots=True)
class RoundDealt(Event):
    """A round begins: everybody has cards, and one may have been turned up (A2 to A5, B3)."""

    round: int
    dealer: int
    hands: tuple[MaybeHand, ...]
    turned: Card | None
    unseen: bool = False
    """V4: everybody sees the hands of all others and not his own."""

    def seen_by(self, seat: int | None) -> Event:
        """One's own hand; V4: all but one's own; a spectator none."""
        return replace(self, hands=tuple(self._hand(i, seat) for i in range(len(self.hands))))

    def _hand(self, owner: int, seat: int | None) -> MaybeHand:
        if seat is not None and (owner == seat) != self.unseen:
            return self.hands[owner]
        return (HIDDEN,) * len(self.hands[owner])


@dataclass(frozen=True, slots=True)
class WerewolfExchanged(Event):
    """The Werewolf's holder has taken the turned-up card for it (S5)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrumpSet(Event):
    """Trump is known: named by ``seat``; without one, by the card turned up or the round (A4, A5, S5, V6)."""

    suit: Suit | None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A seat has foretold its tricks (A6); hidden from the others by V2 and V3."""

    seat: int
    tricks: int | Hidden
    concealed: bool = False

    def seen_by(self, seat: int | None) -> Event:
        """V2, V3: only one's own bid."""
        return self if not self.concealed or seat == self.seat else replace(self, tricks=HIDDEN)


@dataclass(frozen=True, slots=True)
class BidsShown(Event):
    """All bids are shown (V2: when all have bid; V3: when the round is over)."""

    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card lies on the table (A8, B7)."""

    seat: int
    play: Play


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """The trick is complete and its winner takes it and leads next (A11, B8)."""

    seat: int
    plays: tuple[Play, ...]
    leader: int


@dataclass(frozen=True, slots=True)
class TrickBombed(Event):
    """The Bomb lay in the trick: nobody gets it; ``seat`` leads next (S4)."""

    seat: int
    plays: tuple[Play, ...]
    leader: int


@dataclass(frozen=True, slots=True)
class CardLaidAside(Event):
    """A seat has chosen the card that it passes (S6)."""

    seat: int
    card: MaybeCard

    def seen_by(self, seat: int | None) -> Event:
        """Only the seat itself knows the card."""
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class CardsPassed(Event):
    """All cards laid aside have gone to the left; ``cards`` by the seat that passed (S6)."""

    cards: tuple[MaybeCard, ...]

    def seen_by(self, seat: int | None) -> Event:
        """The card passed and the card received."""
        seats = len(self.cards)
        known = () if seat is None else (seat, (seat - 1) % seats)
        return CardsPassed(tuple(card if i in known else HIDDEN for i, card in enumerate(self.cards)))


@dataclass(frozen=True, slots=True)
class BidChanged(Event):
    """The Cloud has changed a bid by +1 or -1 (S7)."""

    seat: int
    change: int


@dataclass(frozen=True, slots=True)
class SealTaken(Event):
    """A seat has taken a seal from the pool, or from ``victim``, who got a white one (B5, B6)."""

    seat: int
    suit: Suit
    victim: int | None


@dataclass(frozen=True, slots=True)
class MagicianTaken(Event):
    """A seat has taken the Black Magician (B5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PredictionMade(Event):
    """A seat's prediction is complete (B5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SealReturned(Event):
    """The trick's winner has given back a seal (B9)."""

    seat: int
    seal: ReturnSeal


@dataclass(frozen=True, slots=True)
class BlackSealTaken(Event):
    """The trick's winner had no seal that fits and has taken a black one (B10)."""

    seat: int


@dataclass(frozen=True, slots=True)
class BlackSealSpared(Event):
    """The trick's winner had no seal that fits, but there is no black one left (B10)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """The round is over: its points and the totals (A12, B12, B13)."""

    round: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The game is over (A13, B14)."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]

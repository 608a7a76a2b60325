"""What happens in a game: the kinds of events, and what each seat may see of them.

``event.seen_by(seat)`` (None: a spectator) is the same event with HIDDEN in place of anything the seat may not know.
All seats get all events, so they number them alike.
"""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from ..rules.wizard.events import hand_shown_to, pass_shown_to
from .cards import Card, Suit
from .moves import Play, ReturnSeal


class Hidden(Enum):
    """The type of HIDDEN."""

    HIDDEN = "hidden"

    def __repr__(self) -> str:
        """Short, for printing."""
        return "HIDDEN"

    def __str__(self) -> str:
        """The value as people write it."""
        return "?"


HIDDEN: Final = Hidden.HIDDEN
"""Stands for a card or a number that the reader may not know."""

MaybeCard = Card | Hidden
MaybeHand = tuple[MaybeCard, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """The base class of all events."""

    def seen_by(self, seat: int | None) -> "Event":
        """The event as a seat sees it (None: a spectator); most kinds are fully visible to all."""
        return self


def _is_in(seats: int, seat: int | None) -> bool:
    try:
        return seat is not None and seat >= 0 and bool(seats >> seat & 1)
    except TypeError:
        raise TypeError(f"an event is seen by a seat, by its number, or by a spectator, None, not {seat!r}") from None


@dataclass(frozen=True, slots=True)
class RoundDealt(Event):
    """A round begins: the cards are dealt, and one may have been turned up (A2 to A5, B3)."""

    round: int
    dealer: int
    hands: tuple[MaybeHand, ...]
    turned: Card | None
    unseen: bool = False
    """V4: everybody sees all hands except their own."""

    def seen_by(self, seat: int | None) -> Event:
        """Seats see their own hand; V4: all hands but their own; spectators see none."""
        hands = tuple([self._hand(owner, seat) for owner in range(len(self.hands))])
        return RoundDealt(self.round, self.dealer, hands, self.turned, self.unseen)

    def _hand(self, owner: int, seat: int | None) -> MaybeHand:
        shown = _is_in(hand_shown_to(owner, len(self.hands), self.unseen), seat)
        return self.hands[owner] if shown else (HIDDEN,) * len(self.hands[owner])


@dataclass(frozen=True, slots=True)
class WerewolfExchanged(Event):
    """The Werewolf's holder has exchanged it for the turned-up card (S5)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrumpSet(Event):
    """Trump is set: chosen by ``seat``, or if that is None, by the turned-up card or the round (A4, A5, S5, V6)."""

    suit: Suit | None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A seat has bid (A6); V2 and V3 hide the bid from the others."""

    seat: int
    tricks: int | Hidden
    concealed: bool = False

    def seen_by(self, seat: int | None) -> Event:
        """V2, V3: seats see only their own bids."""
        return self if not self.concealed or seat == self.seat else replace(self, tricks=HIDDEN)


@dataclass(frozen=True, slots=True)
class BidsShown(Event):
    """All bids are shown (V2: when all have bid; V3: when the round is over)."""

    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card has been played (A8, B7)."""

    seat: int
    play: Play


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """The trick is complete; its winner takes it and leads the next (A11, B8)."""

    seat: int
    plays: tuple[Play, ...]
    leader: int


@dataclass(frozen=True, slots=True)
class TrickBombed(Event):
    """The trick contained the Bomb: nobody takes it, and ``seat`` leads next (S4)."""

    seat: int
    plays: tuple[Play, ...]
    leader: int


@dataclass(frozen=True, slots=True)
class CardLaidAside(Event):
    """A seat has chosen a card to pass (S6)."""

    seat: int
    card: MaybeCard

    def seen_by(self, seat: int | None) -> Event:
        """Only the seat itself sees the card."""
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class CardsPassed(Event):
    """All cards laid aside have moved to the left; ``cards`` is indexed by the seat that passed (S6)."""

    cards: tuple[MaybeCard, ...]

    def seen_by(self, seat: int | None) -> Event:
        """Seats see the card they passed and the card they received."""
        shown = [pass_shown_to(giver, len(self.cards)) for giver in range(len(self.cards))]
        known = [_is_in(seats, seat) for seats in shown]
        return CardsPassed(tuple(card if knows else HIDDEN for card, knows in zip(self.cards, known, strict=True)))


@dataclass(frozen=True, slots=True)
class BidChanged(Event):
    """A player has changed their bid by +1 or -1 for the Cloud (S7)."""

    seat: int
    change: int


@dataclass(frozen=True, slots=True)
class SealTaken(Event):
    """A seat has taken a seal from the pool, or from ``victim``, who got a white one for it (B5, B6)."""

    seat: int
    suit: Suit
    victim: int | None


@dataclass(frozen=True, slots=True)
class MagicianTaken(Event):
    """A seat has taken the Black Magician (B5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PredictionMade(Event):
    """A seat has completed its prediction (B5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SealReturned(Event):
    """The trick's winner has returned a seal (B9)."""

    seat: int
    seal: ReturnSeal


@dataclass(frozen=True, slots=True)
class BlackSealTaken(Event):
    """The trick's winner had no fitting seal and has taken a black one (B10)."""

    seat: int


@dataclass(frozen=True, slots=True)
class BlackSealSpared(Event):
    """The trick's winner had no fitting seal, but no black seal is left (B10)."""

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

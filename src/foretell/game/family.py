"""What a game of the family has of its own, for ``Game`` to ask: one subclass for Wizard, one for Wizard Extreme."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import Any, Generic, NamedTuple

from ..engine.plain import S, V
from ..rules.wizard.cards import NONE
from .cards import Card
from .codebook import Codebook, Phase
from .errors import DealError
from .events import Event, RoundDealt
from .moves import Move, Play
from .observation import Observation
from .options import Options
from .reasons import Reason
from .rounds import Result

Hands = Sequence[Sequence[str]]


class Moment(NamedTuple):
    """Of the state before a move: who moves, who leads, what is left."""

    turn: int
    leader: int
    tricks_left: int
    black_seals: int = 0


class Family(ABC, Generic[S, V]):
    """The questions that ``Game`` asks about the game it plays."""

    codebook: Codebook[S, V]

    def new_state(self, options: Options, players: int, seed: int) -> S:
        """An empty table for a game with these options."""
        state = self.codebook.rules.state()
        self.codebook.rules.new_game(state, players, *options.settings(players), seed)
        return state

    @abstractmethod
    def observation(self, options: Options, players: tuple[str, ...], view: V) -> Observation:
        """The view with names for everything; the options are of this game."""

    def open_view(self, state: S) -> V:
        """What a spectator sees, with all hands: only for those who may know everything."""
        view = self.codebook.rules.view()
        self.codebook.rules.look(state, NONE, view)
        view.suited, view.others = state.suited, state.others
        return view

    @abstractmethod
    def lay_out(self, state: S, hands: Hands, turned: str | None) -> list[int]:
        """The deck that deals these hands in the next round; raises DealError where it has none."""

    @abstractmethod
    def dealt(self, state: S) -> tuple[RoundDealt, list[Event]]:
        """A round that was dealt, and what has happened by it before anybody moves."""

    @abstractmethod
    def moment(self, state: S) -> Moment:
        """What the events of the next move need to know of the state before it."""

    @abstractmethod
    def moved(self, before: Moment, move: Move, state: S) -> list[Event]:
        """What has happened by this move."""

    @abstractmethod
    def result(self, state: S) -> Result:
        """The result of the round that has just been completed."""

    @abstractmethod
    def rule(self, state: S) -> str:
        """The number of the rule by which the game waits for what it waits for."""

    @abstractmethod
    def reason(self, state: S, seat: int, move: Move) -> Reason:
        """Why the seat, whose turn it is, may not make the move."""

    def phase(self, state: S) -> Phase:
        """What the game waits for."""
        return self.codebook.phases[state.phase]

    def plays(self, state: S) -> tuple[Play, ...]:
        """The cards of a complete trick, in order from the leader."""
        moves = [self.codebook.moves[code] for code in state.trick[: state.seats]]
        return tuple(move for move in moves if isinstance(move, Play))

    def winners(self, state: S) -> tuple[int, ...]:
        """A13, B14: the seats that share the win."""
        return bits(self.codebook.rules.winners(state))

    def numbers(self, hands: Hands, seats: int, size: int) -> list[list[int]]:
        """The hands' cards as numbers; raises DealError for cards that are none and for wrong sizes."""
        if not isinstance(hands, Sequence) or not all(isinstance(hand, Sequence) for hand in hands):
            raise DealError(f"hands are given as a list of cards for each seat, not as {hands!r}")
        if len(hands) != seats:
            raise DealError(f"there must be a hand for each of {seats} seats, not {len(hands)}")
        for seat, hand in enumerate(hands):
            if len(hand) != size:
                raise DealError(f"seat {seat} must be dealt {size} cards, not {len(hand)}")
        return [[self.number(card) for card in hand] for hand in hands]

    def number(self, card: str) -> int:
        """The card's number; raises DealError for what is no card of the game."""
        number = self.codebook.card_numbers.get(card) if isinstance(card, str) else None
        if number is None:
            raise DealError(f"{card!r} is no card of this game")
        return number

    def check_deck(self, cards: Sequence[int], deck: Sequence[int]) -> None:
        """Raise DealError if the cards are not all in the deck."""
        left = Counter(deck)
        for card in cards:
            if not left[card]:
                raise DealError(self.not_in_deck(self.codebook.cards[card], card in deck))
            left[card] -= 1

    def not_in_deck(self, card: Card, dealt: bool) -> str:
        """Why the card cannot be dealt."""
        return f"{card} is dealt more often than it is in the deck" if dealt else f"{card} is not in this deck"


AnyFamily = Family[Any, Any]


def bits(mask: int) -> tuple[int, ...]:
    """The members of a set."""
    return tuple(i for i in range(mask.bit_length()) if mask >> i & 1)

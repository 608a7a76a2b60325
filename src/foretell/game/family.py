"""The interface between ``Game`` and each game of the family: one subclass for Wizard, one for Wizard Extreme."""

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


class Snapshot(NamedTuple):
    """Parts of the state before a move: whose move it is, who leads, what is left."""

    turn: int
    leader: int
    tricks_left: int
    black_seals: int = 0


class Family(ABC, Generic[S, V]):
    """What ``Game`` asks about the game that is played."""

    codebook: Codebook[S, V]

    def new_state(self, options: Options, players: int, seed: int) -> S:
        """The state of a new game with these options, before its first deal."""
        state = self.codebook.rules.state()
        self.codebook.rules.new_game(state, players, *options.settings(players), seed)
        return state

    @abstractmethod
    def observation(self, options: Options, players: tuple[str, ...], view: V) -> Observation:
        """The view with names for everything; the options must be of this game."""

    def open_view(self, state: S) -> V:
        """A spectator's view with all hands, for readers who may know everything."""
        view = self.codebook.rules.view()
        self.codebook.rules.look(state, NONE, view)
        view.suited, view.others = state.suited, state.others
        return view

    @abstractmethod
    def lay_out(self, state: S, hands: Hands, turned: str | None) -> list[int]:
        """The deck that deals these hands in the next round; raises DealError if there is none."""

    @abstractmethod
    def dealt(self, state: S) -> tuple[RoundDealt, list[Event]]:
        """The event for a round that was dealt, and the events it causes before the first move."""

    @abstractmethod
    def snapshot(self, state: S) -> Snapshot:
        """What the events of the next move depend on in the state before it."""

    @abstractmethod
    def moved(self, before: Snapshot, move: Move, state: S) -> list[Event]:
        """The events that this move causes."""

    @abstractmethod
    def result(self, state: S) -> Result:
        """The result of the round just completed."""

    @abstractmethod
    def rule(self, state: S) -> str:
        """The number of the rule behind the current question."""

    @abstractmethod
    def reason(self, state: S, seat: int, move: Move) -> Reason:
        """Why the seat, whose turn it is, may not make the move."""

    def phase(self, state: S) -> Phase:
        """What the game waits for."""
        return self.codebook.phases[state.phase]

    def plays(self, state: S) -> tuple[Play, ...]:
        """The plays of a complete trick, in order from the leader."""
        moves = [self.codebook.moves[code] for code in state.trick[: state.seats]]
        return tuple(move for move in moves if isinstance(move, Play))

    def winners(self, state: S) -> tuple[int, ...]:
        """A13, B14: the seats that share the win."""
        return bits(self.codebook.rules.winners(state))

    def numbers(self, hands: Hands, seats: int, size: int) -> list[list[int]]:
        """The hands as numbers; raises DealError for anything that is not a card and for hands of the wrong size."""
        if not isinstance(hands, Sequence) or not all(isinstance(hand, Sequence) for hand in hands):
            raise DealError(f"hands are given as a list of cards for each seat, not as {hands!r}")
        if len(hands) != seats:
            raise DealError(f"there must be a hand for each of {seats} seats, not {len(hands)}")
        for seat, hand in enumerate(hands):
            if len(hand) != size:
                raise DealError(f"seat {seat} must be dealt {size} cards, not {len(hand)}")
        return [[self.number(card) for card in hand] for hand in hands]

    def number(self, card: str) -> int:
        """The card's number; raises DealError if the game has no such card."""
        number = self.codebook.card_numbers.get(card) if isinstance(card, str) else None
        if number is None:
            raise DealError(f"{card!r} is no card of this game")
        return number

    def check_deck(self, cards: Sequence[int], deck: Sequence[int]) -> None:
        """Raise DealError unless all cards are in the deck."""
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

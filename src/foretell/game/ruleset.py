"""The interface between ``Game`` and the games that it plays: one subclass for Wizard, one for Wizard Extreme."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from threading import local
from typing import Any, Generic

from ..engine.plain import S, V
from ..rules.events import MOST_EVENTS, EventNumbers
from ..rules.reasons import NO_BID, NO_MOVE, WhyNot
from ..rules.wizard.cards import NONE
from .cards import Card
from .codebook import Codebook, Phase
from .errors import DealError
from .event_numbers import EVENT_OF, bits, round_dealt
from .events import Event, RoundDealt
from .faults import sentence
from .moves import Bid, Move
from .observation import Observation
from .options import Options
from .reasons import Reason, reason_of
from .rounds import Result

Hands = Sequence[Sequence[str]]


class _Buffer(local):
    """Room for the events of one deal or move; each thread has its own."""

    def __init__(self) -> None:
        self.events = [EventNumbers() for _ in range(MOST_EVENTS)]


_BUFFER = _Buffer()


class Ruleset(ABC, Generic[S, V]):
    """What ``Game`` asks about the game that is played."""

    codebook: Codebook[S, V]
    observed: type[Observation]
    """The class of the game's observations."""

    def new_state(self, options: Options, players: int, seed: int) -> S:
        """The state of a new game with these options, before its first deal."""
        state = self.codebook.rules.state()
        self.codebook.rules.new_game(state, players, *options.settings(players), seed)
        self.codebook.rules.set_course(state, *options.course)
        return state

    def observation(self, options: Options, players: tuple[str, ...], view: V) -> Observation:
        """The view with names for everything; raises TypeError for options of another game."""
        if options.codebook is not self.codebook:
            raise TypeError(f"{options!r} is not of the game {self.codebook.rules.name}")
        return self.observed(options, players, view)

    def open_view(self, state: S) -> V:
        """A spectator's view with all hands, for readers who may know everything."""
        view = self.codebook.rules.view()
        self.codebook.rules.look(state, NONE, view)
        view.suited, view.others = state.suited, state.others
        return view

    @abstractmethod
    def begin_round(self, state: S) -> tuple[int, bool]:
        """Begin the next round: how many cards each seat will be dealt, and whether one will be turned up."""

    def decks(self, state: S, deck: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        """The part of the deck that each seat is dealt from: all of it."""
        return (deck,) * state.seats

    @abstractmethod
    def lay_out(self, state: S, hands: Hands, turned: str | None) -> list[int]:
        """The deck that deals these hands in the next round; raises DealError if there is none."""

    def dealt(self, state: S) -> tuple[RoundDealt, list[Event]]:
        """The event of the deal that was just made, and the events that it causes before the first move."""
        events, book = _BUFFER.events, self.codebook
        n = book.rules.deal_events(state, events)
        return round_dealt(events[0], book), [EVENT_OF[event.kind](event, book) for event in events[1:n]]

    def apply(self, state: S, code: int) -> list[Event]:
        """Make a legal move, and return the events that it causes."""
        events, book = _BUFFER.events, self.codebook
        n = book.rules.apply_with_events(state, code, events)
        return [EVENT_OF[event.kind](event, book) for event in events[:n]]

    @abstractmethod
    def result(self, state: S) -> Result:
        """The result of the round just completed."""

    def reason(self, state: S, seat: int | None, move: Move) -> Reason:
        """Why the seat (None: a spectator) may not make the move, as it can see itself; it must not be legal."""
        rules, why = self.codebook.rules, WhyNot()
        view = rules.view()
        rules.look(state, NONE if seat is None else seat, view)
        rules.why_not(view, self.codebook.move_codes.get(move, NO_BID if isinstance(move, Bid) else NO_MOVE), why)
        return reason_of(why, self.codebook)

    def may_claim(self, state: S) -> bool:
        """Whether the seat to move may claim the rest of the tricks, judged from what it sees alone."""
        return False

    def sure_code(self, view: V) -> int | None:
        """The code of a move with which the viewer takes this trick and all others for sure; None if there is none."""
        return None

    def phase(self, state: S) -> Phase:
        """What the game waits for."""
        return self.codebook.phases[state.phase]

    def winners(self, state: S) -> tuple[int, ...]:
        """A13, B14: the seats that share the win."""
        return bits(self.codebook.rules.winners(state))

    def numbers(self, hands: Hands, seats: int, size: int) -> list[list[int]]:
        """The hands as numbers; raises DealError for anything that is not a card and for hands of the wrong size."""
        if not isinstance(hands, Sequence) or not all(isinstance(hand, Sequence) for hand in hands):
            raise DealError(f"hands are given as a list of cards for each seat, not as {hands!r}")
        if len(hands) != seats:
            raise DealError(sentence("hands", seats=seats, hands=len(hands)))
        for seat, hand in enumerate(hands):
            if len(hand) != size:
                raise DealError(sentence("hand-size", seat=seat, cards=size, dealt=len(hand)))
        return [[self.number(card) for card in hand] for hand in hands]

    def number(self, card: str) -> int:
        """The card's number; raises DealError if the game has no such card."""
        number = self.codebook.card_numbers.get(card) if isinstance(card, str) else None
        if number is None:
            raise DealError(sentence("no-card", card=repr(card)))
        return number

    def check_deck(self, cards: Sequence[int], deck: Sequence[int]) -> None:
        """Raise DealError unless all cards are in the deck."""
        left = Counter(deck)
        for card in cards:
            if not left[card]:
                why = "too-often" if card in deck else "not-in-deck"
                raise DealError(sentence(why, card=self.codebook.cards[card]))
            left[card] -= 1


AnyRuleset = Ruleset[Any, Any]

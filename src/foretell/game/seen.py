"""What a position shows, by names: the part that ``Game``, ``Observation`` and ``Position`` share.

Each says by a view what is seen: a game everything, an observation what its seat may know, a position what it holds.
Lists are indexed by seat; seats are numbered from 0, clockwise.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Sequence

from ..rules.extreme.deal import CARDS_EACH, values_in_deck
from ..rules.extreme.view import View as ExtremeView
from ..rules.wizard.cards import FREE, NONE
from ..rules.wizard.deal import others_in_deal, suited_in_deal
from ..rules.wizard.view import UNKNOWN
from ..rules.wizard.view import View as WizardView
from .cards import SEAL_NAMES, SUITS, Card, Suit, seals_of, suit_of
from .codebook import WITH_TRICK, AnyCodebook, Phase
from .events import HIDDEN, Hidden
from .moves import Play

AnyView = WizardView | ExtremeView
_MEANING: dict[int, Hidden | None] = {NONE: None, UNKNOWN: HIDDEN}


class Seen(ABC):
    """What is seen of a position of either game; what the game does not have is None or empty."""

    __slots__ = ()

    @abstractmethod
    def _book(self) -> AnyCodebook:
        """The game's codebook."""

    @abstractmethod
    def _look(self) -> AnyView:
        """What is seen, as numbers; it is only read."""

    # Both games

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return self._book().phases[self._look().phase]

    @property
    def turn(self) -> int | None:
        """The seat to move; None when there is none (before a deal, after the game)."""
        return seat_of(self._look().turn)

    @property
    def round(self) -> int:
        """The number of the current round; before a deal, that of the last one (0 before the first)."""
        return self._look().round

    @property
    def round_count(self) -> int:
        """How many rounds the game has (A2, B4)."""
        return self._look().rounds

    @property
    def dealer(self) -> int:
        """The seat that deals this round (A3)."""
        return self._look().dealer

    @property
    def deck(self) -> tuple[Card, ...]:
        """All cards that are shuffled before a round, by suit and value (A1, S8, V5, B3)."""
        return deck_of(self._book(), self._look())

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards known to be in each hand, by suit and value; in a game, all."""
        view = self._look()
        return self._cards(view.suited, view.others)

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return self._by_seat(self._look().hand_size)

    @property
    def leader(self) -> int | None:
        """The seat that leads this trick; None if no trick has begun."""
        return self._look().leader if self.phase in WITH_TRICK else None

    @property
    def trick(self) -> tuple[tuple[int, Play], ...]:
        """The cards on the table: seat and play, in order from the leader."""
        view = self._look()
        if self.phase not in WITH_TRICK:
            return ()
        plays = [self._book().moves[code] for code in view.trick[: view.played]]
        seats = [(view.leader + i) % view.seats for i in range(len(plays))]
        return tuple((seat, play) for seat, play in zip(seats, plays, strict=True) if isinstance(play, Play))

    @property
    def led(self) -> Suit | None:
        """The suit that must be followed in this trick; None if there is none (A9, A10, B7)."""
        return suit_of(self._look().led) if self.trick else None

    @property
    def free(self) -> bool:
        """Whether a card of this trick has set that no suit must be followed (A10, V5)."""
        return self.phase in WITH_TRICK and self._look().led == FREE

    @property
    def winning(self) -> int | None:
        """The seat whose card is best in this trick (S3: the Fairy, beside the Dragon); None while it is empty."""
        seats = {str(play.card): seat for seat, play in self.trick}
        return seats["fairy"] if {"dragon", "fairy"} <= seats.keys() else self._look().best_seat if seats else None

    @property
    def tricks(self) -> tuple[int, ...]:
        """Tricks won in this round."""
        return self._by_seat(self._look().won)

    @property
    def tricks_left(self) -> int:
        """How many tricks of this round are still to be completed."""
        return self._look().tricks_left

    @property
    def points(self) -> tuple[int, ...]:
        """Points of the round that was just completed; zeros during a round."""
        return self._by_seat(self._look().score)

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of the completed rounds (A12, B12)."""
        return self._by_seat(self._look().total)

    @property
    def played(self) -> tuple[tuple[Card, ...], ...]:
        """The cards that each seat has played in this round (before a deal, in the last one), by suit and value."""
        view = self._look()
        return self._cards(view.played_suited, view.played_others)

    @property
    def lacks(self) -> tuple[tuple[Suit, ...], ...]:
        """The suits that each seat has shown to lack by not following, since the pass if there was one (A9, S6, B7)."""
        return self._suits(self._look().lacks)

    @property
    def cards_left(self) -> tuple[Card, ...]:
        """The cards of the deck that are not seen: they lie in hands and in the stock; in a game, in the stock alone.

        Seen are those known to be in a hand, played, turned up or laid aside.  Before a deal it is the whole deck.
        """
        if self.phase in (Phase.DEAL, Phase.OVER):
            return self.deck
        seen = [card for cards in (*self.hands, *self.played) for card in cards]
        if self.phase is Phase.PASS:
            seen += [card for card in self.passed if isinstance(card, Card)]
        if self.turned is not None:
            seen.append(self.turned if self.werewolf is None else Card("werewolf"))
        return _without(self.deck, seen)

    # Wizard

    @property
    def cards(self) -> int:
        """How many cards each seat was dealt in this round (A2, V5 to V7, B3)."""
        wizard = self._wizard()
        return wizard.cards if wizard else CARDS_EACH

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None if there is no trump, or it is not chosen yet.  In Wizard Extreme red (B1)."""
        wizard = self._wizard()
        return suit_of(wizard.trump) if wizard else Suit.RED

    @property
    def turned(self) -> Card | None:
        """The card turned up for trump (A4); if it was exchanged for the Werewolf, it is in a hand (S5)."""
        wizard = self._wizard()
        return None if wizard is None or wizard.turned == NONE else self._book().cards[wizard.turned]

    @property
    def werewolf(self) -> int | None:
        """S5: the seat that exchanged the Werewolf for the turned-up card."""
        wizard = self._wizard()
        return seat_of(wizard.werewolf_seat) if wizard else None

    @property
    def bids(self) -> tuple[int | Hidden | None, ...]:
        """Bids; None until they are made, HIDDEN if they are not seen (V2, V3).  In Wizard Extreme empty."""
        wizard = self._wizard()
        return tuple(_MEANING.get(bid, bid) for bid in self._by_seat(wizard.bid)) if wizard else ()

    @property
    def passed(self) -> tuple[Card | Hidden | None, ...]:
        """S6: the card that each seat has passed to the left; None if none, HIDDEN if it is not seen."""
        wizard, cards = self._wizard(), self._book().cards
        passed = self._by_seat(wizard.passed) if wizard else ()
        return tuple(_MEANING[card] if card in _MEANING else cards[card] for card in passed)

    @property
    def played_before_pass(self) -> tuple[tuple[Card, ...], ...]:
        """S6: ``played`` as it was when the cards were passed."""
        wizard = self._wizard()
        return self._cards(wizard.earlier_suited, wizard.earlier_others) if wizard else ()

    @property
    def lacked_before_pass(self) -> tuple[tuple[Suit, ...], ...]:
        """S6: the suits that each seat had shown to lack before the cards were passed."""
        wizard = self._wizard()
        return self._suits(wizard.lacked) if wizard else ()

    @property
    def cloud(self) -> int | None:
        """S7: the seat that has won the Cloud."""
        wizard = self._wizard()
        return seat_of(wizard.cloud_seat) if wizard else None

    @property
    def unseen(self) -> bool:
        """V4: whether in this round nobody sees their own card."""
        wizard = self._wizard()
        return wizard is not None and wizard.unseen == 1

    # Wizard Extreme

    @property
    def magician(self) -> int | None:
        """The seat that has the Black Magician (B5)."""
        view = self._look()
        return None if isinstance(view, WizardView) else seat_of(view.magician)

    @property
    def pool(self) -> dict[str, int]:
        """Seals in the pool by kind: suits' letters, ``white`` and ``black`` (B2).  In Wizard empty."""
        view = self._look()
        return {} if isinstance(view, WizardView) else dict(zip(SEAL_NAMES, view.pool, strict=True))

    @property
    def seals(self) -> tuple[dict[str, int], ...]:
        """The seals of each seat, by kind; kinds without any are left out.  In Wizard empty."""
        view = self._look()
        return () if isinstance(view, WizardView) else tuple(seals_of(view.seals, seat) for seat in range(view.seats))

    # Internals

    def _wizard(self) -> WizardView | None:
        """The view, if the game is Wizard."""
        view = self._look()
        return view if isinstance(view, WizardView) else None

    def _by_seat(self, numbers: Sequence[int]) -> tuple[int, ...]:
        return tuple(numbers[: self._look().seats])

    def _cards(self, suited: Sequence[int], others: Sequence[int]) -> tuple[tuple[Card, ...], ...]:
        """Sets of cards by seat."""
        return tuple(self._book().hand(suited[seat], others[seat]) for seat in range(self._look().seats))

    def _suits(self, sets: Sequence[int]) -> tuple[tuple[Suit, ...], ...]:
        """Sets of suits by seat."""
        return tuple(tuple(suit for n, suit in enumerate(SUITS) if held >> n & 1) for held in self._by_seat(sets))


def seat_of(number: int) -> int | None:
    """A seat that may be missing."""
    return None if number == NONE else number


def deck_of(book: AnyCodebook, view: AnyView) -> tuple[Card, ...]:
    """All cards that are shuffled before a round of this game, by suit and value (A1, S8, V5, B3)."""
    if isinstance(view, WizardView):
        suited = suited_in_deal(view.mode, view.seats)
        return book.hand(suited, others_in_deal(view.specials, view.mode, view.seats))
    values = (1 << values_in_deck(view.seats)) - 1
    return book.hand(sum(values << (16 * suit) for suit in range(len(SUITS) - 1)), values)


def _without(cards: Iterable[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    """The cards without those that are gone, each as often as it is there."""
    left, count = [], Counter(gone)
    for card in cards:
        if count[card]:
            count[card] -= 1
        else:
            left.append(card)
    return tuple(left)

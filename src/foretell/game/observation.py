"""What one seat may know of a game, with names for everything.

An observation is made from a view (``foretell.rules.*.view``), which lists what it shows; it contains nothing else of
the game.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, ClassVar, TypeVar

from ..engine.worlds import sampler
from ..rules.extreme.cards import NONE
from ..rules.extreme.state import State as ExtremeState
from ..rules.extreme.view import View as ExtremeView
from ..rules.wizard.state import State as WizardState
from ..rules.wizard.view import UNKNOWN
from ..rules.wizard.view import View as WizardView
from .cards import Card, Suit, suit_of
from .codebook import EXTREME_CODEBOOK, WITH_TRICK, WIZARD_CODEBOOK, AnyCodebook, Phase
from .events import HIDDEN, Hidden
from .legal import LegalMoves
from .moves import Play
from .options import ExtremeOptions, Options, WizardOptions
from .seals import SEAL_NAMES, seals_of
from .text import ExtremeText, PositionText, WizardText

_V = TypeVar("_V", bound=WizardView | ExtremeView)
_VIEWS = (WizardView, ExtremeView)
_Fields = Callable[[object], tuple[Any, ...]]
_NUMBERS: dict[type, _Fields] = {v: attrgetter(*(f.name for f in fields(v) if f.type is int)) for v in _VIEWS}
_LISTS: dict[type, _Fields] = {v: attrgetter(*(f.name for f in fields(v) if f.type is not int)) for v in _VIEWS}
"""The integer fields of a view, which come first, and its list fields."""


@dataclass(frozen=True, slots=True)
class Observation:
    """The part that both games share.  Lists are indexed by seat; seats are numbered from 0, clockwise.

    Observations with equal options, players and views are equal and have equal hashes.
    """

    codebook: ClassVar[AnyCodebook]
    """The game's rules, with the cards, moves and questions that their numbers stand for."""
    text: ClassVar[PositionText[Any]]
    """Writes positions of the game as tables."""

    options: Options
    players: tuple[str, ...]
    _view: WizardView | ExtremeView
    """Owned by the observation: it must not be shared with the caller."""

    @property
    def view(self) -> WizardView | ExtremeView:
        """The same as numbers, for programs (see the fields of the view); a new copy each time."""
        return _copy(self._view)

    def __hash__(self) -> int:
        """A hash of everything that is seen."""
        view = self._view
        lists = map(tuple, _LISTS[type(view)](view))
        return hash((self.options, self.players, *_NUMBERS[type(view)](view), *lists))

    @property
    def game(self) -> str:
        """The game's name: ``wizard`` or ``extreme``."""
        return self.options.game

    @property
    def seat(self) -> int | None:
        """Whose observation it is; None for a spectator's."""
        return None if self._view.seat == NONE else self._view.seat

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return self.codebook.phases[self._view.phase]

    @property
    def turn(self) -> int | None:
        """The seat to move; None between rounds and after the game."""
        return None if self._view.turn == NONE else self._view.turn

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._view.round

    @property
    def rounds(self) -> int:
        """How many rounds the game has (A2, B4)."""
        return self._view.rounds

    @property
    def dealer(self) -> int:
        """The seat that deals this round (A3)."""
        return self._view.dealer

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's own cards, by suit and value; V4: empty while they may not see them."""
        return () if self.seat is None else self.known_cards(self.seat)

    def known_cards(self, seat: int) -> tuple[Card, ...]:
        """The cards that the viewer knows to be in the seat's hand; for their own seat, all of them.

        Raises ValueError for a seat that does not exist.
        """
        if type(seat) is not int or not 0 <= seat < self._view.seats:
            raise ValueError(f"seats are numbered from 0 to {self._view.seats - 1}, not {seat!r}")
        return self.codebook.hand(self._view.suited[seat], self._view.others[seat])

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return self._by_seat(self._view.hand_size)

    @property
    def trick(self) -> tuple[tuple[int, Play], ...]:
        """The cards on the table: seat and play, in order from the leader."""
        plays = [self.codebook.moves[code] for code in self._view.trick[: self._view.played]]
        seats = [(self._view.leader + i) % self._view.seats for i in range(len(plays))]
        if self.phase not in WITH_TRICK:
            return ()
        return tuple((seat, play) for seat, play in zip(seats, plays, strict=True) if isinstance(play, Play))

    @property
    def led(self) -> Suit | None:
        """The suit that must be followed in this trick; None if there is none (A9, A10, B7)."""
        return suit_of(self._view.led) if self.trick else None

    @property
    def tricks(self) -> tuple[int, ...]:
        """Tricks won in this round."""
        return self._by_seat(self._view.won)

    @property
    def tricks_left(self) -> int:
        """How many tricks of this round are still to be completed."""
        return self._view.tricks_left

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of the completed rounds."""
        return self._by_seat(self._view.total)

    @property
    def legal_moves(self) -> LegalMoves:
        """The viewer's legal moves, empty if it is not their turn; V4: ``play ?`` for the card they have not seen."""
        return LegalMoves(self.codebook, self._view.phase, self._view.legal_suited, self._view.legal_rest)

    def worlds(self, count: int, seed: int) -> list[WizardState] | list[ExtremeState]:
        """``count`` random full states that fit everything the viewer knows; the real state is not used.

        See docs/worlds.md.  Raises ValueError unless both arguments are whole numbers from 0 on.
        """
        for what, number in (("count", count), ("seed", seed)):
            if type(number) is not int or number < 0:
                raise ValueError(f"{what} is a whole number from 0, not {number!r}")
        return sampler(self._view).draws(count, [seed])

    def _by_seat(self, numbers: list[int]) -> tuple[int, ...]:
        return tuple(numbers[: self._view.seats])

    def __str__(self) -> str:
        """The position as a table, as this seat sees it."""
        return self.text.of(self.players, self._view)

    def _repr_html_(self) -> str:
        """The position as a picture, for notebooks; ``foretell.pictures.table`` has another theme."""
        from ..pictures import table

        return table(self)

    def __rich__(self) -> object:
        """The position as a table for Rich, which has no markup of its own."""
        from rich.text import Text

        return Text(str(self))


@dataclass(frozen=True, slots=True, eq=False)
class WizardObservation(Observation):
    """What a seat may know of a game of Wizard."""

    codebook: ClassVar[AnyCodebook] = WIZARD_CODEBOOK
    text: ClassVar[PositionText[Any]] = WizardText()
    options: WizardOptions
    _view: WizardView

    @property
    def view(self) -> WizardView:
        """The same as numbers, for programs (see the fields of the view); a new copy each time."""
        return _copy(self._view)

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None if there is no trump, or it is not chosen yet."""
        return suit_of(self._view.trump)

    @property
    def turned(self) -> Card | None:
        """The card turned up for trump (A4); if it was exchanged for the Werewolf, it is in a hand (S5)."""
        return None if self._view.turned == NONE else self.codebook.cards[self._view.turned]

    @property
    def werewolf(self) -> int | None:
        """S5: the seat that exchanged the Werewolf for the turned-up card."""
        return None if self._view.werewolf_seat == NONE else self._view.werewolf_seat

    @property
    def bids(self) -> tuple[int | Hidden | None, ...]:
        """Bids; None until they are made, HIDDEN if the viewer may not see them (V2, V3)."""
        meaning: dict[int, Hidden | None] = {NONE: None, UNKNOWN: HIDDEN}
        return tuple(meaning.get(bid, bid) for bid in self._by_seat(self._view.bid))

    @property
    def passed(self) -> tuple[Card | Hidden | None, ...]:
        """S6: the card that each seat has passed to the left; None if none, HIDDEN if the viewer may not see it."""
        meaning: dict[int, Hidden | None] = {NONE: None, UNKNOWN: HIDDEN}
        cards = self.codebook.cards
        return tuple(meaning[card] if card in meaning else cards[card] for card in self._by_seat(self._view.passed))

    @property
    def cloud(self) -> int | None:
        """S7: the seat that has won the Cloud."""
        return None if self._view.cloud_seat == NONE else self._view.cloud_seat


@dataclass(frozen=True, slots=True, eq=False)
class ExtremeObservation(Observation):
    """What a seat may know of a game of Wizard Extreme."""

    codebook: ClassVar[AnyCodebook] = EXTREME_CODEBOOK
    text: ClassVar[PositionText[Any]] = ExtremeText()
    options: ExtremeOptions
    _view: ExtremeView

    @property
    def view(self) -> ExtremeView:
        """The same as numbers, for programs (see the fields of the view); a new copy each time."""
        return _copy(self._view)

    @property
    def magician(self) -> int | None:
        """The seat that has the Black Magician (B5)."""
        return None if self._view.magician == NONE else self._view.magician

    @property
    def pool(self) -> dict[str, int]:
        """Seals in the pool by kind: suits' letters, ``white`` and ``black`` (B2)."""
        return dict(zip(SEAL_NAMES, self._view.pool, strict=True))

    @property
    def seals(self) -> tuple[dict[str, int], ...]:
        """The seals of each seat, by kind; kinds without any are left out."""
        return tuple(seals_of(self._view.seals, seat) for seat in range(self._view.seats))


def _copy(view: _V) -> _V:
    """An independent copy of a view."""
    kind = type(view)
    return kind(*_NUMBERS[kind](view), *[numbers[:] for numbers in _LISTS[kind](view)])

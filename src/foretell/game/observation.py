"""What one seat may know of a game, with names for everything.

An observation is made from a view (``foretell.rules.*.view``), which lists what it shows; it contains nothing else of
the game.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, ClassVar, SupportsIndex, TypeVar

from ..rules.extreme.cards import NONE
from ..rules.extreme.state import State as ExtremeState
from ..rules.extreme.view import View as ExtremeView
from ..rules.wizard.state import State as WizardState
from ..rules.wizard.view import View as WizardView
from .cards import Card
from .codebook import EXTREME_CODEBOOK, WIZARD_CODEBOOK, AnyCodebook, seat_in
from .legal import LegalMoves
from .options import ExtremeOptions, Options, WizardOptions
from .seen import AnyView, Seen
from .text import position_text
from .worlds import draw_worlds

_V = TypeVar("_V", bound=WizardView | ExtremeView)
_VIEWS = (WizardView, ExtremeView)
_Fields = Callable[[object], tuple[Any, ...]]
_NUMBERS: dict[type, _Fields] = {v: attrgetter(*(f.name for f in fields(v) if f.type is int)) for v in _VIEWS}
_LISTS: dict[type, _Fields] = {v: attrgetter(*(f.name for f in fields(v) if f.type is not int)) for v in _VIEWS}
"""The integer fields of a view, which come first, and its list fields."""


@dataclass(frozen=True, slots=True)
class Observation(Seen):
    """What a seat of either game may know.  Lists are indexed by seat; seats are numbered from 0, clockwise.

    Observations with equal options, players and views are equal and have equal hashes.
    """

    codebook: ClassVar[AnyCodebook]
    """The game's rules, with the cards, moves and questions that their numbers stand for."""

    options: Options
    players: tuple[str, ...]
    _view: AnyView
    """Owned by the observation: it must not be shared with the caller."""

    @property
    def view(self) -> AnyView:
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
    def rounds(self) -> int:
        """The same as ``round_count``, as the pipe's view says it; a game's ``rounds`` are their history."""
        return self._view.rounds

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's own cards, by suit and value; V4: empty while they may not see them."""
        return () if self.seat is None else self.known_cards(self.seat)

    def known_cards(self, seat: SupportsIndex) -> tuple[Card, ...]:
        """The cards that the viewer knows to be in the seat's hand; for their own seat, all of them.

        Raises ValueError for a seat that does not exist.
        """
        number = seat_in(seat, self._view.seats)
        return self.codebook.hand(self._view.suited[number], self._view.others[number])

    @property
    def legal_moves(self) -> LegalMoves:
        """The viewer's legal moves, empty if it is not their turn; V4: ``play ?`` for the card they have not seen."""
        return LegalMoves(self.codebook, self._view.phase, self._view.legal_suited, self._view.legal_rest)

    def worlds(self, count: SupportsIndex, seed: SupportsIndex) -> list[WizardState] | list[ExtremeState]:
        """``count`` random full states that fit everything the viewer knows; the real state is not used.

        See docs/worlds.md.  Raises ValueError unless both arguments are whole numbers from 0 on, and MemoryError
        for too many worlds.
        """
        return draw_worlds(self._view, count, seed)

    def _book(self) -> AnyCodebook:
        return self.codebook

    def _look(self) -> AnyView:
        return self._view

    def __str__(self) -> str:
        """The position as a table, as this seat sees it."""
        return position_text(self.codebook, self.players, self._view)

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
    options: WizardOptions
    _view: WizardView

    @property
    def view(self) -> WizardView:
        """The same as numbers, for programs (see the fields of the view); a new copy each time."""
        return _copy(self._view)


@dataclass(frozen=True, slots=True, eq=False)
class ExtremeObservation(Observation):
    """What a seat may know of a game of Wizard Extreme."""

    codebook: ClassVar[AnyCodebook] = EXTREME_CODEBOOK
    options: ExtremeOptions
    _view: ExtremeView

    @property
    def view(self) -> ExtremeView:
        """The same as numbers, for programs (see the fields of the view); a new copy each time."""
        return _copy(self._view)


def _copy(view: _V) -> _V:
    kind = type(view)
    return kind(*_NUMBERS[kind](view), *[numbers[:] for numbers in _LISTS[kind](view)])

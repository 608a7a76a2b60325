"""A position: all that is known of a game at one moment, as a value."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Self, SupportsIndex

from ..game.base_game import names_of, options_of_game
from ..game.codebook import AnyCodebook, Phase, seat_in
from ..game.game import Game
from ..game.legal import LegalMoves
from ..game.moves import Move
from ..game.observation import Observation
from ..game.options import Options
from ..game.reasons import Reason
from ..game.rulesets import ruleset_of
from ..game.seen import AnyView, Seen
from ..game.worlds import draw_worlds
from ..rules.extreme.state import State as ExtremeState
from ..rules.wizard.cards import NONE
from ..rules.wizard.state import State as WizardState
from ..rules.wizard.view import UNKNOWN
from .cards import missing_cards
from .fields import PositionError
from .reading import read
from .states import AnyState, plain_state
from .writing import write

State = WizardState | ExtremeState


@dataclass(frozen=True, slots=True, eq=False)
class Position(Seen):
    """A position of either game: options, hands, bids, tricks; neither names nor how the game came there.

    >>> position = Position.from_text("wizard seats=3 round=1 trump=R bids=1/0/0 known_cards=R5/-/- turn=0 dealer=2")
    >>> position.legal_moves
    <LegalMoves: play R5>

    Hands and earlier tricks may be unknown.  ``str(position)`` is one line of text, which ``from_text`` reads
    (docs/position-format.md); equal positions have equal text.  What is known has the names that an observation has.
    """

    options: Options
    _state: AnyState
    """It never changes."""

    # Made from, and made into

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a position; raises PositionError for text that is not one, and for one that cannot be."""
        return cls(*read(text))

    @classmethod
    def of(cls, source: Game | Observation) -> Self:
        """What a game holds, or what an observation knows; raises PositionError for anything else."""
        if not isinstance(source, Game | Observation):
            raise PositionError(f"a position is that of a game or an observation, not of {source!r}")
        seen = source.state() if isinstance(source, Game) else source.view
        return cls(source.options, plain_state(source.options, seen))

    @classmethod
    def of_state(cls, options: Options, state: State) -> Self:
        """The position of a state of the rules, such as one of a ``Batch``; the state itself is not checked.

        Raises PositionError for a state of another game, and OptionsError for what are no options.
        """
        options = options_of_game(options)
        if not isinstance(state, options.codebook.rules.state):
            raise PositionError(f"a state of {options.game} is needed, not {type(state).__module__}")
        return cls(options, plain_state(options, state))

    def state(self) -> State:
        """The full state (foretell.rules), for a ``Batch``; raises PositionError unless the position is full."""
        if not self.is_full:
            raise PositionError("this position does not say all hands, bids and passed cards, so nobody can play on")
        state: State = self._state.copy()
        return state

    def game(self, players: Sequence[str] | None = None, *, seed: int | None = None) -> Game:
        """A game at this position, without its past; ``seed``: for the deals to come.

        Raises PositionError unless the position is full, and OptionsError for a wrong number of names.
        """
        return Game.at(self.options, self.seats if players is None else players, self.state(), seed=seed)

    def observation(self, seat: SupportsIndex | None = None, players: Sequence[str] | None = None) -> Observation:
        """What a seat may know (None: the seat to move, or a spectator if there is none).

        Raises PositionError if the position does not say all that the seat knows, or has another number of players,
        OptionsError for what are no names, and ValueError for a seat that does not exist.
        """
        viewer = self.turn if seat is None else seat_in(seat, self.seats)
        self._check_seat(viewer)
        names = names_of(self.seats if players is None else players)
        if len(names) != self.seats:
            raise PositionError(f"players are the names of all {self.seats} seats, not {len(names)}")
        view = self._book().rules.view()
        self._book().rules.look(self._state, NONE if viewer is None else viewer, view)
        return ruleset_of(self.options).observation(self.options, names, view)

    # What it says

    @property
    def seats(self) -> int:
        """How many play."""
        seats: int = self._state.seats
        return seats

    @property
    def is_full(self) -> bool:
        """Whether all hands, bids and passed cards are known."""
        hidden = UNKNOWN in self._state.bid or UNKNOWN in self._state.passed if self.options.game == "wizard" else False
        return not hidden and not any(missing_cards(self._state, self._look()))

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the seat to move, as it sees them; raises PositionError as ``observation`` does."""
        return self.observation().legal_moves

    def why_not(self, move: Move | str | SupportsIndex, seat: SupportsIndex | None = None) -> Reason | None:
        """Why the seat (None: the seat to move) may not make the move; None if it may.

        Raises PositionError as ``observation`` does, and NotationError for what is not a move.
        """
        book, seen = self._book(), self.observation(seat)
        named = book.move_of(move)
        if seen.turn == seen.seat and named in seen.legal_moves:
            return None
        return ruleset_of(self.options).reason(self._state, seen.seat, named)

    def worlds(self, count: SupportsIndex, seed: SupportsIndex) -> list[WizardState] | list[ExtremeState]:
        """``count`` random full states that fit everything that the position says (docs/worlds.md).

        Cards of earlier tricks that are not known lie in the stock of these states.  Raises ValueError unless both
        arguments are whole numbers from 0 on, and MemoryError for too many worlds.
        """
        return draw_worlds(self._look(), count, seed)

    def table(self) -> str:
        """The position as a table that a player can read; unknown cards are question marks."""
        return str(self._spectated())

    def _repr_html_(self) -> str:
        """The position as a picture, for notebooks."""
        return self._spectated()._repr_html_()

    def __str__(self) -> str:
        """One line of text."""
        return write(self.options, self._state)

    def __repr__(self) -> str:
        """The position as code."""
        return f"Position.from_text({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        """Equal if options and all that is known are."""
        if not isinstance(other, Position):
            return NotImplemented
        mine, others = (each.options.as_data(each.seats) for each in (self, other))
        return (mine, self._state) == (others, other._state)

    def __hash__(self) -> int:
        """By what is known."""
        values = [getattr(self._state, each.name) for each in fields(self._state)]
        return hash(tuple(tuple(value) if isinstance(value, list) else value for value in values))

    def __copy__(self) -> Self:
        """The same object, since it never changes."""
        return self

    def __deepcopy__(self, _memo: dict[int, object]) -> Self:
        """Itself."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """What ``pickle`` keeps: the text."""
        return type(self).from_text, (str(self),)

    # Internals

    def _spectated(self) -> Observation:
        """All that the position says, as an observation."""
        return ruleset_of(self.options).observation(self.options, names_of(self.seats), self._look())

    def _book(self) -> AnyCodebook:
        return self.options.codebook

    def _look(self) -> AnyView:
        view: AnyView = ruleset_of(self.options).open_view(self._state)
        return view

    def _check_seat(self, seat: int | None) -> None:
        """Whether the position says all that the seat knows."""
        if seat is None:
            return
        missing = missing_cards(self._state, self._look())
        for other, size in enumerate(self.hand_sizes):
            if (other == seat) != self.unseen and missing[other]:
                said = f"sees the {size} cards of seat {other}, of which the position says {size - missing[other]}"
                raise PositionError(f"known_cards: seat {seat} {said}")
        if self.options.game == "wizard":
            self._check_secrets(seat)

    def _check_secrets(self, seat: int) -> None:
        """V2, V3, S6: seats know their own bid, what they have passed and, in the end, what they were passed."""
        if self._state.bid[seat] == UNKNOWN:
            raise PositionError(f"bids: seat {seat} knows its own bid, but the position does not")
        known = [seat] if self.phase is Phase.PASS else [seat, (seat - 1) % self.seats]
        for other in known:
            if self._state.passed[other] == UNKNOWN:
                raise PositionError(
                    f"passed: seat {seat} knows what seat {other} has passed, but the position does not"
                )

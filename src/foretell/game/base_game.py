"""What a game holds and can be asked; asking changes nothing."""

from collections.abc import Sequence
from typing import SupportsIndex

from ..rules.extreme.state import State as ExtremeState
from ..rules.wizard.cards import NONE
from ..rules.wizard.state import State as WizardState
from .cards import SUITS, Suit
from .codebook import WITH_TRICK, AnyCodebook, Phase, as_number, seat_in
from .errors import OptionsError
from .events import Event
from .legal import LegalMoves
from .moves import Move
from .observation import Observation
from .options import Options, WizardOptions, seed_of
from .reasons import Reason
from .rounds import Result, Round
from .rulesets import ruleset_of
from .seen import AnyView, Seen

State = WizardState | ExtremeState
_MOST_PLAYERS = 6


class BaseGame(Seen):
    """The part of ``Game`` that only reads."""

    def __init__(
        self, options: Options | None, players: SupportsIndex | Sequence[str], seed: SupportsIndex | None
    ) -> None:
        """A game before its first deal; raises OptionsError if these do not go together."""
        self._options: Options = WizardOptions() if options is None else options_of_game(options)
        self._players = names_of(players)
        self._options.check_players(len(self._players))
        self._seed = None if seed is None else seed_of(seed)
        self._ruleset = ruleset_of(self._options)
        self._state: State = self._new_state()
        self._rounds: list[Round] = []
        self._events: list[Event] | None = []
        """None: the game was made from its rounds, and nobody has asked for its events."""
        self._has_past = True
        self._is_unseen = False
        """V4: whether nobody sees their own card in this round."""
        self._seen_moves: LegalMoves | None = None
        """Those of the current position, once somebody has asked for them."""

    def _new_state(self) -> State:
        state: State = self._ruleset.new_state(self._options, len(self._players), self._seed or 0)
        return state

    # What the game is

    @property
    def options(self) -> Options:
        """The game's options."""
        return self._options

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self._players

    @property
    def seed(self) -> int | None:
        """The seed of the deals; None if deals are given."""
        return self._seed

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return self._ruleset.codebook.phases[self._state.phase]

    @property
    def turn(self) -> int | None:
        """The seat to move; None when there is none (before a deal, after the game)."""
        turn = self._state.turn
        return None if turn == NONE else turn

    @property
    def led(self) -> Suit | None:
        """The suit that must be followed in the current trick; None if there is none (A9, A10, B7)."""
        return self.waits_for[2]

    @property
    def waits_for(self) -> tuple[int | None, Phase, Suit | None]:
        """``turn``, ``phase`` and ``led`` at once, for callers that want them after every move."""
        s = self._state
        phase, turn = self._ruleset.codebook.phases[s.phase], s.turn
        led = SUITS[s.led] if s.played and s.led >= 0 and phase in WITH_TRICK else None
        return None if turn == NONE else turn, phase, led

    @property
    def is_over(self) -> bool:
        """Whether the last round is complete."""
        return self.phase is Phase.OVER

    @property
    def round(self) -> int:
        """The number of the current round; before a deal, that of the last one (0 before the first)."""
        return self._state.round

    @property
    def round_count(self) -> int:
        """How many rounds the game has (A2, B4)."""
        return self._state.rounds

    @property
    def result(self) -> Result | None:
        """The result of the last round, from its end until the next is dealt; None during a round."""
        between = self.phase in (Phase.DEAL, Phase.OVER) and self._state.round > 0
        return self._ruleset.result(self._state) if between else None

    @property
    def totals(self) -> tuple[int, ...]:
        """Points by seat after the last complete round (A12, B12)."""
        return tuple(self._state.total[: len(self._players)])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the win (A13, B14); empty until the game is over."""
        return self._ruleset.winners(self._state) if self.is_over else ()

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the seat to move; V4: with the real card (see ``Observation``)."""
        rules, s = self._ruleset.codebook.rules, self._state
        return LegalMoves(self._ruleset.codebook, s.phase, rules.legal_suited(s), rules.legal_rest(s))

    @property
    def seen_moves(self) -> LegalMoves:
        """The legal moves as the seat to move sees them, like its observation's; V4: ``play ?`` for its card."""
        if self._seen_moves is None:
            book, s = self._ruleset.codebook, self._state
            if self._is_unseen:
                suited, rest = book.rules.seen_suited(s), book.rules.seen_rest(s)
            else:
                suited, rest = book.rules.legal_suited(s), book.rules.legal_rest(s)
            self._seen_moves = LegalMoves(book, s.phase, suited, rest)
        return self._seen_moves

    @property
    def may_claim(self) -> bool:
        """Whether the seat to move may claim the rest of the tricks, judged from what it sees alone."""
        return self._ruleset.may_claim(self._state)

    def observe(self, seat: SupportsIndex | None) -> Observation:
        """What the seat (None: a spectator) may know; raises ValueError for a seat that does not exist."""
        viewer = NONE if seat is None else self._seat_of(seat)
        rules = self._ruleset.codebook.rules
        view = rules.view()
        rules.look(self._state, viewer, view)
        return self._ruleset.observation(self._options, self._players, view)

    def why_not(self, move: Move | str | SupportsIndex, seat: SupportsIndex | None = None) -> Reason | None:
        """Why the seat (None: the seat to move) may not make the move (or its notation, or its code); None if it may.

        Raises NotationError for text that is not a move and numbers that are not codes.
        """
        return self._reason(move, seat) if self.legal_code(move, seat) is None else None

    def legal_code(self, move: Move | str | SupportsIndex, seat: SupportsIndex | None = None) -> int | None:
        """The move's code for ``apply_code``, if the seat (None: the seat to move) may make it now; None if it may not.

        Raises NotationError for text that is not a move and numbers that are not codes.
        """
        book, turn = self._ruleset.codebook, self._state.turn
        code = book.code_of(move)
        if seat is not None and (type(seat) is not int or seat != turn) and self._seat_of(seat) != turn:
            return None
        if code is None or turn == NONE:
            return None
        if self._seen_moves is not None and code in self._seen_moves.codes:
            return code
        return code if book.rules.is_legal(self._state, code) else None

    def _repr_html_(self) -> str:
        """The position with all hands, and the points so far, as pictures for notebooks (``foretell.pictures``)."""
        from ..pictures import chart, table

        points = [story.result.points for story in self._rounds if story.result is not None]
        seen = self._ruleset.observation(self._options, self._players, self._ruleset.open_view(self._state))
        return table(seen) + (chart(self._players, points) if points else "")

    def state(self) -> State:
        """The complete state as numbers (``foretell.rules``), hidden cards too: an independent copy."""
        return self._state.copy()

    # Internals

    def _book(self) -> AnyCodebook:
        return self._ruleset.codebook

    def _look(self) -> AnyView:
        view: AnyView = self._ruleset.open_view(self._state)
        return view

    def _seat_of(self, seat: object) -> int:
        """The seat as an int; raises ValueError for one that does not exist."""
        return seat_in(seat, len(self._players))

    def _reason(self, move: Move | str | SupportsIndex, seat: SupportsIndex | None) -> Reason:
        named = self._book().move_of(move)
        return self._ruleset.reason(self._state, self.turn if seat is None else self._seat_of(seat), named)

    def __str__(self) -> str:
        """The position as a table, with all hands and bids."""
        view = self._ruleset.open_view(self._state)
        return str(self._ruleset.observation(self._options, self._players, view))

    def __repr__(self) -> str:
        """A short description of the game."""
        where = f"round {self.round} of {self.round_count}, {self.phase}"
        return f"<Game {self._options.game}: {', '.join(self._players)}; {where}>"


def options_of_game(options: object) -> Options:
    """Check that these are options of a game; raises OptionsError otherwise."""
    if not isinstance(options, Options):
        raise OptionsError(f"options are WizardOptions(…) or ExtremeOptions(…), not {options!r}")
    return options


def plain_names(players: int) -> tuple[str, ...]:
    """The names of players who were given none."""
    return tuple(f"player {seat}" for seat in range(players))


def names_of(players: SupportsIndex | Sequence[str]) -> tuple[str, ...]:
    """The players' names; a number of players gives plain ones.  Raises OptionsError for anything else."""
    number = as_number(players)
    if number is not None:
        if not 0 < number <= _MOST_PLAYERS:
            raise OptionsError(f"foretell's games are for 3 to 6 players, not {number}")
        return plain_names(number)
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise OptionsError(f"players is a number or a list of names, not {players!r}")
    for name in players:
        if not isinstance(name, str):
            raise OptionsError(f"a player's name is text, not {name!r}")
    return tuple(players)

"""A game in progress: the main class of the library."""

from collections.abc import Iterable, Sequence
from typing import NoReturn, Self, SupportsIndex

from ..rules.wizard.cards import NONE
from ..rules.wizard.deal import DECK_ROOM
from .base_game import BaseGame, State
from .cards import Card
from .codebook import Phase
from .errors import DealError, IllegalMove, OptionsError
from .events import CardPlayed, Event
from .moves import Move
from .options import Options, seed_of
from .rounds import Round
from .ruleset import Hands

_PICKLE = 1
"""The version of the format in which ``pickle`` keeps a game."""
_Story = tuple[tuple[Hands, str | None] | None, bytes]
"""A pickled round: its deal (None: from the seed) and the codes of its moves."""
_Pickled = tuple[int, Options, tuple[str, ...], int | None, tuple[_Story, ...]]


class Game(BaseGame):
    """A game of Wizard or Wizard Extreme.

    With a seed, the game deals every round itself, with the same cards on every platform; without one, each round waits
    for ``deal``.  Only ``apply``, ``deal`` and ``undo`` change a game.
    """

    def __init__(
        self,
        options: Options | None = None,
        players: SupportsIndex | Sequence[str] = 4,
        *,
        seed: SupportsIndex | None = None,
    ) -> None:
        """Start a game.

        ``options``: WizardOptions (the default) or ExtremeOptions.  ``players``: their number, or their names by seat.
        ``seed``: 0 to 2**63 - 1, or None for given deals.  Raises OptionsError if these do not go together.
        """
        super().__init__(options, players, seed)
        if seed is not None:
            self._deal_from_seed()

    @classmethod
    def at(
        cls,
        options: Options,
        players: SupportsIndex | Sequence[str],
        state: State,
        *,
        seed: SupportsIndex | None = None,
    ) -> Self:
        """A game at a state of the rules, without its past; ``seed``: for the deals to come, or None for given ones.

        The state is not checked.  Raises OptionsError if options and players do not go together.
        """
        game = cls(options, players)
        if not isinstance(state, type(game._state)) or state.seats != len(game._players):
            raise OptionsError(f"a state of {game.options.game} with {len(game._players)} players is needed")
        game._seed = None if seed is None else seed_of(seed)
        game._state, game._has_past = state.copy(), False
        game._state.seed = game._seed or 0
        game._is_unseen = game.unseen and state.turn != NONE
        if seed is not None and game.phase is Phase.DEAL:
            game._deal_from_seed()
        return game

    @classmethod
    def from_rounds(
        cls,
        options: Options,
        players: Sequence[str],
        state: State,
        rounds: Iterable[Round],
        *,
        seed: int | None = None,
        unseen: bool = False,
    ) -> Self:
        """A game that was replayed elsewhere: ``state`` and ``rounds`` must be what its moves lead to.

        ``unseen``: V4: whether nobody sees their own card in the current round.  The game is the same as one whose
        moves were made one by one.
        """
        game = cls(options, players)
        game._seed, game._state, game._rounds = seed, state, [*rounds]
        game._events, game._is_unseen = None, unseen
        return game

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The history: deals, moves and results of all rounds."""
        return tuple(self._rounds)

    @property
    def events(self) -> tuple[Event, ...]:
        """All events so far, with nothing hidden; ``event.seen_by(seat)`` is what a seat has seen."""
        return tuple(self._told())

    # Changing the game

    def apply(self, move: Move | str | SupportsIndex, seat: SupportsIndex | None = None) -> tuple[Event, ...]:
        """Make a move for the seat to move, and return the events it caused.

        ``move`` is a Move, its notation or its code; ``seat``, if given, must be the seat to move.  Raises
        NotationError for what is not a move, and IllegalMove; in both cases nothing has changed.
        """
        code = self.legal_code(move, seat)
        if code is None:
            reason, who = self._reason(move, seat), self.turn if seat is None else self._seat_of(seat)
            named = str(self._book().move_of(move))
            raise IllegalMove(named, who, reason.key, reason.rule, str(reason), str(self.observe(who)))
        return self.apply_code(code)

    def apply_code(self, code: int) -> tuple[Event, ...]:
        """Make the move with a code from ``legal_code``, for the seat to move, and return the events it caused.

        The code is not checked again.
        """
        seat = self._state.turn
        self._seen_moves = None
        events = self._ruleset.apply(self._state, code)
        if self._has_past:
            self._note(seat, code, events)
        if self._seed is not None and self.phase is Phase.DEAL:
            events += self._deal_from_seed()
        return tuple(events)

    def deal(self, hands: Hands, turned: str | None = None) -> tuple[Event, ...]:
        """Deal the next round with these cards (by seat) and, if given, this card turned up for trump (A4).

        Raises DealError if the game is not waiting for a deal, or if this round cannot be dealt so; then nothing has
        changed.
        """
        self._check_deal()
        return self._deal_deck(self._ruleset.lay_out(self._state, hands, turned))

    def deal_deck(self, deck: Sequence[int]) -> tuple[Event, ...]:
        """Deal the next round from a shuffled deck: all its cards as numbers, in the order of the rules.

        Raises DealError if the game is not waiting for a deal.  The deck itself is not checked.
        """
        self._check_deal()
        return self._deal_deck(list(deck))

    def undo(self) -> Move:
        """Take back the last move (and the deal that followed it), and return the move; the game is replayed up to it.

        Raises IndexError if no move has been made, and ValueError for a game without its past.
        """
        version, options, players, seed, stories = self.__getstate__()
        while stories and not stories[-1][1]:
            stories = stories[:-1]
        if not stories:
            raise IndexError("no move was made, so none can be taken back")
        *before, (given, codes) = stories
        self.__setstate__((version, options, players, seed, (*before, (given, codes[:-1]))))
        return self._ruleset.codebook.moves[codes[-1]]

    def copy(self) -> Self:
        """An independent copy of the game; ``copy.copy`` and ``copy.deepcopy`` give the same."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._state = self._state.copy()
        other._rounds = [*self._rounds[:-1], *(story.copy() for story in self._rounds[-1:])]
        other._events = None if self._events is None else list(self._events)
        return other

    @property
    def has_past(self) -> bool:
        """Whether the game knows how it was played, so that moves can be taken back."""
        return self._has_past

    def without_past(self) -> Self:
        """A copy that knows its position alone, in a fraction of the memory: ``events`` and ``rounds`` stay empty.

        Its moves cannot be taken back, and it cannot be pickled.
        """
        other = self.copy()
        other.__dict__.update(_rounds=[], _events=[], _has_past=False)
        return other

    def __copy__(self) -> Self:
        """Same as ``copy``: a game cannot share its state with another."""
        return self.copy()

    def __deepcopy__(self, _memo: dict[int, object]) -> Self:
        """Same as ``copy``."""
        return self.copy()

    def __getstate__(self) -> _Pickled:
        """What ``pickle`` keeps to replay the game: options, players, seed, given deals and moves.

        Raises ValueError for a game without its past.
        """
        if not self._has_past:
            raise ValueError("this game has forgotten how it was played, so it can be neither pickled nor taken back")
        codes = self._ruleset.codebook.move_codes
        stories = tuple(
            (None if self._seed is not None else (story.hands, story.turned), bytes(codes[m] for _, m in story.moves))
            for story in self._rounds
        )
        return _PICKLE, self._options, self._players, self._seed, stories

    def __setstate__(self, pickled: _Pickled) -> None:
        """Replay the pickled game; raises ValueError if a newer foretell has pickled it."""
        version, options, players, seed, stories = pickled
        if version != _PICKLE:
            raise ValueError(f"this game was pickled by a newer foretell (version {version}; this one reads {_PICKLE})")
        Game.__init__(self, options, players, seed=seed)
        for given, codes in stories:
            if given is not None:
                self.deal(*given)
            for code in codes:
                self.apply_code(code)

    def __eq__(self, other: object) -> bool:
        """Equal if both hold the same: options, players, seed, and the same deals and moves or, without past, state.

        A game can change, so it has no hash.
        """
        if not isinstance(other, Game):
            return NotImplemented
        return self._held() == other._held()

    def __hash__(self) -> NoReturn:
        """Raise TypeError."""
        raise TypeError("unhashable type: a game can change; Position.of(game) can be a key")

    # Internals

    def _held(self) -> tuple[object, ...]:
        """What makes games equal."""
        options = self._options.as_data(len(self._players))
        return options, self._players, self._seed, self._has_past, self._rounds, self._state

    def _check_deal(self) -> None:
        if self.phase is not Phase.DEAL:
            raise DealError("cards are dealt only before a round" if self.turn is not None else "the game is over")

    def _note(self, seat: int, code: int, events: list[Event]) -> None:
        """Add a move that was just made to the history, and the result of a round that it has completed."""
        first, story = events[0], self._rounds[-1]
        # V4: the card that it really is
        move = first.play if isinstance(first, CardPlayed) else self._ruleset.codebook.moves[code]
        story.moves.append((seat, move))
        if self._state.turn == NONE:
            story.result = self.result
        if self._events is not None:
            self._events += events

    def _deal_from_seed(self) -> list[Event]:
        self._ruleset.codebook.rules.deal(self._state, [0] * DECK_ROOM)
        return self._start_round()

    def _deal_deck(self, deck: list[int]) -> tuple[Event, ...]:
        self._ruleset.codebook.rules.deal_given(self._state, deck)
        return tuple(self._start_round())

    def _start_round(self) -> list[Event]:
        """Begin the history of a round that was just dealt."""
        self._seen_moves = None
        dealt, others = self._ruleset.dealt(self._state)
        self._is_unseen = dealt.unseen
        if not self._has_past:
            return [dealt, *others]
        hands = tuple(tuple(card for card in hand if isinstance(card, Card)) for hand in dealt.hands)
        self._rounds.append(Round(dealt.round, dealt.dealer, hands, dealt.turned))
        if self._events is not None:
            self._events += (dealt, *others)
        return [dealt, *others]

    def _told(self) -> list[Event]:
        """All events; those of a game made from its rounds are found by replaying it once."""
        if self._events is None:
            again = object.__new__(Game)
            again.__setstate__(self.__getstate__())
            self._events = again._events or []
        return self._events

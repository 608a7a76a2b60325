"""The compiled half: the same rules over records, for search, training and arenas (needs ``foretell[fast]``).

>>> from foretell import WizardOptions
>>> from foretell.engine.fast import Batch
>>> batch = Batch(WizardOptions(specials=("bomb",)), players=4, games=1000, seed=7)
>>> masks = batch.legal_masks()         # (1000, 156) booleans
>>> batch.apply(masks.argmax(axis=1))   # one move in each game
>>> moves = batch.play_out(seed=1)      # to the end of all games, at random

Importing this raises ImportError if numpy or the native library is missing, and says how to get it.  See
``docs/engine.md``.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from operator import index
from typing import Any, Protocol, Self, SupportsIndex, TypeVar, cast

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    from .compiled import GAMES, Compiled
    from .records import Records, as_rows, from_record, to_records
except ModuleNotFoundError as missing:
    raise ImportError(
        f"foretell.engine.fast needs numpy ({missing}): pip install 'foretell[fast]'", name=missing.name
    ) from missing

from ..given import each_of
from ..rules.arrays import MOST_MOVES
from ..rules.chance import round_key
from ..rules.wizard.deal import DECK_ROOM
from .native import load
from .paper import follow_paper

load()

__all__ = ["GAMES", "Agreed", "Batch", "Compiled", "Records", "as_rows", "generator"]

_B = TypeVar("_B", bound="Batch")
_MOST = 2**63 - 1
_AT_ONCE = 100_000
"""Random playouts between two moments at which Ctrl-C can end them."""


class Agreed(Protocol):
    """The options of a game: its name, and its settings as the rules take them."""

    @property
    def game(self) -> str:
        """``wizard`` or ``extreme``."""

    def check_players(self, players: int) -> None:
        """Raise an error if this many cannot play."""

    def settings(self, players: int) -> tuple[int, ...]:
        """The numbers that ``new_game`` takes between the seats and the seed."""

    @property
    def course(self) -> tuple[Any, ...]:
        """The arguments of ``set_course`` after the state: the first dealer and, in Wizard, the sizes of the rounds."""


class Batch:
    """Games of one kind side by side, each with its own seed; for a single game, make a batch of one.

    ``states`` is the array of records (fields: foretell.rules.wizard.state, foretell.rules.extreme.state); you may
    read, copy and index it.
    """

    def __init__(
        self,
        options: Agreed,
        players: int = 4,
        games: int = 1,
        seed: SupportsIndex = 0,
        seeds: Sequence[int] | None = None,
        *,
        paper_rule: bool = False,
    ) -> None:
        """Start the games and deal their first rounds.

        Game i has the seed ``seeds[i]`` (0 to 2**63 - 1), or one made from ``seed`` and i.  A ``foretell.Game`` with
        the same seed and options has the same deals.  ``paper_rule``: a Wizard turned up means no trump, for comparison
        (``foretell.engine.paper``).  Raises the options' error for a wrong number of players, ValueError for a negative
        number of games or another than that of the seeds, for settings and seeds that do not fit into 64 bits and for
        options that the paper does not cover, TypeError for arguments of the wrong type, MemoryError for too many
        games.
        """
        _check_kinds(options, games, seed, paper_rule)
        options.check_players(players)
        self.game = GAMES[options.game]
        chosen = None if seeds is None else [_whole("a seed", each) for each in each_seed(seeds)]
        if chosen is not None and games != 1:
            check_seeds(chosen, games)
        settings = options.settings(players)
        if not all(0 <= n <= _MOST for n in (*(chosen or ()), *settings)):
            raise ValueError(f"seeds and settings are whole numbers from 0 to {_MOST}")
        start = self.game.plain.state()
        self.game.plain.new_game(start, players, *settings, 0)
        self.game.plain.set_course(start, *options.course)
        if paper_rule:
            follow_paper(start)
        number = index(games) if chosen is None else len(chosen)
        check_room(number, self.game.state)
        self.states: Records = np.repeat(to_records([start], self.game.state), number)
        self.states["seed"] = chosen if chosen is not None else [round_key(index(seed), i) for i in range(number)]
        self.deal()

    @classmethod
    def of(cls, states: Sequence[object]) -> Self:
        """A batch of the games in these plain states (foretell.rules), for example worlds drawn from an observation.

        The states are not checked.  Raises ValueError if there are none, TypeError unless all are of the same game.
        """
        states = each_of(states, "a batch is made of a list of states")
        if not states:
            raise ValueError("an empty list of states does not show which game it is")
        game = next((game for game in GAMES.values() if all(isinstance(s, game.plain.state) for s in states)), None)
        if game is None:
            raise TypeError("a batch is made of states of one game")
        batch = cls.__new__(cls)
        batch.game, batch.states = game, to_records(states, game.state)
        return batch

    @cached_property
    def _room(self) -> NDArray[np.int64]:
        """Room for a deck or a list of moves, while a loop runs."""
        return np.zeros(max(DECK_ROOM, MOST_MOVES), np.int64)

    def _run(self, loop: str, *given: Any) -> Any:
        """Call a loop over all games (``foretell.rules.both.batch``)."""
        return self.game.function(loop)(self.states, len(self), *given)

    def __len__(self) -> int:
        """How many games there are."""
        return len(self.states)

    @property
    def is_over(self) -> NDArray[np.bool_]:
        """Which games are over."""
        finished: NDArray[np.bool_] = self.states["phase"] == self.game.plain.finished
        return finished

    def deal(self) -> None:
        """Deal the next round of every game that waits for a deal, by its seed."""
        self._run("deal_all", self._room)

    def legal_masks(self) -> NDArray[np.bool_]:
        """The legal moves as the seat to move sees them: an array (games, codes), a row empty if nobody is to move."""
        masks = np.zeros((len(self), self.game.codes), np.bool_)
        self._run("legal_all", self._room, masks)
        return masks

    def apply(self, moves: ArrayLike) -> None:
        """Make a move in every game, given by its code; -1 makes none.

        Raises ValueError for an illegal move and then changes nothing.  Call ``deal`` after the end of a round.
        """
        given = _array("moves", moves)
        if given.shape != self.states.shape:
            raise ValueError(f"there must be a move for each of {len(self)} games, not an array {given.shape}")
        codes = np.ascontiguousarray(given, np.int64)
        strange = np.flatnonzero(codes < -1)
        wrong = strange[0] if strange.size else self._run("apply_if_legal", codes)
        if wrong >= 0:
            raise ValueError(f"game {wrong}: the move with code {codes[wrong]} is not allowed")

    def observe(self, seats: ArrayLike | None = None) -> Records:
        """What a seat of each game may know (-1: a spectator; None: the seat whose turn it is).

        Returns an array of records (fields: foretell.rules.wizard.view, foretell.rules.extreme.view); ``as_rows`` turns
        it into an array of numbers.  Raises ValueError for a seat that does not exist, and for another number of seats.
        """
        given = _array("seats", self.states["turn"] if seats is None else seats)
        if given.shape not in ((), (1,), self.states.shape):
            raise ValueError(
                f"there must be one seat, or one for each of {len(self)} games, not an array {given.shape}"
            )
        chosen = np.broadcast_to(given.astype(np.int64), len(self))
        if np.any((chosen < -1) | (chosen >= self.states["seats"])):
            raise ValueError("seats go from -1 (a spectator) to the number of players less one")
        views = np.zeros(len(self), self.game.view)
        self._run("look_all", np.ascontiguousarray(chosen), views)
        return views

    def random_moves(self, rng: NDArray[np.uint64]) -> NDArray[np.int64]:
        """A random move for each game (-1 if no seat is to move); ``rng`` comes from ``generator``.

        Raises TypeError for anything else, and ValueError if it is read-only.
        """
        if not isinstance(rng, np.ndarray) or rng.dtype != np.uint64 or rng.shape != (1,):
            raise TypeError(f"rng is what generator(seed) returns, not {rng!r}")
        moves = np.zeros(len(self), np.int64)
        self._run("random_all", rng, moves)
        return moves

    def rollouts(self, times: int, seed: int) -> NDArray[np.float64]:
        """The round's average points over this many random playouts, an array (games, seats).

        The games stay unchanged.
        """
        if not 1 <= _whole("times", times) <= _MOST:
            raise ValueError(f"a round is played out at least once and at most {_MOST} times, not {times} times")
        points, play = np.zeros(self.states["score"].shape, np.int64), self.game.function("play_ends")
        room, rng, step = np.zeros(1, self.game.state), generator(seed), max(1, _AT_ONCE // times)
        for first in range(0, len(self), step):
            some, their_points = self.states[first : first + step], points[first : first + step]
            for done in range(0, times, _AT_ONCE):
                play(some, len(some), min(_AT_ONCE, times - done), room, rng, their_points)
        return points[:, : max(self.states["seats"], default=0)] / times

    def play_out_rounds(self, seed: int) -> int:
        """Play the current rounds to their ends at random; return the number of moves."""
        return int(self._run("play_rounds", generator(seed)))

    def play_out(self, seed: int) -> int:
        """Play all games to their ends at random; return the number of moves."""
        return int(self._run("play_games", self._room, generator(seed)))

    def copy(self) -> Self:
        """An independent copy of the games; ``copy.copy`` and ``copy.deepcopy`` give the same."""
        return self._with(self.states.copy())

    def __copy__(self) -> Self:
        """Same as ``copy``: two batches never share their states."""
        return self.copy()

    def __deepcopy__(self, _memo: dict[int, object]) -> Self:
        """Same as ``copy``."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """What ``pickle`` keeps: the game's name and the states."""
        return _of_records, (type(self), self.game.name, self.states)

    def take(self, games: ArrayLike) -> Self:
        """Copies of some of the games, chosen by numbers (which may repeat) or a mask, as a new batch.

        Raises IndexError for a number of no game, and ValueError for what is no list of numbers and no mask.
        """
        chosen = _array("games", games, "iub")
        if chosen.dtype.kind == "b" and chosen.shape != self.states.shape:
            raise ValueError(f"a mask is True or False for each of {len(self)} games, not an array {chosen.shape}")
        if chosen.ndim > 1:
            raise ValueError(f"games are chosen by a list of their numbers, not by an array {chosen.shape}")
        if chosen.dtype.kind != "b":
            for wrong in chosen[(chosen < -len(self)) | (chosen >= len(self))].flat[:1]:
                self._place(wrong)
        return self._with(self.states[np.atleast_1d(np.arange(len(self))[chosen])])

    def _with(self, states: Records) -> Self:
        return _of_records(type(self), self.game.name, states)

    def state(self, i: SupportsIndex) -> Any:
        """The i-th game's state as a plain object (foretell.rules); raises TypeError and IndexError for no number."""
        return from_record(self.states, self._place(i), self.game.plain.state)

    def set_state(self, i: SupportsIndex, state: object) -> None:
        """Set the i-th game to a plain state (foretell.rules), which is not checked.

        Raises TypeError for a state of another game, and what ``state`` does.
        """
        place = self._place(i)
        if not isinstance(state, self.game.plain.state):
            raise TypeError(
                f"a batch of {self.game.name} cannot hold a {type(state).__module__}.{type(state).__name__}"
            )
        self.states[place] = to_records([state], self.game.state)[0]

    def _place(self, game: object) -> int:
        """The number of a game, counted from the end if it is negative."""
        try:
            return range(len(self))[_whole("the number of a game", game)]
        except IndexError:
            raise IndexError(f"games are numbered from 0 to {len(self) - 1}, not {game}") from None


def _array(what: str, given: object, kinds: str = "iu") -> NDArray[Any]:
    """The numbers as an array, without any as one of whole numbers; raises ValueError for other kinds than these."""
    try:
        array = np.asarray(given)
    except ValueError:
        raise ValueError(f"{what} are a list of whole numbers, not lists of several lengths") from None
    if not array.size:
        return array.astype(np.int64)
    if array.dtype.kind not in kinds:
        raise ValueError(f"{what} are whole numbers, not {array.dtype}")
    return array


def each_seed(seeds: Iterable[object]) -> Iterator[object]:
    """The seeds, one after the other; raises TypeError for what has none to give, as a number."""
    try:
        return iter(seeds)
    except TypeError:
        raise TypeError(f"seeds are a list with one for each game, not {seeds!r}") from None


def check_seeds(seeds: Sequence[int], games: int) -> None:
    """Raise ValueError unless there is a seed for each game."""
    if len(seeds) != games:
        raise ValueError(f"there must be a seed for each of {games} games, not {len(seeds)}")


def check_room(games: int, state: "np.dtype[np.void]") -> None:
    """Raise MemoryError at once if there is no room for the states of this many games."""
    try:
        np.empty(games, state)
    except (MemoryError, OverflowError, ValueError):
        raise MemoryError(f"there is no room for {games} games") from None


def _check_kinds(options: object, games: object, seed: object, paper_rule: object) -> None:
    """Raise TypeError for arguments of the wrong type, ValueError for a negative number of games."""
    if isinstance(options, type) or not hasattr(options, "check_players"):
        raise TypeError(f"options are WizardOptions(…) or ExtremeOptions(…), not {options!r}")
    for what, number in (("games", games), ("seed", seed)):
        _whole(what, number)
    if type(paper_rule) is not bool:
        raise TypeError(f"paper_rule is True or False, not {paper_rule!r}")
    if _whole("games", games) < 0:
        raise ValueError(f"a batch has 0 games or more, not {games}")


def _whole(what: str, number: object) -> int:
    """The number as an int, one of numpy's too; raises TypeError for anything else."""
    try:
        return index(cast("SupportsIndex", number))
    except TypeError:
        raise TypeError(f"{what} is a whole number, not {number!r}") from None


def _of_records(kind: type[_B], game: str, states: Records) -> _B:
    """A batch of these records."""
    batch = kind.__new__(kind)
    batch.game, batch.states = GAMES[game], states
    return batch


def generator(seed: int) -> NDArray[np.uint64]:
    """The state of a random generator, for ``Batch.random_moves`` (foretell.rules.chance).

    ``seed``: 0 to 2**64 - 1; raises ValueError otherwise.
    """
    if not 0 <= _whole("the seed of a generator", seed) < 2**64:
        raise ValueError(f"the seed of a generator is a whole number from 0 to 2**64 - 1, not {seed}")
    return np.array([seed], np.uint64)

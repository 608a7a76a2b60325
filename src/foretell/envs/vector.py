"""Many games that step in one call of the native library, into arrays that the caller may own (docs/encoder.md).

>>> from foretell import WizardOptions
>>> from foretell.envs.vector import VectorGames
>>> games = VectorGames(WizardOptions(), players=4, games=1000, seed=7)
>>> arrays = games.step(games.arrays.mask.argmax(axis=1))  # in each game the first legal move
>>> arrays.reward.shape
(1000, 4)
"""

from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from functools import partial
from typing import Any, Self, SupportsIndex, Unpack

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..encoder import Encoder
from ..encoder.both.episodes import BEGIN, DRAW, STEP, Order
from ..engine.fast import GAMES, check_room, check_seeds, each_seed
from ..engine.records import Records, record_type, to_records
from ..game.codebook import as_number
from ..game.options import Options, number_of_players, seed_of
from ..game.published_rule import check_published_rule, start_of
from ..rules.chance import round_key
from .arrays import FORMS, Arrays, Places, check_apart, check_like, new_arrays
from .calls import Calls
from .settings import MOST_THREADS, Episodes, EpisodeSettings, as_rounds, check_one_of

_Kept = tuple[Records, Records, Arrays]


class VectorGames:
    """Games of one kind, in each of which the seat whose turn it is acts.

    ``states`` is the array of records (fields: foretell.rules.wizard.state, foretell.rules.extreme.state).
    """

    def __init__(
        self,
        options: Options,
        players: SupportsIndex = 4,
        games: SupportsIndex = 1,
        seed: SupportsIndex = 0,
        *,
        seeds: Iterable[SupportsIndex] | None = None,
        form: str | None = "index",
        threads: int = 1,
        paper_rule: bool = False,
        **episodes: Unpack[EpisodeSettings],
    ) -> None:
        """Begin the first episodes: game i has the seed ``seeds[i]``, or one made from ``seed`` and i.

        ``form``: how observations are given: ``index``, ``uint8``, ``float32``, each with ``nets-`` in front for the
        features of the nets, or None; ``threads``: how many share the games; ``paper_rule``: a Wizard turned up means
        no trump, for comparison (``foretell.engine.paper``).  Raises OptionsError for a wrong number of players or seed
        and for options that the paper does not cover, ValueError for other values that do not exist, TypeError for what
        are no options or no list of seeds, MemoryError for too many games, and ImportError if the native library is
        missing.
        """
        given: dict[str, Any] = {**episodes, "rounds": as_rounds(episodes.get("rounds", ()))}
        kind, players = Episodes(**given), number_of_players(players)
        self.encoder, self.options, self.players, self.form = Encoder(options, players), options, players, form
        game = GAMES[options.game]
        number = as_number(games)
        if number is None or number < 0:
            raise ValueError(f"there are 0 games or more, not {games!r}")
        if seeds is None:
            check_room(number, game.state)
        chosen = _seeds(seed, seeds, number)
        if number != 1:
            check_seeds(chosen, number)
        made = {"options": options, "players": players, "games": len(chosen), "form": form, "threads": threads}
        self._settings: dict[str, Any] = {**made, "paper_rule": paper_rule, **given}
        check_one_of("form", form, tuple(FORMS))
        if not 1 <= (as_number(threads) or 0) <= MOST_THREADS:
            raise ValueError(f"the games are stepped in one thread or more, up to {MOST_THREADS}, not {threads!r}")
        kind.check_rounds(options, players)
        check_published_rule(options, paper_rule)
        start = start_of(options, players, paper_rule=paper_rule)
        self._ends_are_kept = kind.autoreset == "same_step"
        self._calls = Calls(self.encoder, start, form, kind, len(chosen), threads)
        self.size = self._calls.size
        """How many features an observation has."""
        self.states: Records = np.repeat(to_records([start], game.state), len(chosen))
        self._orders = np.zeros(len(chosen), record_type(Order))
        self.arrays = self.new_arrays()
        """The arrays that are filled where a call is given none."""
        self._given = self.arrays
        """The last arrays that were filled: loops give the same ones again and again."""
        self._start(chosen, self.arrays)

    def __reduce__(self) -> tuple[Callable[[], Self], tuple[()], _Kept]:
        """What ``pickle`` and ``copy.deepcopy`` keep: all games as they are, and ``arrays``."""
        return partial(type(self), **self._settings), (), (self.states, self._orders, self.arrays)

    def __setstate__(self, kept: _Kept) -> None:
        """Take the games."""
        self.states[:], self._orders[:], self.arrays = kept

    def __copy__(self) -> Self:
        """Same as ``copy.deepcopy``: copies never share their games."""
        return deepcopy(self)

    def __len__(self) -> int:
        """How many games there are."""
        return len(self.states)

    @property
    def actions(self) -> int:
        """All codes of moves are below this."""
        return self.encoder.actions

    @property
    def seeds(self) -> NDArray[np.int64]:
        """The seeds of the current episodes: ``Game(options, players, seed=…)`` has the same deals."""
        found: NDArray[np.int64] = self.states["seed"].copy()
        return found

    def new_arrays(self) -> Arrays:
        """New arrays to give as ``out``."""
        finals = len(self) if self._ends_are_kept else 0
        return new_arrays(self.form, len(self), self.players, self.actions, self._calls.width, finals)

    def reset(
        self,
        seed: SupportsIndex | None = None,
        *,
        seeds: Iterable[SupportsIndex] | None = None,
        out: Arrays | None = None,
    ) -> Arrays:
        """Begin first episodes: of these seeds, as in the constructor, or again of those that the games had first.

        Raises OptionsError for what is no seed, TypeError for what is no list of them, ValueError for another number of
        seeds, and what ``step`` does.
        """
        is_given = seed is not None or seeds is not None
        chosen = _seeds(0 if seed is None else seed, seeds, len(self)) if is_given else self._orders["seed"].tolist()
        check_seeds(chosen, len(self))
        return self._start(chosen, self._checked(out))

    def begin(self, games: ArrayLike, out: Arrays | None = None) -> Arrays:
        """Begin the next episodes of the games of this mask; the others stay as they are, and nothing is paid."""
        mask = np.asarray(games)
        if mask.shape != (len(self),) or (mask.size and mask.dtype != np.bool_):
            raise ValueError(f"the games to begin are a mask of {len(self)} booleans, not {mask.dtype} {mask.shape}")
        arrays = self._checked(out)
        self._orders["move"] = np.where(mask, 0, -1)
        return self._run(BEGIN, arrays)

    def step(self, actions: ArrayLike, out: Arrays | None = None) -> Arrays:
        """Make a move in every game, given by its code; returns ``out``, or ``arrays``, filled.

        Codes of games that are over are not read: with ``next_step`` their next episodes begin, with ``disabled``
        nothing happens.  Raises ValueError for an illegal move, TypeError or ValueError for arrays that are not like
        those of ``new_arrays``; then nothing has changed.
        """
        chosen, arrays = self.codes(actions), self._checked(out)
        self._orders["move"] = chosen
        return self._run(STEP, arrays)

    def codes(self, actions: ArrayLike) -> NDArray[Any]:
        """The actions as an array; raises ValueError for another number of them, TypeError for what is no number."""
        given = np.asarray(actions)
        if given.shape != (len(self),):
            raise ValueError(f"there must be an action for each of {len(self)} games, not an array {given.shape}")
        if given.size and given.dtype.kind not in "iu":
            raise TypeError(f"actions are codes, whole numbers, not {given.dtype}")
        return given.astype(np.int64, copy=False)

    def random_step(self, out: Arrays | None = None) -> Arrays:
        """Make a random legal move in every game, as ``step`` does; all are equally likely."""
        return self._run(DRAW, self._checked(out))

    def places(self) -> Places:
        """By game and code: where each legal move is among the answers of the net that is asked; -1 for other codes.

        The nets' features, and so their answers, have the suits in the order of what they mean to the viewer: use this
        to put masks and actions in the same order, both ways.  Bids and naming trump are answered by one net,
        predictions in Extreme too; all else by the other.
        """
        return self._calls.places(self.states, self.actions)

    def _checked(self, out: Arrays | None) -> Arrays:
        """The arrays to fill."""
        if out is None:
            return self.arrays
        check_like(out, self.arrays)
        if out is not self._given:
            check_apart(out, self.states, self._orders)
            self._given = out
        return out

    def _start(self, seeds: Sequence[int], arrays: Arrays) -> Arrays:
        self._orders["seed"], self._orders["episode"], self._orders["move"] = seeds, -1, 0
        return self._run(BEGIN, arrays)

    def _run(self, doing: int, arrays: Arrays) -> Arrays:
        """Do this in all games; raises ValueError for an illegal move."""
        wrong = self._calls.run(doing, self.states, self._orders, arrays)
        if wrong >= 0:
            raise ValueError(f"game {wrong}: the move with code {self._orders['move'][wrong]} is not allowed")
        return arrays


def _seeds(seed: SupportsIndex, seeds: Iterable[SupportsIndex] | None, games: int) -> list[int]:
    """The seeds of the first episodes."""
    if seeds is None:
        first = seed_of(seed)
        return [round_key(first, i) for i in range(games)]
    return [*map(seed_of, each_seed(seeds))]

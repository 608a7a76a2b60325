"""Whole games between levels in the native library: the results of the bots at a table, at a fraction of the time."""

from array import array
from collections.abc import Sequence

from ..bots.coach.both.rounds import FOR_WIN
from ..bots.levels import BOT_NAMES
from ..bots.net.native import function, nets_of, numbers_of, struct
from ..game.options import Options
from ..game.replaying import is_at_hand
from ..game.rulesets import ruleset_of

_LEVELS = ("random", "apprentice", "thumb", "journeyman", "master")
_AIMING = ("journeyman", "master")
NUMBERS = {
    **{level: BOT_NAMES.index(level) for level in _LEVELS},
    **{f"{level}:aim=points": BOT_NAMES.index(level) for level in _AIMING},
    **{f"{level}:aim=win": BOT_NAMES.index(level) + FOR_WIN for level in _AIMING},
}
"""The levels that play here, by their names in the arena, with the numbers by which the library knows them."""

Rows = tuple[tuple[int, ...], ...]
"""Numbers by round and seat."""


def play_here(bots: Sequence[str]) -> bool:
    """Whether all of these bots are levels that play in the native library, and it is there."""
    return is_at_hand() and all(bot in NUMBERS for bot in bots)


class NativeGames:
    """Games with the same options and number of players."""

    def __init__(self, options: Options, players: int) -> None:
        """Get ready; raises BrokenNets and NativeMissing."""
        self._game, self._players = options.game, players
        self._start = ruleset_of(options).new_state(options, players, 0)
        self._table, self._nets = struct(f"bots_coach_{self._game}_rounds_Players"), nets_of(self._game)

    def play(self, seed: int, levels: Sequence[str], seeds: Sequence[int]) -> Rows:
        """The points of a game, by round and seat.

        ``seed``: of the deals.  ``levels`` and ``seeds``: of the bots, by seat.
        """
        self._start.seed = seed
        width, rounds = len(self._start.score), self._start.rounds
        points, places = array("d", bytes(8 * width * rounds)), array("q", map(NUMBERS.__getitem__, levels))
        function(self._game, "sit_at_table")(self._table, places, self._players, 0.0, 0)
        state, generators = numbers_of(self._start), array("q", seeds)
        function(self._game, "finish_game")(self._table, state, self._nets, generators, points)
        numbers = tuple(map(int, points))
        return tuple(numbers[width * i : width * i + self._players] for i in range(rounds))

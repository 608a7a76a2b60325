"""Expands positions in the native library, with nets at every seat (needs ``foretell[fast]``)."""

import numpy as np

from ...bots.net.judges import nets_of
from ...engine.compiled import GAMES
from ...engine.memory import function, struct
from ...engine.records import Records, from_record, to_records
from ...rules.arrays import MOST_MOVES
from .lines import UPPER_BOUND, AnyState, Expansion


class FastExpander:
    """Expands positions in which every seat plays by the nets."""

    def __init__(self, game: str) -> None:
        self._game, self._sign = GAMES[game], GAMES[game].plain.sign
        self._nets = nets_of(game)
        self._playing = struct(f"bots_search_{game}_playing_Playing")

    def start(self, state: AnyState) -> Records:
        """Positions with this state alone."""
        return to_records([state], self._game.state)

    def kept(self, positions: Records, which: list[int]) -> Records:
        """The positions at these indices."""
        return positions[which]

    def state(self, positions: Records, which: int) -> AnyState:
        """The position at this index."""
        state: AnyState = from_record(positions, which, self._game.plain.state)
        return state

    def expand(self, positions: Records, seat: int) -> Expansion[Records]:
        """Try all of the seat's moves in all positions."""
        most = MOST_MOVES * len(positions)
        after, found = np.zeros(most, self._game.state), np.zeros((most, 3), np.int64)
        expand = function(self._game.name, "expand")
        many = expand(
            self._playing, np.ascontiguousarray(positions), len(positions), seat, self._nets, after, found.reshape(-1)
        )
        parents, codes, points = found[:many, 0], found[:many, 1], self._sign * found[:many, 2]
        bound = UPPER_BOUND[self._game.name]
        most_of = [int(bound(end, seat)) for end in after[:many].view(np.recarray)]
        return Expansion(parents.tolist(), codes.tolist(), points.tolist(), most_of, after[:many])

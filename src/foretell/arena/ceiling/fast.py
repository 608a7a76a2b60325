"""Expands positions with the compiled half and nets at every seat (needs ``foretell[fast]``)."""

from functools import cache
from typing import Any

import numpy as np

from ...bots.search.buffers import MOST_MOVES, buffers_for, nets_of
from ...bots.search.compiling import compiled, kernels
from ...engine.compiled import GAMES
from ...engine.records import Records, from_record, to_records
from ...rules.wizard.cards import NONE
from .lines import Expansion
from .upper_bound import UPPER_BOUND, AnyState


class FastExpander:
    """Expands positions in which every seat plays by the nets."""

    def __init__(self, game: str) -> None:
        self._game, self._sign = GAMES[game], GAMES[game].plain.sign
        self._nets = nets_of(game)
        self._buffers = buffers_for(game, self._nets)

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
        after, here = np.zeros(most, self._game.state), np.zeros(1, self._game.state)
        found = np.zeros((3, most), np.int64)
        many = _playouts(self._game.name)(positions, seat, self._nets, self._buffers, here, after, found)
        parents, codes, points = found[0, :many], found[1, :many], self._sign * found[2, :many]
        bound = UPPER_BOUND[self._game.name]
        most_of = [int(bound(end, seat)) for end in after[:many].view(np.recarray)]
        return Expansion(parents.tolist(), codes.tolist(), points.tolist(), most_of, after[:many])


@cache
def _playouts(game: str) -> Any:
    """The function that makes each move in each position, advances to the seat's next choice, and plays out."""
    playouts = kernels(game, "playouts")
    moves_of_turn, make, until_asked = playouts.moves_of_turn, playouts.make, playouts.until_asked

    def try_all(positions: Any, seat: int, nets: Any, buffers: Any, here: Any, after: Any, found: Any) -> Any:
        many = 0
        for parent in range(len(positions)):
            here[0] = positions[parent]
            codes = buffers.codes[: moves_of_turn(here[0], buffers)].copy()
            for code in codes:
                after[many] = positions[parent]
                make(after[many], code)
                until_asked(after, many, seat, nets, buffers)
                here[0] = after[many]
                until_asked(here, 0, NONE, nets, buffers)
                found[0, many], found[1, many], found[2, many] = parent, code, here[0].score[seat]
                many += 1
        return many

    return compiled(try_all)

"""Self-play of many rounds in parallel on the compiled engine.

Each table plays round after round, each of a different game with random options, size of round and cards.  It stops
where a seat has more than one move.  The features go straight into the replay, the net answers for all tables at once,
and when the round is over its outcomes are written next to the features.
"""

from collections.abc import Sequence
from dataclasses import astuple, dataclass, field

import numpy as np
from numpy.typing import NDArray

from foretell.engine.fast import GAMES, generator
from foretell.engine.records import record_type

from . import kernels
from .games import Exploring, Learned, Share
from .nets import Net
from .replay import Replay

LOG_ROOM = 320
"""The most decisions in a round: at most 75 cards, as many seals given back, and some 100 taken."""
MOST_CARDS = 20
MOST_SEATS = 6


@dataclass(slots=True)
class Counts:
    """Results of rounds without exploration, by group of kinds and number of cards.

    The number of rounds, sums of the share of bids met and of the points a seat, and the sums of their squares.
    """

    groups: int
    table: NDArray[np.float64] = field(init=False)

    def __post_init__(self) -> None:
        """Start with zeros."""
        self.table = np.zeros((self.groups, MOST_CARDS + 1, 5))

    def means(self, group: int) -> list[float]:
        """The share of bids met and the points, averaged over sizes of rounds; empty if nothing was counted."""
        sizes = self.table[group][self.table[group, :, 0] > 0]
        means = (sizes[:, [1, 3]] / sizes[:, :1]).mean(axis=0) if len(sizes) else np.empty(0)
        return [round(float(mean), 4) for mean in means]


class Tables:
    """Tables that play rounds in parallel."""

    def __init__(self, game: Learned, shares: Sequence[Share], tables: int, seed: int, trace: float = 1.0) -> None:
        records = GAMES[game.name]
        self.game = game
        self.states = np.zeros(tables, records.state)
        self.rng = generator(seed)
        self.counts = Counts(len(game.groups))
        kinds = np.array([[s.players, *s.options.settings(s.players), s.group] for s in shares], np.int64)
        chances = np.cumsum([s.weight for s in shares])
        view, found = np.zeros(1, records.view), np.zeros(1, record_type(game.bots("suit_slots").Places))
        self._setup = (kinds, chances / chances[-1], self.rng, view, _numbers(256), found, trace)
        thoughts = np.zeros((tables, LOG_ROOM, game.layout.OUTCOMES), np.float32)
        come = np.zeros((MOST_SEATS, game.layout.OUTCOMES), np.float32)
        log = (_numbers(tables, LOG_ROOM, 4), _numbers(tables))
        self._tables = (_numbers(tables), _numbers(tables), *log, thoughts, come)
        many, bids, seats = _numbers(tables), _numbers(tables), _numbers(tables)
        self._waiting, self._rows = _numbers(2, tables), _numbers(2, tables)
        codes, places = _numbers(tables, 64), _numbers(tables, 64)
        self._asked = (codes, places, many, bids, seats, self._waiting, self._rows)
        self._chosen = np.full(tables, -1, np.int64)

    def step(self, nets: Sequence[Net], replays: Sequence[Replay], exploring: Exploring) -> int:
        """Make one decision at every table; returns how many of them the bidding net made."""
        arrays = (replays[0].arrays, replays[1].arrays)
        counts = self.counts.table
        advance, choose = kernels.advance_kernel(self.game), kernels.choice_kernel(self.game)
        made = advance(self.states, self._chosen, self._setup, self._tables, counts, self._asked, arrays)
        explore = (np.array(astuple(exploring)), self.rng)
        for which, (net, replay) in enumerate(zip(nets, replays, strict=True)):
            waiting, rows = self._waiting[which, : made[which]], self._rows[which, : made[which]]
            hidden = net.hidden(replay.seen, replay.many, rows)
            turn = (which, waiting, rows, hidden)
            choose(turn, net.answering, self._asked, self.states, explore, self._tables, replay.moves, self._chosen)
        return int(made[0])


def _numbers(*shape: int) -> NDArray[np.int64]:
    return np.zeros(shape, np.int64)

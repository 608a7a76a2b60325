"""Self-play of many rounds side by side, in a native library of its own that is compiled when it is first asked for.

Each table plays round after round, each of a different game with random options, size of round and cards.  The
features of its decisions go straight into the replay, and when the round is over its outcomes are written next to them.
"""

from collections.abc import Sequence
from dataclasses import astuple
from functools import cache

import numpy as np
from numpy.typing import NDArray

from foretell.both import module_in
from foretell.engine.native import Native
from foretell.engine.on_demand import library_on_demand
from foretell.engine.records import Records, record_type

from .decisions import Kind
from .exploring import Exploring
from .games import Learned, Share
from .replay import Replay

_MODULES = {"wizard": ["training.both.playing"], "extreme": ["training.extreme.playing"]}


@cache
def function(game: str, name: str) -> Native:
    """A public function of the game's ``playing``; raises NativeMissing where there is no C compiler."""
    return library_on_demand("training", _MODULES).function(f"{game}_{name}")


class Tables:
    """Tables that play rounds side by side, and the decisions that they have made."""

    def __init__(
        self, game: Learned, shares: Sequence[Share], tables: int, seed: int, rooms: Sequence[int], trace: float = 1.0
    ) -> None:
        """Set up this many tables.

        ``rooms``: how many decisions of each net the replay keeps; ``trace``: how far outcomes reach back (λ).  Raises
        NativeMissing where there is no C compiler.
        """
        text = module_in(game.name, "training.both.tables")
        self.game, self.replay = game, Replay(rooms)
        self.tables: Records = np.zeros(tables, record_type(text.Table))
        self.kinds = kinds_of(shares)
        self.rng = np.array([seed], np.uint64)
        self._play_on = function(game.name, "play_on")
        self.playing: Records = np.zeros(1, record_type(text.Playing))
        self.playing["trace"], self.playing["first"], self.playing["room"] = trace, self.replay.first, rooms
        self.replay.made = self.playing["made"][0]
        counts: NDArray[np.float64] = self.playing["counts"].reshape(text.GROUPS, text.SIZES, text.COUNTED)
        self.counts = counts
        """What was counted of rounds without exploration (``tables.COUNTED``), by group and number of cards."""

    def play(self, nets: Records, exploring: Exploring, times: int = 1) -> None:
        """Make this many decisions at every table, by both nets of the game (records of ``netfile.NET``)."""
        self.playing["exploring"] = astuple(exploring)
        given = (self.playing, self.tables, len(self.tables), self.replay.decisions, nets, self.kinds, self.rng)
        for _ in range(times):
            self._play_on(*given)

    def means(self, group: int) -> list[float]:
        """The share of bids met and the points, averaged over sizes of rounds; empty if nothing was counted."""
        sizes = self.counts[group][self.counts[group, :, 0] > 0]
        means = (sizes[:, [1, 3]] / sizes[:, :1]).mean(axis=0) if len(sizes) else np.empty(0)
        return [round(float(mean), 4) for mean in means]


def kinds_of(shares: Sequence[Share]) -> Records:
    """The kinds as records of ``decisions.Kind``."""
    kinds: Records = np.zeros(len(shares), record_type(Kind))
    weights = np.cumsum([share.weight for share in shares])
    for kind, share, up_to in zip(kinds, shares, weights / weights[-1], strict=True):
        settings = share.options.settings(share.players)
        kind["players"], kind["group"], kind["up_to"] = share.players, share.group, up_to
        kind["settings"][: len(settings)] = settings
    return kinds

"""The features of ``foretell.encoder``, written by the native library."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..encoder import Encoder
from ..engine.fast import GAMES
from ..game.options import Options

Features = NDArray[np.float32]


class FeatureWriter:
    """Writes what seats see in games with the same options and number of players."""

    def __init__(self, options: Options, players: int) -> None:
        """Get ready; raises ImportError if the native library is missing."""
        self.encoder = Encoder(options, players)
        self.size = self.encoder.size
        self._found = np.zeros(self.encoder.most, np.int64)
        functions = GAMES[options.game].function
        self._encode, self._write_facts = functions("encode_views"), functions("write_facts")

    def write(self, view: Any, row: Features) -> None:
        """Write the features of a view, a record or its numbers; ``row``: an array of ``size`` numbers.

        Raises ValueError for the view of a game that has not begun.
        """
        if self._encode(view, 1, self._found, self.size, row) >= 0:
            raise ValueError("nothing is seen before the first deal: call reset()")

    def listed(self, view: Any) -> list[float]:
        """The same as ``of``, as a list: much quicker than a list made of the array, since most features are false."""
        row = [0.0] * self.size
        for index in self._found[: self._write_facts(view, self._found)].tolist():
            row[index] = 1.0
        return row

    def of(self, view: Any) -> Features:
        """The features of a view as a new array."""
        row: Features = np.empty(self.size, np.float32)
        self.write(view, row)
        return row

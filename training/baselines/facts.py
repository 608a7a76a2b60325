"""What a learner sees: some of the encoder's features (docs/encoder.md), numbered without gaps."""

import re
from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from foretell import WizardOptions
from foretell.encoder import Encoder

PLAYERS = 4
IRRELEVANT = frozenset({"round", "rounds left", "total", "my seat"})
"""What says nothing about the points of this round; who deals and leads says where a seat sits."""
MEMORY = frozenset({"has played", "lacks", "turned up"})
"""What the learners of the paper do not see: they know the trick on the table, but no earlier ones."""
Rows = NDArray[np.int16]
"""The numbers of the true features in ascending order, a row for each decision; ``Facts.size`` up to the end."""
Mask = NDArray[np.bool_]
"""The legal moves by code, a row for each decision."""
Moves = NDArray[np.int64]
"""Codes of moves."""
Numbers = NDArray[np.float32]


class Facts:
    """The features that a learner sees."""

    def __init__(self, left_out: Collection[str]) -> None:
        """``left_out``: what is not seen, by the names of features without seat and value."""
        names = Encoder(WizardOptions(), PLAYERS).names
        seen = [number for number, name in enumerate(names) if _subject(name) not in left_out]
        self.size = len(seen)
        """How many features there are."""
        self._places = np.full(len(names) + 1, self.size, np.int16)
        self._places[seen] = np.arange(self.size)

    def rows(self, indices: NDArray[np.int32]) -> Rows:
        """Rows of the encoder's form ``index``, with the features that are seen alone."""
        found: Rows = np.sort(self._places[indices], axis=1)
        return found


def _subject(name: str) -> str:
    return re.sub(r"^\+\d ", "", name.partition(": ")[0])

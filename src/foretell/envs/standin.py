"""Stands in for foretell.encoder."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.records import as_rows
from ..game.options import Options


class Encoder:
    def __init__(self, options: Options, players: int) -> None:
        from ..engine.compiled import GAMES

        self.size = GAMES[options.game].view.itemsize // 8

    def encode_records(self, views: Any) -> NDArray[np.float32]:
        return np.clip(as_rows(views)[0], 0, 1).astype(np.float32)

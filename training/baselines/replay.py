"""The latest decisions of many waves, to learn from again."""

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from foretell.rules.wizard.codes import CODES

from .waves import Wave


class Replay:
    """Room for decisions, in which new ones replace the oldest."""

    def __init__(self, room: int) -> None:
        """``room``: for how many decisions."""
        self.room, self.filled = room, 0
        self._next = 0
        self._arrays: dict[str, NDArray[Any]] = {}

    def add(self, wave: Wave) -> None:
        """Remember the decisions of a wave; those of a seat in a round stay one after another."""
        arrays: dict[str, NDArray[Any]] = {"rows": wave.rows, "mask": np.packbits(wave.mask, axis=1)}
        arrays |= {"moves": wave.moves.astype(np.int16), "points": wave.points, "last": wave.last}
        places = (self._next + np.arange(len(wave))) % self.room
        for name, array in arrays.items():
            if name not in self._arrays:
                self._arrays[name] = np.zeros((self.room, *array.shape[1:]), array.dtype)
            self._arrays[name][places] = array
        self._next = (self._next + len(wave)) % self.room
        self.filled = min(self.filled + len(wave), self.room)

    def sample(self, many: int, rng: np.random.Generator) -> Wave:
        """Random decisions."""
        return self._wave(rng.integers(self.filled, size=many))

    def sample_with_next(self, many: int, rng: np.random.Generator) -> tuple[Wave, Wave]:
        """Random decisions, and after each the next one of the same seat in the round, where there is one."""
        places = rng.integers(self.filled, size=many)
        return self._wave(places), self._wave((places + 1) % self.filled)

    def _wave(self, places: NDArray[np.int64]) -> Wave:
        kept = {name: array[places] for name, array in self._arrays.items()}
        kept["mask"] = np.unpackbits(kept["mask"], axis=1, count=CODES).astype(np.bool_)
        kept["moves"] = kept["moves"].astype(np.int64)
        return Wave(**kept, notes=np.zeros((len(places), 0), np.float32))

    def state_dict(self) -> dict[str, Any]:
        """What ``load_state_dict`` takes."""
        arrays = {name: torch.from_numpy(array[: self.filled]) for name, array in self._arrays.items()}
        return {"next": self._next, "filled": self.filled, "arrays": arrays}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Remember what another one with the same room did."""
        self._next, self.filled = state["next"], state["filled"]
        for name, kept in state["arrays"].items():
            self._arrays[name] = np.zeros((self.room, *kept.shape[1:]), kept.numpy().dtype)
            self._arrays[name][: self.filled] = kept.numpy()

"""Self-play in CPython, to be compared with the native library, and with the bots."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from foretell.both import module_in
from foretell.bots.net.thinking import Net
from foretell.engine.records import Records, from_record, to_records
from training.decisions import Decision, Kind
from training.exploring import Exploring
from training.netfile import NET, Nets
from training.selfplay import Tables


def texts(game: str) -> tuple[ModuleType, ModuleType]:
    """The modules ``tables`` and ``playing`` of a game."""
    return module_in(game, "training.both.tables"), module_in(game, "training.both.playing")


def plain_nets(nets: Nets) -> list[Net]:
    """Nets as objects."""
    return [from_record(nets, which, Net) for which in range(len(nets))]


@dataclass
class PlainTables:
    """The same tables as these, played by CPython."""

    native: Tables
    exploring: Exploring
    playing: Any = field(init=False)
    tables: list[Any] = field(init=False)
    replay: list[Decision] = field(init=False)
    kinds: list[Kind] = field(init=False)
    rng: list[int] = field(init=False)

    def __post_init__(self) -> None:
        tables, _ = texts(self.native.game.name)
        replay, kinds = self.native.replay, self.native.kinds
        given = self.native.playing
        self.playing = tables.Playing(
            exploring=self.exploring,
            trace=float(given["trace"][0]),
            first=[*replay.first],
            room=[*replay.rooms],
        )
        self.tables = [tables.Table() for _ in self.native.tables]
        self.replay = [Decision() for _ in replay.decisions]
        self.kinds = [from_record(kinds, i, Kind) for i in range(len(kinds))]
        self.rng = [int(self.native.rng[0])]
        for mine, theirs in self._both():
            theirs[:] = mine

    def play(self, nets: list[Net]) -> None:
        """Make a decision at each table."""
        _, playing = texts(self.native.game.name)
        playing.play_on(self.playing, self.tables, len(self.tables), self.replay, nets, self.kinds, self.rng)

    def check_equal(self) -> None:
        """Both have the same numbers everywhere, bit for bit; but not in the nets' buffers, whose ends mean nothing."""
        for mine, theirs in self._both():
            for (name, one), (_, other) in zip(leaves(mine), leaves(theirs), strict=True):
                assert one.tobytes() == other.tobytes(), name
        assert self.rng == self.native.rng.tolist()

    def _both(self) -> list[tuple[Records, Records]]:
        """The records of both sides."""
        theirs = self.native.tables, self.native.replay.decisions, self.native.playing
        mine = self.tables, self.replay, [self.playing]
        return [(to_records(some, records.dtype), records) for some, records in zip(mine, theirs, strict=True)]


def leaves(records: Records, path: str = "") -> Iterator[tuple[str, NDArray[Any]]]:
    """The arrays of numbers in records, with their names; the bytes between fields are left out, and ``judging``."""
    for name in records.dtype.names or ():
        if records[name].dtype.names:
            yield from leaves(records[name], f"{path}{name}.") if name != "judging" else ()
        else:
            yield f"{path}{name}", records[name]


def no_nets() -> Nets:
    """Nets that expect the same of all moves."""
    return np.zeros(2, NET)

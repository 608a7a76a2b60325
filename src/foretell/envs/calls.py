"""Calls of the native library that step games: what they are told, and the threads that share the games."""

from collections.abc import Sequence

import numpy as np

from ..both import module_in
from ..encoder import Encoder
from ..encoder.both.episodes import CHECKED, STEP
from ..engine.fast import GAMES
from ..engine.records import Records, record_type, to_records
from ..game.game import State
from ..rules.chance import round_key
from .arrays import FORMS, Arrays, Places
from .settings import AUTORESETS, REWARDS, UNITS, Episodes
from .workers import Worker

NETS = "nets-"
"""With this the names of the forms with the nets' features begin."""


class Calls:
    """Steps games of one kind, which lie one after another, in parts, each in a thread."""

    def __init__(
        self, encoder: Encoder, start: State, form: str | None, kind: Episodes, games: int, threads: int
    ) -> None:
        """Get ready; ``start``: a game before its first deal.  Raises ImportError if the native library is missing."""
        game = GAMES[encoder.options.game]
        self._kinds = module_in(game.name, "foretell.encoder.both.episodes")
        self._nets = module_in(game.name, "foretell.bots.net.both.stepping")
        self._is_of_nets = form is not None and form.startswith(NETS)
        self.size, most = self._sizes(encoder)
        """How many features an observation has."""
        self.width = 0 if form is None else most if form.endswith("index") else self.size
        """How many numbers."""
        self._step, self._check = game.function(FORMS[form].function), game.function("first_illegal_move")
        self._write_places = game.function("write_places")
        self._whole = self._table(start, kind, games)
        self._parts = [self._part(games * k // threads, games * (k + 1) // threads) for k in range(threads)]
        self._workers = [Worker() for _ in range(threads - 1)]
        self._games = games

    def _sizes(self, encoder: Encoder) -> tuple[int, int]:
        """How many features there are, and the most that can be true."""
        if not self._is_of_nets:
            return encoder.size, encoder.most
        return self._nets.FEATURES, self._nets.MOST_FEATURES

    def _table(self, start: State, kind: Episodes, games: int) -> Records:
        """What a call is told, for all games."""
        table = self._kinds.Table(first=0, last=games, start=[start])
        table.paying, table.beginning = REWARDS.index(kind.reward), AUTORESETS.index(kind.autoreset)
        table.by_round, table.chosen = UNITS.index(kind.unit), len(kind.rounds)
        table.rounds[: len(kind.rounds)] = kind.rounds
        table.width, table.padding = self.width, self.size
        return to_records([table], record_type(self._kinds.Table))

    def _part(self, first: int, last: int) -> tuple[Records, Records]:
        """The same for a part of the games: what the library is given, and the table in it."""
        given = table = self._whole.copy()
        if self._is_of_nets:
            given = np.zeros(1, record_type(self._nets.NetTable))
            given["table"] = table
            table = given["table"]
        table["first"], table["last"] = first, last
        return given, table

    @property
    def lots(self) -> list[int]:
        """The random numbers of ``DRAW``, by part."""
        return [int(table["rng"][0, 0]) for _, table in self._parts]

    @lots.setter
    def lots(self, lots: Sequence[int]) -> None:
        for (_, table), number in zip(self._parts, lots, strict=True):
            table["rng"] = number

    def seed(self, seed: int) -> None:
        """Begin the random numbers of ``DRAW``; each part has its own."""
        self.lots = [round_key(seed, -1 - int(table["first"][0])) for _, table in self._parts]

    def run(self, doing: int, states: Records, orders: Records, arrays: Arrays) -> int:
        """Do this in all games; returns -1, or the first game whose move is illegal, and then has changed nothing."""
        if not self._games:
            return -1
        if self._workers and doing == STEP:
            self._whole["doing"] = doing
            wrong: int = self._check(self._whole, states, orders)
            if wrong >= 0:
                return wrong
            doing = CHECKED
        for _, table in self._parts:
            table["doing"] = doing
        told = arrays.reward, arrays.done, arrays.mask, arrays.turn, arrays.observation, arrays.final_observation
        given = states, orders, *told
        for worker, (part, _) in zip(self._workers, self._parts[1:], strict=True):
            worker.begin(self._step, part, *given)
        try:
            return int(self._step(self._parts[0][0], *given))
        finally:
            for worker in self._workers:
                worker.finish()

    def places(self, states: Records, codes: int) -> Places:
        """By game and code: the place of each legal move among the answers of the net that is asked; -1 for others."""
        rows: Places = np.zeros((self._games, codes), np.int16)
        whole = np.zeros(1, record_type(self._nets.NetTable))
        whole["table"] = self._whole
        self._write_places(whole, states, rows)
        return rows

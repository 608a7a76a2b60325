"""Calls of the native library that step games, and the threads that share them."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..both import module_in
from ..encoder import Encoder
from ..encoder.both.episodes import CHECK, CHECKED, STEP
from ..engine.fast import GAMES
from ..engine.native import load
from ..engine.records import Records, record_type, to_records
from ..engine.sharing import Crew
from ..game.base_game import State
from .arrays import FORMS, Arrays, Places, by_form
from .settings import AUTORESETS, REWARDS, UNITS, Episodes


class Calls:
    """Steps games of one kind, which lie one after another."""

    def __init__(
        self, encoder: Encoder, start: State, form: str | None, kind: Episodes, games: int, threads: int
    ) -> None:
        """Get ready; ``start``: a game before its first deal.  Raises ImportError if the native library is missing."""
        game = GAMES[encoder.options.game]
        self._games, self._form = games, FORMS[form]
        self._kinds = module_in(game.name, "foretell.bots.net.both.stepping")
        self.size, most = encoder.size, encoder.most
        """How many features an observation has."""
        if self._form.of_nets:
            self.size, most = self._kinds.FEATURES, self._kinds.MOST_FEATURES
        self.width = 0 if form is None else most if form.endswith("index") else self.size
        """How many numbers."""
        self._is_shared = threads > 1
        self._step = Crew(load(), threads).function(f"{game.name}_step")
        self._write_places = game.function("write_places")
        self._told = np.repeat(self._telling(start, kind), threads)
        """What a call is told, for each thread."""
        self._known: Arrays | None = None
        self._rows: tuple[NDArray[Any], ...] = ()
        """What the last call has filled, as the native library takes it: loops give the same arrays again and again."""

    def _telling(self, start: State, kind: Episodes) -> Records:
        told = self._kinds.Stepping(of_nets=int(self._form.of_nets))
        table = told.table
        table.start[0] = start
        table.paying, table.beginning = REWARDS.index(kind.reward), AUTORESETS.index(kind.autoreset)
        table.by_round, table.chosen = UNITS.index(kind.unit), len(kind.rounds)
        table.rounds[: len(kind.rounds)] = kind.rounds
        table.form, table.width, table.padding = self._form.number, self.width, self.size
        return to_records([told], record_type(self._kinds.Stepping))

    def run(self, doing: int, states: Records, orders: Records, arrays: Arrays) -> int:
        """Do this in all games; returns -1, or the first game whose move is illegal, and then has changed nothing."""
        if not self._games:
            return -1
        if arrays is not self._known:
            seen = (*by_form(self._form, arrays.observation), *by_form(self._form, arrays.final_observation))
            self._known, self._rows = arrays, (arrays.reward, arrays.done, arrays.mask, arrays.turn, *seen)
        steps = (CHECK, CHECKED) if doing == STEP and self._is_shared else (doing,)
        wrong = -1
        for one in steps:
            self._told["table"]["doing"] = one
            wrong = self._step(self._told, self._games, states, orders, *self._rows) if wrong < 0 else wrong
        return wrong

    def places(self, states: Records, codes: int) -> Places:
        """By game and code: the place of each legal move among the answers of the net that is asked; -1 for others."""
        rows: Places = np.zeros((self._games, codes), np.int16)
        self._write_places(self._told[:1], self._games, states, rows)
        return rows

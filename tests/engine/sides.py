"""Both halves side by side: the same games as records of the compiled half and as plain states."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from foretell.engine.fast import Batch, Records, as_rows, generator
from foretell.engine.plain import AnyRules
from foretell.engine.records import to_records
from tests.game.kinds import Kind

DECK = 80
DEALING = 0
"""The phase before a deal, in both games."""


def seeds(kind: Kind, games: int) -> list[int]:
    """Seeds for games of a kind, including the smallest and the largest."""
    rng = Random(str(kind))
    return [0, 2**63 - 1, *(rng.randrange(2**63) for _ in range(games))][:games]


def plain_games(kind: Kind, of_seeds: Sequence[int]) -> list[Any]:
    """Plain states of new games, after their first deal."""
    rules = rules_of(kind)
    states = []
    for seed in of_seeds:
        state = rules.state()
        rules.new_game(state, kind.players, *kind.options.settings(kind.players), seed)
        rules.set_course(state, *kind.options.course)
        rules.deal(state, [0] * DECK)
        states.append(state)
    return states


def rules_of(kind: Kind) -> AnyRules:
    """The plain rules of the kind's game."""
    return batch_of(kind).game.plain


def batch_of(kind: Kind, games: int = 1, seed: int = 1) -> Batch:
    """New games of the kind, compiled."""
    return Batch(kind.options, kind.players, games, seed)


def played(kind: Kind, games: int, moves: int, seed: int = 1) -> Batch:
    """Games of the kind after this many random moves each."""
    batch = batch_of(kind, games, seed)
    rng = generator(seed)
    for _ in range(moves):
        batch.apply(batch.random_moves(rng))
        batch.deal()
    return batch


def assert_same(records: Records, expected: Records) -> None:
    """Check that every field of all records is the same; the first that is not is named."""
    if not np.array_equal(as_rows(records), as_rows(expected)):
        for name in expected.dtype.names or ():
            np.testing.assert_array_equal(records[name], expected[name], err_msg=name)


@dataclass
class Sides:
    """Games of a kind in both halves, making the same random moves."""

    rules: AnyRules
    batch: Batch
    states: list[Any]
    rng: NDArray[np.uint64]
    plain_rng: list[int]

    @classmethod
    def of(cls, kind: Kind, games: int) -> "Sides":
        """New games."""
        chosen = seeds(kind, games)
        batch = Batch(kind.options, kind.players, seeds=chosen)
        return cls(batch.game.plain, batch, plain_games(kind, chosen), generator(games), [games])

    def compare_states(self) -> None:
        """Check that all fields of all states are the same."""
        assert_same(self.batch.states, to_records(self.states, self.batch.game.state))

    def compare_views(self, seats: Sequence[int]) -> None:
        """Check that all fields of the views are the same; a seat (-1: a spectator) for each game."""
        views = []
        for state, seat in zip(self.states, seats, strict=True):
            view = self.rules.view()
            self.rules.look(state, seat, view)
            views.append(view)
        assert_same(self.batch.observe(seats), to_records(views, self.batch.game.view))

    def compare_masks(self) -> None:
        """Check that the masks contain exactly the moves that each view lists."""
        expected = np.zeros((len(self.states), self.rules.codes), np.bool_)
        buffers = [0] * 64
        for row, state in zip(expected, self.states, strict=True):
            if state.turn >= 0:
                view = self.rules.view()
                self.rules.look(state, state.turn, view)
                row[buffers[: self.rules.write_codes(view.phase, view.legal_suited, view.legal_rest, buffers)]] = True
        np.testing.assert_array_equal(self.batch.legal_masks(), expected)

    def draw_moves(self) -> list[int]:
        """The moves that both halves draw, which must be the same."""
        moves = [self.rules.random_code(s, self.plain_rng) if s.turn >= 0 else -1 for s in self.states]
        assert self.batch.random_moves(self.rng).tolist() == moves
        assert self.rng.tolist() == self.plain_rng
        return moves

    def apply(self, moves: Sequence[int]) -> None:
        """Make the moves in both halves."""
        self.batch.apply(moves)
        for state, move in zip(self.states, moves, strict=True):
            if move >= 0:
                self.rules.apply(state, move)

    def deal(self) -> None:
        """Deal in both halves if a round is to be dealt."""
        self.batch.deal()
        for state in self.states:
            if state.phase == DEALING:
                self.rules.deal(state, [0] * DECK)

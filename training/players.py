"""Nets of integers for self-play, made from nets of floats that are still learning."""

from collections.abc import Sequence

import numpy as np

from .exploring import Exploring
from .games import Learned
from .netfile import NET, Nets
from .quantising import Parts, Positions, quantised
from .selfplay import Tables

ANYTHING = Exploring(bids_anywhere=1.0, cards=1e9)
"""All moves are random."""
_POSITIONS = 512
"""How many positions of each net its integers are fitted to while it learns."""
_TABLES, _TIMES = 256, 40


def first_positions(game: Learned, plain: float, seed: int) -> list[Positions]:
    """What both nets are asked in rounds of random moves."""
    tables = Tables(game, game.mixture(plain), _TABLES, seed, (_POSITIONS, _POSITIONS))
    tables.play(np.zeros(2, NET), ANYTHING, _TIMES)
    return some_positions(tables, np.random.default_rng(seed))


def some_positions(tables: Tables, rng: np.random.Generator) -> list[Positions]:
    """What both nets were asked in some of the decisions that the tables have made."""
    return [tables.replay.positions(which, _POSITIONS, rng) for which in range(2)]


def players(nets: Sequence[Parts], positions: Sequence[Positions]) -> Nets:
    """Both nets of a game, quickly made from floats; less exact than those that are exported."""
    return np.stack([quantised(*each, quickly=True) for each in zip(nets, positions, strict=True)])


def exact_players(game: Learned, nets: Sequence[Parts], plain: float, seed: int, rooms: Sequence[int]) -> Nets:
    """Both nets of a game, fitted to this many positions each of rounds of all kinds, with exploration."""
    quick = players(nets, first_positions(game, plain, seed))
    quick = players(nets, asked(game, quick, plain, seed, (_POSITIONS, _POSITIONS)))
    positions = asked(game, quick, plain, seed, rooms)
    return np.stack([quantised(*each) for each in zip(nets, positions, strict=True)])


def asked(game: Learned, nets: Nets, plain: float, seed: int, rooms: Sequence[int]) -> list[Positions]:
    """What these nets are asked in self-play of all kinds: this many positions for each."""
    tables, rng = Tables(game, game.mixture(plain), _TABLES, seed, rooms), np.random.default_rng(seed)
    while not tables.replay.is_full:
        tables.play(nets, game.exploring)
    return [tables.replay.positions(which, room, rng) for which, room in enumerate(rooms)]

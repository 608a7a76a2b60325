"""Positions of every kind of game, as a stream from a seed, for checks of what the coach says there."""

from collections.abc import Iterator
from random import Random

from foretell import Game
from foretell.bots import Bot, make_bot
from tests.game.kinds import Kind, random_kind

_LEVELS = ("random", "apprentice", "thumb", "master", "master")
_TAKEN = 0.1
"""The share of the decisions of a game that are taken."""
_MOST_OF_A_GAME = 12


def positions_of(seed: int) -> Iterator[tuple[Kind, Game]]:
    """Positions, with the kind of their game: bots of mixed levels play, and some of their questions are taken."""
    rng = Random(seed)
    bots = {level: make_bot(level, seed) for level in set(_LEVELS)}
    while True:
        kind = random_kind(rng)
        yield from _of_game(kind, rng, bots)


def _of_game(kind: Kind, rng: Random, bots: dict[str, Bot]) -> Iterator[tuple[Kind, Game]]:
    game, taken = kind.game(rng.randrange(1 << 62)), 0
    levels = [rng.choice(_LEVELS) for _ in game.players]
    while game.turn is not None and taken < _MOST_OF_A_GAME:
        if len(game.legal_moves) > 1 and rng.random() < _TAKEN:
            taken += 1
            yield kind, game
        game.apply(bots[levels[game.turn]].choose(game.observe(game.turn)))

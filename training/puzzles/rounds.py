"""Plays rounds by mixed levels, and stops at each decision."""

from collections.abc import Iterator
from dataclasses import dataclass

from foretell import Game
from foretell.bots import Bot, make_bot
from foretell.bots.search.memory import Foretold
from foretell.game.observation import Observation
from foretell.rules.chance import below
from foretell.rules.extreme.view import View as ExtremeView

from .kinds import Kind, one_round

LEVELS = ("apprentice", "thumb", "journeyman", "master")
_SHARES = ("apprentice", "thumb", "thumb", "journeyman", "journeyman", "journeyman", "master", "master", "master")
_MOST_SEED = 1 << 62


@dataclass(frozen=True, slots=True)
class Position:
    """A decision in a game of one round; the game goes on, so ``story`` says how many moves were made."""

    game: Game
    observation: Observation
    foretold: tuple[int, ...]
    """B5: the predictions as the seat remembers them (``foretell.bots.search.memory``)."""
    moves: int


def players() -> dict[str, Bot]:
    """A bot of each level; they are not random."""
    return {level: make_bot(level, 0) for level in LEVELS}


def positions(kind: Kind, rng: list[int], bots: dict[str, Bot]) -> Iterator[Position]:
    """Every decision among several moves in one round, which bots of random levels play."""
    game = Game(one_round(kind, rng), kind.players, seed=below(rng, _MOST_SEED))
    levels = [_SHARES[below(rng, len(_SHARES))] for _ in range(kind.players)]
    memories = [Foretold() for _ in levels]
    made = 0
    while game.turn is not None and game.round == 1:
        seat = game.turn
        seen = game.observe(seat)
        view = seen.view
        foretold = memories[seat].recall(view) if isinstance(view, ExtremeView) else ()
        if len(seen.legal_moves) > 1:
            yield Position(game, seen, foretold, made)
        game.apply(bots[levels[seat]].choose(seen))
        made += 1

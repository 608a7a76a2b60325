"""Plays one game between bots, in the native library as far as it can."""

from collections.abc import Callable, Sequence
from typing import TypeGuard

from ..bots.base import Bot
from ..game.game import Game
from ..game.options import Options
from ..game.replaying import Replayed, is_at_hand
from ..record.told import dumps_replayed
from ..record.writer import dumps
from ..rules.chance import round_key
from .native_table import NUMBERS, can_be_asked, table_of
from .players import make_bot_named
from .playing import play_game

Given = str | Bot | Callable[[int], Bot]
"""A bot's name (as in the arena), a bot, which plays all its games, or what makes a new one from a seed."""


def play_one(options: Options, seated: Sequence[Given], seed: int, names: Sequence[str]) -> Replayed | Game:
    """A whole game; ``seated`` and ``names``: the bots and the players' names by seat.

    The deals and the bots' random choices follow from the seed.  Raises what making and asking the bots raises.
    """
    seeds = [round_key(seed, -1 - seat) for seat in range(len(seated))]
    if is_at_hand():
        bots = [bot if bot in NUMBERS else _made(bot, own) for bot, own in zip(seated, seeds, strict=True)]
        if can_be_asked(bots):
            return table_of(options, len(bots)).play(seed, bots, seeds, names)
    game = Game(options, names, seed=seed)
    play_game(game, list(map(_made, seated, seeds)))
    return game


def record_of(game: Replayed | Game, names: Sequence[str], bots: Sequence[str], seed: int) -> str:
    """The game's record: one line of text."""
    if isinstance(game, Game):
        return dumps(game, bots=bots, seed=seed)
    return dumps_replayed(game, names, bots=bots, seed=seed)


def name_of(bot: Given) -> str:
    """What a bot is called in records."""
    if isinstance(bot, str):
        return bot
    return str(getattr(bot, "name", None) or getattr(bot, "__name__", type(bot).__name__))


def _made(bot: Given, seed: int) -> Bot:
    if isinstance(bot, str):
        return make_bot_named(bot, seed)
    return bot if not callable(bot) or is_bot(bot) else bot(seed)


def is_bot(given: object) -> TypeGuard[Bot]:
    """Whether this is a bot, and not a class or function that makes one; a network's bot may be callable too."""
    return hasattr(given, "choose") and not isinstance(given, type)

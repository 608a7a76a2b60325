"""Plays games between bots: one in the native library, or several, so that bots elsewhere are asked in batches."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final, TypeGuard

from ..bots.base import Bot, BrokenBot
from ..bots.pipe.host import PipeBot
from ..bots.pipe.lines import followers, tell
from ..engine.native import is_at_hand
from ..game.game import Game
from ..game.moves import Move
from ..game.options import Options
from ..game.replaying import Replayed
from ..record.writer import dumps, dumps_replayed
from ..rules.chance import round_key
from .native_table import NUMBERS, can_be_asked, table_of
from .players import make_bot_named

Choose = Callable[[Game], Move]
"""Chooses the move of the seat whose turn it is."""
_OVER: Final = object()


def play_game(game: Game, bots: Sequence[Bot]) -> None:
    """Let the bots (by seat) play a game to its end; each sees its own seat's observations and nothing else."""
    play_all([play(game, bots, [partial(_chosen, bot) for bot in bots])])


def play_all(games: Iterable[Iterator[None]]) -> None:
    """Play these games (see ``play``) to their ends, side by side where bots of other processes play."""
    going = list(games)
    while going:
        going = [game for game in going if next(game, _OVER) is not _OVER]


def play(game: Game, players: Sequence[object], choices: Sequence[Choose]) -> Iterator[None]:
    """Play a game to its end; yields while a bot of another process thinks.

    ``choices``: how each player chooses, by seat; a bot of another process is asked without it.
    """
    pipes = [player if isinstance(player, PipeBot) else None for player in players]
    readers = followers(enumerate(players))
    tell(readers, game, None, game.events)
    while (seat := game.turn) is not None:
        pipe = pipes[seat]
        if pipe is None:
            move = choices[seat](game)
        else:
            seen = game.observe(seat)
            pipe.ask(seen)
            yield
            move = pipe.answer(seen)
        tell(readers, game, seat, game.apply(move, seat))


def _chosen(bot: Bot, game: Game) -> Move:
    return bot.choose(game.observe(game.turn))


Given = str | Bot | Callable[[int], Bot]
"""A bot's name (as in the arena), a bot, which plays all its games, or what makes a new one from a seed."""


def play_one(options: Options, seated: Sequence[Given], seed: int, names: Sequence[str]) -> Replayed | Game:
    """A whole game; ``seated`` and ``names``: the bots and the players' names by seat.

    The deals and the bots' random choices follow from the seed.  Raises what making and asking the bots raises.
    """
    seeds = [round_key(seed, -1 - seat) for seat in range(len(seated))]
    if is_at_hand():
        bots = [
            bot if isinstance(bot, str) and bot in NUMBERS else _made(bot, own)
            for bot, own in zip(seated, seeds, strict=True)
        ]
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
    made = bot if not callable(bot) or is_bot(bot) else bot(seed)
    if not is_bot(made):
        raise BrokenBot(f"the bot {name_of(bot)!r} does not work: an object with choose() must be made, not {made!r}")
    return made


def is_bot(given: object) -> TypeGuard[Bot]:
    """Whether this is a bot, and not a class or function that makes one; a network's bot may be callable too."""
    return hasattr(given, "choose") and not isinstance(given, type)

"""Plays games between bots: one by one, or several at a time, so that bots of other processes are asked in batches."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from ..bots.base import Bot
from ..bots.pipe.host import PipeBot
from ..bots.pipe.lines import followers, tell
from ..game.game import Game
from ..game.moves import Move

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

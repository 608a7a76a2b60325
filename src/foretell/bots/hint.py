"""Hints: a bot's estimate for each move that a seat could make, in play or when reviewing a game.

>>> from foretell import Game
>>> from foretell.bots.hint import hint
>>> game = Game(players=3, seed=7)
>>> best, *others = hint(game.observe(game.turn))
>>> best.move in game.legal_moves
True
"""

from ..game.errors import ForetellError
from ..game.observation import Observation
from .base import OutOfTurn, check_turn
from .judging import Judge, Judgement
from .levels import judges, make_bot


class HintError(ForetellError, ValueError):
    """There is no hint for this position, seat or bot."""


def hint(observation: Observation, bot: str = "master", seed: int = 0) -> tuple[Judgement, ...]:
    """A bot's judgement of each legal move, best first (most points; in Wizard Extreme, fewest); ties in legal order.

    The bot sees only the observation.  ``seed``: for a bot that draws lots, such as the grand master.  Raises HintError
    if it is not the seat's turn or the bot does not judge moves, UnknownBot, and MissingExtra or BrokenNets if the bot
    cannot play here.
    """
    if not isinstance(observation, Observation):
        raise HintError(f"a hint is for an observation, such as game.observe(game.turn), not for {observation!r}")
    try:
        check_turn(observation)
    except OutOfTurn as error:
        raise HintError(str(error)) from None
    judge = make_bot(bot, seed)
    if not isinstance(judge, Judge):
        *others, last = judges() or ("no bot that can play here",)
        known = f"{', '.join(others)} and {last} do" if others else f"{last} does"
        raise HintError(f"the bot {bot!r} does not judge moves; {known}")
    sign = observation.codebook.rules.sign
    return tuple(sorted(judge.judge(observation), key=lambda judgement: -sign * judgement.points))

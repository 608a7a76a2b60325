"""Hints: what a bot expects of each move that a seat could make, at the table or in a look back.

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
    """A position, a seat or a bot for which there is no hint."""


def hint(observation: Observation, bot: str = "master") -> tuple[Judgement, ...]:
    """A judgement of each legal move by a bot, best first (most points; in Wizard Extreme fewest); of equals the first.

    The bot sees the observation and nothing else.  Raises HintError where it is not the seat's turn and for a bot that
    judges no moves, UnknownBot, and MissingExtra or BrokenNets where the bot cannot play here.
    """
    if not isinstance(observation, Observation):
        raise HintError(f"a hint is for an observation, such as game.observe(game.turn), not for {observation!r}")
    try:
        check_turn(observation)
    except OutOfTurn as error:
        raise HintError(str(error)) from None
    judge = make_bot(bot, 0)
    if not isinstance(judge, Judge):
        *others, last = judges() or ("no bot that can play here",)
        known = f"{', '.join(others)} and {last} do" if others else f"{last} does"
        raise HintError(f"the bot {bot!r} does not judge moves; {known}")
    sign = observation.codebook.rules.sign
    return tuple(sorted(judge.judge(observation), key=lambda judgement: -sign * judgement.points))

"""Advice for a seat: a bot's estimates of its moves, and a reason for each."""

from collections.abc import Sequence

from ..bots.hint import hint
from ..bots.judging import Judgement
from ..game.moves import Move
from ..game.observation import Observation
from . import versions
from .advice import Advice, Advised, Why
from .explaining import Reasons, explain


def advise(observation: Observation, bot: str = "master", seed: int = 0) -> Advice:
    """A bot's advice for the seat whose observation it is, and whose turn it must be.

    Only what the seat sees counts.  ``seed``: for a bot that draws lots; the same arguments give the same advice,
    unless the bot stops by the clock.  Raises HintError if it is not the seat's turn or the bot does not judge moves,
    UnknownBot, and MissingExtra or BrokenNets if it cannot play here.
    """
    judged = hint(observation, bot, seed)
    found = explain(observation, judged)
    moves = (_advised(each, found) for each in judged)
    return Advice(versions.RULES, bot, versions.nets(observation.game), found.worlds, tuple(moves))


def why(observation: Observation, judged: Sequence[Judgement], move: Move) -> Why:
    """The reason that ``advise`` gives for one of the moves, for somebody who has the judgements of all already.

    ``judged``: of all legal moves, in any order.  Raises KeyError for a move that is not among them.
    """
    return explain(observation, judged).whys[move]


def _advised(judgement: Judgement, found: Reasons) -> Advised:
    return Advised(judgement.move, judgement.points, judgement.chance, found.whys[judgement.move])

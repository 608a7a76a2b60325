"""Advice for a seat: a bot's estimates of its moves, and a reason for each."""

from collections.abc import Sequence

from ..bots.hint import hint
from ..bots.judging import Judgement
from ..game.moves import Move
from ..game.observation import Observation
from . import versions
from .advice import Advice, Advised, Why
from .explaining import Explained, explain


def advise(observation: Observation, bot: str = "master", seed: int = 0) -> Advice:
    """A bot's advice for the seat whose observation it is, and whose turn it must be.

    Only what the seat sees counts.  ``seed``: for the deals that are drawn for the reasons, and for a bot that draws
    some itself; the same arguments give the same advice, unless the bot stops by the clock.  Raises HintError if it is
    not the seat's turn or the bot does not judge moves, UnknownBot, and MissingExtra or BrokenNets if it cannot play
    here.
    """
    judged = hint(observation, bot, seed)
    found = explain(observation, judged, seed)
    moves = (_advised(each, found) for each in judged)
    return Advice(versions.RULES, bot, versions.nets(observation.game), found.worlds, tuple(moves))


def why(observation: Observation, judged: Sequence[Judgement], move: Move, seed: int = 0) -> Why:
    """The reason that ``advise`` gives for one of the moves, for somebody who has the judgements of all already.

    ``judged``: of all legal moves, in any order.  Raises KeyError for a move that is not among them.
    """
    return explain(observation, judged, seed, [move]).whys[move]


def _advised(judgement: Judgement, found: Explained) -> Advised:
    return Advised(judgement.move, judgement.points, judgement.chance, found.whys[judgement.move])

"""Advice for a seat: a bot's estimates of its moves, and a reason for each."""

from collections.abc import Sequence
from dataclasses import replace

from ..bots.hint import hint
from ..bots.judging import Judgement
from ..bots.net.judges import new_judge
from ..engine.native import NativeMissing
from ..game.moves import Move
from ..game.observation import Observation
from ..game.options import check_truth, seed_of
from ..given import each_of, must_be
from . import versions
from .advice import Advice, Advised, Why
from .classes import INACCURACY, limits, part_of
from .explaining import explain
from .verdicts import Verdicts

_JUDGED = "judged are the judgements of all legal moves, as hint(observation) returns them"


def advise(observation: Observation, bot: str = "master", seed: int = 0, *, sure: bool = False) -> Advice:
    """A bot's advice for the seat whose observation it is, and whose turn it must be.

    Only what the seat sees counts.  ``seed``: for the deals that are drawn for the reasons, and for a bot that draws
    some itself; the same arguments give the same advice, unless the bot stops by the clock.  ``sure``: whether another
    move is better than the bot's best is looked for by whole rounds (``verdicts``), which takes 0.1 s; without the
    native library it is not.  Raises HintError if it is not the seat's turn or the bot does not judge moves,
    UnknownBot, MissingExtra or BrokenNets if it cannot play here, and OptionsError for ``sure`` that is no bool.
    """
    check_truth("sure", sure)
    judged = hint(observation, bot, seed)
    if sure and len(judged) > 1:
        judged = _by_whole_rounds(observation, judged)
    found = explain(observation, judged, seed)
    wins = _chances_to_win(observation)
    moves = (
        Advised(each.move, each.points, each.chance, found.whys[each.move], wins.get(each.move)) for each in judged
    )
    return Advice(versions.RULES, bot, versions.nets(observation.game), found.worlds, tuple(moves))


def _chances_to_win(observation: Observation) -> dict[Move, float]:
    """By move, the chance to win the game, in the last of several rounds; otherwise nothing."""
    view, moves = observation.view, observation.legal_moves
    if view.round < view.rounds or view.rounds == 1:
        return {}
    return dict(zip(moves, new_judge(observation.game).chances_to_win(view, moves.codes), strict=True))


def _by_whole_rounds(observation: Observation, judged: Sequence[Judgement]) -> tuple[Judgement, ...]:
    """The moves, best first, with a better one than the first in its place, if whole rounds find one."""
    sign, moves = observation.codebook.rules.sign, [*observation.legal_moves]
    k = moves.index(judged[0].move)
    limit = limits(observation.game, part_of(observation.phase))[INACCURACY]
    try:
        verdict = Verdicts(observation.game).judge(observation, k, limit)
    except NativeMissing:
        return tuple(judged)
    if not verdict.deals or verdict.best == k:
        return tuple(judged)
    rest = [each for each in judged if each.move != moves[verdict.best]]
    (better,) = (each for each in judged if each.move == moves[verdict.best])
    lead = judged[0].points + sign * verdict.lost
    return replace(better, points=lead), *rest


def why(observation: Observation, judged: Sequence[Judgement], move: Move, seed: int = 0) -> Why:
    """The reason that ``advise`` gives for one of the moves, for somebody who has the judgements of all already.

    ``judged``: of all legal moves, in any order.  Raises KeyError for a move that is not among them, TypeError for
    other kinds of arguments, and OptionsError for a seed that is none.
    """
    must_be(observation, Observation, "a reason is for an observation, such as game.observe(game.turn)")
    judged = each_of(judged, _JUDGED)
    for each in judged:
        must_be(each, Judgement, _JUDGED)
    must_be(move, Move, "the reason is for a Move")
    seed = seed_of(seed)
    known = {each.move for each in judged}
    for wanted in (*observation.legal_moves, move):
        if wanted not in known:
            raise KeyError(f"no judgement of {wanted} was given")
    return explain(observation, judged, seed, [move]).whys[move]

"""A game of the data set as a line of JSON: its record, with what the bots expected."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from ..game.replaying import Replayed
from ..record.told import dumps_replayed
from .noting import Decision, names_of
from .plan import Part


def line_of(part: Part, number: int, game: Replayed, decisions: Sequence[Decision]) -> str:
    """The record of a game, with the keys ``kind``, ``number`` and ``judgements`` (docs/dataset.md)."""
    return dumps_replayed(
        game,
        names_of(part.bot, game.players),
        bots=[part.bot] * game.players,
        seed=part.seed(number),
        kind=part.kind(number).name,
        number=number,
        judgements=_by_round(game, decisions),
    )


def _by_round(game: Replayed, decisions: Sequence[Decision]) -> list[list[list[object]]]:
    rounds: list[list[list[object]]] = [[] for _ in range(game.rounds)]
    for decision, (n, move) in zip(decisions, places(game, decisions), strict=True):
        rounds[n].append([move, decision.points, decision.chances])
    return rounds


def places(game: Replayed, decisions: Sequence[Decision]) -> list[tuple[int, int]]:
    """Of each decision the round, and which move of that round it is, both from 0."""
    firsts = [0, *accumulate(game.lengths)]
    rounds = [bisect_right(firsts, decision.move) - 1 for decision in decisions]
    return [(n, decision.move - firsts[n]) for n, decision in zip(rounds, decisions, strict=True)]

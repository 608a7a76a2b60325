"""How difficult a puzzle is: the rating at which the answers of levels, and of searches, are likeliest."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import log, log2
from typing import Any

from foretell.bots.levels import RATINGS
from foretell.bots.search.searching import Search
from foretell.bots.search.settings import USUAL, WHOLE_ROUND

from .confirming import least_of
from .rounds import Position

WORLDS = (10, 40, 160)
TRIES = 3
"""How often each search is made, with a seed of its own."""
_USUAL, _SPREAD = 1400.0, 700.0
"""What ratings are before anybody has tried a puzzle: their mean and standard deviation."""
_LEAD = 80.0
"""A lead that is twice as large makes a puzzle easier by this much."""
_LOWEST, _HIGHEST = 600, 2200
_POINT = log(10) / 400


class Grader:
    """The grand master's search with few and with many worlds."""

    def __init__(self, game: str) -> None:
        """Load the nets; raises BrokenNets and NativeMissing."""
        usual = replace(USUAL[game], seconds=None, far=WHOLE_ROUND)
        settings = (replace(usual, worlds=worlds, stage=worlds) for worlds in WORLDS)
        self._searches = [Search(game, each) for each in settings]

    def solved(self, position: Position, answer: tuple[int, ...]) -> list[int]:
        """For each number of worlds, how many of the searches find the answer."""
        view, codes = position.observation.view, position.observation.legal_moves.codes
        found = []
        for search in self._searches:
            points = [search.judge(view, codes, seed, position.foretold)[0] for seed in range(1, TRIES + 1)]
            found.append(sum(codes[each.index(max(each))] in answer for each in points))
        return found


def rating_of(game: str, find: Mapping[str, Any]) -> int:
    """The rating of a find (``mining.written``), in whole tens."""
    scores, low, high = scores_of(game, find), 0.0, 3000.0
    while high - low > 1:
        middle = (low + high) / 2
        surprise = sum(score - expected(level, middle) for level, score in scores)
        low, high = (middle, high) if -_POINT * surprise > (middle - _USUAL) / _SPREAD**2 else (low, middle)
    lead = min(values[2] for values in find["moves"].values() if values[2] > 0)
    rating = low - _LEAD * log2(lead / least_of(game, find["question"]))
    return max(_LOWEST, min(_HIGHEST, 10 * round(rating / 10)))


def scores_of(game: str, find: Mapping[str, Any]) -> Sequence[tuple[float, float]]:
    """Ratings of levels, each with its score at the puzzle: 1 solved, 0 missed; ``random`` by its chance."""
    rated = {level: float(rating) for level, rating in RATINGS[game].items() if rating is not None}
    chance = 1 / len(find["moves"])
    scores = [(rated["random"], chance)]
    scores += [(rated[level], float(level not in find["missed"])) for level in find["levels"]]
    step = (rated["grandmaster"] - rated["master"]) / len(WORLDS)
    for number, solved in enumerate(find["search"], start=1):
        scores.append((rated["master"] + number * step, solved / TRIES))
    return scores


def expected(level: float, puzzle: float) -> float:
    """The chance that a player of this rating solves a puzzle of that one."""
    return float(1 / (1 + 10 ** ((puzzle - level) / 400)))

"""Which levels solve a puzzle, and how many worlds search needs for it."""

from dataclasses import replace

from foretell.bots.search.searching import Search
from foretell.bots.search.settings import USUAL, WHOLE_ROUND

from .rounds import Position

WORLDS = (10, 40, 160)
TRIES = 3
"""How often each search is made, with a seed of its own."""


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

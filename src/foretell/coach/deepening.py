"""Judges decisions again by search, which may take minutes: it can be interrupted, and goes on where it was."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from ..bots.net.estimates import Estimates
from ..bots.search.searching import Search
from ..bots.search.settings import USUAL
from .judging import Asked, judged, seat_of
from .kept import Kept
from .lookback import Decision, Depth

SEED = 16
WORLDS = USUAL["wizard"].worlds
"""How many worlds the grand master tries at most."""
Tick = Callable[[], None]


def deepened(
    asked: Sequence[Asked], decisions: list[Decision], worlds: int, kept: Kept, seat: int | None, tick: Tick
) -> Depth:
    """Judge these decisions by search, those of one seat or all (None), and replace them in the list.

    Ctrl-C ends it early: ``Depth`` says how far it went.  Raises NativeMissing without the native library.
    """
    todo = [i for i, each in enumerate(asked) if seat in (None, seat_of(each))]
    done = 0
    try:
        searcher = Searcher(asked[0].seen.game, worlds) if asked else None
        for i in todo:
            if searcher is not None:
                decisions[i] = judged(asked[i], _found(searcher, asked[i], kept))
            done += 1
            tick()
    except KeyboardInterrupt:
        pass
    return Depth(worlds, done, len(todo))


class Searcher:
    """The grand master's search with a fixed number of worlds."""

    def __init__(self, game: str, worlds: int) -> None:
        """Raises BrokenNets and NativeMissing."""
        self._search = Search(game, replace(USUAL[game], seconds=None, worlds=worlds))

    def judge(self, asked: Asked) -> Estimates:
        """The estimates for all legal moves."""
        seen = asked.seen
        return self._search.judge(seen.view, seen.legal_moves.codes, SEED, asked.foretold)


def _found(searcher: Searcher, asked: Asked, kept: Kept) -> Estimates:
    """The estimates that are kept or, if there are none, those of a search, which are kept from now on."""
    found = kept.found(asked.place, len(asked.seen.legal_moves))
    if found is None:
        found = searcher.judge(asked)
        kept.keep(asked.place, found)
    return found

"""Compiles the functions of search ahead of time, so that nobody has to wait at the table."""

from math import inf

from ...engine.plain import EXTREME, WIZARD, AnyRules
from ...rules.wizard.deal import DECK_ROOM
from .buffers import MOST_MOVES
from .compiling import cache_folder
from .searching import Search
from .settings import WHOLE_ROUND, Settings, Trust

_RULES: dict[str, AnyRules] = {"wizard": WIZARD, "extreme": EXTREME}
_SETTINGS: dict[str, tuple[int, ...]] = {"wizard": (0, 0, 0, 0), "extreme": (6, 4, 0)}
"""The plainest kind of each game."""
_ANY = Trust(WHOLE_ROUND, inf, 1.0, 1.0)
_ALL = Settings(seconds=None, worlds=2, cards=_ANY, bids=_ANY)
"""Settings with which every move is tried."""
_done: set[str] = set()


def prepare(game: str) -> None:
    """Compile everything that searching a game (``wizard``, ``extreme``) needs, or load it from the cache.

    This takes about half a minute the first time on a machine or after an update, and about a second later.
    """
    rules = _RULES[game]
    state, view, codes = rules.state(), rules.view(), [0] * MOST_MOVES
    rules.new_game(state, 3, *_SETTINGS[game], 1)
    rules.deal(state, [0] * DECK_ROOM)
    rules.look(state, state.turn, view)
    count = rules.write_codes(view.phase, view.legal_suited, view.legal_rest, codes)
    Search(game, _ALL).judge(view, codes[:count], 1)
    _done.add(game)
    folder = cache_folder()
    if folder is not None:
        (folder / f"{game}.prepared").touch()


def is_prepared(game: str) -> bool:
    """Whether the next search of this game starts at once, or after loading for about a second."""
    folder = cache_folder()
    return game in _done or (folder is not None and (folder / f"{game}.prepared").exists())

"""How many of the games of a test are played: few for every save, more before a change is proposed, all in a soak.

A test that is parametrized by ``kind`` or ``seed`` makes the same claim of many games.  ``make check`` plays one in
nine of them, ``make test`` one in three, and ``make soak`` all; of each test at least one of Wizard and one of Extreme.
Which ones depends on the name of the test, so that together the tests still play every kind.  A list of few kinds was
chosen one by one: only a quick run plays less.  What is kept in files is always compared with all of them.
"""

from collections.abc import Sequence
from zlib import crc32

import pytest

from tests.effort import EFFORT

CHECK, TEST = 9, 3
"""``make check`` and ``make test`` play one in this many; what the first plays, the second plays too."""
FEW = 4
_VARIED = ("kind", "seed")


def is_left_out(item: pytest.Item, *, quick: bool) -> bool:
    """Whether this case is not played now; one that was named on the command line always is."""
    if item.nodeid in item.config.args or (EFFORT > 1 and not quick):
        return False
    if not isinstance(item, pytest.Function):
        return False
    for mark in item.iter_markers("parametrize"):
        if (name := mark.args[0]) in _VARIED:
            values = [str(value) for value in mark.args[1]]
            others = [it for key, it in item.callspec.params.items() if key != name and isinstance(it, str | int)]
            one_in = CHECK if quick else TEST if len(values) > FEW else 1
            place = values.index(str(item.callspec.params[name]))
            return place not in chosen(values, one_in, f"{item.originalname}{others}")
    return False


def chosen(values: Sequence[str], one_in: int, test: str) -> set[int]:
    """The places of the values that a test plays: of each game every ninth or third, beginning anywhere."""
    found = set()
    for is_extreme in (False, True):
        places = [place for place, value in enumerate(values) if value.startswith("extreme") == is_extreme]
        found |= {place for n, place in enumerate(places) if (n + crc32(test.encode())) % len(places) % one_in == 0}
    return found

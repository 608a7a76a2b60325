"""Texts that serve both games: a module of Wizard that is also a module of Wizard Extreme.

Their relative imports lead to the neighbours in their own game.  The second module has no file: once this module is
imported, ``import`` finds it here.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from types import ModuleType

_TEXTS = (
    "rules.{}.batch",
    *("bots.coach.{}.rounds", "bots.coach.{}.verdict"),
    *("bots.coach.{}.verdict_room", "bots.coach.{}.leads"),
    *("bots.net.{}.judging", "bots.net.{}.misjudging"),
    *("bots.search.{}.actions", "bots.search.{}.expanding", "bots.search.{}.playing"),
    *("bots.search.{}.settling", "bots.search.{}.steps"),
    "bots.coach.{}.trying",
)


def _by_name(*texts: str) -> dict[str, str]:
    return {text.format("extreme"): text.format("wizard") for text in texts}


SHARED = _by_name(*(f"foretell.{text}" for text in _TEXTS))
"""By the name of a module without a file: the module that has its text."""


class _Finder(MetaPathFinder):
    """Finds these modules."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        known = find_spec(SHARED[fullname]) if fullname in SHARED else None
        return spec_from_file_location(fullname, known.origin) if known else None


def share(*texts: str) -> None:
    """Let ``import`` find these modules, and those of more texts, such as ``training.{}.playing``."""
    SHARED.update(_by_name(*texts))
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.append(_Finder())

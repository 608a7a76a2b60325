"""Texts that serve both games: a module of Wizard that is also a module of Wizard Extreme.

Their relative imports lead to the neighbours in their own game.  The second module has no file: once this module is
imported, ``import`` finds it here.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

_TEXTS = (
    "rules.{}.batch",
    *("bots.net.{}.judging", "bots.net.{}.misjudging"),
    *("bots.search.{}.actions", "bots.search.{}.expanding", "bots.search.{}.playing"),
    *("bots.search.{}.settling", "bots.search.{}.steps"),
    "bots.v1.search.{}.playouts",
)
SHARED = {f"foretell.{text.format('extreme')}": f"foretell.{text.format('wizard')}" for text in _TEXTS}
"""By the name of a module without a file: the module that has its text."""
_PACKAGE = Path(__file__).parent.parent


class _Finder(MetaPathFinder):
    """Finds these modules."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in SHARED:
            return None
        file = _PACKAGE.joinpath(*SHARED[fullname].split(".")[1:]).with_suffix(".py")
        return spec_from_file_location(fullname, file)


def share() -> None:
    """Let ``import`` find these modules."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.append(_Finder())

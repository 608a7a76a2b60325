"""Texts for both games, in folders ``both``, and how Wizard Extreme reads them.

They are written with the modules of Wizard, and are modules of Wizard.  Wizard Extreme has a module of the same name,
which runs the text with ``extreme`` in place of ``wizard`` and ``both`` in its imports.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.abc import ExecutionLoader
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn


class _Text(ExecutionLoader):
    """Loads a text for both games as Wizard Extreme reads it."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def get_filename(self, fullname: str) -> str:
        """The text's file."""
        return str(self._path)

    def get_source(self, fullname: str) -> str:
        """The text, with this game's modules."""
        return self._path.read_text(encoding="utf-8").replace(".wizard", ".extreme").replace(".both", ".extreme")


def as_extreme(name: str) -> Callable[[str], Any]:
    """Run the text of the same name in ``both`` as this module of Wizard Extreme; returns its ``__getattr__``."""
    module = sys.modules[name]
    path = Path(str(module.__file__))
    loader = _Text(path.parents[1] / "both" / path.name)
    module.__loader__, module.__file__ = loader, loader.get_filename(name)
    loader.exec_module(module)

    def missing(wanted: str) -> NoReturn:
        raise AttributeError(f"module {name!r} has no attribute {wanted!r}", name=wanted, obj=module)

    return missing


def name_in(game: str, name: str) -> str:
    """The name of the module that runs a text for both games (``a.both.b``) in this game (``wizard``, ``extreme``)."""
    return name if game == "wizard" else name.replace(".both.", f".{game}.")


def module_in(game: str, name: str) -> ModuleType:
    """That module."""
    return import_module(name_in(game, name))


def name_in_wizard(name: str) -> str:
    """The name of a module, with ``wizard`` for ``both``: what its functions and structs are called in C."""
    return name.replace(".both.", ".wizard.")

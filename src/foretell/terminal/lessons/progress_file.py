"""Where the lessons that were taken are kept: a file in the user's folder for application data."""

import json
from pathlib import Path

from ..system.kept_file import KeptFile
from .course import names

_FORMAT = "foretell-lesson-progress/1"


class LessonsFile:
    """The file with the names of the lessons that were taken."""

    def __init__(self, data: Path | None = None) -> None:
        """``data`` None: the platform's folder for application data."""
        self._file = KeptFile("lessons.json", data)

    def read(self) -> tuple[frozenset[str], Path | None]:
        """The lessons taken; if the file cannot be read, none, and the path to which it was renamed."""
        return self._file.read(_read, frozenset())

    def write(self, done: frozenset[str]) -> None:
        """Keep the names; raises OSError."""
        ordered = [name for name in names() if name in done]
        self._file.write(json.dumps({"format": _FORMAT, "done": ordered}) + "\n")


def _read(text: str) -> frozenset[str]:
    try:
        found = json.loads(text)
    except RecursionError:
        found = None
    if not isinstance(found, dict) or found.get("format") != _FORMAT or not isinstance(found.get("done"), list):
        raise ValueError(f"this is no {_FORMAT}")
    return frozenset(name for name in names() if name in found["done"])

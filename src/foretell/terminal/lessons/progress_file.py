"""Where the lessons that were taken are kept: a file in the user's folder for application data."""

import json
from pathlib import Path

from ..system.kept_file import KeptFile
from .course import names

_FORMAT = "foretell-lesson-progress/1"
Done = frozenset[str]
"""The names of lessons that were taken."""


def progress_file(data: Path | None = None) -> KeptFile[Done]:
    """The file with the lessons that were taken; ``data`` None: in the platform's folder for application data."""
    return KeptFile("lessons.json", data, _read, _written, Done())


def _written(done: Done) -> str:
    return json.dumps({"format": _FORMAT, "done": [name for name in names() if name in done]}) + "\n"


def _read(text: str) -> Done:
    try:
        found = json.loads(text)
    except RecursionError:
        found = None
    if not isinstance(found, dict) or found.get("format") != _FORMAT or not isinstance(found.get("done"), list):
        raise ValueError(f"this is not {_FORMAT}")
    return Done(name for name in names() if name in found["done"])

"""The verdicts of whole rounds on a game's decisions, kept in the user's cache: a line for each decision.

A file's name says which game and which versions it belongs to, so nothing stale is ever read.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import astuple
from hashlib import sha256
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from ..files import read_text
from .replaying import Place
from .verdicts import Verdict

_MOST_FILES = 100
"""The oldest files go when there are more."""
_LARGEST = 20_000_000
"""Bytes of a file; a long game takes some hundred thousand."""
_PLAYED = ("format", "game", "options", "players", "rounds")
"""The keys of a record that say what was played."""


class Kept:
    """Verdicts by place; ``file`` None keeps nothing."""

    def __init__(self, file: Path | None = None) -> None:
        """Read what the file has; lines that are damaged are left out."""
        self._file = file
        self._found: dict[Place, Verdict] = {}
        if file is not None:
            with suppress(OSError, UnicodeDecodeError):
                for line in read_text(file, _LARGEST).splitlines():
                    with suppress(ValueError, KeyError, TypeError, RecursionError):
                        data = json.loads(line)
                        self._found[data["round"], data["move"]] = _verdict(data["verdict"])

    def found(self, place: Place, many: int) -> Verdict | None:
        """The verdict on this move, of ``many`` legal ones, if it is kept."""
        found = self._found.get(place)
        return found if found is not None and 0 <= found.best < many else None

    def keep(self, place: Place, found: Verdict) -> None:
        """Write it at once; a file that cannot be written keeps nothing."""
        self._found[place] = found
        if self._file is not None:
            line = json.dumps({"round": place[0], "move": place[1], "verdict": astuple(found)})
            with suppress(OSError), self._file.open("a", encoding="utf-8") as out:
                out.write(line + "\n")


def _verdict(values: object) -> Verdict:
    """A verdict from its fields; raises TypeError and ValueError for anything else."""
    if not isinstance(values, list):
        raise TypeError("a list of numbers is wanted")
    best, deals, *points = values
    return Verdict(int(best), int(deals), *map(float, points))


def kept_of(record: Mapping[str, Any], versions: str) -> Kept:
    """What is kept of this game in the user's cache; ``versions``: of all that judges."""
    folder = user_cache_path("foretell") / "lookback"
    played = json.dumps({key: record.get(key) for key in _PLAYED}, sort_keys=True, default=repr)
    file = folder / f"{sha256(f'{versions} {played}'.encode()).hexdigest()[:32]}.jsonl"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for old in sorted(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime)[:-_MOST_FILES]:
            old.unlink(missing_ok=True)
    except OSError:
        return Kept()
    return Kept(file)

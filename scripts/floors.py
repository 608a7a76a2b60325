"""The floors of the page: a folder of ``web/src`` imports from the floors below its own, so no folders form a circle.

Imports of types, imports at run time, workers and styles count too: whatever names a file by its relative path.
"""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

FLOORS = (
    ("browser", "protocol"),
    ("engine", "server"),
    ("bots", "words"),
    ("lines", "parts", "settings"),
    ("cards", "device"),
    ("record", "sheet", "table"),
    ("coach", "daily", "pad", "portraits", "questions", "rating", "replay"),
    ("advice", "board", "club", "frame", "newgame", "tournament"),
    ("pages",),
    ("app",),
)
"""The folders, from the ground up.  Each folder in ``pages`` counts for itself, so no page imports another one."""
_FLOOR_OF = {name: number for number, floor in enumerate(FLOORS) for name in floor}
_KINDS = {".css", ".svelte", ".ts"}
_NAMED = re.compile(r"""(?:["'`]|\burl\()(\.{1,2}/[^"'`)?]+)""")
"""A relative path, without the query behind it."""


def faults(sources: Path) -> list[str]:
    """What is wrong with the imports in this folder, one sentence each."""
    paths = sorted(path.relative_to(sources) for path in sources.rglob("*") if path.suffix in _KINDS)
    there = {path.parts[0]: path.as_posix() for path in paths}
    missing = _FLOOR_OF.keys() - there.keys()
    return [
        *(
            f"{path} is in no folder of FLOORS (scripts/floors.py)"
            for name, path in there.items()
            if name not in _FLOOR_OF
        ),
        *(f"FLOORS (scripts/floors.py) names {name}/, which does not exist" for name in sorted(missing)),
        *chain.from_iterable(_wrong(sources, path) for path in paths if path.parts[0] in _FLOOR_OF),
    ]


def _wrong(sources: Path, path: Path) -> Iterator[str]:
    """The imports of a file that do not point down."""
    for other in _imports(sources, path):
        own, its = _folder(path), _folder(other)
        floor, above = _FLOOR_OF[path.parts[0]], _FLOOR_OF.get(other.parts[0], len(FLOORS))
        if own != its and floor <= above:
            where = "the same floor as" if floor == above else "a floor above"
            yield f"{path.as_posix()} imports {other.as_posix()}, but {its}/ is on {where} {own}/"


def _imports(sources: Path, path: Path) -> Iterator[Path]:
    """The files of the page that a file names."""
    text = (sources / path).read_text(encoding="utf-8")
    for named in dict.fromkeys(_NAMED.findall(text)):
        target = (sources / path.parent / named).resolve()
        if target.is_relative_to(sources.resolve()):
            yield target.relative_to(sources.resolve())


def _folder(path: Path) -> str:
    """The folder on a floor that a file belongs to; a page has its own."""
    return "/".join(path.parts[: 2 if path.parts[0] == "pages" else 1])

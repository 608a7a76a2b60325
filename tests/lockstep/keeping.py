"""What sides have told, kept in files, so that a run that was interrupted goes on."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path

import foretell
from tests.game import kinds

from .deciding import LEVELS
from .sides import Hashed
from .wasm import FILES

GAMES, POSITIONS = "games", "positions"
_HERE, _PACKAGE = Path(__file__).parent, Path(foretell.__file__).parent
_TELLING = ("compiled", "deciding", "plain", "positions", "stories", "telling")
"""The modules here on which it depends what is told."""


class Kept:
    """What a side has told, in a file of a folder: a line for each name."""

    def __init__(self, folder: Path, side: str) -> None:
        """Read what is there; a last line that was not written whole goes."""
        self._file = folder / side
        self.told: dict[str, Hashed] = {}
        if self._file.exists():
            text = self._file.read_text(encoding="utf-8")
            whole = text[: text.rfind("\n") + 1]
            self._file.write_text(whole, encoding="utf-8")
            rows = (line.rsplit(" ", 2) for line in whole.splitlines())
            self.told = {name: (int(steps), hashed) for name, steps, hashed in rows}

    def add(self, told: Mapping[str, Hashed]) -> None:
        """Keep more."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as file:
            file.writelines(f"{name} {steps} {whole}\n" for name, (steps, whole) in told.items())
        self.told |= told

    def lacks(self, what: str, numbers: Sequence[int]) -> bool:
        """Whether nothing was told of some of these games or positions."""
        names = ("game",) if what == GAMES else LEVELS
        return not all(any(f"{name} {number}" in self.told for name in names) for number in numbers)


def version() -> str:
    """A hash of everything on which it depends what is told: what was told of another version is no use."""
    sources = [
        path for part in ("rules", "engine", "bots", "game", "encoder") for path in (_PACKAGE / part).rglob("*.py")
    ]
    own = [*(_HERE / f"{name}.py" for name in _TELLING), *_HERE.glob("*.mjs"), Path(kinds.__file__)]
    whole = sha256()
    for path in (*FILES.values(), *sorted(sources), *sorted(own)):
        whole.update(path.read_bytes())
    return whole.hexdigest()[:16]

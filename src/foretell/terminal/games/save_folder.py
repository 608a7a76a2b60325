"""Where unfinished games are kept: a file each, in the player's data folder."""

import os
import secrets
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_data_path

from .save_format import Saved, SaveError, from_text

_LARGEST = 20_000_000
"""Bytes; a real game has some hundred thousand at most."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game on the shelf, and when it was last played."""

    path: Path
    saved: Saved
    when: datetime


class SaveFolder:
    """The folder with the unfinished games."""

    def __init__(self, data: Path | None = None) -> None:
        """``data`` None: the folder that the platform has for such things."""
        self.data = data
        self.folder = (user_data_path("foretell", appauthor=False) if data is None else data) / "unfinished"

    def new_place(self) -> Path:
        """A file for a new game."""
        started = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        return self.folder / f"{started}-{secrets.token_hex(3)}.json"

    def write(self, path: Path, text: str) -> None:
        """Replace the file in one go, so that a crash leaves the old one or the new one; raises OSError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=self.folder, prefix=path.stem, suffix=".part")
        temporary = Path(name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
        self._settle()

    def _settle(self) -> None:
        """Have the new name of a file on disk too, where a folder can be opened for that."""
        if os.name == "posix":
            folder = os.open(self.folder, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)

    def remove(self, path: Path) -> None:
        """Take away a game that is over."""
        path.unlink(missing_ok=True)

    def games(self) -> tuple[list[SavedGame], list[Path]]:
        """The unfinished games, last played first, and the damaged files, which have been set aside."""
        kept, damaged = [], []
        for path in sorted(self.folder.glob("*.json")):
            try:
                saved = _read(path)
            except (OSError, SaveError):
                damaged.append(_set_aside(path))
                continue
            if not saved.game.is_over:
                kept.append(SavedGame(path, saved, datetime.fromtimestamp(path.stat().st_mtime, UTC)))
        return sorted(kept, key=lambda game: game.when, reverse=True), damaged


def _read(path: Path) -> Saved:
    if path.stat().st_size > _LARGEST:
        raise SaveError("the file is too large")
    return from_text(path.read_bytes())


def _set_aside(path: Path) -> Path:
    """Give a damaged file a name that is not looked at again; where that can't be done it stays."""
    number = 0
    aside = path.with_suffix(".damaged")
    while aside.exists():
        number += 1
        aside = path.with_suffix(f".damaged-{number}")
    try:
        return path.rename(aside)
    except OSError:
        return path

"""The folder of unfinished games, with one file for each game."""

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from ...files import read_file
from ..system.kept_file import LARGEST, data_folder, replace_file, set_aside
from .save_format import Saved, SaveError, from_text


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game, its file, and the time it was last played."""

    path: Path
    saved: Saved
    when: datetime


class SaveFolder:
    """The folder with the unfinished games."""

    def __init__(self, data: Path | None = None) -> None:
        """``data`` None: the platform's folder for application data."""
        self.data = data
        self.folder = data_folder(data) / "unfinished"

    def new_path(self) -> Path:
        """A new file name."""
        started = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        return self.folder / f"{started}-{secrets.token_hex(3)}.json"

    def write(self, path: Path, text: str) -> None:
        """Save a game; a crash leaves the old file or the new one; raises OSError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        replace_file(path, text.encode())

    def remove(self, path: Path) -> None:
        """Delete the file of a game."""
        path.unlink(missing_ok=True)

    def games(self) -> tuple[list[SavedGame], list[Path]]:
        """The unfinished games, most recent first, and the damaged files, which have been renamed."""
        kept, damaged = [], []
        for path in sorted(self.folder.glob("*.json")):
            try:
                saved = from_text(read_file(path, LARGEST))
            except (OSError, SaveError):
                damaged.append(set_aside(path))
                continue
            if not saved.game.is_over:
                kept.append(SavedGame(path, saved, datetime.fromtimestamp(path.stat().st_mtime, UTC)))
        return sorted(kept, key=lambda game: game.when, reverse=True), damaged

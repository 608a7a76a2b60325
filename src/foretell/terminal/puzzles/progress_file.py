"""Where the progress with puzzles is kept: a file in the user's folder for application data."""

from pathlib import Path

from platformdirs import user_data_path

from ...puzzles.progress import Progress, read_progress
from ...puzzles.puzzle import PuzzleError
from ..system.replace_file import replace_file

_LARGEST = 10_000_000
"""Bytes; all puzzles together take some thousand."""


class ProgressFile:
    """The file with the progress."""

    def __init__(self, data: Path | None = None) -> None:
        """``data`` None: the platform's folder for application data."""
        self.path = (user_data_path("foretell", appauthor=False) if data is None else data) / "puzzles.json"

    def read(self) -> tuple[Progress, Path | None]:
        """The progress; if the file cannot be read, none, and the path to which it was renamed."""
        if not self.path.exists():
            return Progress(), None
        try:
            if self.path.stat().st_size > _LARGEST:
                return Progress(), self._set_aside()
            return read_progress(self.path.read_text(encoding="utf-8")), None
        except (OSError, UnicodeDecodeError, PuzzleError):
            return Progress(), self._set_aside()

    def write(self, progress: Progress) -> None:
        """Keep the progress; a crash leaves the old file or the new one; raises OSError."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(self.path, progress.as_text().encode())

    def _set_aside(self) -> Path:
        """Rename the file; if that fails, it stays."""
        aside = self.path.with_suffix(".damaged")
        try:
            return self.path.replace(aside)
        except OSError:
            return self.path

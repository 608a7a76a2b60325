"""Where the progress with puzzles is kept: a file in the user's folder for application data."""

from pathlib import Path

from ...puzzles.progress import Progress, read_progress
from ..system.kept_file import KeptFile


class ProgressFile:
    """The file with the progress."""

    def __init__(self, data: Path | None = None) -> None:
        """``data`` None: the platform's folder for application data."""
        self._file = KeptFile("puzzles.json", data)

    def read(self) -> tuple[Progress, Path | None]:
        """The progress; if the file cannot be read, none, and the path to which it was renamed."""
        return self._file.read(read_progress, Progress())

    def write(self, progress: Progress) -> None:
        """Keep the progress; raises OSError."""
        self._file.write(progress.as_text())

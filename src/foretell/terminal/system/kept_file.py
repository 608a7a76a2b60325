"""A small file in the user's folder for application data, which is set aside if it cannot be read."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from platformdirs import user_data_path

from .replace_file import replace_file

_LARGEST = 10_000_000
"""Bytes; what is kept takes some thousand."""


T = TypeVar("T")


class KeptFile:
    """The file of this name."""

    def __init__(self, name: str, data: Path | None = None) -> None:
        """``data`` None: the platform's folder for application data."""
        self.path = (user_data_path("foretell", appauthor=False) if data is None else data) / name

    def read(self, read: Callable[[str], T], empty: T) -> tuple[T, Path | None]:
        """What ``read``, which may raise ValueError, makes of the text; ``empty`` if there is no file.

        A file that cannot be read is renamed: then ``empty`` and the new path.
        """
        if not self.path.exists():
            return empty, None
        try:
            if self.path.stat().st_size > _LARGEST:
                return empty, self._set_aside()
            return read(self.path.read_text(encoding="utf-8")), None
        except (OSError, ValueError):
            return empty, self._set_aside()

    def write(self, text: str) -> None:
        """Keep a text; a crash leaves the old file or the new one; raises OSError."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(self.path, text.encode())

    def _set_aside(self) -> Path:
        """Rename the file; if that fails, it stays."""
        aside = self.path.with_suffix(".damaged")
        try:
            return self.path.replace(aside)
        except OSError:
            return self.path

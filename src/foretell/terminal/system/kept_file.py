"""A small file in the user's folder for application data, which is set aside if it cannot be read."""

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from platformdirs import user_data_path

from .replace_file import replace_file

_LARGEST = 20_000_000
"""Bytes; what is kept takes some hundred thousand at most."""
T = TypeVar("T")


class KeptFile(Generic[T]):
    """A file with one value."""

    def __init__(
        self, name: str, data: Path | None, read: Callable[[str], T], written: Callable[[T], str], empty: T
    ) -> None:
        """``data`` None: the platform's folder for application data.

        ``read``: the value of a text; may raise ValueError.  ``written``: the text of a value.  ``empty``: the value if
        there is no file.
        """
        self.path = (user_data_path("foretell", appauthor=False) if data is None else data) / name
        self._read, self._written, self._empty = read, written, empty

    def read(self) -> tuple[T, Path | None]:
        """The value; if the file cannot be read, ``empty`` and the path to which it was renamed."""
        if not self.path.exists():
            return self._empty, None
        try:
            if self.path.stat().st_size > _LARGEST:
                return self._empty, set_aside(self.path)
            return self._read(self.path.read_text(encoding="utf-8")), None
        except (OSError, ValueError):
            return self._empty, set_aside(self.path)

    def write(self, value: T) -> None:
        """Keep a value; a crash leaves the old file or the new one; raises OSError."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(self.path, self._written(value).encode())


def set_aside(path: Path) -> Path:
    """Rename a damaged file so that it is ignored from now on; if that fails, it stays."""
    number = 0
    aside = path.with_suffix(".damaged")
    while aside.exists():
        number += 1
        aside = path.with_suffix(f".damaged-{number}")
    try:
        return path.rename(aside)
    except OSError:
        return path

"""A small file in the user's folder for application data, replaced in one step, and set aside if it cannot be read."""

import errno
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from platformdirs import user_data_path

from ...files import naming, read_text, sync_folder


def data_folder(data: Path | None) -> Path:
    """This folder; None: the platform's folder for application data."""
    return user_data_path("foretell", appauthor=False) if data is None else data


def replace_file(path: Path, text: bytes, mode: int = 0o600) -> None:
    """Write a file so that a crash leaves the old one or the new one, never a part; raises OSError.

    The text and the file's new name are on disk when this returns. ``mode``: the permissions of a file that is new; an
    old one keeps its own.
    """
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
    with naming(path, always=True):
        _replace(path, text, mode)
    sync_folder(path.parent)


def _replace(path: Path, text: bytes, mode: int) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}", suffix=".part")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(path.stat().st_mode & 0o777 if path.exists() else mode)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


LARGEST = 20_000_000
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
        self.path = data_folder(data) / name
        self._read, self._written, self._empty = read, written, empty

    def read(self) -> tuple[T, Path | None]:
        """The value; if the file cannot be read, ``empty`` and the path to which it was renamed."""
        if not self.path.exists():
            return self._empty, None
        try:
            return self._read(read_text(self.path, LARGEST)), None
        except (OSError, ValueError, RecursionError):
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

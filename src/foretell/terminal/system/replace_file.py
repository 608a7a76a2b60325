"""Replacing a file in one step."""

import errno
import os
import tempfile
from pathlib import Path


def replace_file(path: Path, text: bytes, mode: int = 0o600) -> None:
    """Write a file so that a crash leaves the old one or the new one, never a part; raises OSError.

    The text and the file's new name are on disk when this returns. ``mode``: the permissions of a file that is new; an
    old one keeps its own.
    """
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
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
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Bring the new name of a file to disk, on systems that open folders for that."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

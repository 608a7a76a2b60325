"""Files read whole, up to a bound (somebody may name a device that never ends), and names brought to disk."""

import errno
import os
from pathlib import Path

_MB = 1_000_000


def read_file(path: Path, most: int) -> bytes:
    """The bytes of a file; raises OSError, also for a file with more than ``most`` bytes, of which no more is read."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, f"it has more than {most / _MB:g} MB, so it is not read", str(path))
    return data


def read_text(path: Path, most: int) -> str:
    """The text of a file in UTF-8; raises OSError as ``read_file`` does, and UnicodeDecodeError (a ValueError)."""
    return read_file(path, most).decode()


def sync_folder(folder: Path) -> None:
    """Bring the new name of a file in this folder to disk, on systems that open folders for that; raises OSError."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

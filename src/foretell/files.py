"""Files read whole, up to a bound (somebody may name a device that never ends), names on disk and in errors."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_MB = 1_000_000


@contextmanager
def naming(path: Path, *, always: bool = False) -> Iterator[None]:
    """Let an OSError that names no file, as one of a full disk, name this one; ``always``: in place of any other."""
    try:
        yield
    except OSError as error:
        if error.errno is not None:  # of the system: its text gets the name
            error.filename = str(path) if always else error.filename or str(path)
        raise


def told(error: OSError) -> str:
    """What the system says, after the name of the file if the error has one."""
    return f"{error.filename}: {error.strerror}" if error.filename else error.strerror or str(error)


def read_file(path: Path, most: int) -> bytes:
    """The bytes of a file; raises OSError, also for a file with more than ``most`` bytes, of which no more is read."""
    with naming(path), path.open("rb") as file:
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
            with naming(folder):
                os.fsync(handle)
        finally:
            os.close(handle)

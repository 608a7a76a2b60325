"""Reads files whole, up to a bound: somebody may name a device that never ends, or a file of gigabytes."""

import errno
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

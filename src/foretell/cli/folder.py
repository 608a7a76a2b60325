"""One server for one folder of tables: whoever comes second is told who was first."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

if sys.platform != "win32":
    import fcntl

LOCK = "foretell.lock"


class Taken(Exception):
    """Another server has the folder."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address
        """Where it answers; empty if it didn't say."""


@contextmanager
def held(folder: Path, address: str) -> Iterator[None]:
    """Hold the folder, and say in it where we answer; raises Taken.  A process that is killed lets go of it too."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOCK).open("a+", encoding="utf-8") as file:
        if not _lock(file):
            file.seek(0)
            raise Taken(file.read().strip())
        file.truncate(0)
        file.write(f"{address}\n")
        file.flush()
        yield


def _lock(file: TextIO) -> bool:
    """Whether the file is ours now.  Where the system has no such locks, it always is."""
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
    return True

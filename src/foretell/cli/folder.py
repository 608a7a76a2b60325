"""The folder of tables: one server for each, and whoever comes second is told who was first."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform != "win32":
    import fcntl

LOCK = "foretell.lock"


class Taken(Exception):
    """Another server has the folder."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address
        """Where it answers; empty if it didn't say."""


def add_data(parser: argparse.ArgumentParser) -> None:
    """The flag that says which folder it is."""
    parser.add_argument("--data", metavar="FOLDER", help="where tables are kept; default: the platform's data folder")


@contextmanager
def held(folder: Path, address: str) -> Iterator[None]:
    """Hold the folder, and say in it where we answer; raises Taken, and OSError with the path that cannot be used.

    A process that is killed lets go of it too.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOCK).open("a+b", buffering=0) as file:
        if not _lock(file):
            file.seek(0)
            raise Taken(file.read().decode(errors="replace").strip())
        file.truncate(0)
        try:
            file.write(f"{address}\n".encode())
        except OSError as error:
            raise OSError(error.errno, error.strerror, file.name) from None
        yield


def _lock(file: IO[bytes]) -> bool:
    """Whether the file is ours now.  Where the system has no such locks, it always is."""
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
    return True

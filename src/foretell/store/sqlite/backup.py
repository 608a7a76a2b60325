"""Copies a database that may be in use."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from ...files import sync_folder
from ..values import Damaged, StoreError
from .commits import waiting
from .faults import fault_of
from .migrations import steps_taken
from .moving import move_all

_BUSY_SECONDS = 10.0


def back_up(database: Path, to: Path) -> None:
    """Copy a snapshot of the database to a new file of mode 600, all of it or nothing.

    Raises StoreError if that fails or the file exists, and Damaged if the copy exists now, but the database is damaged.
    """
    if not database.is_file():
        raise StoreError(f"there is no database {database}")
    if os.path.lexists(to):
        raise StoreError(f"{to} already exists: choose another name")
    try:
        with new_file(to) as draft:
            _copy(database, draft)
            fault = _first_fault(draft) or _settled(draft)
    except (sqlite3.Error, OSError) as error:
        raise fault_of(error, f"{database} cannot be copied to {to}") from None
    if fault is not None:
        raise Damaged(f"{database} was copied to {to}, but it is damaged: {fault}")


@contextmanager
def new_file(to: Path) -> Iterator[Path]:
    """A draft of mode 600 to fill, which gets its name when it is complete; raises FileExistsError."""
    number, name = tempfile.mkstemp(prefix=f".{to.name}.", dir=to.parent)
    draft = Path(name)
    try:
        yield draft
        os.fsync(number)
        _name(draft, to)
        sync_folder(to.parent)
    finally:
        os.close(number)
        draft.unlink(missing_ok=True)


@contextmanager
def new_folder(to: Path) -> Iterator[Path]:
    """A folder of mode 700 to fill, whose files get mode 600; it gets its name when it is complete.  Raises OSError."""
    with tempfile.TemporaryDirectory(prefix=f".{to.name}.", dir=to.parent) as folder:
        draft = Path(folder) / to.name
        draft.mkdir()
        yield draft
        for path in (draft, *draft.rglob("*")):
            path.chmod(0o700 if path.is_dir() else 0o600)
        if os.path.lexists(to):
            raise FileExistsError(to)
        draft.rename(to)


def _name(draft: Path, to: Path) -> None:
    """Rename the draft; raises FileExistsError."""
    try:
        to.hardlink_to(draft)
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        if os.path.lexists(to):
            raise FileExistsError(to) from None
        draft.rename(to)


def write_new(to: Path, text: str) -> None:
    """Write a new text file of mode 600, all of it or nothing; raises StoreError if that fails or it exists."""
    try:
        with new_file(to) as draft:
            draft.write_text(text, encoding="utf-8")
    except OSError as error:
        raise fault_of(error, f"{to} cannot be written") from None


def _copy(database: Path, draft: Path) -> None:
    """Copy all pages of a snapshot; a server may go on writing."""
    with closing(opened(database, "ro")) as source, closing(opened(draft, "rw")) as copy:
        _refuse_others(source, database)
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")


def _refuse_others(source: sqlite3.Connection, database: Path) -> None:
    """Raise StoreError if it is not a database that this foretell knows; a damaged one is copied as it is."""
    try:
        steps_taken(source)
    except sqlite3.DatabaseError:
        pass  # the copy is checked later
    except StoreError as error:
        raise StoreError(f"{database} cannot be used: {error}") from None


def _settled(database: Path) -> str | None:
    """Move the rows of the journal into their logs; returns what is wrong with it, if anything is."""
    with closing(opened(database, "rw")) as connection:
        found = waiting(connection)
        if not found.is_whole:
            return "some of its newest rows (journal) cannot be read"
        if found.ends:
            move_all(connection)
        return None


def _first_fault(database: Path) -> str | None:
    """The first fault that SQLite finds in a database, if any."""
    with closing(opened(database, "ro")) as connection:
        try:
            found: str = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.DatabaseError as error:
            return str(error)
        return None if found == "ok" else " ".join(found.split())


def opened(path: Path, mode: str) -> sqlite3.Connection:
    """A connection to a file, with one of SQLite's modes (``ro``, ``rw``)."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True, timeout=_BUSY_SECONDS)

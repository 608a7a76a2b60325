"""A private copy of a database at one moment, even of one that a server is using."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from ...store import Damaged, StoreError
from ...store.sqlite.backup import back_up
from ...store.sqlite.migrations import migrate
from ...store.sqlite.schema_pages import copy_without_damaged_schema


@contextmanager
def snapshot(database: Path) -> Iterator[Path]:
    """A copy, which is as damaged as the database, and removed at the end; raises StoreError if none can be made."""
    with TemporaryDirectory(prefix="foretell-") as folder:
        copy = Path(folder) / "foretell.db"
        with suppress(Damaged):
            back_up(database, copy)
        if not copy.exists() and not copy_without_damaged_schema(database, copy):
            raise Damaged(f"{database} cannot be read at all: its list of tables is damaged. Restore a backup")
        _migrate(copy)
        with named(copy, database):
            yield copy


@contextmanager
def named(private: Path, database: Path) -> Iterator[None]:
    """A StoreError that is raised meanwhile names the database instead of a private file made of it."""
    try:
        yield
    except StoreError as error:
        raise type(error)(str(error).replace(str(private), str(database))) from None


def _migrate(copy: Path) -> None:
    """Bring the copy of an older foretell's database up to date, unless it is too damaged for that."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection, suppress(sqlite3.DatabaseError):
        migrate(connection)

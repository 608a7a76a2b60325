"""SQLite's errors as sentences, and whether trying again may help."""

import sqlite3

from ..values import Damaged, StoreError

_SENTENCES = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "the file is read-only",
    sqlite3.SQLITE_BUSY: "another program has locked it",
    sqlite3.SQLITE_LOCKED: "another program has locked it",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened",
    sqlite3.SQLITE_PERM: "permission is denied",
    sqlite3.SQLITE_IOERR: "the disk cannot be read or written (perhaps it is full)",
    sqlite3.SQLITE_NOTADB: "it is not a SQLite database",
    sqlite3.SQLITE_CORRUPT: "it is damaged",
}
_LASTING = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_NOT_TEXT = "Could not decode to UTF-8"
WHAT_TO_DO = (
    "`foretell db check` says what is wrong, and `foretell db repair` writes all that can be read to a new file"
)


def fault_of(error: Exception, what: str) -> StoreError:
    """The error that the store raises: ``what`` has failed, and why; Damaged if trying again does not help."""
    code = _code(error)
    why = _SENTENCES.get(code) or (error.strerror if isinstance(error, OSError) else None) or str(error)
    lasting = code in _LASTING or isinstance(error, Damaged) or _NOT_TEXT in str(error)
    return (Damaged if lasting else StoreError)(f"{what}: {why}")


def is_damage(error: Exception) -> bool:
    """Whether an error means that the database is damaged."""
    return isinstance(fault_of(error, ""), Damaged)


def is_locked(error: Exception) -> bool:
    """Whether an error means that another program is writing."""
    return _code(error) in _LOCKED


def _code(error: Exception) -> int:
    """SQLite's primary error code; 0 for other errors."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF

"""The store in one SQLite file, for one server process."""

from .store import SqliteStore

__all__ = ["SqliteStore"]

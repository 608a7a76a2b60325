"""Which store an address means: a file of SQLite, or a database of PostgreSQL."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from urllib.parse import urlsplit

from .base import Store
from .sqlite import SqliteStore
from .values import Observer, StoreError

_SCHEMES = ("postgresql", "postgres")


def is_postgres(address: str) -> bool:
    """Whether an address is that of a database of PostgreSQL."""
    return address.partition("://")[0] in _SCHEMES


def shown(address: str) -> str:
    """An address for people and the log: of PostgreSQL only host and database, so without a password."""
    if not is_postgres(address):
        return address
    parts = urlsplit(address)
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


def open_store(where: str | Path, observer: Observer | None = None, address: str = "") -> Store:
    """The store at a path, or at an address of PostgreSQL, whose schema must have been brought up to date.

    ``address``: where this process listens to the others that use the same store.  Raises StoreError.
    """
    if isinstance(where, Path):
        return SqliteStore(where, observer)
    store: Store = postgres("store").PostgresStore(where, observer, address)
    return store


def postgres(part: str) -> ModuleType:
    """A module of ``store/postgres``, loaded when it is needed; raises StoreError where the extra is missing."""
    if find_spec("asyncpg") is None:
        raise StoreError("the store in PostgreSQL needs asyncpg: pip install 'foretell[postgres]'")
    return import_module(f"{__package__}.postgres.{part}")

"""Opens a store: a SQLite file, or a PostgreSQL database."""

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
    """Whether this is the address of a PostgreSQL database."""
    return address.partition("://")[0] in _SCHEMES


def shown(address: str) -> str:
    """An address to show and to log: of a PostgreSQL database only host and name, without user and password."""
    if not is_postgres(address):
        return address
    parts = urlsplit(address)
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


def open_store(where: str | Path, observer: Observer | None = None, address: str = "") -> Store:
    """The store at a path, or at the address of a PostgreSQL database, whose schema must be up to date.

    ``address``: where this process listens to others that use the same store.  Raises StoreError.
    """
    if isinstance(where, Path):
        return SqliteStore(where, observer)
    store: Store = postgres("store").PostgresStore(where, observer, address)
    return store


def postgres(part: str) -> ModuleType:
    """A module of ``store/postgres``, loaded when it is needed; raises StoreError if the extra is not installed."""
    if find_spec("asyncpg") is None:
        raise StoreError("the store in PostgreSQL needs asyncpg: pip install 'foretell[postgres]'")
    return import_module(f"{__package__}.postgres.{part}")

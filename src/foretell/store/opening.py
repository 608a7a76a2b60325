"""Opens a store: a SQLite file, or a PostgreSQL database."""

import re
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from urllib.parse import parse_qsl, urlsplit

from .base import Store
from .sqlite import SqliteStore
from .values import Observer, StoreError

_SCHEMES = ("postgresql", "postgres")
_HOST = r"(\[[^\]@]+\]|[^@:,\[\]]+)(:[0-9]*)?"
_HOSTS = re.compile(rf"([^@]*@)?({_HOST}(,{_HOST})*)?")
RIGHT_ADDRESS = (
    "the address of a PostgreSQL database, as in postgresql://foretell@db.example.org/foretell;"
    " other signs than letters and digits in a password are written as %2F, %40 and so on"
)
"""What an address should have been; a wrong one is not repeated, since it may contain a password."""


def is_postgres(address: str) -> bool:
    """Whether this is the address of a PostgreSQL database."""
    return address.partition("://")[0] in _SCHEMES


def is_whole(address: str) -> bool:
    """Whether an address of a PostgreSQL database has all parts in their places: a password with ``/`` moves them."""
    with suppress(ValueError):
        parts = urlsplit(address)
        parse_qsl(parts.query, strict_parsing=bool(parts.query))
        return bool(_HOSTS.fullmatch(parts.netloc)) and not re.search("[/@]", parts.path[1:]) and "#" not in address
    return False


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

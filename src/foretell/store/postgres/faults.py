"""PostgreSQL's errors as sentences, and what they mean for a write in progress."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg

from ..values import Damaged, DiskFull, StoreError

PROBLEMS = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
    ValueError,
    OverflowError,
)
"""All that the client raises, but for what ``in_use`` deals with; ValueError: for a value that cannot be encoded.

OverflowError: for a port that there is not.
"""
_LOST = (asyncpg.PostgresConnectionError, asyncpg.InternalClientError, OSError, TimeoutError)
"""The connection is lost, or may be."""
_ENDED_BY_SERVER = ("57P01", "57P02", "57P03", "57P05", "25P03", "25P04", "25006")
"""The server is stopping, has crashed, is starting, has closed the session, or has become a standby."""
_DAMAGED, _FULL = ("XX001", "XX002"), "53100"
_SENTENCES = {
    _FULL: "its disk is full",
    "53300": "it accepts no more connections (max_connections)",
    "57P01": "it is shutting down",
    "57P03": "it is starting up or shutting down",
    "25006": "it is a read-only standby",
    "28P01": "the password is wrong",
    "28000": "it does not accept this user",
    "3D000": "there is no such database",
    "42501": "this user does not have permission",
}


@contextmanager
def in_use(connection: Any) -> Iterator[None]:
    """Context for statements on a connection that others may drop: asyncpg raises AttributeError then."""
    try:
        yield
    except AttributeError:
        if not connection.is_closed():
            raise
        raise asyncpg.ConnectionDoesNotExistError from None


def fault_of(error: BaseException, what: str) -> StoreError:
    """The error that the store raises: ``what`` has failed, and why; Damaged if trying again does not help."""
    state = getattr(error, "sqlstate", None) or ""
    if state in _DAMAGED:
        return Damaged(f"{what}: it is damaged")
    kind = DiskFull if state == _FULL else StoreError
    return kind(f"{what}: {_SENTENCES.get(state) or _reason(error)}")


def is_lost(error: BaseException) -> bool:
    """Whether an error means that the connection is lost, so that the outcome of a write in progress is unknown."""
    ended = getattr(error, "sqlstate", None) in _ENDED_BY_SERVER
    closed = type(error) is asyncpg.InterfaceError
    return ended or closed or isinstance(error, (*_LOST, asyncio.CancelledError))


def _reason(error: BaseException) -> str:
    """One line without values, which PostgreSQL puts into the error's detail."""
    if isinstance(error, TimeoutError):
        return "it does not answer"
    if isinstance(error, asyncpg.PostgresConnectionError | asyncpg.InterfaceError):
        return "the connection is lost"
    if isinstance(error, OSError):
        return error.strerror or "it cannot be reached"
    return str(error).partition("\n")[0] or type(error).__name__

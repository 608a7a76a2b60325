"""PostgreSQL's errors as sentences, and what they mean for a write that was under way."""

import asyncio

import asyncpg

from ..base import Damaged, StoreError

PROBLEMS = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
    ValueError,
)
"""What the client raises; ValueError: a value that cannot be encoded."""
_LOST = (asyncpg.PostgresConnectionError, asyncpg.InternalClientError, OSError, TimeoutError)
"""The connection is gone, or nobody knows."""
_ENDED_BY_SERVER = ("57P01", "57P02", "57P03", "57P05", "25P03", "25P04", "25006")
"""It is being stopped, has crashed, is starting or has closed a session; or it is a standby now."""
_DAMAGED = ("XX001", "XX002")
_SENTENCES = {
    "53100": "its disk is full",
    "53300": "it has no room for another connection (max_connections)",
    "57P01": "it is being stopped",
    "57P03": "it is being started or stopped",
    "25006": "it is a standby, which cannot be written",
    "28P01": "it does not accept this password",
    "28000": "it does not let this user in",
    "3D000": "there is no such database",
    "42501": "this user lacks a right",
}


def fault_of(error: BaseException, what: str) -> StoreError:
    """The error that the store raises: ``what`` failed, and why; Damaged if trying again does not help."""
    state = getattr(error, "sqlstate", None) or ""
    if state in _DAMAGED:
        return Damaged(f"{what}: it is damaged")
    return StoreError(f"{what}: {_SENTENCES.get(state) or _reason(error)}")


def is_lost(error: BaseException) -> bool:
    """Whether the connection cannot be used any more, so that the outcome of what was under way is unknown."""
    ended = getattr(error, "sqlstate", None) in _ENDED_BY_SERVER
    return ended or isinstance(error, (*_LOST, asyncio.CancelledError)) or _is_closed(error)


def _is_closed(error: BaseException) -> bool:
    """Whether the client says that the connection is closed."""
    return type(error) is asyncpg.InterfaceError


def _reason(error: BaseException) -> str:
    """One line, without values: PostgreSQL puts those into the detail."""
    if isinstance(error, TimeoutError):
        return "it does not answer"
    if isinstance(error, asyncpg.PostgresConnectionError | asyncpg.InterfaceError):
        return "the connection is gone"
    if isinstance(error, OSError):
        return error.strerror or "it cannot be reached"
    return str(error).partition("\n")[0] or type(error).__name__

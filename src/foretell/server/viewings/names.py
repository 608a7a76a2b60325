"""The names of viewings' logs."""

import secrets

LOGS = "viewing:"
"""The prefix of the names of viewings' logs; ids of tables have no colon."""
_BYTES = 12


def new_key() -> str:
    """A key for a viewing's link, which nobody can guess."""
    return secrets.token_urlsafe(_BYTES)


def log_of(key: str) -> str:
    """The name of the log of the viewing with this key."""
    return LOGS + key


def is_viewing(log: str) -> bool:
    """Whether a log is that of a viewing."""
    return log.startswith(LOGS)


def key_of(log: str) -> str:
    """The key of the viewing with this log."""
    return log.removeprefix(LOGS)

"""The two keys of a shared pad: one for writing, and one for watching, which is a hash of the first."""

import base64
import hashlib
import secrets

LOGS = "pad:"
"""The prefix of the names of pads' logs; ids of tables have no colon."""
_BYTES = 16


def new_key() -> str:
    """A key for writing, which nobody can guess."""
    return secrets.token_urlsafe(_BYTES)


def watch_key(key: str) -> str:
    """The key for watching the pad with this key for writing; it does not reveal the other key."""
    digest = hashlib.sha256(f"foretell pad {key}".encode(errors="replace")).digest()
    return base64.urlsafe_b64encode(digest[:_BYTES]).rstrip(b"=").decode()


def log_of(watch: str) -> str:
    """The name of a pad's log, which has only the key for watching: nobody can write with a copy of the store."""
    return LOGS + watch


def is_pad(log: str) -> bool:
    """Whether a log is that of a pad."""
    return log.startswith(LOGS)


def watch_of(log: str) -> str:
    """The key for watching the pad of a log."""
    return log.removeprefix(LOGS)

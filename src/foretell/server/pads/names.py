"""The two links of a shared pad.  Who has the first may write; the second, which follows from it, is for watching."""

import base64
import hashlib
import secrets

LOGS = "pad:"
"""How the names of pads' logs begin; ids of tables have no colon."""
_BYTES = 16


def new_key() -> str:
    """A key with which people write; nobody can guess it."""
    return secrets.token_urlsafe(_BYTES)


def watch_key(key: str) -> str:
    """The key with which people only watch the pad of this key; the way back cannot be found."""
    digest = hashlib.sha256(f"foretell pad {key}".encode(errors="replace")).digest()
    return base64.urlsafe_b64encode(digest[:_BYTES]).rstrip(b"=").decode()


def log_of(watch: str) -> str:
    """The name of a pad's log: it knows the key for watching alone, so that a copy of the store writes nowhere."""
    return LOGS + watch


def is_pad(log: str) -> bool:
    """Whether a log is that of a pad."""
    return log.startswith(LOGS)

"""The operator's token: created at the first start, in a file in the data folder that only its owner can read."""

import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path

NAME = "operator.token"
_BYTES = 32
_LONGEST = 200


def token_file(folder: Path) -> Path:
    """The file with the token."""
    return folder / NAME


def make_token(folder: Path) -> None:
    """Create a token, unless there is one; raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        number = os.open(token_file(folder), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(number, "w", encoding="ascii") as file:
            file.write(f"{secrets.token_urlsafe(_BYTES)}\n")


def is_token(folder: Path, text: str) -> bool:
    """Whether this is the token in the file; False if there is no file."""
    try:
        right = token_file(folder).read_text(encoding="ascii").strip()
    except (OSError, UnicodeError):
        return False
    return len(right) >= _BYTES and hmac.compare_digest(right.encode(), text.strip()[:_LONGEST].encode())

"""The operator's token: created at the first start, in a file in the data folder that only its owner can read."""

import hmac
import secrets
from pathlib import Path

from ...store.sqlite.backup import new_file

NAME = "operator.token"
_BYTES = 32
_LONGEST = 200


def token_file(folder: Path) -> Path:
    """The file with the token."""
    return folder / NAME


def make_token(folder: Path) -> None:
    """Create a token, unless there is one; raises OSError, and has then left no file that would pass for one."""
    folder.mkdir(parents=True, exist_ok=True)
    file = token_file(folder)
    if file.exists():
        return
    try:
        with new_file(file) as draft:
            draft.write_text(f"{secrets.token_urlsafe(_BYTES)}\n", encoding="ascii")
    except FileExistsError:
        pass  # another process of the same site was quicker
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(file)) from None


def is_token(folder: Path, text: str) -> bool:
    """Whether this is the token in the file; False if there is no file."""
    try:
        right = token_file(folder).read_text(encoding="ascii").strip()
    except (OSError, UnicodeError):
        return False
    return len(right) >= _BYTES and hmac.compare_digest(right.encode(), text.strip()[:_LONGEST].encode())

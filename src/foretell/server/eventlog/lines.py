"""What the lines of logs and their names have in common."""

import base64
import hashlib
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from ...game.as_json import kebab
from ...store import Row

_L = TypeVar("_L")
_State = TypeVar("_State")


class BrokenLog(ValueError):
    """A log that nothing of its kind can have written."""


class Line(msgspec.Struct, frozen=True, tag_field="line", tag=kebab, forbid_unknown_fields=True):
    """The parent of all lines of a kind; ``at``: milliseconds since 1970; ``by``: the id of the player who did it."""

    at: int
    by: str


to_bytes = msgspec.json.Encoder().encode
"""A line as the store keeps it."""


def rows_of(new: Sequence[Line]) -> list[Row]:
    """The lines of a new log as the store keeps them; raises UnicodeEncodeError."""
    return [Row(seq, to_bytes(line)) for seq, line in enumerate(new, start=1)]


def folded(
    lines: Iterable[_L], begin: Callable[[_L | None], _State], apply: Callable[[_State, Iterator[_L]], object]
) -> _State:
    """The state of a whole log; ``begin``: after its first line, None: there is none; raises what these raise."""
    rest = iter(lines)
    state = begin(next(rest, None))
    apply(state, rest)
    return state


_BYTES = 16


@dataclass(frozen=True, slots=True)
class Names:
    """The names of the logs of a kind: the kind, a colon, and a key; ids of tables have no colon."""

    kind: str

    def log_of(self, key: str) -> str:
        """The name of the log with this key."""
        return f"{self.kind}:{key}"

    def owns(self, log: str) -> bool:
        """Whether a log is of this kind."""
        return log.startswith(f"{self.kind}:")

    def key_of(self, log: str) -> str:
        """The key of a log."""
        return log.removeprefix(f"{self.kind}:")

    def watch_key(self, key: str) -> str:
        """The key for watching of what has this key for writing: a hash of it, which does not reveal it.

        The log's name has only the key for watching: nobody can write with a copy of the store.
        """
        digest = hashlib.sha256(f"foretell {self.kind} {key}".encode(errors="replace")).digest()
        return base64.urlsafe_b64encode(digest[:_BYTES]).rstrip(b"=").decode()


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(_BYTES)


def is_table(log: str) -> bool:
    """Whether a log is that of a table."""
    return ":" not in log

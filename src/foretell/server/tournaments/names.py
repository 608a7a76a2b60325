"""The two keys of a tournament, for its organisers and for everybody, and what follows from its secret."""

import base64
import hashlib
import hmac
from functools import lru_cache

from ..eventlog.lines import Names
from ..protocol.answers import LETTERS
from ..protocol.tournaments import CODE_LENGTH

_TOURNAMENTS = Names("tournament")
log_of, watch_of, watch_key = _TOURNAMENTS.log_of, _TOURNAMENTS.key_of, _TOURNAMENTS.watch_key
is_tournament = _TOURNAMENTS.owns
_KEY_BYTES = 16
_ID_LETTERS = 16


@lru_cache(4096)
def code_of(secret: str, table: int) -> str:
    """The code of a table's card, the same in all rounds; case does not count when it is typed."""
    number = int.from_bytes(_derived(secret, "code", table)[:8], "big")
    letters = []
    for _ in range(CODE_LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def pad_key(secret: str, seed: str, table: int) -> str:
    """The key for writing of the score pad of a table of the round that was drawn by this seed."""
    return base64.urlsafe_b64encode(_derived(secret, "pad", seed, table)[:_KEY_BYTES]).rstrip(b"=").decode()


def entry_id(author: str, command: str) -> str:
    """The id of the entry that a command becomes: the same when the command is repeated."""
    return hashlib.sha256(f"{author} {command}".encode(errors="replace")).hexdigest()[:_ID_LETTERS]


def _derived(secret: str, *what: str | int) -> bytes:
    return hmac.digest(secret.encode(), " ".join(map(str, what)).encode(), "sha256")

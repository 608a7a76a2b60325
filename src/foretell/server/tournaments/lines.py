"""The lines of a tournament's log, its two keys, for organisers and for everybody, and what follows from its secret."""

import base64
import hmac
from functools import lru_cache

import msgspec

from ..eventlog.entries import Joined, Written
from ..eventlog.lines import Line, Names
from ..protocol.answers import LETTERS
from ..protocol.tournaments import CODE_LENGTH


class Opened(Line, frozen=True, kw_only=True):
    """The tournament was opened."""

    document: str
    """The document's id."""
    secret: str
    """From which the codes of tables, the keys of their pads and the seeds of draws follow."""


AnyLine = Opened | Written | Joined
_decoder: "msgspec.json.Decoder[AnyLine]" = msgspec.json.Decoder(AnyLine)
from_bytes = _decoder.decode
"""The line of stored bytes; raises MsgspecError."""
TOURNAMENTS = Names("tournament")
log_of, watch_of, watch_key = TOURNAMENTS.log_of, TOURNAMENTS.key_of, TOURNAMENTS.watch_key
_KEY_BYTES = 16


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
    return _key(secret, "pad", seed, table)


def game_id(secret: str, seed: str, table: int) -> str:
    """The id of the server's table for a table of the round that was drawn by this seed."""
    return _key(secret, "game", seed, table)


def _key(secret: str, what: str, seed: str, table: int) -> str:
    return base64.urlsafe_b64encode(_derived(secret, what, seed, table)[:_KEY_BYTES]).rstrip(b"=").decode()


def _derived(secret: str, *what: str | int) -> bytes:
    return hmac.digest(secret.encode(), " ".join(map(str, what)).encode(), "sha256")

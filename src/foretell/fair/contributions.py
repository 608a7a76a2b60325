"""The seats' contributions to the shuffle: a player's text, or a value that follows from the secret."""

import hashlib
import hmac
from collections.abc import Sequence

from ..game.errors import ForetellError
from .stream import Method

LONGEST_VALUE = 64


class ContributionError(ForetellError, ValueError):
    """A text that cannot be a contribution."""


def check_value(value: str) -> None:
    """Raise ContributionError unless the value has 1 to 64 printable ASCII characters."""
    if not (0 < len(value) <= LONGEST_VALUE and value.isascii() and value.isprintable()):
        raise ContributionError(f"a contribution is 1 to {LONGEST_VALUE} printable ASCII characters")


def server_value(secret: bytes, game: str, seat: int) -> str:
    """The value for a seat that adds none.  It follows from the secret: nobody can choose it after the commitment."""
    return hmac.digest(secret, f"{game}\nseat {seat}".encode(), "sha256").hex()[:32]


def commitment_of(game: str, seat: int, value: str) -> str:
    """The commitment of a seat to a value that it does not show yet, in hexadecimal digits.

    It binds the seat, and hides the value only if nobody can guess that: it should hold 16 random letters or more.
    """
    return _digest("seat", game, str(seat), value)


def lock_of(game: str, commitment: str, entries: Sequence[str]) -> str:
    """The fingerprint of everything that is fixed when the first value is disclosed, in hexadecimal digits.

    ``commitment``: the server's; ``entries``: for each seat ``hidden`` and its commitment, ``open`` and its value, or
    ``none``.
    """
    return _digest("lock", game, commitment, *entries)


def _digest(*lines: str) -> str:
    """The SHA-256 of lines under the method's name."""
    return hashlib.sha256("\n".join([Method.HIDDEN, *lines]).encode()).hexdigest()

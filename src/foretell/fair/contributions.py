"""The seats' contributions to the shuffle: a player's text, or a value that follows from the secret."""

import hmac

from ..game.errors import ForetellError

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

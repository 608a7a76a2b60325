"""What the seats add to the shuffle: a line of text of their own, or a value that the secret itself fixes."""

import hmac

from ..game.errors import ForetellError

LONGEST_VALUE = 64


class ContributionError(ForetellError, ValueError):
    """A text that cannot be added to a shuffle."""


def check_value(value: str) -> None:
    """Raise ContributionError for what is not 1 to 64 printable ASCII characters."""
    if not (0 < len(value) <= LONGEST_VALUE and value.isascii() and value.isprintable()):
        raise ContributionError(f"a contribution is 1 to {LONGEST_VALUE} printable ASCII characters")


def server_value(secret: bytes, game: str, seat: int) -> str:
    """The value of a seat that adds none.  The commitment fixes it, so that nobody can choose it afterwards."""
    return hmac.digest(secret, f"{game}\nseat {seat}".encode(), "sha256").hex()[:32]

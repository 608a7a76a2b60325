"""Uniform random numbers from a secret and the seats' contributions, by HMAC-SHA256."""

import hashlib
import hmac
from collections.abc import Iterator, MutableSequence, Sequence
from itertools import chain, count
from struct import Struct

from ..game.names import Name


class Method(Name):
    """How a game's deals follow from its secret and the seats' values."""

    OPEN = "foretell-deal/1"
    """Every value is known to all as soon as it is added."""
    HIDDEN = "foretell-deal/2"
    """Seats commit themselves to their values, and disclose them when no seat can change its own any more."""


SECRET_BYTES = 32
_eight_numbers = Struct(">8I").unpack
_WORDS = 2**32


def commitment_to(secret: bytes) -> str:
    """The commitment published before the game: the SHA-256 of the secret, in hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def round_key(method: Method, secret: bytes, game: str, values: Sequence[str], number: int) -> bytes:
    """The key of a round's deal; it depends on nothing but these, so not on the play."""
    message = "\n".join([method, game, *values, f"round {number}"])
    return hmac.digest(secret, message.encode(), "sha256")


def words(key: bytes) -> Iterator[int]:
    """An endless stream of 32-bit numbers from a key: block i is HMAC-SHA256(key, i), read as eight numbers."""
    blocks = (hmac.digest(key, block.to_bytes(4, "big"), "sha256") for block in count())
    return chain.from_iterable(map(_eight_numbers, blocks))


def below(row: Iterator[int], n: int) -> int:
    """A uniform number from 0 to n - 1; numbers of the stream that would bias it are skipped."""
    fair = _WORDS - _WORDS % n
    word = next(row)
    while word >= fair:
        word = next(row)
    return word % n


def shuffle(cards: MutableSequence[int], row: Iterator[int]) -> None:
    """Shuffle the cards in place, all orders equally likely (Fisher-Yates, from the last place down)."""
    for place in range(len(cards) - 1, 0, -1):
        other = below(row, place + 1)
        cards[place], cards[other] = cards[other], cards[place]

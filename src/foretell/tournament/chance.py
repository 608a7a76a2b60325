"""Random numbers that follow from a text, on every machine the same."""

import hashlib
from typing import TypeVar

from ..rules.chance import below

T = TypeVar("T")


def random_of(text: str) -> list[int]:
    """The state of a generator (SplitMix64), from the SHA-256 of a text."""
    return [int.from_bytes(hashlib.sha256(text.encode(errors="surrogatepass")).digest()[:8], "big")]


def shuffle(row: list[T], rng: list[int]) -> None:
    """Put a list into an order that is drawn."""
    for place in range(len(row) - 1, 0, -1):
        other = below(rng, place + 1)
        row[place], row[other] = row[other], row[place]

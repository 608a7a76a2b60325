"""Chains of seeds, and the random numbers that follow from a seed, on every machine the same.

Who makes a chain commits to every seed before the first person is written down.  Its head is the SHA-256 of the SHA-256
… of a secret.  Each draw uses the value before the last one that is known, so everybody can check it at once, and
nobody can foresee or choose it.

Rounds at the server's tables have a second chain, of the secrets of their deals.  The document has its head before the
first draw, and a round's secret after its last game: so everybody can check that nobody has chosen the cards.
"""

import hashlib
import hmac
import secrets
from typing import TypeVar

from ..rules.chance import below

T = TypeVar("T")
LENGTH = 400
"""Seeds in a chain: 99 rounds and 99 lots, and as many that were undone."""


def new_secret() -> bytes:
    """32 random bytes."""
    return secrets.token_bytes(32)


def chain(secret: bytes) -> str:
    """The head of the secret's chain, which a ``commit`` publishes."""
    return seed_of(secret, 0)


def seed_of(secret: bytes, number: int) -> str:
    """The chain's n-th seed, from 1; 0 is its head.  Raises ValueError for a number that the chain does not have."""
    if not 0 <= number <= LENGTH:
        raise ValueError(f"a chain has {LENGTH} seeds, so none of number {number}")
    value = secret
    for _ in range(LENGTH + 1 - number):
        value = hashlib.sha256(value).digest()
    return value.hex()


def seed_after(secret: bytes, known: str) -> str | None:
    """The seed that follows a known value of the chain; None if the value is not of this secret's chain."""
    value = secret
    for _ in range(LENGTH + 1):
        following, value = value, hashlib.sha256(value).digest()
        if value.hex() == known:
            return following.hex()
    return None


def follows(seed: str, known: str) -> bool:
    """Whether a seed is the next of a chain whose last known value (or head) is ``known``."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest() == known


def _chain_secret(secret: bytes) -> bytes:
    """The secret of the chain of deals, from that of the tournament."""
    return hmac.digest(secret, b"deals", "sha256")


def head_of(secret: bytes) -> str:
    """The head of the chain, which an entry ``deals`` publishes; ``secret``: the tournament's."""
    return chain(_chain_secret(secret))


def round_secret(secret: bytes, number: int) -> str:
    """The secret of the n-th draw since the head was published; raises ValueError beyond the end of the chain."""
    return seed_of(_chain_secret(secret), number)


def fits(secret: str, head: str, number: int) -> bool:
    """Whether a secret is the n-th of the chain with this head."""
    value = bytes.fromhex(secret)
    for _ in range(min(number, LENGTH)):
        value = hashlib.sha256(value).digest()
    return value.hex() == head


def table_secret(secret: str, table: int, *, same: bool) -> bytes:
    """The secret of a table's deals (docs/fair-deals.md) from that of its round; ``same``: the same at all tables."""
    return hmac.digest(bytes.fromhex(secret), ("all tables" if same else f"table {table}").encode(), "sha256")


def deal_id(tournament: str, number: int) -> str:
    """The id of the game from which the same deals follow at all tables of a round; other tables use their own."""
    return f"{tournament}-{number}"


def random_of(text: str) -> list[int]:
    """The state of a generator (SplitMix64), from the SHA-256 of a text."""
    return [int.from_bytes(hashlib.sha256(text.encode(errors="surrogatepass")).digest()[:8], "big")]


def shuffle(row: list[T], rng: list[int]) -> None:
    """Put a list into an order that is drawn."""
    for place in range(len(row) - 1, 0, -1):
        other = below(rng, place + 1)
        row[place], row[other] = row[other], row[place]

"""The chain of seeds: who makes it commits to every seed before the first person is written down.

The chain's head is the SHA-256 of the SHA-256 … of a secret.  Each draw uses the value before the last one that is
known, so everybody can check it at once, and nobody can foresee or choose it.
"""

import hashlib
import secrets

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

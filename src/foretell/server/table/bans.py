"""Who is meant by a removal or a ban."""

import hashlib
from dataclasses import dataclass


def mark_of(salt: str, address: str) -> str:
    """A hash of an address, from which nobody but the operator could guess it; empty without an address."""
    return hashlib.sha256(f"{salt} {address}".encode()).hexdigest()[:32] if address else ""


@dataclass(frozen=True, slots=True)
class Whom:
    """A person to remove or ban."""

    player: str
    """Their id; empty for somebody without a name."""
    name: str
    address: str = ""
    """A hash of their address with the salt; empty if it is not known."""
    salt: str = ""

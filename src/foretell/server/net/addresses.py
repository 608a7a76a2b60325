"""Addresses, grouped for limits and hashed for the log."""

import hashlib
import secrets
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

_REMEMBERED = 4096
_LONGEST = 64
_SALT = secrets.token_bytes(16)
"""New with each start, so that nobody can find an address by hashing all of them."""


@lru_cache(_REMEMBERED)
def network_of(host: str) -> str:
    """The key that limits count a client by: its IPv4 address, or the /64 of its IPv6 address.

    Text that is not an address is its own key, cut short.
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:_LONGEST]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


def label_of(network: str) -> str:
    """A hash that tells addresses apart in the log of one run."""
    return hashlib.blake2b(network.encode(errors="replace"), digest_size=4, key=_SALT).hexdigest()

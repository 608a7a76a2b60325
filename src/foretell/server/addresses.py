"""Addresses as limits count them, and as the log may show them."""

import hashlib
import secrets
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

_REMEMBERED = 4096
_LONGEST = 64
_SALT = secrets.token_bytes(16)
"""New with each start: what the log shows of an address cannot be tried out."""


@lru_cache(_REMEMBERED)
def network_of(host: str) -> str:
    """By what a client is counted: its IPv4 address, the /64 of its IPv6 address, or else the text (cut short)."""
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
    """Enough to tell addresses apart in the log of one run, and nothing of the address itself."""
    return hashlib.blake2b(network.encode(errors="replace"), digest_size=4, key=_SALT).hexdigest()

"""Addresses: this machine's own, found without sending anything; others, grouped for limits and hashed for the log."""

import hashlib
import secrets
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address

if sys.platform == "linux":
    from fcntl import ioctl

ANY_IPV4 = str(IPv4Address(0))
"""To listen there means all IPv4 addresses of the machine."""
_DISCARD = 9
_PROBES = (
    # Addresses for documentation: they lie beyond the router, so the system names its own address on the route.
    (socket.AF_INET, "192.0.2.1"),
    # Usual addresses of routers: if a tunnel (VPN) has all other routes, the one to the router is still local.
    (socket.AF_INET, "192.168.0.1"),
    (socket.AF_INET, "192.168.1.1"),
    (socket.AF_INET, "10.0.0.1"),
    (socket.AF_INET6, "2001:db8::1"),
)
_SIOCGIFFLAGS, _SIOCGIFADDR = 0x8913, 0x8915
_UP, _LOOPBACK, _POINT_TO_POINT, _RUNNING = 0x1, 0x8, 0x10, 0x40


def local_addresses() -> tuple[str, ...]:
    """The addresses that other devices of the local network reach; IPv4 first, and the default route's at the top."""
    found = dict.fromkeys([*_on_the_way(), *_of_interfaces()])
    local = [address for address in found if is_local(address)]
    return tuple(sorted(local, key=lambda address: ":" in address))


def is_local(text: str) -> bool:
    """Whether an address belongs to a local network: neither to this machine alone, nor to the internet."""
    try:
        address = ip_address(text)
    except ValueError:
        return False
    return not (
        address.is_global
        or address.is_loopback
        or address.is_link_local
        or address.is_multicast
        or address.is_unspecified
    )


def in_url(address: str) -> str:
    """An address or a name as URLs write it."""
    return f"[{address}]" if ":" in address else address


def is_anywhere(host: str) -> bool:
    """Whether a host to listen at means all addresses of the machine; the one of IPv6 means those of IPv6."""
    return host in (ANY_IPV4, str(IPv6Address(0)), "")


def is_heard(address: str, host: str) -> bool:
    """Whether a server that listens at this host hears clients that come to this address, one of the machine's."""
    return not host or (":" in address) == (":" in host)


def _on_the_way() -> Iterator[str]:
    """The addresses from which the system would send to others; connecting a datagram socket sends nothing."""
    for family, there in _PROBES:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((there, _DISCARD))
            yield str(probe.getsockname()[0])


def _of_interfaces() -> Iterator[str]:
    """The IPv4 addresses of all running interfaces, without tunnels; none if the system is not Linux."""
    if sys.platform != "linux":
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            request = struct.pack("16s240x", name.encode()[:15])
            with suppress(OSError):
                (flags,) = struct.unpack_from("H", ioctl(asking, _SIOCGIFFLAGS, request), 16)
                if flags & _UP and flags & _RUNNING and not flags & (_LOOPBACK | _POINT_TO_POINT):
                    yield socket.inet_ntoa(ioctl(asking, _SIOCGIFADDR, request)[20:24])


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

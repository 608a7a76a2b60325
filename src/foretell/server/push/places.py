"""Which addresses a browser may name as its push service: none in this server's own networks."""

import re
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from ..net.identity import LOCAL_NAMES
from ..protocol.answers import LONGEST_ENDPOINT
from .look_ups import LOOK_UPS

_NAT64, _COMPATIBLE = IPv6Network("64:ff9b::/96"), IPv6Network("::/96")
"""Networks of IPv6 addresses that end with the IPv4 address that they stand for."""
_LOCAL_NAT64, _LOCAL_SITE = IPv6Network("64:ff9b:1::/48"), IPv6Network("fec0::/10")

_NAME = re.compile(r"(?!-)([a-z0-9-]{1,63}\.)+[a-z]([a-z0-9-]*[a-z0-9])?")
"""A name whose last part begins with a letter: systems read one that ends with a number as an address (``127.1``)."""


class BadPlace(ValueError):
    """A push service cannot be at this address; the text says why."""


def place_of(endpoint: str) -> SplitResult:
    """The parts of a subscription's address; raises BadPlace unless it is https with a host name on the internet."""
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise BadPlace(f"it has more than {LONGEST_ENDPOINT} characters, or characters that are not printable ASCII")
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise BadPlace("it is not a valid address") from None
    if parts.scheme != "https" or port == 0 or parts.username is not None or parts.password is not None:
        raise BadPlace("it must begin with https:// and the name of the service")
    if not _NAME.fullmatch(host) or host.endswith(LOCAL_NAMES):
        raise BadPlace("it must name a host on the internet")
    return parts


async def public_address(host: str, port: int) -> str:
    """An IP address of a host; raises BadPlace if any of its addresses is not on the internet, and OSError.

    The connection must use this address: another look-up might return a different one.
    """
    addresses = await LOOK_UPS.addresses_of(host, port)
    if not addresses or not all(map(is_public, addresses)):
        raise BadPlace("its host is not on the internet")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is on the internet; an IPv6 address that stands for an IPv4 one counts as that one."""
    read = ip_address(address.partition("%")[0])
    meant = _inside(read) if isinstance(read, IPv6Address) else read
    return meant.is_global and not meant.is_multicast and read not in _LOCAL_NAT64 and read not in _LOCAL_SITE


def _inside(address: IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address that an IPv6 address stands for, or the address itself."""
    if address in _NAT64 or address in _COMPATIBLE:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour or address

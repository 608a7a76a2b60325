"""Which addresses a browser may name as its push service: nothing in this server's own networks."""

import re
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from ..net.identity import LOCAL_NAMES
from ..protocol.push import LONGEST_ENDPOINT
from .names import addresses_of

_NAT64, _COMPATIBLE = IPv6Network("64:ff9b::/96"), IPv6Network("::/96")
"""IPv6 addresses that end with the IPv4 address for which they stand."""
_LOCAL_NAT64, _LOCAL_SITE = IPv6Network("64:ff9b:1::/48"), IPv6Network("fec0::/10")

_NAME = re.compile(r"(?!-)([a-z0-9-]{1,63}\.)+[a-z]([a-z0-9-]*[a-z0-9])?")
"""A name with a domain that begins with a letter: what ends with a number, systems read as an address (``127.1``)."""


class BadPlace(ValueError):
    """No push service can be at this address; the text says why."""


def place_of(endpoint: str) -> SplitResult:
    """The parts of a subscription's address; raises BadPlace for all but https at a name on the internet."""
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise BadPlace(f"it is longer than {LONGEST_ENDPOINT} characters, or has unusual ones")
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise BadPlace("it cannot be read") from None
    if parts.scheme != "https" or port == 0 or parts.username is not None or parts.password is not None:
        raise BadPlace("it has to begin with https:// and the name of the service")
    if not _NAME.fullmatch(host) or host.endswith(LOCAL_NAMES):
        raise BadPlace("it has to name a host on the internet")
    return parts


async def public_address(host: str, port: int) -> str:
    """An address at which the host can be reached; raises BadPlace if any of its addresses is not on the internet.

    The connection is made to this address and no other: asked again, a name might have another one.  Raises OSError.
    """
    addresses = await addresses_of(host, port)
    if not addresses or not all(map(is_public, addresses)):
        raise BadPlace("it is not on the internet")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address belongs to the internet; of an IPv6 address that stands for an IPv4 one, whether that does."""
    read = ip_address(address.partition("%")[0])
    meant = _inside(read) if isinstance(read, IPv6Address) else read
    return meant.is_global and not meant.is_multicast and read not in _LOCAL_NAT64 and read not in _LOCAL_SITE


def _inside(address: IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address for which an IPv6 address stands; else the address itself."""
    if address in _NAT64 or address in _COMPATIBLE:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour or address

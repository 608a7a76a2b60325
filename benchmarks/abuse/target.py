"""The target of an attack: only a server on this machine, from addresses of its loopback network."""

import asyncio
import time
from dataclasses import dataclass
from ipaddress import ip_address

API = "/api/v1"
MOST_SECONDS = 120.0
MOST_ADDRESSES = 64
_LONGEST_DIAL = 5.0
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class NotHere(ValueError):
    """The target is not on this machine."""


@dataclass(frozen=True, slots=True)
class Target:
    """A server, a table on it that anybody may watch, the end of the attack and its number of addresses."""

    host: str
    port: int
    table: str
    until: float
    """The end of the attack, by the monotonic clock."""
    addresses: int

    def __post_init__(self) -> None:
        """Refuse other machines and endless attacks."""
        if not ip_address(self.host).is_loopback:
            raise NotHere(f"{self.host} is not this machine: only a loopback address is attacked")
        if self.addresses > MOST_ADDRESSES or self.until - time.monotonic() > MOST_SECONDS:
            raise NotHere(f"at most {MOST_ADDRESSES} addresses, for {MOST_SECONDS:.0f} seconds")

    @property
    def goes_on(self) -> bool:
        """Whether the attack continues."""
        return time.monotonic() < self.until

    def sources(self) -> list[str]:
        """The attackers' addresses; honest players use 127.0.0.1."""
        return [f"127.0.0.{number}" for number in range(2, 2 + self.addresses)]

    async def dial(self, source: str) -> Streams:
        """Open a connection; raises OSError."""
        async with asyncio.timeout(_LONGEST_DIAL):
            return await asyncio.open_connection(self.host, self.port, local_addr=(source, 0))

"""Looking names up: strangers choose them, and can delay the answers.

Neither other work in threads nor the server's shutdown may wait for them, and one stranger's domain not for another's.
Who runs many domains can fill all places: then a host that was found before is looked for where it was.
"""

import asyncio
import socket
from collections import Counter, OrderedDict
from concurrent.futures import Future
from dataclasses import dataclass, field
from threading import Lock, Thread

_SECONDS = 5.0
"""The most time for an answer; the system may wait for longer, in a thread of its own."""
_MOST, _MOST_OF_DOMAIN = 128, 2
"""The most look-ups at a time, and of names of one domain: who delays all others has to run many domains."""
_MOST_KNOWN = 4096
"""The most hosts of which it is known where they were; the longest unused are forgotten."""


@dataclass(frozen=True, slots=True)
class _Asked:
    host: str
    port: int
    found: "Future[list[str]]" = field(default_factory=Future)

    @property
    def domain(self) -> str:
        """The last two labels of the host name: one person runs all names below them, and can answer late for each."""
        return ".".join(self.host.rsplit(".", 2)[-2:])


class LookUps:
    """Look-ups that wait or are under way."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._waiting: list[_Asked] = []
        self._under_way = Counter[str]()
        """By domain."""
        self._known: OrderedDict[tuple[str, int], list[str]] = OrderedDict()

    async def addresses_of(self, host: str, port: int) -> list[str]:
        """The addresses of a host, the last known ones if there is no answer; raises OSError (and so TimeoutError)."""
        asked = _Asked(host, port)
        with self._lock:
            self._waiting.append(asked)
            self._begin()
        known = self._known.pop((host, port), None)
        try:
            known = await asyncio.wait_for(asyncio.wrap_future(asked.found), _SECONDS)
        except TimeoutError:
            if known is None:
                raise
        finally:
            if known is not None:
                self._known[host, port] = known
            if len(self._known) > _MOST_KNOWN:
                self._known.popitem(last=False)
        return known

    def _begin(self) -> None:
        """Begin what may begin; one that was cancelled while it waited is skipped."""
        for asked in self._waiting.copy():
            if self._under_way.total() < _MOST and self._under_way[asked.domain] < _MOST_OF_DOMAIN:
                self._waiting.remove(asked)
                if asked.found.set_running_or_notify_cancel():
                    self._under_way[asked.domain] += 1
                    Thread(target=self._look_up, args=(asked,), name="push name", daemon=True).start()

    def _look_up(self, asked: _Asked) -> None:
        try:
            there = socket.getaddrinfo(asked.host, asked.port, type=socket.SOCK_STREAM)
            asked.found.set_result([str(each[4][0]) for each in there])
        except (OSError, ValueError, OverflowError) as fault:
            asked.found.set_exception(fault if isinstance(fault, OSError) else OSError(str(fault)))
        finally:
            with self._lock:
                self._under_way -= Counter([asked.domain])
                self._begin()


LOOK_UPS = LookUps()

"""Requests to a server, each in a thread of its own."""

import asyncio
import socket
import time
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from io import BufferedReader, RawIOBase
from typing import TYPE_CHECKING, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import HTTPHandler, HTTPSHandler, ProxyHandler, Request, build_opener

import msgspec

from .. import __version__
from ..server.protocol.messages import Fault
from .address import Address
from .commands import written
from .errors import OtherRules, Refused, ServerLost

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

T = TypeVar("T")
_SECONDS = 30
"""For connecting, for sending, and for an answer from its first byte to its last."""
_LARGEST = 32_000_000
"""Bytes of an answer; those of a server are much smaller."""
AGENT = f"foretell/{__version__}"


class _InTime(RawIOBase):
    """What comes from a socket until the time for an answer is over."""

    def __init__(self, raw: RawIOBase, connected: socket.socket) -> None:
        self._raw, self._connected = raw, connected
        self._end = time.monotonic() + _SECONDS

    def readable(self) -> bool:
        """It is."""
        return True

    def readinto(self, buffer: "WriteableBuffer", /) -> int | None:
        """Read what has arrived; raises TimeoutError when the time is over."""
        left = self._end - time.monotonic()
        if left <= 0:
            raise TimeoutError(f"the answer was not there within {_SECONDS:g} seconds")
        self._connected.settimeout(left)
        return self._raw.readinto(buffer)

    def close(self) -> None:
        """Close the socket's file too."""
        self._raw.close()
        super().close()


class _Answer(HTTPResponse):
    """An answer that has to come in time; a limit on each reading would let a server send a byte now and then."""

    def __init__(self, sock: socket.socket, debuglevel: int = 0, method: str | None = None) -> None:
        super().__init__(sock, debuglevel, method)
        self.fp = BufferedReader(_InTime(self.fp.detach(), sock))


class _Plain(HTTPConnection):
    response_class = _Answer


class _Secure(HTTPSConnection):
    response_class = _Answer


class _PlainHandler(HTTPHandler):
    def http_open(self, req: Request) -> HTTPResponse:
        return self.do_open(_Plain, req)


class _SecureHandler(HTTPSHandler):
    def https_open(self, req: Request) -> HTTPResponse:
        return self.do_open(_Secure, req)


class Http:
    """Asks one server, with the token of a player once there is one."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self.token = ""
        self._opener = build_opener(_PlainHandler, _SecureHandler, *([ProxyHandler({})] if address.is_here else []))

    async def get(self, path: str, kind: type[T]) -> T:
        """The answer to a question; raises Refused and ServerLost."""
        return await asyncio.to_thread(self._ask, path, kind, None)

    async def post(self, path: str, kind: type[T], body: msgspec.Struct | None = None) -> T:
        """The answer to a body, which may be empty; raises Refused and ServerLost."""
        return await asyncio.to_thread(self._ask, path, kind, b"{}" if body is None else written(body))

    async def patch(self, path: str, kind: type[T], body: msgspec.Struct) -> T:
        """The answer to a change; raises Refused and ServerLost."""
        return await asyncio.to_thread(self._ask, path, kind, written(body), "PATCH")

    def _ask(self, path: str, kind: type[T], data: bytes | None, method: str | None = None) -> T:
        try:
            request = Request(f"{self.address.api}{path}", data, self._headers(), method=method)
            try:
                with self._opener.open(request, timeout=_SECONDS) as answer:
                    return msgspec.json.decode(answer.read(_LARGEST), type=kind)
            except HTTPError as error:
                raise _refusal(error) from None
        except (msgspec.MsgspecError, RecursionError) as error:
            raise OtherRules(f"{self.address.origin} does not answer as a foretell server does: {error}") from None
        except (URLError, HTTPException, OSError) as error:
            why = getattr(error, "reason", error)
            raise ServerLost(f"{self.address.origin} cannot be reached: {why}") from None

    def _headers(self) -> dict[str, str]:
        always = {"user-agent": AGENT, "content-type": "application/json"}
        return always | ({"authorization": f"Bearer {self.token}"} if self.token else {})


def _refusal(error: HTTPError) -> Refused | ServerLost:
    """What an answer that is not a success means."""
    with error:
        data = error.read(_LARGEST)
    try:
        fault = msgspec.json.decode(data, type=Fault)
    except (msgspec.MsgspecError, RecursionError):
        if error.code >= 500:
            return ServerLost(f"the server answers {error.code} ({error.reason})")
        return Refused(f"http-{error.code}", f"the server answers {error.code} ({error.reason})")
    return Refused(fault.code, fault.message, fault.rule, fault.where)

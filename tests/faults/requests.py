"""Requests that are repeated until the server answers them."""

import asyncio
from collections.abc import Mapping
from random import Random
from typing import Any

import httpx
import msgspec

from foretell.server.protocol.kinds import TableKind
from tests.server.harness import http_client

from .client import API

_SLOWEST = 15.0
_PAUSE = (0.1, 0.4)


class Requests:
    """Sends requests to the server at a port."""

    def __init__(self, port: int, rng: Random) -> None:
        self.port, self.rng = port, rng
        self._http = http_client(f"http://127.0.0.1:{port}{API}")

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def token(self, name: str) -> str:
        """The token of a new player."""
        return str((await self.ask("POST", "/players", None, {"name": name}))["token"])

    async def open(self, kind: TableKind, token: str) -> str:
        """The id of a new table."""
        return str((await self.ask("POST", "/tables", token, msgspec.to_builtins(kind)))["table"])

    async def ask(self, method: str, path: str, token: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to a request, as soon as there is one; raises RuntimeError if it is refused for good."""
        answer: dict[str, Any] = msgspec.json.decode(await self.text(method, path, token, body))
        return answer

    async def text(self, method: str, path: str, token: str | None, body: Mapping[str, Any] | None = None) -> bytes:
        """The same, as it was sent."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        while True:
            self._http.cookies.clear()  # a new player's token comes as a cookie too
            try:
                async with asyncio.timeout(_SLOWEST):
                    answer = await self._http.request(method, path, json=body, headers=headers)
            except (httpx.TransportError, TimeoutError):
                await asyncio.sleep(self.rng.uniform(*_PAUSE))
                continue
            if answer.is_success:
                return answer.content
            if answer.status_code < 500 and answer.status_code not in (408, 409, 429):
                raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text}")
            await asyncio.sleep(self.rng.uniform(*_PAUSE))

"""Relays sockets for what another process owns: a socket between the processes passes on each message, both ways."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket
from websockets import Subprotocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ..eventlog.socket import SocketReader, accept
from ..net.access import access_of, is_relayed
from ..net.problem import Problem
from .peers import MOVED, Unreachable, unreachable_for
from .relay import headers_for, peers_of, target_of

_CONNECT_SECONDS = 5.0
_PING_SECONDS = 3.0
_MOST_MESSAGE = 16 * 1024 * 1024
_OUR_CODES = range(4000, 5000)
_HANDSHAKE = (
    b"sec-websocket-extensions",
    b"sec-websocket-key",
    b"sec-websocket-protocol",
    b"sec-websocket-version",
    b"user-agent",
)
_AGAIN = 4000 + MOVED


async def relay_socket(socket: WebSocket, address: str) -> None:
    """Serve a socket with the messages of the process at this address; raises Problem and Unreachable."""
    if is_relayed(socket):
        raise Problem(MOVED, "moved", "this has just moved to another process")
    if not address:
        raise Unreachable
    access_of(socket).metrics.relayed.inc()
    try:
        owner = await _dial(socket, address)
    except (OSError, TimeoutError, WebSocketException) as fault:
        raise unreachable_for(address, fault) from None
    try:
        await accept(socket)
        await _converse(socket, owner)
    finally:
        owner.transport.abort()


async def _dial(socket: WebSocket, address: str) -> ClientConnection:
    headers = [(n.decode("latin-1"), v.decode("latin-1")) for n, v in headers_for(socket, *_HANDSHAKE)]
    return await connect(
        f"ws://{address}{target_of(socket)}",
        subprotocols=[Subprotocol(name) for name in socket.scope.get("subprotocols", ())] or None,
        additional_headers=[*headers, *peers_of(socket).headers()],
        user_agent_header=None,
        compression=None,
        proxy=None,
        open_timeout=_CONNECT_SECONDS,
        ping_interval=_PING_SECONDS,
        ping_timeout=_PING_SECONDS,
        max_size=_MOST_MESSAGE,
    )


async def _converse(socket: WebSocket, owner: ClientConnection) -> None:
    """Pass messages on until either side is gone; then the other one is closed for the same reason."""
    reader, readers = SocketReader(None, socket), peers_of(socket).readers
    readers.add(reader)
    reader.access.metrics.readers.inc()
    ways = [asyncio.create_task(_to_client(owner, reader, socket)), asyncio.create_task(_to_owner(owner, reader))]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        readers.discard(reader)
        reader.access.metrics.readers.dec()
        reader.end("gone")
        await reader.closed()


async def _to_client(owner: ClientConnection, reader: SocketReader, socket: WebSocket) -> None:
    """Pass on what the owner sends, no faster than the client reads."""
    try:
        while reader.let_go is None:
            message = await owner.recv(decode=False)
            reader.push(message if isinstance(message, bytes) else message.encode())
            await asyncio.sleep(0)
            while reader.has_more and reader.let_go is None:
                await reader.wire.writable.wait()
                reader.flush()
    except ConnectionClosed as closed:
        code, reason = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (0, "")
        reader.flush()
        if code in _OUR_CODES and code != _AGAIN:
            with suppress(RuntimeError, OSError):
                await socket.close(code, reason)
        else:
            reader.end("moved")


async def _to_owner(owner: ClientConnection, reader: SocketReader) -> None:
    """Pass on what the client sends, no faster than the owner reads; returns when the client is gone."""
    with suppress(ConnectionClosed):
        while reader.let_go is None:
            message = await reader.wire.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            await owner.send(text.encode() if text is not None else message.get("bytes") or b"", text=True)
    await asyncio.Event().wait()  # the owner's close code comes the other way

"""The socket of a table: what happens goes out, commands come in."""

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from .context import Context, Problem, address_of
from .identity import comes_from_here
from .reader import Reader
from .talk import Talk

_CODES = {"slow": 4008, "restart": 1012, "faults": 4029}
"""Why a socket is closed; 4000 + an HTTP status where that says it."""


async def table_socket(socket: WebSocket) -> None:
    """Serve a socket until either side ends it."""
    context: Context = socket.app.state.context
    address = address_of(socket)
    if not comes_from_here(socket.headers, context.settings.origins):
        await socket.close(4403, "origin")
    elif not context.requests.take(address) or not context.places.enter(address):
        await socket.close(4429, "too-many")
    else:
        try:
            await _serve(socket, context)
        finally:
            context.places.leave(address)


async def _serve(socket: WebSocket, context: Context) -> None:
    actor = await context.actor(socket)
    after = _after(socket.query_params.get("after"))
    try:
        host = await context.host(socket, actor)
    except Problem as problem:
        await socket.close(4000 + problem.status, problem.code)
        return
    await socket.accept()
    reader = Reader(None if actor is None else actor.player, context.settings.limits.outbox)
    talk = Talk(context.hub, host, actor, reader, context.settings.limits)
    context.metrics.readers.inc()
    sending = asyncio.create_task(_send(socket, reader))
    try:
        await host.join(reader, after)
        await _listen(socket, talk, reader)
    finally:
        host.leave(reader)
        reader.end("gone")
        context.metrics.readers.dec()
        await sending


async def _listen(socket: WebSocket, talk: Talk, reader: Reader) -> None:
    """Hear the client until it is gone, or let go."""
    while reader.let_go is None:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        await talk.hear(message.get("text") or message.get("bytes") or b"")


async def _send(socket: WebSocket, reader: Reader) -> None:
    """Send what is in the outbox, a message a line, until the reader is let go or gone."""
    try:
        going_on = True
        while going_on:
            going_on = reader.let_go is None
            messages = await reader.take()
            if messages:
                await socket.send({"type": "websocket.send", "text": b"\n".join(messages).decode()})
        if reader.let_go in _CODES:
            await socket.close(_CODES[reader.let_go], reader.let_go)
    except (WebSocketDisconnect, RuntimeError, OSError):
        reader.end("gone")


def _after(text: str | None) -> int | None:
    """The line after which the client wants to hear."""
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else None

"""The socket of a shared pad: what is written goes out, entries come in."""

from starlette.websockets import WebSocket

from ..context import Context, Problem
from ..socket import SocketReader, admitted, asked_after, converse
from .talk import PadTalk


async def pad_socket(socket: WebSocket) -> None:
    """Serve a pad's socket until either side ends it."""
    await admitted(socket, _serve)


async def _serve(socket: WebSocket, context: Context) -> None:
    actor = await context.actor(socket)
    after, limits = asked_after(socket), context.settings.limits
    host, writes = await context.pad(socket)
    if len(host.readers) >= limits.pad_readers:
        raise Problem(429, "too-many", "too many phones at this score pad")
    context.allow_reading(socket, host.lines_to_tell(after))
    await socket.accept()
    reader = SocketReader(None if actor is None else actor.player, context, socket)
    talk = PadTalk(context.pads, host, reader, reader.wire.conduct, writes=writes)
    await converse(reader, context, lambda: host.join(reader, writes=writes, after=after), talk.hear, host.leave)

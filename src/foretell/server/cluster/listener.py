"""Further listeners, above all the one for other processes."""

import asyncio
import socket

import uvicorn

from ..net.http import Http, InnerHttp
from ..ops.configure import WrongSetting


def listen(host: str, port: int) -> socket.socket:
    """A socket at the address for other processes, whose connections wait until it is served; raises WrongSetting."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family)
    except OSError as error:
        why = error.strerror or str(error)
        raise WrongSetting(f"cannot listen for other processes at {host}, port {port}: {why}") from None


def address_of(listening: socket.socket, host: str) -> str:
    """The address for other processes: the host from the settings, and the actual port."""
    shown = f"[{host}]" if ":" in host else host
    return f"{shown}:{listening.getsockname()[1]}"


async def serve(server: uvicorn.Server, listening: socket.socket, kind: type[Http] = InnerHttp) -> asyncio.Server:
    """Serve the connections of a further socket with the same app; ``kind``: ``Http`` for clients."""

    def protocol() -> Http:
        return kind(server.config, server.server_state, server.lifespan.state)

    return await asyncio.get_running_loop().create_server(protocol, sock=listening)

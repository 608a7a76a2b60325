"""Relayed requests: recognised by the listener and the secret, and counted for the client."""

import secrets

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ..net.access import RELAYED
from ..net.http import visit_of
from .peers import CLIENT, HOST, SCHEME, SECRET, Peers


class Entrance:
    """An app that, at the listener for other processes, serves only requests with their secret."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a client, or another process in the name of a client."""
        if scope["type"] in ("http", "websocket") and visit_of(HTTPConnection(scope)).inner:
            if not _is_known(scope, scope["app"].state.peers):
                if scope["type"] == "websocket":
                    await receive()
                    await send({"type": "websocket.close", "code": 4403, "reason": "secret"})
                else:
                    await Response(status_code=403)(scope, receive, send)
                return
            _speak_for_client(scope)
        await self._app(scope, receive, send)


def _is_known(scope: Scope, peers: Peers) -> bool:
    """Whether the request has the secret of the processes."""
    given = Headers(scope=scope).get(SECRET, "")
    return bool(peers.secret) and secrets.compare_digest(given.encode(), peers.secret.hex().encode())


def _speak_for_client(scope: Scope) -> None:
    """Restore the request of the client for whom it was relayed."""
    headers = MutableHeaders(scope=scope)
    scope["client"] = headers.get(CLIENT, ""), 0
    scope["scheme"] = headers.get(SCHEME, scope["scheme"])
    headers["host"] = headers.get(HOST, "")
    scope["state"][RELAYED] = True
    for name in (SECRET, CLIENT, SCHEME, HOST):
        del headers[name]

"""Health, readiness, and the schema of the protocol."""

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..net.problem import RETRY_SECONDS, Problem
from ..protocol.answers import UNTOLD, Health, ReachWanted
from ..protocol.schema import schema
from .base import answer, read_body
from .context import context_of


async def show_schema(_request: Request) -> Response:
    """The JSON schema of all messages."""
    return answer(_described())


@cache
def _described() -> msgspec.Raw:
    """The schema as JSON, made once."""
    return msgspec.Raw(msgspec.json.encode(schema()))


async def health(request: Request) -> Response:
    """Whether the server is alive; the database is not checked, as a restart would not mend it."""
    return answer(Health("ending" if context_of(request).engine.ending else "ok"))


async def ready(request: Request) -> Response:
    """Whether the server can write to its database, and the next start will find it."""
    context = context_of(request)
    if context.engine.leaving and not context.engine.ending:
        raise Problem(404, "leaving", "the server is about to be stopped; connect to another one")
    if context.engine.ending:
        raise Problem(503, "ending", "the server is being stopped", retry_after=RETRY_SECONDS)
    await context.readiness.check()
    return answer(Health("ok"))


async def show_reach(request: Request) -> Response:
    """Where other devices reach the server; nothing of that to anybody but this computer itself."""
    lan = context_of(request).lan
    return answer(lan.reach() if lan.is_asked_here(request) else UNTOLD)


async def switch_reach(request: Request) -> Response:
    """Let devices of the local network in, or no more."""
    lan = context_of(request).lan
    wanted = await read_body(request, ReachWanted)
    own = f"{request.url.scheme}://{request.headers.get('host', '')}"
    if not lan.is_asked_here(request) or request.headers.get("origin") != own:
        raise Problem(403, "not-here", "only the page on the server's own computer can switch that")
    if wanted.open and not lan.can_switch:
        raise Problem(409, "no-switch", "this server's addresses are set by its operator")
    await lan.switch(is_open=wanted.open)
    return answer(lan.reach())

"""The switch for the local network; only the page on the server's own computer may know and use it."""

from starlette.requests import Request
from starlette.responses import Response

from ..net.problem import Problem
from ..protocol.answers import UNTOLD, ReachWanted
from .base import answer, read_body
from .context import context_of


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

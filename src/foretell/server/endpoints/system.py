"""The server about itself: whether it is up, what it counts, how it is spoken to."""

from starlette.requests import Request
from starlette.responses import Response

from ..context import Problem
from ..protocol.answers import Health
from ..schema import schema
from .base import answer, context_of


async def show_schema(_request: Request) -> Response:
    """The JSON schema of all messages."""
    return answer(schema())


async def health(request: Request) -> Response:
    """Whether the server is up and its store answers."""
    context = context_of(request)
    await context.store.listed(1)
    return answer(Health("ending" if context.hub.ending else "ok"))


async def metrics(request: Request) -> Response:
    """The counters, where the settings say that they are shown."""
    context = context_of(request)
    if not context.settings.metrics:
        raise Problem(404, "not-found", "there is nothing here")
    return Response(context.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

"""The server about itself: whether it is up, whether it can write, how it is spoken to."""

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..context import Problem
from ..faults import RETRY_SECONDS
from ..protocol.answers import Health
from ..schema import schema
from .base import answer, context_of


async def show_schema(_request: Request) -> Response:
    """The JSON schema of all messages."""
    return answer(_described())


@cache
def _described() -> msgspec.Raw:
    """The same as JSON; making it takes long."""
    return msgspec.Raw(msgspec.json.encode(schema()))


async def health(request: Request) -> Response:
    """Whether the server is alive; what is wrong with its database, no new start would mend."""
    return answer(Health("ending" if context_of(request).hub.ending else "ok"))


async def ready(request: Request) -> Response:
    """Whether games can go on here: what is sent can be written to the database."""
    context = context_of(request)
    if context.hub.ending:
        raise Problem(503, "ending", "the server is being stopped", retry_after=RETRY_SECONDS)
    await context.readiness.check()
    return answer(Health("ok"))

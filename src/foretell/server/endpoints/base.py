"""What all endpoints do alike: answers as JSON, bodies, numbers of the query."""

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..context import Context, Problem
from ..identity import comes_from_here

_T = TypeVar("_T")
_MOST_DIGITS = 9


def context_of(request: Request) -> Context:
    """The server's parts."""
    context: Context = request.app.state.context
    return context


def answer(value: object, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def read_bytes(request: Request, longest: int) -> bytes:
    """The request's body; raises Problem for one that may not be sent, or is too long."""
    if not comes_from_here(request, context_of(request).settings):
        raise Problem(403, "origin", "this page may not speak for you")
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Problem(415, "content-type", "send application/json")
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > longest:
            raise Problem(413, "too-long", "the message is too long")
    return bytes(body)


async def read_body(request: Request, kind: type[_T]) -> _T:
    """The request's JSON; raises Problem for what is too long, or is none."""
    return await read_message(request, msgspec.json.Decoder(kind))


async def read_message(request: Request, decoder: "msgspec.json.Decoder[_T]") -> _T:
    """The same, for one of several kinds of messages."""
    body = await read_bytes(request, context_of(request).settings.limits.message_bytes)
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Problem(422, "malformed", f"this is no such message: {error}") from None


def number(request: Request, name: str, least: int = 0, most: int = 10**_MOST_DIGITS - 1) -> int | None:
    """A whole number of the query, or None; raises Problem for what is none, or is too small or too large."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS and least <= int(text) <= most):
        raise Problem(422, "malformed", f"{name} is a whole number from {least} to {most}")
    return int(text)

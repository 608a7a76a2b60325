"""Helpers for endpoints: who asks, JSON answers, bodies, numbers of the query."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import TypeVar, cast

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ...store import StoreError
from ..eventlog.asking import Actor, Refusal
from ..net.access import address_of, body_of
from ..net.identity import comes_from_here, set_cookie
from ..net.limits import Allowance
from ..net.problem import Problem, fault_answer
from ..net.reader import Reader
from ..protocol.messages import PlayerView
from .context import Context, context_of

_T = TypeVar("_T")
_MOST_DIGITS = 9
_LARGE = 400_000
"""Bytes of a file that count as one more thing that is opened; a championship has a fourth of that."""


async def asked_by(request: Request) -> tuple[Context, Actor]:
    """The parts of the server, and the player who asks; raises Problem for a stranger.

    The body is there by then: a player whose request is sent slowly may sign out meanwhile.
    """
    context = context_of(request)
    await body_of(request, context.settings.limits.message_bytes)
    return context, await context.known_actor(request)


async def still_known(request: Request, take_back: Callable[[], Awaitable[object]]) -> None:
    """Take back what lets somebody in or tells them more, if they were signed out before it was there; raises Problem.

    Otherwise it would outlive the tokens of the one who has asked for it.
    """
    try:
        await context_of(request).known_actor(request)
    except Problem:
        await take_back()
        raise


async def end_if_signed_out(reader: Reader, connection: HTTPConnection) -> None:
    """End a reader whose player was signed out before the reader had joined a log, and so was not ended then.

    While the store cannot say whether that is so, it is taken not to be.
    """
    if reader.player is None:
        return
    with suppress(StoreError):
        try:
            actor = await context_of(connection).actor(connection)
        except Problem:
            actor = None
        if actor is None or actor.player != reader.player:
            reader.end("signed-out")


def allow(request: Request, allowance: Allowance, what: str, cost: float = 1.0) -> None:
    """Count a request against an allowance of its address; raises Problem for too many of ``what``."""
    if not allowance.take(address_of(request), cost):
        raise Problem(429, "too-many", f"too many {what} from this address")


def signed_in(request: Request, name: str, token: str, *, program: bool, status: int = 200) -> Response:
    """The player of this device, with the token, which is also set as a cookie."""
    response = answer(PlayerView(name, program, token), status)
    set_cookie(response, token, secure=context_of(request).settings.secure_cookies)
    return response


async def on_refusal(_request: Request, error: Exception) -> Response:
    """Answer a command that is not carried out."""
    refusal = cast("Refusal", error)
    return fault_answer(Problem(refusal.status, refusal.code, refusal.message, refusal.rule, refusal.where))


def answer(value: object, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def file_answer(text: str, media: str, name: str) -> Response:
    """A text as a file with this name."""
    return Response(text, media_type=media, headers={"content-disposition": f'attachment; filename="{name}"'})


def answer_once(request: Request, value: object, mark: bytes) -> Response:
    """A value as JSON, or no body if the client has it already: if the ``mark`` is that of the last answer."""
    tag = f'"{hashlib.sha256(mark).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "private, no-cache", "vary": "authorization, cookie"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    return Response(msgspec.json.encode(value), 200, headers, "application/json")


async def read_bytes(request: Request, longest: int) -> bytes:
    """The request's body; raises Problem for a foreign page, a wrong type, or a body that is too long (bytes)."""
    refuse_foreign(request)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Problem(415, "content-type", "send application/json")
    return await body_of(request, longest)


@asynccontextmanager
async def read_file(
    request: Request, longest: int, allowance: Allowance, what: str
) -> AsyncIterator[tuple[bytes, Actor]]:
    """Context for the text that opens one of ``what``, and the player who sends it.

    A long one counts as several.  Raises Problem: at once for a stranger, and for an address that may open no more.
    """
    context, address, size = context_of(request), address_of(request), _size_of(request, longest)
    await context.known_actor(request)
    if not (allowance.has(address) and context.files.enter(address, size)):
        raise Problem(429, "too-many", f"too many {what} from this address, or at once")
    try:
        text = await read_bytes(request, longest)
        _, actor = await asked_by(request)
        allow(request, allowance, what, 1 + len(text) // _LARGE)
        yield text, actor
    finally:
        context.files.leave(address, size)


def _size_of(request: Request, longest: int) -> int:
    """The most bytes that the request's body can have in memory."""
    told = request.headers.get("content-length", "")
    return min(longest, int(told)) if told.isdecimal() and len(told) <= _MOST_DIGITS else longest


@asynccontextmanager
async def read_document(
    request: Request, longest: int, allowance: Allowance, what: str, decoder: "msgspec.json.Decoder[_T]"
) -> AsyncIterator[tuple[_T, Actor]]:
    """``read_file``, for what a decoder makes of the text, one at a time; raises Problem also if it cannot be read."""
    async with read_file(request, longest, allowance, what) as (text, actor):
        try:
            async with context_of(request).reading:
                yield await asyncio.to_thread(decoder.decode, text), actor
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Problem(422, "malformed", f"the message cannot be read: {error}") from None


def refuse_foreign(request: Request) -> None:
    """Raise Problem for a request that another site's page has sent."""
    if not comes_from_here(request, context_of(request).settings):
        raise Problem(403, "origin", "this page may not act for you")


async def read_body(request: Request, kind: type[_T]) -> _T:
    """The request's JSON; raises Problem if it is too long or malformed."""
    return await read_message(request, msgspec.json.Decoder(kind))


async def read_message(request: Request, decoder: "msgspec.json.Decoder[_T]") -> _T:
    """The request's JSON, by a decoder for several kinds of messages; raises Problem."""
    body = await read_bytes(request, context_of(request).settings.limits.message_bytes)
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Problem(422, "malformed", f"the message cannot be read: {error}") from None


def number(request: Request, name: str, least: int = 0, most: int = 10**_MOST_DIGITS - 1) -> int | None:
    """A whole number of the query, or None; raises Problem for other text, and for a number out of bounds."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS and least <= int(text) <= most):
        raise Problem(422, "malformed", f"{name} is a whole number from {least} to {most}")
    return int(text)

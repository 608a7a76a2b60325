"""Bodies of requests."""

from starlette.requests import Request

from .problem import Problem


async def body_of(request: Request, longest: int, too_long: str = "the message is too long") -> bytes:
    """The request's body, also again; raises Problem with this sentence if it is longer than that (bytes)."""
    read: bytes | None = getattr(request.state, "body", None)
    if read is not None:
        return read
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > longest:
            raise Problem(413, "too-long", too_long)
    request.state.body = bytes(body)
    return bytes(body)

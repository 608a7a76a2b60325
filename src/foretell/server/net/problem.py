"""Requests that are not carried out, and their answers: a code and a sentence, nothing about the server's internals."""

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ...store import Damaged, StoreError
from ..ops.logs import log
from ..protocol.messages import Fault

_TOO_MANY = 429
RETRY_SECONDS = 5
"""A full disk, a locked file or a restart may be over after this time."""


class Problem(Exception):
    """A request is not carried out: an HTTP status, a code for programs, a sentence."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        rule: str | None = None,
        where: str | None = None,
        *,
        retry_after: int | None = None,
        closes: bool = False,
    ) -> None:
        """Keep all parts.

        ``rule``: the number of the rule that forbids a move; ``where``: the place of the fault in the request.
        ``retry_after``: seconds after which the client should try again; ``closes``: whether the connection is closed.
        """
        super().__init__(message)
        self.status, self.code, self.message, self.rule, self.where = status, code, message, rule, where
        self.retry_after, self.closes = retry_after, closes


def barred() -> Problem:
    """The problem for somebody whom the operator has banned."""
    return Problem(403, "barred", "the operator of this server has banned you")


def problem_of(error: Exception) -> Problem:
    """The problem that answers an error."""
    match error:
        case Problem():
            return error
        case Damaged():
            return Problem(500, "broken", "a part of the server's database that this needs is damaged")
        case StoreError():
            message = "the server cannot read or write its database now; try again"
            return Problem(503, "store", message, retry_after=RETRY_SECONDS)
        case _:
            return Problem(500, "fault", "the server is at fault")


def fault_answer(problem: Problem) -> Response:
    """The response to a request with a problem."""
    body = msgspec.json.encode(Fault(problem.code, problem.message, problem.rule, problem.where))
    again = problem.retry_after if problem.status != _TOO_MANY else problem.retry_after or 1
    headers = {} if again is None else {"retry-after": str(again)}
    if problem.closes:
        headers["connection"] = "close"
    return Response(body, problem.status, headers, media_type="application/json")


async def on_problem(_request: Request, error: Exception) -> Response:
    """Answer a request with a problem, or after a fault of the server, which uvicorn logs."""
    return fault_answer(problem_of(error))


async def on_store_fault(_request: Request, error: Exception) -> Response:
    """Log and answer a failure of the store."""
    log.error("store", extra={"why": str(error)})
    return fault_answer(problem_of(error))


async def on_http(_request: Request, error: Exception) -> Response:
    """Answer a request with an unknown path or a wrong method."""
    status, headers = (error.status_code, error.headers) if isinstance(error, HTTPException) else (500, None)
    known = {404: ("not-found", "there is nothing here"), 405: ("method", "this path does not take this method")}
    code, message = known.get(status, ("fault", "the request cannot be understood"))
    answer = fault_answer(Problem(status, code, message))
    answer.headers.update(headers or {})
    return answer


async def on_gone(_request: Request, _error: Exception) -> Response:
    """Answer a client that has disconnected during its request: nobody reads it."""
    return fault_answer(Problem(400, "gone", "the request has no end"))

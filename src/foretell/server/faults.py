"""What is answered when something goes wrong: a code and a sentence, and nothing of the server's inside."""

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ..store import Damaged, StoreError
from .broken import Broken
from .context import Problem
from .logs import log
from .protocol.messages import Fault

_TOO_MANY = 429
RETRY_SECONDS = 5
"""When it makes sense to ask again: a full disk, a locked file and a new start take a while."""


def problem_of(error: Exception) -> Problem:
    """What went wrong, as it is answered."""
    match error:
        case Problem():
            return error
        case Broken():
            return Problem(500, "broken", "the log of this is damaged; it cannot go on until the database is mended")
        case Damaged():
            return Problem(500, "broken", "a part of the server's database that this needs is damaged")
        case StoreError():
            message = "the server cannot read or write its database now; try again"
            return Problem(503, "store", message, retry_after=RETRY_SECONDS)
        case _:
            return Problem(500, "fault", "the server is at fault")


def fault_answer(problem: Problem) -> Response:
    """The answer to a request that is not carried out."""
    body = msgspec.json.encode(Fault(problem.code, problem.message, problem.rule, problem.where))
    again = problem.retry_after if problem.status != _TOO_MANY else problem.retry_after or 1
    headers = {} if again is None else {"retry-after": str(again)}
    if problem.closes:
        headers["connection"] = "close"
    return Response(body, problem.status, headers, media_type="application/json")


async def on_problem(_request: Request, error: Exception) -> Response:
    """A request that is not carried out."""
    return fault_answer(problem_of(error))


async def on_store_fault(_request: Request, error: Exception) -> Response:
    """A request for which the database is needed, and cannot be used."""
    log.error("store", extra={"why": str(error)})
    return fault_answer(problem_of(error))


async def on_http(_request: Request, error: Exception) -> Response:
    """A path that is not there, or a method that it does not know."""
    status, headers = (error.status_code, error.headers) if isinstance(error, HTTPException) else (500, None)
    known = {404: ("not-found", "there is nothing here"), 405: ("method", "this is not done here")}
    code, message = known.get(status, ("fault", "the request cannot be understood"))
    answer = fault_answer(Problem(status, code, message))
    answer.headers.update(headers or {})
    return answer


async def on_gone(_request: Request, _error: Exception) -> Response:
    """Who was asking has hung up in the middle of it: nobody reads the answer."""
    return fault_answer(Problem(400, "gone", "the request has no end"))


async def on_fault(_request: Request, error: Exception) -> Response:
    """A fault of the server: uvicorn, to which it is raised again, tells it to the log alone."""
    return fault_answer(problem_of(error))

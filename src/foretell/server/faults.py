"""What is answered when something goes wrong: a code and a sentence, and nothing of the server's inside."""

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from .context import Problem
from .logs import log
from .protocol.messages import Fault


def fault_answer(problem: Problem) -> Response:
    """The answer to a request that is not carried out."""
    body = msgspec.json.encode(Fault(problem.code, problem.message, problem.rule, problem.where))
    return Response(body, problem.status, media_type="application/json")


async def on_problem(_request: Request, error: Exception) -> Response:
    """A request that is not carried out."""
    return fault_answer(error if isinstance(error, Problem) else Problem(500, "fault", "the server is at fault"))


async def on_http(_request: Request, error: Exception) -> Response:
    """A path that is not there, or a method that it does not know."""
    status, headers = (error.status_code, error.headers) if isinstance(error, HTTPException) else (500, None)
    known = {404: ("not-found", "there is nothing here"), 405: ("method", "this is not done here")}
    code, message = known.get(status, ("fault", "the request cannot be understood"))
    answer = fault_answer(Problem(status, code, message))
    answer.headers.update(headers or {})
    return answer


async def on_fault(request: Request, error: Exception) -> Response:
    """A fault of the server: told to its log alone."""
    log.error("fault", exc_info=error, extra={"method": request.method})
    return fault_answer(Problem(500, "fault", "the server is at fault"))

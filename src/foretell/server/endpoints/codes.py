"""Room codes: made for tables, and followed to those whose game has not begun."""

import secrets

from starlette.requests import Request
from starlette.responses import Response

from ...store import Codes
from ..eventlog import clock
from ..net.access import address_of
from ..net.problem import Problem
from ..protocol.answers import LENGTH, LETTERS, Code, CodeFound, CodeMade
from ..protocol.passkeys import Nothing
from ..table.state import Status
from .base import allow, answer, asked_by, read_body
from .context import context_of

CODE_MS = 86_400_000
"""How long a code is valid."""
_TRIES = 20
"""If this many codes in a row belong to other tables, something is wrong."""


async def make_code(request: Request) -> Response:
    """The code of a table; a new one if it has none.  It leads nowhere when the game has begun."""
    context, actor = await asked_by(request)
    host = await context.host(request, actor)
    await read_body(request, Nothing)
    return answer(await _given(context.store.codes, host.name), 201)


async def find_table(request: Request) -> Response:
    """The table that has a code; raises Problem if none has, or its game has begun, and after too many tries."""
    context = context_of(request)
    wanted = await read_body(request, Code)
    allow(request, context.codes, "codes")
    table = await context.store.codes.log("".join(wanted.code.upper().split()), clock.now_ms())
    charge = context.charge(request)
    summary = None if table is None else await context.tables.shown_to_all(table, address_of(request), charge)
    if table is None or summary is None or summary.status != Status.WAITING:
        raise Problem(404, "no-code", "no open table has this code")
    return answer(CodeFound(table))


async def _given(codes: Codes, table: str) -> CodeMade:
    """The code that the table has, or gets now."""
    now = clock.now_ms()
    for _ in range(_TRIES):
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        given = await codes.give(table, code, now, now + CODE_MS)
        if given is not None:
            return CodeMade(*given)
    raise Problem(503, "no-code", "there is no free code", retry_after=1)

"""What processes with the same store ask each other, besides relaying what clients ask."""

from contextlib import suppress

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ...pad.faults import PadFault
from ..clubs import hub as clubs
from ..eventlog.asking import Refusal
from ..net.access import is_relayed
from ..people.farewells import Gone
from ..table.elsewhere import Names, Sitting
from ..tournaments.hub import Ended
from ..tournaments.pads_of_tables import PadSeats
from .base import answer
from .context import context_of


async def summaries(request: Request) -> Response:
    """The summaries of tables that this process owns."""
    names = msgspec.json.decode(await _body(request), type=Names)
    return answer(await context_of(request).tables.own_summaries(names.tables))


async def sit(request: Request) -> Response:
    """Seat a player at a table that this process owns, if their seat is free."""
    sitting = msgspec.json.decode(await _body(request), type=Sitting)
    await context_of(request).tables.rematches.sit(sitting)
    return answer({})


async def seats(request: Request) -> Response:
    """Write on a pad that this process owns who sits at its table."""
    with suppress(PadFault, Refusal):
        await context_of(request).tournaments.of_tables.seat(msgspec.json.decode(await _body(request), type=PadSeats))
    return answer({})


async def unseal(request: Request) -> Response:
    """Show the cards of tables that this process owns: all with the same deals have ended."""
    names = msgspec.json.decode(await _body(request), type=Names)
    for table in names.tables:
        await context_of(request).tables.unseal(table)
    return answer({})


async def tournament(request: Request) -> Response:
    """The game at a table of a tournament that this process owns is over."""
    await context_of(request).tournaments.is_over(msgspec.json.decode(await _body(request), type=Ended))
    return answer({})


async def club(request: Request) -> Response:
    """A game of a club that this process owns may be over."""
    await context_of(request).clubs.see(msgspec.json.decode(await _body(request), type=clubs.Ended))
    return answer({})


async def sign_out(request: Request) -> Response:
    """End the sockets of a player whose tokens are void."""
    context_of(request).farewells.end(msgspec.json.decode(await _body(request), type=Gone))
    return answer({})


async def _body(request: Request) -> bytes:
    """The body of another process's request; clients find nothing here."""
    if not is_relayed(request):
        raise HTTPException(404)
    return await request.body()

"""What processes with the same store ask each other, besides relaying what clients ask."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...pad.faults import PadFault
from ..clubs import hub as clubs
from ..eventlog.asking import Refusal
from ..net.access import is_relayed
from ..people import farewells
from ..table.lists import Names
from ..table.rematch import Sitting
from ..tournaments import hub as tournaments
from ..tournaments.pads_of_tables import PadSeats
from .base import answer
from .context import Context, context_of

_T = TypeVar("_T")


def node_routes() -> list[BaseRoute]:
    """A route for each message; all are about what the asked process owns, except the end of a player's sockets."""
    return [
        _route("/nodes/summaries", Names, lambda context, names: context.tables.own_summaries(names.tables)),
        _route("/nodes/sit", Sitting, lambda context, sitting: context.tables.rematches.sit(sitting)),
        _route("/nodes/seats", PadSeats, _seat),
        _route("/nodes/unseal", Names, _unseal),
        _route("/nodes/tournament", tournaments.Ended, lambda context, ended: context.tournaments.is_over(ended)),
        _route("/nodes/club", clubs.Ended, lambda context, ended: context.clubs.see(ended)),
        _route(farewells.PATH, farewells.Gone, _sign_out),
    ]


def _route(path: str, kind: type[_T], do: Callable[[Context, _T], Awaitable[object]]) -> Route:
    """Do what another process asks, and answer with what that returns; clients find nothing here."""

    async def run(request: Request) -> Response:
        if not is_relayed(request):
            raise HTTPException(404)
        return answer(await do(context_of(request), msgspec.json.decode(await request.body(), type=kind)))

    return Route(path, run, methods=["POST"])


async def _seat(context: Context, seats: PadSeats) -> None:
    """Write on a pad who sits at its table."""
    with suppress(PadFault, Refusal):
        await context.tournaments.of_tables.seat(seats)


async def _unseal(context: Context, names: Names) -> None:
    """Show the cards of tables: all with the same deals have ended."""
    for table in names.tables:
        await context.tables.unseal(table)


async def _sign_out(context: Context, gone: farewells.Gone) -> None:
    context.farewells.end(gone)

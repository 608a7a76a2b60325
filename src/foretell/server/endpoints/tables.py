"""Tables: listed, opened, read, and played at."""

from starlette.requests import Request
from starlette.responses import Response

from ...bots.levels import RATINGS, at_hand, missing_extra, seatable, usual_bots
from ...game.errors import OptionsError
from ..eventlog.asking import Refusal
from ..net.problem import Problem
from ..protocol.answers import BotKind, BotList, Lines, Play
from ..protocol.kinds import TableKind
from ..protocol.messages import Ack, Do, TableList
from .base import allow, answer, asked_by, number, read_body
from .context import context_of

MOST_LINES = 500
MOST_BOTS = 5


async def list_tables(request: Request) -> Response:
    """The open tables that are listed, newest first."""
    return answer(TableList(await context_of(request).tables.listings()))


async def list_bots(_request: Request) -> Response:
    """All levels and the operator's own bots, with those marked that can be seated here."""
    return answer(BotList(tuple(map(_bot, seatable())), usual_bots(MOST_BOTS)))


def _bot(name: str) -> BotKind:
    needs = missing_extra(name)
    instead = None if needs is None else at_hand(name)
    return BotKind(name, needs is None, needs, instead, {game: ratings.get(name) for game, ratings in RATINGS.items()})


async def open_table(request: Request) -> Response:
    """Open a table, without seating anybody."""
    context, actor = await asked_by(request)
    kind = await read_body(request, TableKind)
    allow(request, context.new_tables, "tables")
    try:
        return answer(await context.tables.open(kind, actor), 201)
    except OptionsError as error:
        raise Problem(422, "options", str(error)) from None


async def play(request: Request) -> Response:
    """Open a table, and seat the player and bots; the game begins with the player's ``start``."""
    context, actor = await asked_by(request)
    wanted = await read_body(request, Play)
    allow(request, context.new_tables, "tables")
    try:
        return answer(await context.tables.play(wanted, actor), 201)
    except OptionsError as error:
        raise Problem(422, "options", str(error)) from None
    except Refusal as refusal:
        raise Problem(422, refusal.code, refusal.message) from None


async def show_table(request: Request) -> Response:
    """The table as its reader may see it."""
    context = context_of(request)
    actor = await context.actor(request)
    host = await context.host(request, actor)
    player = None if actor is None else actor.player
    context.allow_reading(request, host.lines_to_send(None, player))
    return answer(await host.view(player))


async def show_lines(request: Request) -> Response:
    """Lines of the table's log after a number, as their reader may see them."""
    context = context_of(request)
    after, limit = number(request, "after") or 0, number(request, "limit", 1, MOST_LINES) or MOST_LINES
    actor = await context.actor(request)
    host = await context.host(request, actor)
    player = None if actor is None else actor.player
    sent = min(limit, host.lines_to_send(after, player))
    context.allow_reading(request, max(sent, host.lines_to_read(after, player)))
    return answer(Lines(await host.lines(player, after, limit)))


async def command(request: Request) -> Response:
    """Carry out a command."""
    context, actor = await asked_by(request)
    host = await context.host(request, actor)
    asked = await read_body(request, Do)
    context.allow_reading(request, host.lines_for(asked.command, actor.player))
    return answer(Ack(asked.id, await context.tables.do(host, asked.command, actor, asked.id)))


async def why(request: Request) -> Response:
    """Whether the player may make a move now, and if not, why not."""
    context, actor = await asked_by(request)
    host = await context.host(request, actor)
    move = request.query_params.get("move", "")
    try:
        return answer(await host.why(actor.player, move))
    except Refusal as refusal:
        status = 422 if refusal.code == "notation" else 409
        raise Problem(status, refusal.code, refusal.message, refusal.rule) from None

"""Guests and their names."""

from collections.abc import AsyncIterator, Callable

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from ...rating.finish import LEAST
from ...store import Player, StoreError
from ..eventlog.clock import now_ms
from ..net.access import address_of
from ..net.http import visit_of
from ..net.identity import drop_cookie, hash_of, new_id, new_token, set_cookie
from ..net.problem import Problem
from ..ops.logs import log
from ..people.farewells import Gone
from ..people.own_data import own_data
from ..protocol.answers import Goodbye, Keeping, NewName, OwnTables, SignedOut, SignOut
from ..protocol.messages import NewPlayer, PlayerView
from ..protocol.names import NameFault, shown_name
from ..protocol.ratings import RatingList
from ..ratings.shown import ratings_of
from .base import allow, answer, asked_by, read_body, signed_in
from .context import context_of, stranger


async def new_player(request: Request) -> Response:
    """Give a guest a name and a token."""
    context = context_of(request)
    wanted = await read_body(request, NewPlayer)
    name = _name(wanted.name)
    allow(request, context.new_players, "names")
    token = new_token()
    now = now_ms()
    await context.store.players.add(Player(new_id(), name, wanted.program, now, now), hash_of(token))
    return signed_in(request, name, token, program=wanted.program, status=201)


async def who_am_i(request: Request) -> Response:
    """The player whose token was sent."""
    actor = await context_of(request).known_actor(request)
    return answer(PlayerView(actor.name, actor.program))


async def rename(request: Request) -> Response:
    """Rename the player, for tables at which they sit down later."""
    context, actor = await asked_by(request)
    name = _name((await read_body(request, NewName)).name)
    await context.store.players.rename(actor.player, name)
    return answer(PlayerView(name, actor.program))


async def sign_out(request: Request) -> Response:
    """Make all tokens of the player void, and close their sockets; ``stay``: this client gets a new token."""
    context, actor = await asked_by(request)
    wanted = await read_body(request, SignOut)
    token = new_token() if wanted.stay else None
    await context.store.tokens.replace(actor.player, None if token is None else hash_of(token))
    await context.farewells.end_everywhere(Gone(actor.player))
    response = answer(SignedOut(token))
    if token is None:
        drop_cookie(response, secure=context.settings.secure_cookies)
    else:
        set_cookie(response, token, secure=context.settings.secure_cookies)
    return response


async def delete(request: Request) -> Response:
    """Forget the player; their name and token at once, all else soon."""
    context, actor = await asked_by(request)
    wanted = await read_body(request, Goodbye)
    if wanted.name != actor.name:
        raise Problem(422, "name", "name the player who is to be deleted")
    await context.keeper.erasing.begin(actor.player)
    context.keeper.soon()
    response = answer(SignedOut(), 202)
    drop_cookie(response, secure=context.settings.secure_cookies)
    return response


async def my_data(request: Request) -> Response:
    """Everything that is stored of the player, as a file."""
    context, actor = await asked_by(request)
    player = await context.store.players.get(actor.player)
    if player is None:
        raise stranger()
    if not (context.downloads.take(address_of(request)) and context.downloads.take(actor.player)):
        raise Problem(429, "too-many", "too many downloads; wait a while")
    headers = {"content-disposition": 'attachment; filename="foretell-my-data.json"'}
    parts = own_data(context.store, player)
    first = await anext(parts)
    return StreamingResponse(_file(first, parts, visit_of(request).transport.abort), 200, headers, "application/json")


async def _file(first: bytes, parts: AsyncIterator[bytes], cut: Callable[[], None]) -> AsyncIterator[bytes]:
    """The parts of a file; ``cut``: called where the store fails, so that nobody takes the first parts for all."""
    yield first
    try:
        async for part in parts:
            yield part
    except StoreError as error:
        log.error("store", extra={"why": str(error)})
        cut()


async def how_long(request: Request) -> Response:
    """How long this server keeps things."""
    rules = context_of(request).keeper.rules
    return answer(Keeping(rules.games_days, rules.guests_days))


async def own_tables(request: Request) -> Response:
    """The tables at which the player has a seat."""
    context, actor = await asked_by(request)
    return answer(OwnTables(await context.tables.tables_of(actor.player, *actor.was)))


def _name(text: str) -> str:
    """The name as it is shown; raises Problem for a name that nobody can have."""
    try:
        return shown_name(text)
    except NameFault as fault:
        raise Problem(422, fault.code, fault.message) from None


async def own_ratings(request: Request) -> Response:
    """The ratings of the player, of each kind of game that they have played."""
    context, actor = await asked_by(request)
    return answer(RatingList(await ratings_of(context.store, actor.player), LEAST))

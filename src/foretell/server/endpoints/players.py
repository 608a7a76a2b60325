"""Guests and their names."""

from starlette.requests import Request
from starlette.responses import Response

from ...store import Player
from ..net.access import address_of
from ..net.identity import hash_of, new_token, set_cookie
from ..net.problem import Problem
from ..protocol.answers import NewName, OwnTables
from ..protocol.kinds import LONGEST_NAME
from ..protocol.messages import NewPlayer, PlayerView
from ..protocol.text import cleaned
from ..table.hub import new_id
from .base import answer, read_body
from .context import context_of


async def new_player(request: Request) -> Response:
    """Give a guest a name and a token."""
    context = context_of(request)
    wanted = await read_body(request, NewPlayer)
    name = shown_name(wanted.name)
    if not context.new_players.take(address_of(request)):
        raise Problem(429, "too-many", "too many names from this address")
    token = new_token()
    await context.store.add_player(Player(new_id(), name, wanted.program), hash_of(token))
    response = answer(PlayerView(name, wanted.program, token), 201)
    set_cookie(response, token, secure=context.settings.secure_cookies)
    return response


async def who_am_i(request: Request) -> Response:
    """The player whose token was sent."""
    actor = await context_of(request).known_actor(request)
    return answer(PlayerView(actor.name, actor.program))


async def rename(request: Request) -> Response:
    """Give the player another name, for the tables at which they sit down from now on."""
    context = context_of(request)
    actor = await context.known_actor(request)
    name = shown_name((await read_body(request, NewName)).name)
    await context.store.rename_player(actor.player, name)
    return answer(PlayerView(name, actor.program))


async def own_tables(request: Request) -> Response:
    """The tables at which the player has a seat."""
    context = context_of(request)
    actor = await context.known_actor(request)
    return answer(OwnTables(await context.tables.tables_of(actor.player, *actor.was)))


def shown_name(text: str) -> str:
    """The name as it is shown; raises Problem for a name that cannot be shown."""
    name = cleaned(text)
    if not name or len(name) > LONGEST_NAME:
        raise Problem(422, "name", "the name cannot be shown")
    return name

"""Passkeys: listed, made, removed, and used to sign in on another device."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, cast

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response

from ...store import Conflict, Passkey
from ..eventlog import clock
from ..eventlog.asking import Actor
from ..net.identity import hash_of, new_token, token_of
from ..net.problem import Problem
from ..ops.logs import log
from ..passkeys.challenges import Purpose
from ..passkeys.site import BadCredential, bytes_of, lack_at, site_of, text_of
from ..people.farewells import Gone
from ..protocol.names import cleaned
from ..protocol.passkeys import (
    LONGEST_PASSKEY_NAME,
    CeremonyOptions,
    NewPasskey,
    Nothing,
    PasskeyList,
    PasskeyView,
    SignIn,
)
from .base import allow, answer, asked_by, read_body, signed_in, still_known
from .context import Context, context_of

if TYPE_CHECKING:
    from ..passkeys.ceremony import Ceremonies

MOST_PASSKEYS = 20
_MOST_GUESTS = 1000
"""At most this many guests can become one player: each request of the player checks all of them."""
_LACKS = {
    "extra": "this server has no passkeys: its operator can install the extra 'passkeys'",
    "address": "passkeys belong to a server's name, and this address is a number",
}


async def list_passkeys(request: Request) -> Response:
    """The player's passkeys, and whether passkeys are offered at this address."""
    context = context_of(request)
    actor = await context.actor(request)
    found = [] if actor is None else await context.store.passkeys.of(actor.player)
    lacks = lack_at(request)
    return answer(PasskeyList(lacks is None, lacks, tuple(map(_view, found))))


async def begin_passkey(request: Request) -> Response:
    """The options with which a browser makes a passkey."""
    context, actor = await asked_by(request)
    steps = _begin(request)
    await read_body(request, Nothing)
    known = await _with_room(context, actor)
    challenge = context.challenges.make(Purpose.MAKE, _owner(request))
    return answer(CeremonyOptions(steps.options_to_make(actor.player, actor.name, known, challenge)))


async def make_passkey(request: Request) -> Response:
    """Keep a passkey that a browser has made."""
    context, actor = await asked_by(request)
    steps = _begin(request)
    wanted = await read_body(request, NewPasskey)
    name = cleaned(wanted.name)[:LONGEST_PASSKEY_NAME]
    if not name:
        raise Problem(422, "name", "the name cannot be shown")
    await _with_room(context, actor)
    with _checking():
        challenge = _taken(request, steps.challenge_of(wanted.credential), Purpose.MAKE)
        passkey = steps.made(wanted.credential, challenge, actor.player, name, clock.now_ms())
    try:
        await context.store.passkeys.add(passkey)
    except Conflict:
        raise Problem(409, "passkey-known", "this passkey is known already") from None
    await still_known(request, partial(context.store.passkeys.remove, actor.player, passkey.id))
    log.info("passkey made")
    return answer(_view(passkey), 201)


async def remove_passkey(request: Request) -> Response:
    """Delete one of the player's passkeys; the devices that have signed in with it stay signed in."""
    context, actor = await asked_by(request)
    await read_body(request, Nothing)
    with _checking():
        key_id = bytes_of(str(request.path_params["passkey"]))
    if not await context.store.passkeys.remove(actor.player, key_id):
        raise Problem(404, "no-passkey", "you have no such passkey")
    return answer(Nothing())


async def begin_sign_in(request: Request) -> Response:
    """The options with which a browser offers its passkeys for this server."""
    context, steps = context_of(request), _begin(request)
    await read_body(request, Nothing)
    return answer(CeremonyOptions(steps.options_to_sign_in(context.challenges.make(Purpose.SIGN_IN, _owner(request)))))


async def sign_in(request: Request) -> Response:
    """Make this device one of the player whose passkey it has; a guest on this device becomes that player."""
    context, steps = context_of(request), _begin(request)
    store, wanted = context.store, (await read_body(request, SignIn)).credential
    with _checking():
        challenge = _taken(request, steps.challenge_of(wanted), Purpose.SIGN_IN)
        passkey = await store.passkeys.get(bytes_of(wanted.id))
        if passkey is None:
            raise Problem(401, "no-passkey", "this server does not know the passkey: it was removed, or made elsewhere")
        counter = steps.signed_in(wanted, passkey, challenge)
    guest = await _guest(request, passkey.player)
    if not await store.passkeys.use(passkey.id, counter, clock.now_ms()):
        log.warning("passkey refused", extra={"why": "its counter has not grown"})
        raise Problem(403, "passkey", "this passkey was used with a later count: there may be a copy of it")
    token = new_token()
    with suppress(Conflict):
        await store.tokens.add(passkey.player, hash_of(token))
    player = await store.tokens.owner(hash_of(token))
    if player is None:
        raise Problem(401, "no-passkey", "the player of this passkey has been deleted")
    response = signed_in(request, player.name, token, program=player.program)
    if guest is not None and len(player.was) < _MOST_GUESTS and await store.players.merge(guest.player, player.id):
        log.info("guest signed in")
        response.background = BackgroundTask(context.farewells.end_everywhere, Gone(guest.player, "moved"))
    return response


async def _with_room(context: Context, actor: Actor) -> list[Passkey]:
    """A player's passkeys; raises Problem if there is no room for another one."""
    known = await context.store.passkeys.of(actor.player)
    if len(known) >= MOST_PASSKEYS:
        raise Problem(409, "passkeys-full", f"a player has at most {MOST_PASSKEYS} passkeys: remove one first")
    return known


async def _guest(request: Request, account: str) -> Actor | None:
    """The guest on this device who is to become the player; raises Problem while both sit at a table.

    None: nobody, the player themself, a program, or a player who has passkeys, and so can sign in again.
    """
    context = context_of(request)
    actor = await context.actor(request)
    if actor is None or actor.player == account or actor.program or await context.store.passkeys.of(actor.player):
        return None
    if await context.tables.both_sit(actor.player, account):
        raise Problem(
            409,
            "both-seated",
            "you have two seats at one table, as guest and as player: finish or leave that game first",
        )
    return actor


def _begin(request: Request) -> "Ceremonies":
    """The steps with passkeys; raises Problem if there are none, or for too many."""
    lacks, site = lack_at(request), site_of(request)
    if lacks is not None or site is None:
        raise Problem(409, "no-passkeys", _LACKS[lacks or "address"])
    allow(request, context_of(request).passkey_steps, "tries with passkeys")
    return cast("Ceremonies", import_module("foretell.server.passkeys.ceremony").Ceremonies(site))


def _taken(request: Request, challenge: bytes, purpose: Purpose) -> bytes:
    """The challenge, which is used up; raises Problem if it is not this device's, or too old."""
    if not context_of(request).challenges.take(challenge, purpose, _owner(request)):
        raise Problem(409, "too-late", "this took too long, or was sent twice: try once more")
    return challenge


@contextmanager
def _checking() -> Iterator[None]:
    """Turn a credential's fault into a Problem."""
    try:
        yield
    except BadCredential as fault:
        raise Problem(403, "passkey", f"the passkey cannot be used: {fault}") from None


def _owner(request: Request) -> bytes:
    """The hash of the token that was sent; empty without one."""
    token = token_of(request)
    return b"" if token is None else hash_of(token)


def _view(passkey: Passkey) -> PasskeyView:
    return PasskeyView(text_of(passkey.id), passkey.name, passkey.made_at, passkey.used_at)

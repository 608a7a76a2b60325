"""Notifications: the browsers of a player that want them."""

from functools import partial
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from ...store import Conflict, Subscription
from ..eventlog import clock
from ..net.problem import Problem
from ..passkeys.site import BadCredential, bytes_of
from ..protocol.answers import EndSubscription, NewSubscription, PushOffer
from ..protocol.passkeys import Nothing
from ..push.places import BadPlace, place_of
from .base import allow, answer, asked_by, read_body, still_known

if TYPE_CHECKING:
    from ..push.sender import Sender

MOST_DEVICES = 10
"""Browsers of one player; a further one takes the place of the oldest."""


async def show_offer(request: Request) -> Response:
    """Whether notifications are offered, and the server's public key."""
    context, actor = await asked_by(request)
    sender = context.notifier.sender
    if sender is None:
        return answer(PushOffer(offered=False, key=None, devices=0))
    devices = len(await context.store.subscriptions.of(actor.player))
    return answer(PushOffer(offered=True, key=(await sender.vapid()).public, devices=devices))


async def subscribe(request: Request) -> Response:
    """Subscribe this browser to notifications."""
    context, actor = await asked_by(request)
    wanted = await read_body(request, NewSubscription)
    allow(request, context.new_devices, "devices")
    key, auth = _checked(wanted, context.notifier.sender)
    made = Subscription(wanted.endpoint, actor.player, key, auth, wanted.language, clock.now_ms())
    try:
        await context.store.subscriptions.add(made, MOST_DEVICES)
    except Conflict:
        await context.known_actor(request)
        raise Problem(422, "push-key", "another player has this address, with the keys of their browser") from None
    await still_known(request, partial(context.store.subscriptions.remove, wanted.endpoint, actor.player))
    return answer(Nothing(), 201)


async def unsubscribe(request: Request) -> Response:
    """Notify this browser no more."""
    context, actor = await asked_by(request)
    wanted = await read_body(request, EndSubscription)
    await context.store.subscriptions.remove(wanted.endpoint, actor.player)
    return answer(Nothing())


def _checked(wanted: NewSubscription, sender: "Sender | None") -> tuple[bytes, bytes]:
    """The key and the secret of a subscription; raises Problem."""
    if sender is None:
        raise Problem(409, "no-push", "this server sends no notifications: its operator can install the extra 'push'")
    try:
        place_of(wanted.endpoint)
        key, auth = bytes_of(wanted.p256dh), bytes_of(wanted.auth)
    except BadPlace as fault:
        raise Problem(422, "endpoint", f"this cannot be the address of a push service: {fault}") from None
    except BadCredential as fault:
        raise Problem(422, "push-key", f"the keys of the subscription cannot be read: {fault}") from None
    if not sender.accepts(key, auth):
        raise Problem(422, "push-key", "the keys of the subscription are not those of a browser")
    return key, auth

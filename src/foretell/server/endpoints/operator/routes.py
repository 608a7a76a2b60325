"""The paths of the operator's page."""

from collections.abc import Mapping
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from ....store import Act, Ban, BanKind, StoreError
from ....words import Words
from ...eventlog.clock import now_ms
from ...net.access import address_of, body_of
from ...net.own_addresses import network_of
from ...net.problem import Problem
from ...ops.operator_token import is_token
from ...protocol.names import cleaned
from ..base import refuse_foreign
from ..context import Context, context_of
from ..previews import language_of
from .facts import facts
from .html import Html
from .page import main_page, sign_in_page
from .sessions import PATH, Session, Sessions, is_own

_POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
_HEADERS = {"content-security-policy": _POLICY, "referrer-policy": "same-origin"}
"""Without a referrer, browsers would send forms with the origin ``null``."""
_LOOK = Path(__file__).with_name("look.css")
_LONGEST = 2048
_MOST_FIELDS = 10
_KINDS: Mapping[str, BanKind] = {"player": "player", "address": "address"}


def operator_routes() -> list[BaseRoute]:
    """The page, what it looks like, and its forms."""
    page = _Page(Sessions())
    return [
        Route(PATH, page.show),
        Route(f"{PATH}/look.css", _look),
        Route(f"{PATH}/sign-in", page.sign_in, methods=["POST"]),
        Route(f"{PATH}/sign-out", page.sign_out, methods=["POST"]),
        Route(f"{PATH}/ban", page.ban, methods=["POST"]),
        Route(f"{PATH}/lift", page.lift, methods=["POST"]),
        Route(f"{PATH}/erase", page.erase, methods=["POST"]),
    ]


class _Page:
    """The page of one server."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def show(self, request: Request) -> Response:
        """The page, or the form for the token."""
        session = self._sessions.of(request)
        if session is None:
            return _html(sign_in_page(_words(request)))
        asked = cleaned(request.query_params.get("name", "")[:60])
        return _html(main_page(_words(request), await facts(context_of(request), asked), session))

    async def sign_in(self, request: Request) -> Response:
        """Begin a session if the token is right."""
        context = context_of(request)
        given = await _form(request)
        if not is_token(context.settings.data, given.get("token", "")):
            if not self._sessions.may_be_wrong(address_of(request)):
                return _html(sign_in_page(_words(request), "operator-too-many"), 429)
            if self._sessions.is_noted():
                await context.store.acts.add(Act(now_ms(), "refused"))
            return _html(sign_in_page(_words(request), "operator-wrong"), 403)
        with suppress(StoreError):  # on a full disk the page is needed most
            await context.store.acts.add(Act(now_ms(), "sign-in"))
        response = _back()
        self._sessions.begin(response, secure=context.settings.secure_cookies)
        return response

    async def sign_out(self, request: Request) -> Response:
        """End the session."""
        await self._given(request)
        response = _back()
        self._sessions.end(request, response)
        return response

    async def ban(self, request: Request) -> Response:
        """Keep a player or an address out."""
        given, context = await self._given(request), context_of(request)
        kind, value = _whom(given)
        note, at = cleaned(given.get("note", "")[:100]), now_ms()
        await context.store.bans.add(Ban(kind, value, at, note), Act(at, "ban", value, note))
        await _heed(context)
        context.engine.end(lambda reader: value in (reader.player, reader.address), "barred")
        return _back("#bans")

    async def lift(self, request: Request) -> Response:
        """Let them in again."""
        given, context = await self._given(request), context_of(request)
        kind, value = _whom(given)
        await context.store.bans.lift(kind, value, Act(now_ms(), "lift", value))
        await _heed(context)
        return _back("#bans")

    async def erase(self, request: Request) -> Response:
        """Forget a player."""
        given, context = await self._given(request), context_of(request)
        player = given.get("player", "")
        if given.get("sure") != "yes" or await context.store.players.get(player) is None:
            raise Problem(422, "malformed", "name a player, and say that you are sure")
        await context.store.acts.add(Act(now_ms(), "erase"))
        await context.keeper.erasing.begin(player)
        context.keeper.soon()
        return _back("#acts")

    async def _given(self, request: Request) -> dict[str, str]:
        """The fields of a form of the operator's own page; raises Problem."""
        session: Session | None = self._sessions.of(request)
        given = await _form(request)
        if session is None or not is_own(session, given.get("check", "")):
            raise Problem(403, "operator", "sign in first")
        return given


async def _form(request: Request) -> dict[str, str]:
    """The fields of a form; raises Problem for another site's, and for a body that is too long or no form."""
    refuse_foreign(request)
    body = await body_of(request, _LONGEST, "the form is too long")
    try:
        fields = dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=_MOST_FIELDS))
    except ValueError:
        fields = None
    if fields is None or any("\0" in value for value in fields.values()):  # no database can hold a NUL
        raise Problem(422, "malformed", "the form cannot be read")
    return fields


def _whom(given: Mapping[str, str]) -> tuple[BanKind, str]:
    """Whom a form means: a player's id, or an address as limits count it; raises Problem."""
    kind, value = _KINDS.get(given.get("kind", "")), given.get("value", "").strip()[:60]
    if kind is None or not value:
        raise Problem(422, "malformed", "name a player or an address")
    if kind == "player":
        return kind, value
    try:
        return kind, network_of(str(ip_address(value.partition("/")[0])))
    except ValueError:
        raise Problem(422, "malformed", "this is not an IP address") from None


async def _heed(context: Context) -> None:
    """Check requests against the bans as they are now."""
    context.bars.set(await context.store.bans.all())


async def _look(_request: Request) -> Response:
    return Response(_LOOK.read_bytes(), media_type="text/css")


def _html(page: Html, status: int = 200) -> Response:
    return HTMLResponse(page, status, _HEADERS)


def _back(place: str = "") -> Response:
    return RedirectResponse(PATH + place, 303)


def _words(request: Request) -> Words:
    """The first of the browser's languages that we have."""
    return Words(language_of(request))
